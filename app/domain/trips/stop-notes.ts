import { type EditFacts, stopsOf } from '~/domain/itinerary/edit/draft'
import type { ItineraryView } from '~/domain/itinerary/itinerary'

/** The faults of one day: by stop, or of the day as a whole. */
export interface DayNotes {
  day: readonly string[]
  /** By the id of the stop. */
  stops: Readonly<Record<string, readonly string[]>>
}

/** Faults of the whole trip are shown above its days. */
export interface TripNotes {
  trip: readonly string[]
  days: readonly DayNotes[]
}

/** Sorts the faults by the stop or day that they are about. */
export function notesOf(itinerary: ItineraryView, { faultsOf }: Pick<EditFacts, 'faultsOf'>): TripNotes {
  const trip: string[] = []
  const days = itinerary.days.map(() => ({ day: [] as string[], stops: {} as Record<string, string[]> }))
  const dayOfStop = new Map(itinerary.days.flatMap((day, index) => stopsOf(day).map(({ id }) => [id, index])))
  for (const { said, besideItsDay, day, stops } of faultsOf(itinerary)) {
    const stop = stops.find((id) => dayOfStop.has(id))
    const notes = days[(stop === undefined ? undefined : dayOfStop.get(stop)) ?? Number(day) - 1]
    if (!notes) trip.push(said)
    else if (stop !== undefined) notes.stops[stop] = [...(notes.stops[stop] ?? []), besideItsDay]
    else notes.day.push(besideItsDay)
  }
  return { trip, days }
}
