// Compiles the gazetteer into static assets: a directory of the best known places and shards by the beginning of a name.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { gazetteerFromPackages } from './gazetteer-source'

const out = 'public/gazetteer'
const { directory, shards, places } = gazetteerFromPackages()
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
writeFileSync(`${out}/directory.json`, JSON.stringify(directory))
for (const [index, shard] of shards.entries()) writeFileSync(`${out}/${index}.json`, JSON.stringify(shard))
console.log(
  `gazetteer: ${places} places, ${directory.rows.length} names in the directory, ${shards.length} shards`,
)
