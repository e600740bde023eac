import { z } from 'zod'
import type { Localities, Locality } from '~/domain/catalogue/locality'
import { findPlace } from '~/domain/gazetteer/find-place'
import type { Gazetteer } from '~/domain/gazetteer/gazetteer'
import { NearTile, SightTile } from '~/domain/gazetteer/gazetteer-file'
import { dayTripReach, localityOf, regionReach } from '~/domain/gazetteer/locality-of'
import { tileOf, tilesAround } from '~/domain/gazetteer/tiles'

/** Number of localities kept in memory; a few kB each. */
const mostKept = 200
const Dates = z.record(z.string(), z.string())

/** Towns and regions of the gazetteer in the static assets, with their surroundings and the country's holidays. */
export function gazetteerLocalities(assets: Pick<Fetcher, 'fetch'>, gazetteer: Gazetteer): Localities {
  const kept = new Map<string, Locality>()
  /** Null if there is no such file: a square without towns, a country without known holidays. */
  async function read(name: string): Promise<unknown> {
    const response = await assets.fetch(`https://assets.local/gazetteer/${name}.json`)
    if (response.ok) return response.json<unknown>()
    await response.body?.cancel()
    if (response.status === 404) return null
    throw new Error(`gazetteer/${name}.json: ${response.status}`)
  }
  return {
    async find(text) {
      const known = kept.get(text)
      if (known) return known
      const facts = await findPlace(text, gazetteer)
      if (!facts) return null
      // The main town of a region has its own surroundings.
      const reach = dayTripReach + (facts.population > 0 ? 0 : regionReach)
      const tileNames = tilesAround([facts.latitude, facts.longitude], reach)
      const [holidays, sights, ...tiles] = await Promise.all([
        read(`holidays/${facts.country}`),
        read(`sights/${tileOf([facts.latitude, facts.longitude])}`),
        ...tileNames.map((name) => read(`near/${name}`)),
      ])
      const locality = localityOf(
        facts,
        tiles.flatMap((tile) => (tile === null ? [] : NearTile.parse(tile))),
        holidays === null ? null : Dates.parse(holidays),
        sights === null ? undefined : SightTile.parse(sights),
      )
      const [oldest] = kept.keys()
      if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
      kept.set(text, locality)
      return locality
    },
  }
}
