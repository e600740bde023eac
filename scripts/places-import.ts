// Makes a destination of open data: `npm run places:import -- FILE --place "Munich, Germany" [--fame FILE] [--km N]
// [--date 2026-11-01] [--remote] [--out FILE]`. FILE is an .osm.pbf, a GeoJSON file or the answer of an Overpass server, of the
// town or of a whole country. ROUTER_URL names a Valhalla server that measures the walks instead of the file's streets. Prints what was kept, what was left out and why, and how much is known. The destination goes to
// the bucket of the state folder (STATE_DIR), with --remote to the deployed one, with --out only to a file; a newer import of
// the same town updates it.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Destination } from '../app/domain/catalogue/destination'
import { importedId } from '../app/domain/places-import/destination'
import { importTown, reader } from './places-import/import-town'
import { FileFault } from './places-import/read-file'
import { reportOf } from './places-import/report'
import { earlierImport, keepImport, localShelf, remoteShelf } from './places-import/store'
import { readCatalogue, townNamed } from './places-import/town'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    place: { type: 'string' },
    fame: { type: 'string' },
    km: { type: 'string' },
    date: { type: 'string' },
    out: { type: 'string' },
    remote: { type: 'boolean', default: false },
  },
})
const [file] = positionals
const { place, fame } = values
if (!file || !place) {
  console.error('Say which file and which town: npm run places:import -- FILE --place "Munich, Germany"')
  process.exit(2)
}
if (!existsSync(file)) {
  console.error(`There is no file ${file}.`)
  process.exit(1)
}
const town = await townNamed(place)
if (!town) {
  console.error(
    `No town is called "${place}". Write it as the picker of the product does: "Munich, Germany".`,
  )
  process.exit(1)
}
const started = performance.now()
const stateDir = resolve(process.env.STATE_DIR ?? '.wrangler/state')
const { out, remote } = values
const shelf = out ? undefined : remote ? remoteShelf() : localShelf(stateDir)
const id = importedId(town.label, reader.spell)
const earlier = shelf
  ? await earlierImport(shelf, id)
  : out && existsSync(out)
    ? Destination.parse(JSON.parse(readFileSync(out, 'utf8')))
    : undefined
const date = values.date ?? statSync(file).mtime.toISOString().slice(0, 10)
const km = values.km === undefined ? undefined : Number(values.km)
const { destination, account } = await importTown({
  file,
  town,
  km,
  fame,
  date,
  earlier,
  catalogue: readCatalogue,
  router: process.env.ROUTER_URL || undefined,
}).catch(async (error: unknown) => {
  await shelf?.close()
  if (!(error instanceof FileFault)) throw error
  console.error(error.message)
  process.exit(1)
})
if (out) {
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, `${JSON.stringify(destination)}\n`)
}
if (shelf) {
  await keepImport(shelf, destination)
  await shelf.close()
}
console.log(reportOf(destination, account))
const megabytes = process.resourceUsage().maxRSS / 1024
console.log(
  `  took ${((performance.now() - started) / 1000).toFixed(1)} s and ${Math.round(megabytes)} MB of memory at most`,
)
console.log(
  `  written to ${out ?? (remote ? 'the deployed bucket' : `the bucket in ${stateDir}; the product shows it within half a minute`)}`,
)
if (shelf && readCatalogue().some(({ label }) => label === town.label))
  console.log(`  the catalogue has ${town.label}: the product goes on with that, and not with this import`)
