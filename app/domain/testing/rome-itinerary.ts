import type { Itinerary } from '~/domain/itinerary/itinerary'

/** For tests of storage: an itinerary of one day in Rome with nothing planned. */
export const romeItinerary: Itinerary = {
  destination: 'Rome, Italy',
  destinationId: 'rome',
  startDate: '2027-04-13',
  endDate: '2027-04-13',
  overview: 'First',
  days: [
    {
      day: 1,
      date: '2027-04-13',
      title: 'A day',
      area: 'Centro',
      basePlaceId: null,
      activities: [],
      costCents: 0,
    },
  ],
  tips: [],
  budget: { accommodationTotal: 0, foodTotal: 0, activitiesTotal: 0, transportTotal: 0, grandTotal: 0 },
  currency: 'EUR',
  engine: 'embedded',
  sample: false,
  checks: [],
  scores: [],
}
