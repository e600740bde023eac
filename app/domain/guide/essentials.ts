import type { Destination } from '~/domain/catalogue/destination'
import { footMeters } from '~/domain/catalogue/foot-meters'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import type { Said } from '~/domain/message'
import { type PackingItem, packingList } from './packing'
import { type Phrase, phraseBook } from './phrases'
import { plannedStops } from './planned-stops'
import { tell } from './sentences'
import type { TripFacts } from './trip-facts'

/** What to take along and to know for this trip. */
export interface Essentials<Text extends Said = Said> {
  packing: PackingItem<Text>[]
  documents: Text[]
  /** Places of the plan that need a booking in advance. */
  bookings: { name: string; date: string }[]
  /** Null, like the following fields, if it was not checked. */
  plug: string | null
  drivesOn: 'left' | 'right' | null
  money: { localMoney: Text; tipping: string | null }
  emergency: string | null
  arrival: string | null
  /** Null where English is the local language, or there are no phrases for it. */
  phrases: { language: string; list: readonly Phrase<Text>[] } | null
  /** Without a catalogue: where the facts are from. */
  basis?: Text
}

/** `until` is the day until which documents have to be valid. */
export function essentialsOf(
  { days }: Itinerary,
  destination: Destination,
  facts: TripFacts,
  until: string,
): Essentials {
  const stops = plannedStops(days, destination)
  const { country, plug, drivesOn, localMoney, tipping, emergency, airport, languages } = destination
  return {
    packing: packingList({
      climate: facts.climate,
      stops,
      longestWalk: longestWalkOf(days),
      days: days.length,
    }),
    documents: documentsFor(country, until),
    bookings: stops
      .filter(({ place }) => place.booking === 'required')
      .map(({ place, date }) => ({ name: place.name, date })),
    plug,
    drivesOn,
    money: { localMoney, tipping },
    emergency,
    arrival: airport,
    phrases: phraseBook(languages),
  }
}

export function documentsFor(country: string, endDate: string): Said[] {
  return [
    tell('guide.passport', { validUntil: endDate, country }),
    tell('guide.insurance', {}),
    tell('guide.copies', {}),
  ]
}

/** Metres on foot on the longest day. */
export function longestWalkOf(days: Itinerary['days']): number {
  const walked = days.map(({ activities }) =>
    activities.reduce((sum, { travel }) => sum + footMeters(travel), 0),
  )
  return Math.max(0, ...walked)
}
