import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Destination } from '../../app/domain/catalogue/destination'
import type { Locality } from '../../app/domain/catalogue/locality'
import { findPlace } from '../../app/domain/gazetteer/find-place'
import type { Gazetteer } from '../../app/domain/gazetteer/gazetteer'
import { Directory, NearTile, Shard } from '../../app/domain/gazetteer/gazetteer-file'
import { dayTripReach, localityOf, regionReach } from '../../app/domain/gazetteer/locality-of'
import { tilesAround } from '../../app/domain/gazetteer/tiles'
import { bin, ROOT } from '../toolchain.mjs'

/** A file of the gazetteer as the build makes it; null where there is none, such as the holidays of some countries. */
function read(name: string): unknown {
  const file = join(ROOT, 'public/gazetteer', `${name}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

const gazetteer: Gazetteer = {
  directory: async () => Directory.parse(read('directory')),
  shard: async (index) => Shard.parse(read(String(index))),
}

const Dates = z.record(z.string(), z.string())

/**
 * A town by its name, as the picker of the product writes it, with the holidays of its country; null for none. The gazetteer is
 * made in a process of its own, where it is not there yet: it takes more memory than the rest of the import.
 */
export async function townNamed(text: string): Promise<Locality | null> {
  const made = spawnSync(process.execPath, [bin('tsx'), 'scripts/build-gazetteer.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`the gazetteer could not be made:\n${made.stderr}`)
  const facts = await findPlace(text, gazetteer)
  if (!facts) return null
  const around = tilesAround([facts.latitude, facts.longitude], dayTripReach + regionReach)
  const tiles = around.flatMap((name) => NearTile.nullable().parse(read(`near/${name}`)) ?? [])
  return localityOf(facts, tiles, Dates.nullable().parse(read(`holidays/${facts.country}`)))
}

/** The destinations of the catalogue, for what is usual in a country. */
export function readCatalogue(): Destination[] {
  return readdirSync(join(ROOT, 'catalogue'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => Destination.parse(JSON.parse(readFileSync(join(ROOT, 'catalogue', name), 'utf8'))))
}
