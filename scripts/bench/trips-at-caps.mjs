// @ts-check
// The largest itineraries that a person can save, of several shapes.

const LONGEST = { startDate: '2027-05-03', endDate: '2027-07-01' }
const rome = {
  destination: 'Rome, Italy',
  budget: 'moderate',
  interests: ['Museums', 'Food & Dining', 'History'],
  additionalInfo: '',
}

/** @typedef {any} Itinerary */

/** @type {{ name: string, form: object, changed: (itinerary: Itinerary) => Itinerary }[]} */
export const tripsAtCaps = [
  { name: 'sixty days, as planned', form: { ...rome, ...LONGEST }, changed: (itinerary) => itinerary },
]
