import type { Locality } from '../../app/domain/catalogue/locality'
import { findPlace } from '../../app/domain/gazetteer/find-place'
import type { Gazetteer } from '../../app/domain/gazetteer/gazetteer'
import { dayTripReach, localityOf } from '../../app/domain/gazetteer/locality-of'
import { tilesAround } from '../../app/domain/gazetteer/tiles'
import { gazetteerFromPackages } from '../gazetteer-source'

/** A town by its name, as the picker of the product writes it; null for none. */
export async function townNamed(text: string): Promise<Locality | null> {
  const { directory, shards, tiles } = gazetteerFromPackages()
  const gazetteer: Gazetteer = {
    directory: async () => directory,
    async shard(index) {
      const shard = shards[index]
      if (!shard) throw new Error(`there is no shard ${index}`)
      return shard
    },
  }
  const facts = await findPlace(text, gazetteer)
  if (!facts) return null
  const around = tilesAround([facts.latitude, facts.longitude], dayTripReach)
  return localityOf(
    facts,
    around.flatMap((name) => tiles.get(name) ?? []),
    null,
  )
}

/** Half of the side of the square that is read, in kilometres: a town of ten million reaches farther than one of ten thousand. */
export function reachOf({ population }: Pick<Locality, 'population'>): number {
  return Math.min(15, Math.round((4 + Math.sqrt(population) / 280) * 10) / 10)
}
