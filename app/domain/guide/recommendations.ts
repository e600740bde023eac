import type { Destination } from '~/domain/catalogue/destination'
import type { BudgetLevel, Place } from '~/domain/catalogue/place'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import type { AbTag } from '~/domain/marketing/affiliate/links'
import { formatMoney } from '~/domain/money/format-money'

/** An example hotel: the neighbourhood and its price level are real, the hotel is invented and shown as an example. */
export interface HotelCard {
  id: string
  name: string
  location: string
  /** One night for one of two people who share a room, and the whole stay. */
  pricePerNight: string
  price: string
  rating: number
  features: string[]
  about: string
  discountPercent?: number
  specialOffer?: string
}

/** Something to book: the place and its price are from the catalogue; rating, group and language are examples. */
export interface ActivityCard {
  id: string
  name: string
  location: string
  price: string
  duration: string
  rating: number
  reviewCount: number
  category: string
  badges: string[]
  highlights: string
  groupSize: string
  language: string
}

/** The reader of a booking link, for click tracking. */
export interface LinkReader {
  ab: AbTag
  userId: string | null
}

export interface Recommendations {
  reader: LinkReader
  /** What the booking links are about. */
  place: { name: string; country: string }
  hotels: HotelCard[]
  activities: ActivityCard[]
  /** Number of further cards of each kind with a paid plan. */
  locked: { hotels: number; activities: number }
  arrival: string
  transit: { name: string; fare: string; dayPass: string | null; year: number }
}

const fullSet = 4

const houses: {
  name: (area: string) => string
  rating: number
  features: string[]
  offer?: Partial<HotelCard>
}[] = [
  { name: (area) => `Townhouse hotel in ${area}`, rating: 4.6, features: ['Breakfast', 'Lift', '24 rooms'] },
  {
    name: (area) => `Guesthouse in ${area}`,
    rating: 4.4,
    features: ['Family run', 'Courtyard'],
    offer: { discountPercent: 10, specialOffer: 'from three nights on' },
  },
  { name: (area) => `Modern hotel in ${area}`, rating: 4.3, features: ['Air conditioning', 'Gym', 'Lift'] },
  {
    name: (area) => `Apartment house in ${area}`,
    rating: 4.5,
    features: ['Kitchen', 'Washing machine'],
    offer: { specialOffer: 'free cancellation until two days before' },
  },
]

const categories: Partial<Record<Place['kind'], string>> = {
  experience: 'Experience',
  show: 'Show',
  museum: 'Museum',
  gallery: 'Gallery',
  sight: 'Sight',
  viewpoint: 'View',
  worship: 'Place of worship',
  park: 'Park',
  nightlife: 'Evening',
}

/** What can be booked for a trip, with as many cards of a kind as the plan includes. */
export function recommendationsOf(
  itinerary: ItineraryView,
  destination: Destination,
  { budget, cards, reader }: { budget: BudgetLevel; cards: number; reader: LinkReader },
): Recommendations {
  const { name, country, airport, transit, currency } = destination
  const hotels = hotelCards(itinerary, destination, budget)
  const activities = activityCards(itinerary, destination)
  return {
    reader,
    place: { name, country },
    hotels: hotels.slice(0, cards),
    activities: activities.slice(0, cards),
    locked: {
      hotels: Math.max(0, hotels.length - cards),
      activities: Math.max(0, activities.length - cards),
    },
    arrival: airport,
    transit: {
      name: transit.name,
      fare: formatMoney(transit.fareCents, currency),
      dayPass: transit.dayPassCents === undefined ? null : formatMoney(transit.dayPassCents, currency),
      year: transit.year,
    },
  }
}

/** The plan's own neighbourhood comes first; where there are few, a neighbourhood has two hotels. */
function hotelCards(
  { days }: ItineraryView,
  { places, currency }: Destination,
  budget: BudgetLevel,
): HotelCard[] {
  const nights = Math.max(1, days.length - 1)
  const home = days[0]?.basePlaceId
  const quarters = places
    .filter(({ kind, nightly }) => kind === 'base' && nightly)
    .sort((a, b) => Number(b.id === home) - Number(a.id === home))
  return houses.flatMap(({ name: nameOf, offer, ...about }, index) => {
    const quarter = quarters[index % quarters.length]
    if (!quarter?.nightly) return []
    const { id, name, nightly, fact } = quarter
    const cents = nightly[budget]
    return {
      id: `${id}-${index}`,
      name: nameOf(name),
      location: name,
      pricePerNight: formatMoney(cents, currency),
      price: formatMoney(cents * nights, currency),
      about: fact,
      ...about,
      ...offer,
    }
  })
}

/** Places with tickets to book: those that are not in the plan first, experiences before sights. */
function activityCards(
  { days }: ItineraryView,
  { places, currency, areas, languages }: Destination,
): ActivityCard[] {
  const planned = new Set(days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)))
  const rank = (place: Place) =>
    (planned.has(place.id) ? 200 : 0) -
    (place.kind === 'experience' || place.kind === 'show' ? 60 : 0) -
    place.fame
  return places
    .filter(({ kind, cost, visit }) => categories[kind] !== undefined && visit && (cost?.cents ?? 0) > 0)
    .sort((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id))
    .slice(0, fullSet)
    .map((place, index) => ({
      id: place.id,
      name: place.name,
      location: areas.find(({ id }) => id === place.area)?.name ?? '',
      price: formatMoney(place.cost?.cents ?? 0, currency),
      duration: durationText(place.visit?.[1] ?? 60),
      rating: [4.7, 4.6, 4.5, 4.6][index] ?? 4.5,
      reviewCount: [1284, 932, 641, 417][index] ?? 400,
      category: categories[place.kind] ?? '',
      badges: badgesOf(place),
      highlights: place.fact,
      groupSize: place.kind === 'experience' ? 'Up to 12 people' : 'No group needed',
      language: languages[0] === 'English' ? 'English' : `English, ${languages[0]}`,
    }))
}

function badgesOf({ booking, children, setting }: Place): string[] {
  return [
    ...(booking === 'required' ? ['Booking required'] : booking === 'advised' ? ['Booking advised'] : []),
    ...(children === 'yes' ? ['Good with children'] : []),
    ...(setting === 'indoor' ? ['Good in the rain'] : []),
  ]
}

/** "1 h 30 min". */
function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}
