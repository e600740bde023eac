import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folded } from '../../app/domain/places-import/names'
import { ROOT } from '../toolchain.mjs'

let known: Map<string, readonly string[]> | undefined

/** Whether a name is that of a chain in a country (its code), by a list of some thousands (docs/data.md). */
export function isChainName(name: string, country: string): boolean {
  known ??= read()
  const places = known.get(folded(name))
  return places !== undefined && (places.includes('*') || places.includes(country.toLowerCase()))
}

function read(): Map<string, readonly string[]> {
  const lines = readFileSync(join(ROOT, 'scripts/places-import/chains.txt'), 'utf8').split('\n')
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [name = '', ...countries] = line.split(' ')
        return [name, countries]
      }),
  )
}
