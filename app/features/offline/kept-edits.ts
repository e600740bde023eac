import { readAnswer } from '~/features/answers/read-answer'
import type { TripEdit } from '~/features/trips/trip-calls'

/** The service worker's cache for the signed-in user; it is emptied at sign-out (public/sw.js). */
const own = 'own-1'
const addressOf = (tripId: string) => `/own/edits/${tripId}`

/** Stores an edit that could not be sent, in place of an earlier one of the same trip. Returns whether that worked. */
export async function keepEdit(edit: TripEdit): Promise<boolean> {
  try {
    const cache = await caches.open(own)
    await cache.put(addressOf(edit.id), new Response(JSON.stringify(edit)))
    return true
  } catch {
    return false
  }
}

export async function keptEdit(tripId: string): Promise<TripEdit | null> {
  try {
    const kept = await (await caches.open(own)).match(addressOf(tripId))
    return kept ? await readAnswer(kept, 'keptEdit') : null
  } catch {
    return null
  }
}

export async function dropEdit(tripId: string): Promise<void> {
  try {
    await (await caches.open(own)).delete(addressOf(tripId))
  } catch {
    // Where storage is blocked, there is nothing to remove.
  }
}
