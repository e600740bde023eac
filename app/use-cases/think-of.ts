import type { PlaceCatalogue } from '~/domain/catalogue/place-catalogue'
import { plannedStops } from '~/domain/guide/planned-stops'
import { tripFacts } from '~/domain/guide/trip-facts'
import type { Itinerary, Plan } from '~/domain/itinerary/itinerary'
import { journeysOf, splitPlaces } from '~/domain/itinerary/split-places'
import type { Mail } from '~/domain/mail/mail'

type TripSoon = Extract<Mail, { kind: 'trip-soon' }>
type Told = Pick<TripSoon, 'climate' | 'weather' | 'journeys' | 'holidays' | 'bookings'>
type Catalogue = Pick<PlaceCatalogue, 'find'>

/** What to think of before a trip to one place. */
export async function toldOfOne(itinerary: Itinerary, catalogue: Catalogue): Promise<Told> {
  const { climate, holidays, bookings } = await ofPlace(itinerary, catalogue)
  return { climate, weather: [], journeys: [], holidays, bookings }
}

/** What to think of before a trip to several: the weather of each place, and what to book in all of them and between them. */
export async function toldOfSeveral(itinerary: Itinerary, catalogue: Catalogue): Promise<Told> {
  const parts = await Promise.all(
    splitPlaces(itinerary).map(async ({ place: { name }, plan }) => ({
      name,
      ...(await ofPlace(plan, catalogue)),
    })),
  )
  const holidays = new Map<string, { date: string; name: string; places: string[] }>()
  for (const part of parts)
    for (const { date, name } of part.holidays) {
      const key = `${date} ${name}`
      const places = [...(holidays.get(key)?.places ?? []), part.name]
      holidays.set(key, { date, name, places })
    }
  return {
    climate: null,
    weather: parts.flatMap(({ name, climate }) => (climate ? [{ place: name, ...climate }] : [])),
    journeys: journeysOf(itinerary).flatMap(({ journey, booking, startTime: at, id }) => {
      const day = itinerary.days.find(({ activities }) => activities.some((stop) => stop.id === id))
      if (!journey || !day || booking || journey.mode === 'car') return []
      const { mode, from, to } = journey
      return [{ date: day.date, at, mode, from, to }]
    }),
    holidays: [...holidays.values()].map(({ date, name, places }) => ({
      date,
      name: `${name} (${places.join(', ')})`,
    })),
    bookings: parts.flatMap(({ bookings }) => bookings),
  }
}

async function ofPlace(
  plan: Plan,
  catalogue: Catalogue,
): Promise<Pick<Told, 'climate' | 'holidays' | 'bookings'>> {
  const { days, destinationId } = plan
  const place = await catalogue.find(destinationId)
  if (!place) return { climate: null, holidays: [], bookings: [] }
  const { climate, holidays } = tripFacts(plan, place)
  const { high, low, rainyDays } = climate
  const booked = new Set(
    days.flatMap(({ activities }) =>
      activities.flatMap(({ booking, placeId }) => (booking ? [placeId] : [])),
    ),
  )
  return {
    climate: { high, low, rainyDays, days: days.length },
    holidays: holidays ?? [],
    bookings: plannedStops(days, place)
      .filter(({ place: { booking, id } }) => booking === 'required' && !booked.has(id))
      .map(({ place: { name }, date }) => ({ date, name })),
  }
}
