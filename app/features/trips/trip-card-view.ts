import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import { housePrint, type PrintSource } from '~/domain/posters/house-palette'
import { printOf } from '~/domain/posters/palette-of'
import type { ListedTrip } from '~/domain/trips/trip'

/** A trip with what its poster is printed from. */
export type TripCardView = Omit<ListedTrip, 'shareCode' | 'createdAt' | 'print'> & { print: PrintSource }

export function tripCardView(trip: ListedTrip, destinations: DestinationCard[]): TripCardView {
  const { shareCode: _shareCode, createdAt: _createdAt, print, ...shown } = trip
  const known = destinations.find(({ label }) => label === trip.destination)
  const [name = trip.destination] = trip.destination.split(',')
  return { ...shown, print: known ? printOf(known) : (print ?? { ...housePrint, name }) }
}
