import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { readAnswer } from '~/features/answers/read-answer'
import type { TripEdit } from '~/features/trips/trip-calls'
import { setKept } from './kept-state'

/** The service worker's cache for the signed-in user; it is emptied at sign-out (public/sw.js). */
const own = 'own-1'
const indexOf = (tripId: string) => `/own/steps/${tripId}`
const addressOf = (tripId: string, key: string) => `${indexOf(tripId)}/${key}`

/** The steps of an edit, of which one is on the screen. */
export interface Steps {
  /** The version of the trip that the edit began from, or was saved as. */
  version: number
  /** As the itinerary was after each step, oldest first. */
  steps: ItineraryView[]
  /** The step that is shown. */
  at: number
  /** The step that the server has; null where it is none of them. */
  saved: number | null
}

interface Index {
  version: number
  /** Names of the steps. */
  keys: string[]
  at: number
  saved: string | null
}

/** Under which name a step is stored: steps never change, so each is written once. */
const keyOf = new WeakMap<ItineraryView, string>()

/** One after the other: the list of steps must name what is stored. */
let last: Promise<unknown> = Promise.resolve()

function inTurn<T>(tripId: string, work: (cache: Cache) => Promise<T>): Promise<T | null> {
  const done = last.then(async () => {
    try {
      return await work(await caches.open(own))
    } catch {
      // Storage is full or blocked: the page warns before it is left.
      setKept(tripId, 'failed')
      return null
    }
  })
  last = done
  return done
}

async function indexIn(cache: Cache, tripId: string): Promise<Index | null> {
  const found = await cache.match(indexOf(tripId))
  return found ? await readAnswer(found, 'keptSteps') : null
}

async function write(cache: Cache, tripId: string, index: Index, steps: ReadonlyMap<string, ItineraryView>) {
  for (const [key, itinerary] of steps) {
    const edit: TripEdit = { id: tripId, version: index.version, itinerary }
    await cache.put(addressOf(tripId, key), new Response(JSON.stringify(edit)))
  }
  const before = await indexIn(cache, tripId).catch(() => null)
  await cache.put(indexOf(tripId), new Response(JSON.stringify(index)))
  const gone = (before?.keys ?? []).filter((key) => !index.keys.includes(key))
  for (const key of gone) await cache.delete(addressOf(tripId, key))
  setKept(tripId, 'kept')
}

/** Keeps the steps of an edit on this device, each as soon as it is made. */
export function keepSteps(tripId: string, { version, steps, at, saved }: Steps) {
  setKept(tripId, 'writing')
  const fresh = new Map<string, ItineraryView>()
  const keys = steps.map((step) => {
    const known = keyOf.get(step)
    if (known) return known
    const key = crypto.randomUUID()
    keyOf.set(step, key)
    fresh.set(key, step)
    return key
  })
  const index = { version, keys, at, saved: saved === null ? null : (keys[saved] ?? null) }
  return inTurn(tripId, (cache) => write(cache, tripId, index, fresh))
}

/** Keeps an edit that was made outside of the editor, as one more step. */
export function keepStep({ id, version, itinerary }: TripEdit) {
  setKept(id, 'writing')
  const key = crypto.randomUUID()
  keyOf.set(itinerary, key)
  return inTurn(id, async (cache) => {
    const before = await indexIn(cache, id).catch(() => null)
    const keys = [...(before?.keys.slice(0, before.at + 1) ?? []), key]
    const index = {
      version: before?.version ?? version,
      keys,
      at: keys.length - 1,
      saved: before?.saved ?? null,
    }
    await write(cache, id, index, new Map([[key, itinerary]]))
  })
}

/** Notes that the server has the step that is shown. */
export function markSaved(tripId: string, version: number) {
  return inTurn(tripId, async (cache) => {
    const index = await indexIn(cache, tripId)
    if (index)
      await write(cache, tripId, { ...index, version, saved: index.keys[index.at] ?? null }, new Map())
  })
}

/** The steps that are kept of a trip; null where there are none that can be read. */
export function keptSteps(tripId: string): Promise<Steps | null> {
  return inTurn(tripId, async (cache) => {
    const index = await indexIn(cache, tripId)
    if (!index) return null
    const steps = await Promise.all(
      index.keys.map(async (key) => {
        const found = await cache.match(addressOf(tripId, key))
        if (!found) throw new Error(`step ${key} is gone`)
        const { itinerary } = await readAnswer(found, 'keptEdit')
        keyOf.set(itinerary, key)
        return itinerary
      }),
    )
    const saved = index.saved === null ? -1 : index.keys.indexOf(index.saved)
    setKept(tripId, 'kept')
    return { version: index.version, steps, at: index.at, saved: saved < 0 ? null : saved }
  })
}

/** Whether a trip has edits on this device that the server does not have. */
export async function hasUnsavedSteps(tripId: string): Promise<boolean> {
  const index = await inTurn(tripId, (cache) => indexIn(cache, tripId))
  return index !== null && index.keys[index.at] !== index.saved
}

export function dropSteps(tripId: string) {
  return inTurn(tripId, async (cache) => {
    const index = await indexIn(cache, tripId).catch(() => null)
    await cache.delete(indexOf(tripId))
    for (const key of index?.keys ?? []) await cache.delete(addressOf(tripId, key))
  })
}
