import type { ActivityView, DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { dayBatches } from '~/domain/trips/sharing/day-batches'
import { noteOfDay, whereOf } from '~/features/itinerary/where-of'
import { dayCostText } from '~/messages/en/budget'

/** What the script of a shared trip's page knows of the trip. The server draws the rest and does not send its data. */
export interface SharedOutline {
  destination: string
  days: OutlineDay[]
  /** Of a trip to several. */
  places?: { name: string; palette: PaletteSource }[]
  /** Numbers of the days that one answer draws together. */
  batches: number[][]
  /** During the trip. */
  today: Today | null
}

export interface OutlineDay extends Pick<DayView, 'day' | 'date' | 'title' | 'place'> {
  /** Where it is spent, on a trip to several places. */
  where?: string
  note: string
  cost: string
}

interface Today {
  day: DayView
  /** The first stop of the next day; null on the last day. */
  tomorrow: ActivityView | null
}

export function sharedOutline(
  { destination, days, currency, places }: ItineraryView,
  today: string,
): SharedOutline {
  const now = days.find(({ date }) => date === today)
  const next = now && days[days.indexOf(now) + 1]
  return {
    destination,
    ...(places && { places: places.map(({ name, palette }) => ({ name, palette })) }),
    days: days.map(({ day, date, title, place, ...rest }) => ({
      day,
      date,
      title,
      note: noteOfDay(rest),
      ...(places && place !== undefined && { place, where: whereOf({ place, ...rest }, places) }),
      cost: dayCostText(rest, currency),
    })),
    batches: dayBatches(days),
    today: now
      ? { day: now, tomorrow: next?.activities.find(({ type }) => type !== 'transport') ?? null }
      : null,
  }
}
