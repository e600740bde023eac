// Compiles the gazetteer into static assets: a directory of the best known places and shards by the beginning of a name.
// It takes some seconds, so it is left alone as long as nothing that goes into it has changed.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gazetteerFromPackages } from './gazetteer-source'

const out = 'public/gazetteer'
const directoryFile = `${out}/directory.json`
const sources = ['app/domain/destinations', 'app/domain/destinations/compile']
const inputs = [
  'package-lock.json',
  'scripts/build-gazetteer.ts',
  'scripts/gazetteer-source.ts',
  ...sources.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name))),
]
const changed = (file: string) => statSync(file).mtimeMs
if (!existsSync(directoryFile) || inputs.some((file) => changed(file) > changed(directoryFile))) {
  const { directory, shards, places } = gazetteerFromPackages()
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  for (const [index, shard] of shards.entries()) writeFileSync(`${out}/${index}.json`, JSON.stringify(shard))
  // Last, so that it stands for all of them.
  writeFileSync(directoryFile, JSON.stringify(directory))
  console.log(
    `gazetteer: ${places} places in ${shards.length} shards, ${directory.names.length} names in the directory`,
  )
} else console.log('gazetteer: unchanged')
