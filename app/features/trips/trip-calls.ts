import { type Failure, isFailure } from '~/domain/errors'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import type { PlacesChange } from '~/domain/request/places-change'
import type { TripView } from '~/domain/trips/trip'
import { readAnswer } from '~/features/answers/read-answer'
import { recalled } from '~/messages/recall'
import { memory } from './memory'

/** The trip as the server has it now; null when it cannot be loaded. */
export async function fetchTrip(id: string): Promise<Omit<TripView, 'generationId'> | null> {
  try {
    const response = await fetch(`/api/trips/${id}`)
    return response.ok ? await readAnswer(response, 'trip') : null
  } catch {
    return null
  }
}

/** A trip as it was stored, or why it was not; the failure is null when the server could not be reached. */
export type Stored =
  | { ok: true; version: number; itinerary: ItineraryView }
  | { ok: false; failure: Failure | null }

/** An edit that began from a version. */
export interface TripEdit {
  id: string
  version: number
  itinerary: ItineraryView
}

/** What the server has after an edit was stored: the edit, or the other version if that was chosen. */
export interface SettledEdit {
  version: number
  itinerary: ItineraryView
  kept: 'mine' | 'theirs'
}

export function storeEdit({ id, version, itinerary }: TripEdit): Promise<Stored> {
  return send(`/api/trips/${id}`, 'PUT', { version, itinerary: recalled(itinerary, memory.recall) })
}

/** What a trip would be with other places, or why it cannot be; nothing is stored. */
export type Proposed = Stored

export function proposePlaces(id: string, change: PlacesChange, itinerary: ItineraryView): Promise<Proposed> {
  const edited = recalled(itinerary, memory.recall)
  return send(`/api/trips/${id}/places`, 'POST', { ...change, itinerary: edited })
}

/** Restores an earlier version; the current one is kept as an earlier version. */
export function restoreVersion(id: string, version: number, restore: number): Promise<Stored> {
  return send(`/api/trips/${id}/versions`, 'POST', { version, restore })
}

async function send(address: string, method: string, body: unknown): Promise<Stored> {
  try {
    const response = await fetch(address, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) {
      const stored = await readAnswer(response, 'stored')
      return { ok: true, ...stored }
    }
    const answer: unknown = await response.json()
    return { ok: false, failure: isFailure(answer) ? answer : null }
  } catch {
    return { ok: false, failure: null }
  }
}
