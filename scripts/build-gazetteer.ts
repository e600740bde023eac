// Compiles the gazetteer into static assets: a directory of the best known places, shards by the beginning of a name,
// tiles of neighbouring places and of well known sights, and every country's public holidays. It takes some seconds, so it is skipped while its
// inputs and the year are the same.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sightTiles } from '../app/domain/gazetteer/compile/sight-tiles'
import { cataloguedDestinations, gazetteerFromPackages } from './gazetteer-source'
import { holidaysByCountry } from './holidays-source'

const out = 'public/gazetteer'
const directoryFile = `${out}/directory.json`
const sources = ['app/domain/gazetteer', 'app/domain/gazetteer/compile']
const catalogue = ['catalogue', 'catalogue/names'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name)),
)
const inputs = [
  ...catalogue,
  'package-lock.json',
  'scripts/build-gazetteer.ts',
  'scripts/gazetteer-source.ts',
  'scripts/holidays-source.ts',
  ...sources.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name))),
]
const changed = (file: string) => statSync(file).mtimeMs
const thisYear = new Date().getFullYear()
const isOld = () =>
  inputs.some((file) => changed(file) > changed(directoryFile)) ||
  new Date(changed(directoryFile)).getFullYear() !== thisYear
if (!existsSync(directoryFile) || isOld()) {
  const { directory, shards, tiles, places } = gazetteerFromPackages()
  rmSync(out, { recursive: true, force: true })
  for (const folder of ['near', 'holidays', 'sights']) mkdirSync(`${out}/${folder}`, { recursive: true })
  for (const [index, shard] of shards.entries()) writeFileSync(`${out}/${index}.json`, JSON.stringify(shard))
  for (const [name, tile] of tiles) writeFileSync(`${out}/near/${name}.json`, JSON.stringify(tile))
  for (const [code, dates] of holidaysByCountry(thisYear))
    writeFileSync(`${out}/holidays/${code}.json`, JSON.stringify(dates))
  for (const [name, tile] of sightTiles(cataloguedDestinations()))
    writeFileSync(`${out}/sights/${name}.json`, JSON.stringify(tile))
  // Written last: it marks the others as complete.
  writeFileSync(directoryFile, JSON.stringify(directory))
  console.log(
    `gazetteer: ${places} places in ${shards.length} shards and ${tiles.size} tiles, ${directory.names.length} names in the directory`,
  )
} else console.log('gazetteer: unchanged')
