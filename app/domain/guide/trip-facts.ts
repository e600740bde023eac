import { addDays, month } from '~/domain/calendar/calendar-date'
import { fromClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import type { Said } from '~/domain/message'
import { tell } from './sentences'

/** What is special about a place on the dates of a trip. */
export interface TripFacts<Text extends Said = Said> {
  /** The months of the trip, 1 to 12; means over its days, °C; and the number of days with rain to expect. */
  climate: { months: number[]; monthNames: Text; high: number; low: number; rainyDays: number }
  /** Daylight of the middle day; null where the sun does not rise or set. */
  daylight: { rise: string; set: string; minutes: number } | null
  /** Public holidays among the days; null where they are not known. */
  holidays: { date: string; name: string }[] | null
  money: { name: Text; localMoney: string }
}

export function tripFacts(
  { days, currency }: Pick<Itinerary, 'days' | 'currency'>,
  { climate, holidays, localMoney }: Pick<Destination, 'climate' | 'holidays' | 'localMoney'>,
): TripFacts {
  const dates = days.map(({ date }) => date)
  const sun = days[Math.floor(days.length / 2)]?.sun
  // A calendar that ends before the trip begins has no data for it.
  const years = new Set(Object.keys(holidays ?? {}).map((date) => date.slice(0, 4)))
  const known = dates.every((date) => years.has(date.slice(0, 4)))
  return {
    climate: climateOf(dates, climate),
    daylight: sun ? { ...sun, minutes: (fromClock(sun.set) - fromClock(sun.rise) + 1440) % 1440 } : null,
    holidays: known
      ? dates.flatMap((date) => {
          const name = holidays?.[date]
          return name ? [{ date, name }] : []
        })
      : null,
    money: { name: tell('guide.currency', { currency }), localMoney },
  }
}

function climateOf(dates: readonly string[], climate: Destination['climate']): TripFacts['climate'] {
  const usual = dates.flatMap((date) => climate[month(date) - 1] ?? [])
  const mean = (of: (day: Destination['climate'][number]) => number) =>
    Math.round(usual.reduce((sum, day) => sum + of(day), 0) / Math.max(1, usual.length))
  const rainy = dates.reduce(
    (sum, date) => sum + (climate[month(date) - 1]?.rainDays ?? 0) / daysInMonth(date),
    0,
  )
  const months = [...new Set(dates.map(month))]
  return {
    months,
    monthNames: tell('guide.months', { months }),
    high: mean(({ high }) => high),
    low: mean(({ low }) => low),
    rainyDays: Math.round(rainy),
  }
}

function daysInMonth(date: string): number {
  const first = `${date.slice(0, 7)}-01`
  return Number(addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1).slice(8))
}
