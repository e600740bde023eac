import type { AffiliateCategory } from '~/domain/marketing/affiliate/providers'

/** The label of a link by what is booked. */
export const bookingLabels: Record<AffiliateCategory, (place: string) => string> = {
  flights: (place) => `Flights to ${place}`,
  hotels: (place) => `Hotels in ${place}`,
  transfers: () => 'Airport transfers',
  'car-rentals': () => 'Car rental',
  attractions: () => 'Attraction tickets',
  compensation: () => 'Compensation for delayed flights',
  'bike-rentals': () => 'Bike rental',
  tours: (place) => `Tours in ${place}`,
  transport: () => 'Trains and coaches',
}
