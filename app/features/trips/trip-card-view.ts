import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import { housePalette, type PaletteSource } from '~/domain/posters/house-palette'
import { paletteOf } from '~/domain/posters/palette-of'
import type { ListedTrip } from '~/domain/trips/trip'

/** A trip with the facts that its poster is drawn from. */
export type TripCardView = Omit<ListedTrip, 'shareCode' | 'createdAt' | 'palette'> & {
  palette: PaletteSource
}

export function tripCardView(trip: ListedTrip, destinations: DestinationCard[]): TripCardView {
  const { shareCode: _shareCode, createdAt: _createdAt, palette, ...shown } = trip
  const known = destinations.find(({ label }) => label === trip.destination)
  const [name = trip.destination] = trip.destination.split(',')
  return { ...shown, palette: known ? paletteOf(known) : (palette ?? { ...housePalette, name }) }
}
