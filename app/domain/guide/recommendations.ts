import type { Destination, Stay } from '~/domain/catalogue/destination'
import { wholeFact } from '~/domain/catalogue/hint'
import type { BudgetLevel, Place } from '~/domain/catalogue/place'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { amountOf, statedPrice } from '~/domain/itinerary/sentences'
import type { AbTag } from '~/domain/marketing/affiliate/links'
import type { Said } from '~/domain/message'
import { oneTraveller, type Travellers } from '~/domain/travellers'
import { bookableKinds, tell } from './sentences'

/** A hotel of the catalogue. */
export interface HotelCard<Text extends Said = Said> {
  id: string
  name: string
  /** What it is and in which quarter. */
  kind: Text
  /** One night for one of two people who share a room, and the whole stay. */
  pricePerNight: Text
  price: Text
  about: string
}

/** Something to book, as the catalogue has it. */
export interface ActivityCard<Text extends Said = Said> {
  id: string
  name: string
  location: string
  price: Text
  duration: Text
  category: Text
  badges: Text[]
  highlights: string
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
  /** When, and for whom. */
  journey: { startDate: string; endDate: string; travellers: Travellers }
  /** The quarter that the plan stays in; null where it names none. */
  quarter: string | null
  hotels: HotelCard<Text>[]
  activities: ActivityCard<Text>[]
  /** Number of further cards of each kind with a paid plan. */
  locked: { hotels: number; activities: number }
  arrival: string
  transit: { name: string; fare: Text; dayPass: Text | null; year: number }
}

const fullSet = 4

/** When and for whom a trip is booked. */
function journeyOf({ startDate, endDate, travellers = oneTraveller }: Itinerary) {
  return { startDate, endDate, travellers }
}

function quarterOf({ days }: Itinerary, { areas, places, stays }: Destination): string | null {
  const id = days[0]?.basePlaceId
  const area = [...stays, ...places].find((each) => each.id === id)?.area
  return areas.find((each) => each.id === area)?.name ?? null
}

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
    journey: journeyOf(itinerary),
    quarter: quarterOf(itinerary, destination),
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

/** The plan's own hotel first, then those of its budget level; none where the catalogue has none. */
function hotelCards(
  { days }: Itinerary,
  { stays, areas, name: town, currency }: Destination,
  budget: BudgetLevel,
): HotelCard[] {
  const nights = Math.max(1, days.length - 1)
  const home = days[0]?.basePlaceId
  const rank = ({ id, level }: Stay) => (id === home ? 0 : level === budget ? 1 : 2)
  return [...stays]
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, fullSet)
    .map((stay) => {
      const cents = Math.round(stay.night.cents / 2)
      const area = areas.find(({ id }) => id === stay.area)?.name ?? town
      return {
        id: stay.id,
        name: stay.name,
        kind: tell('guide.house-in', { kind: stay.kind, area }),
        pricePerNight: statedPrice(cents, currency, stay),
        price: statedPrice(cents * nights, currency, stay),
        about: stay.fact,
      }
    })
}

/** Places with tickets to book: those that are not in the plan first, experiences before sights. */
function activityCards({ days }: Itinerary, { places, currency, areas }: Destination): ActivityCard[] {
  const planned = new Set(days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)))
  const rank = (place: Place) =>
    (planned.has(place.id) ? 200 : 0) -
    (place.kind === 'experience' || place.kind === 'show' ? 60 : 0) -
    place.fame
  return (
    places
      // What is only paid at the door has no ticket to look for.
      .filter(
        ({ kind, cost, visit, booking }) =>
          isBookable(kind) && visit && (cost?.cents ?? 0) > 0 && booking !== 'none',
      )
      .sort((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id))
      .slice(0, fullSet)
      .map((place) => ({
        id: place.id,
        name: place.name,
        location: areas.find(({ id }) => id === place.area)?.name ?? '',
        price: statedPrice(place.cost?.cents ?? 0, currency, place),
        duration: tell('guide.duration', { minutes: place.visit?.[1] ?? 60 }),
        category: isBookable(place.kind) ? tell('guide.category', { kind: place.kind }) : '',
        badges: badgesOf(place),
        highlights: wholeFact(place),
      }))
  )
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
