import type { Destination } from '~/domain/catalogue/destination'
import type { BudgetLevel, Place } from '~/domain/catalogue/place'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { amountOf } from '~/domain/itinerary/sentences'
import type { AbTag } from '~/domain/marketing/affiliate/links'
import type { Said } from '~/domain/message'
import { bookableKinds, type hotelFeatures, type hotelKinds, tell } from './sentences'

/** An example hotel: the neighbourhood and its price level are real, the hotel is invented and shown as an example. */
export interface HotelCard<Text extends Said = Said> {
  id: string
  name: Text
  location: string
  /** One night for one of two people who share a room, and the whole stay. */
  pricePerNight: Text
  price: Text
  rating: number
  features: Text[]
  about: string
  offer?: Text
}

/** Something to book: the place and its price are from the catalogue; rating, group and language are examples. */
export interface ActivityCard<Text extends Said = Said> {
  id: string
  name: string
  location: string
  price: Text
  duration: Text
  rating: number
  reviewCount: number
  category: Text
  badges: Text[]
  highlights: string
  groupSize: Text
  language: Text
}

/** The reader of a booking link, for click tracking. */
export interface LinkReader {
  ab: AbTag
  userId: string | null
}

export interface Recommendations<Text extends Said = Said> {
  reader: LinkReader
  /** What the booking links are about. */
  place: { name: string; country: string }
  hotels: HotelCard<Text>[]
  activities: ActivityCard<Text>[]
  /** Number of further cards of each kind with a paid plan. */
  locked: { hotels: number; activities: number }
  arrival: string
  transit: { name: string; fare: Text; dayPass: Text | null; year: number }
}

const fullSet = 4

const feature = (name: (typeof hotelFeatures)[number]) => tell('guide.hotel-feature', { feature: name })

const houses: { kind: (typeof hotelKinds)[number]; rating: number; features: Said[]; offer?: Said }[] = [
  {
    kind: 'townhouse',
    rating: 4.6,
    features: [feature('breakfast'), feature('lift'), tell('guide.hotel-rooms', { rooms: 24 })],
  },
  {
    kind: 'guesthouse',
    rating: 4.4,
    features: [feature('family-run'), feature('courtyard')],
    offer: tell('guide.offer-nights', { percent: 10, nights: 3 }),
  },
  {
    kind: 'modern',
    rating: 4.3,
    features: [feature('air-conditioning'), feature('gym'), feature('lift')],
  },
  {
    kind: 'apartments',
    rating: 4.5,
    features: [feature('kitchen'), feature('washing-machine')],
    offer: tell('guide.offer-cancellation', { days: 2 }),
  },
]

/** What can be booked for a trip, with as many cards of a kind as the plan includes. */
export function recommendationsOf(
  itinerary: Itinerary,
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
      fare: amountOf(transit.fareCents, currency),
      dayPass: transit.dayPassCents === undefined ? null : amountOf(transit.dayPassCents, currency),
      year: transit.year,
    },
  }
}

/** The plan's own neighbourhood comes first; where there are few, a neighbourhood has two hotels. */
function hotelCards(
  { days }: Itinerary,
  { places, currency }: Destination,
  budget: BudgetLevel,
): HotelCard[] {
  const nights = Math.max(1, days.length - 1)
  const home = days[0]?.basePlaceId
  const quarters = places
    .filter(({ kind, nightly }) => kind === 'base' && nightly)
    .sort((a, b) => Number(b.id === home) - Number(a.id === home))
  return houses.flatMap(({ kind, ...about }, index) => {
    const quarter = quarters[index % quarters.length]
    if (!quarter?.nightly) return []
    const { id, name, nightly, fact } = quarter
    const cents = nightly[budget]
    return {
      id: `${id}-${index}`,
      name: tell('guide.hotel', { kind, area: name }),
      location: name,
      pricePerNight: amountOf(cents, currency),
      price: amountOf(cents * nights, currency),
      about: fact,
      ...about,
    }
  })
}

/** Places with tickets to book: those that are not in the plan first, experiences before sights. */
function activityCards(
  { days }: Itinerary,
  { places, currency, areas, languages }: Destination,
): ActivityCard[] {
  const planned = new Set(days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)))
  const rank = (place: Place) =>
    (planned.has(place.id) ? 200 : 0) -
    (place.kind === 'experience' || place.kind === 'show' ? 60 : 0) -
    place.fame
  return places
    .filter(({ kind, cost, visit }) => isBookable(kind) && visit && (cost?.cents ?? 0) > 0)
    .sort((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id))
    .slice(0, fullSet)
    .map((place, index) => ({
      id: place.id,
      name: place.name,
      location: areas.find(({ id }) => id === place.area)?.name ?? '',
      price: amountOf(place.cost?.cents ?? 0, currency),
      duration: tell('guide.duration', { minutes: place.visit?.[1] ?? 60 }),
      rating: [4.7, 4.6, 4.5, 4.6][index] ?? 4.5,
      reviewCount: [1284, 932, 641, 417][index] ?? 400,
      category: isBookable(place.kind) ? tell('guide.category', { kind: place.kind }) : '',
      badges: badgesOf(place),
      highlights: place.fact,
      groupSize: tell('guide.group', { people: place.kind === 'experience' ? 12 : null }),
      language: tell('guide.languages', { languages: [...new Set(['English', ...languages.slice(0, 1)])] }),
    }))
}

function isBookable(kind: Place['kind']): kind is (typeof bookableKinds)[number] {
  return bookableKinds.some((each) => each === kind)
}

function badgesOf({ booking, children, setting }: Place): Said[] {
  const badge = (name: 'booking-required' | 'booking-advised' | 'children' | 'rain') =>
    tell('guide.badge', { badge: name })
  return [
    ...(booking === 'required' || booking === 'advised' ? [badge(`booking-${booking}`)] : []),
    ...(children === 'yes' ? [badge('children')] : []),
    ...(setting === 'indoor' ? [badge('rain')] : []),
  ]
}
