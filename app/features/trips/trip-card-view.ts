import type { DestinationCard } from '~/domain/places/place-catalogue'
import { housePrint, type PrintSource } from '~/domain/posters/house-print'
import { printOf } from '~/domain/posters/print-of'
import type { ListedTrip } from '~/domain/trip/trip'

/** A trip with what its poster is printed from. */
export type TripCardView = Omit<ListedTrip, 'shareCode' | 'createdAt' | 'print'> & { print: PrintSource }

export function tripCardView(trip: ListedTrip, destinations: DestinationCard[]): TripCardView {
  const { shareCode: _shareCode, createdAt: _createdAt, print, ...shown } = trip
  const known = destinations.find(({ label }) => label === trip.destination)
  const [name = trip.destination] = trip.destination.split(',')
  return { ...shown, print: known ? printOf(known) : (print ?? { ...housePrint, name }) }
}
