import { Destination } from '~/domain/catalogue/destination'
import {
  type DestinationCard,
  DestinationCards,
  type PlaceCatalogue,
} from '~/domain/catalogue/place-catalogue'
import { UpstreamDown } from '~/domain/errors'
import type { Log } from '~/domain/operations/events'
import { mostKept } from './asset-catalogue.server'

/** The index and the destinations are read again after this time, milliseconds; so is what could not be read. */
const fresh = 30_000
/** Longest wait for an object, milliseconds: every page with a list of destinations waits for the index. */
const patience = 1500

interface Kept<T> {
  value: T
  /** When it was read. */
  at: number
}

/**
 * The shipped catalogue, and behind it the destinations that an operator has imported into a bucket: `index.json` has their
 * cards, `destinations/{id}.json` their places. A town that the catalogue has is taken from the catalogue. While the bucket
 * does not answer, what was read last counts; without that the catalogue is all there is, as it is without a bucket. A
 * destination whose object is missing or cannot be parsed is not in the list until it is read again.
 */
export function withImported(
  catalogue: PlaceCatalogue,
  bucket: Pick<R2Bucket, 'get'> | undefined,
  now: () => number,
  log: Log,
): PlaceCatalogue {
  if (!bucket) return catalogue
  let index: Kept<DestinationCard[]> | undefined
  /** Null for one that cannot be read. */
  const destinations = new Map<string, Kept<Destination | null>>()

  const read = (name: string) => readObject(bucket, name)
  async function imported(): Promise<DestinationCard[]> {
    if (index && now() - index.at < fresh) return index.value
    try {
      index = { value: DestinationCards.parse((await read('index.json')) ?? []), at: now() }
    } catch (error) {
      log('imported-places-unread', {}, error)
      index = { value: index?.value ?? [], at: now() }
    }
    return index.value
  }
  async function readDestination(id: string): Promise<Destination | null> {
    try {
      return Destination.parse(await read(`destinations/${id}.json`))
    } catch (error) {
      log('imported-places-unread', {}, error)
      return destinations.get(id)?.value ?? null
    }
  }
  return {
    async list() {
      const [own, more] = await Promise.all([catalogue.list(), imported()])
      const known = new Set(own.map(({ label }) => label))
      const isUnread = ({ id }: DestinationCard) => {
        const kept = destinations.get(id)
        return kept?.value === null && now() - kept.at < fresh
      }
      const added = more.filter((card) => !known.has(card.label) && !isUnread(card))
      return added.length > 0 ? [...own, ...added] : own
    },
    async find(id) {
      const own = await catalogue.find(id)
      if (own || id === null || !(await imported()).some((card) => card.id === id)) return own
      const kept = destinations.get(id)
      if (kept && now() - kept.at < fresh) return kept.value
      const value = await readDestination(id)
      destinations.delete(id)
      const [oldest] = destinations.keys()
      if (destinations.size >= mostKept && oldest !== undefined) destinations.delete(oldest)
      destinations.set(id, { value, at: now() })
      return value
    },
  }
}

/** The JSON of an object, null where there is none. Throws when the bucket fails or does not answer in time. */
async function readObject(bucket: Pick<R2Bucket, 'get'>, name: string): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UpstreamDown(`no answer within ${patience} ms`)), patience)
  })
  const read = async () => (await bucket.get(name))?.json<unknown>() ?? null
  try {
    return await Promise.race([read(), late])
  } finally {
    clearTimeout(timer)
  }
}
