import type { DayView, TripPlaceView } from '~/domain/itinerary/itinerary'

/** Where a day of a trip to several places is spent: "Rome", or "Rome to Florence" on the day of a journey. */
export function whereOf(
  { place = 0, before, activities }: Pick<DayView, 'place' | 'before' | 'activities'>,
  places: readonly Pick<TripPlaceView, 'name'>[],
): string {
  const name = places[place]?.name ?? ''
  if (before) return `${places[place - 1]?.name ?? ''} to ${name}`
  const journey = activities.find((stop) => stop.journey)?.journey
  return journey ? `${name} to ${journey.to}` : name
}

/** What a traveller has to know of a day: on the day of a journey, of both places. */
export function noteOfDay({ before, note }: Pick<DayView, 'before' | 'note'>): string {
  return [before?.note, note].filter(Boolean).join(' ')
}
