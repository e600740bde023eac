// Draws the water of the catalogue's destinations as static files, which the routes of days refer to (app/domain/catalogue/ground.ts).
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Destination } from '../app/domain/catalogue/destination'
import { groundFile } from '../app/domain/catalogue/ground'
import { groundOfBarriers } from './ground/barrier-ground'

const out = 'public/ground'
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
let drawn = 0
for (const name of readdirSync('catalogue').filter((each) => each.endsWith('.json'))) {
  const destination = Destination.parse(JSON.parse(readFileSync(`catalogue/${name}`, 'utf8')))
  const ground = groundOfBarriers(destination)
  if (ground) drawn++
  // One without water has an empty file: its routes refer to it as well.
  writeFileSync(`${out}/${destination.id}.svg`, groundFile(ground, destination.center))
}
console.log(`ground: water of ${drawn} destinations`)
