import { Destination } from '~/domain/catalogue/destination'
import {
  type DestinationCard,
  DestinationCards,
  type PlaceCatalogue,
} from '~/domain/catalogue/place-catalogue'
import type { Log } from '~/domain/operations/events'
import { mostKept } from './asset-catalogue.server'

/** The index and the destinations are read again after this time, milliseconds. */
const fresh = 30_000

interface Kept<T> {
  value: T
  /** When it was read. */
  at: number
}

/**
 * The shipped catalogue, and behind it the destinations that an operator has imported into a bucket: `index.json` has their
 * cards, `destinations/{id}.json` their places. A town that the catalogue has is taken from the catalogue. While the bucket
 * does not answer, the catalogue is all there is, as it is without a bucket.
 */
export function withImported(
  catalogue: PlaceCatalogue,
  bucket: Pick<R2Bucket, 'get'> | undefined,
  now: () => number,
  log: Log,
): PlaceCatalogue {
  if (!bucket) return catalogue
  let index: Kept<DestinationCard[]> | undefined
  const destinations = new Map<string, Kept<Destination>>()

  async function read(name: string): Promise<unknown> {
    const object = await bucket?.get(name)
    return object ? object.json<unknown>() : null
  }
  async function imported(): Promise<DestinationCard[]> {
    if (index && now() - index.at < fresh) return index.value
    try {
      const cards = DestinationCards.parse((await read('index.json')) ?? [])
      index = { value: cards, at: now() }
    } catch (error) {
      log('imported-places-unread', {}, error)
      index = { value: index?.value ?? [], at: now() }
    }
    return index.value
  }
  return {
    async list() {
      const [own, more] = await Promise.all([catalogue.list(), imported()])
      const known = new Set(own.map(({ label }) => label))
      const added = more.filter(({ label }) => !known.has(label))
      return added.length > 0 ? [...own, ...added] : own
    },
    async find(id) {
      const own = await catalogue.find(id)
      if (own || id === null || !(await imported()).some((card) => card.id === id)) return own
      const kept = destinations.get(id)
      if (kept && now() - kept.at < fresh) return kept.value
      const file = await read(`destinations/${id}.json`)
      if (file === null) return null
      const value = Destination.parse(file)
      destinations.delete(id)
      const [oldest] = destinations.keys()
      if (destinations.size >= mostKept && oldest !== undefined) destinations.delete(oldest)
      destinations.set(id, { value, at: now() })
      return value
    },
  }
}
