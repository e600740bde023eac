// Makes a destination of open data: `npm run places:import -- FILE --place "Munich, Germany" [--fame FILE] [--km N]
// [--date 2026-11-01] [--out FILE]`. FILE is an .osm.pbf, a GeoJSON file or the answer of an Overpass server, of the town or of
// a whole country. Prints what was kept, what was left out and why, and how much is known. The file goes to .places/, and a
// newer import of the same town updates it.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { Destination } from '../app/domain/catalogue/destination'
import { readDestinations } from './eval/destinations'
import { importedId } from './places-import/destination'
import { importTown } from './places-import/import-town'
import { reportOf } from './places-import/report'
import { townNamed } from './places-import/town'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    place: { type: 'string' },
    fame: { type: 'string' },
    km: { type: 'string' },
    date: { type: 'string' },
    out: { type: 'string' },
  },
})
const [file] = positionals
const { place, fame } = values
if (!file || !place) {
  console.error('Say which file and which town: npm run places:import -- FILE --place "Munich, Germany"')
  process.exit(2)
}
const town = await townNamed(place)
if (!town) {
  console.error(
    `No town is called "${place}". Write it as the picker of the product does: "Munich, Germany".`,
  )
  process.exit(1)
}
const started = performance.now()
const out = values.out ?? `.places/${importedId(town.label)}.json`
const earlier = existsSync(out) ? Destination.parse(JSON.parse(readFileSync(out, 'utf8'))) : undefined
const date = values.date ?? statSync(file).mtime.toISOString().slice(0, 10)
const km = values.km === undefined ? undefined : Number(values.km)
const { destination, account } = await importTown({
  file,
  town,
  km,
  fame,
  date,
  earlier,
  catalogue: readDestinations(),
})
mkdirSync(dirname(out), { recursive: true })
writeFileSync(out, `${JSON.stringify(destination)}\n`)
console.log(reportOf(destination, account))
const megabytes = process.resourceUsage().maxRSS / 1024
console.log(
  `  took ${((performance.now() - started) / 1000).toFixed(1)} s and ${Math.round(megabytes)} MB of memory at most`,
)
console.log(`  written to ${out}`)
