import { shortDate } from '~/domain/calendar/calendar-date'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import type { Destination } from '~/domain/places/destination'
import { type PackingItem, packingList } from './packing'
import { type Phrase, phraseBook } from './phrases'
import { plannedStops } from './planned-stops'
import type { TripFacts } from './trip-facts'

/** What to have with you and to know, for this trip. */
export interface Essentials {
  packing: PackingItem[]
  documents: string[]
  /** Places of the plan that cannot be entered without a booking. */
  bookings: { name: string; date: string }[]
  plug: string
  drivesOn: 'left' | 'right'
  money: { localMoney: string; tipping: string }
  emergency: string
  arrival: string
  /** Null where English is the language of the place, or nobody has written the phrases down. */
  phrases: { language: string; list: readonly Phrase[] } | null
}

export function essentialsOf(itinerary: Itinerary, destination: Destination, facts: TripFacts): Essentials {
  const { days } = itinerary
  const stops = plannedStops(days, destination)
  const walked = days.map(({ activities }) =>
    activities.reduce((sum, { travel }) => sum + (travel.mode === 'walk' ? travel.meters : 0), 0),
  )
  const { country, plug, drivesOn, localMoney, tipping, emergency, airport, languages } = destination
  return {
    packing: packingList({
      climate: facts.climate,
      stops,
      longestWalk: Math.max(0, ...walked),
      days: days.length,
    }),
    documents: [
      `Passport or identity card, valid beyond ${shortDate(itinerary.endDate)}. Ask your own foreign ministry what ${country} wants to see from your nationality.`,
      'Travel insurance: the policy number and the number to call.',
      'A copy of each document apart from the originals.',
    ],
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
