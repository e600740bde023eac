import { addDays, month, monthName } from '~/domain/calendar/calendar-date'
import { fromClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import type { Currency } from '~/domain/money/currency'

/** What is special about a place on the dates of a trip. */
export interface TripFacts {
  /** Means over the days of the trip, °C, and the number of days with rain to expect. */
  climate: { months: string; high: number; low: number; rainyDays: number }
  /** Daylight of the middle day; null where the sun does not rise or set. */
  daylight: { rise: string; set: string; minutes: number } | null
  /** Public holidays among the days; null where they are not known. */
  holidays: { date: string; name: string }[] | null
  money: { currency: Currency; name: string; localMoney: string }
}

const currencyNames: Record<Currency, string> = {
  USD: 'US dollar',
  EUR: 'Euro',
  GBP: 'Pound sterling',
  JPY: 'Japanese yen',
  AUD: 'Australian dollar',
  CAD: 'Canadian dollar',
  MXN: 'Mexican peso',
  CNY: 'Chinese yuan',
  INR: 'Indian rupee',
}

export function tripFacts(
  { days, currency }: Pick<ItineraryView, 'days' | 'currency'>,
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
    money: { currency, name: currencyNames[currency], localMoney },
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
  const months = [...new Set(dates.map((date) => monthName(month(date))))]
  return {
    months: months.length > 2 ? `${months[0]} to ${months.at(-1)}` : months.join(' and '),
    high: mean(({ high }) => high),
    low: mean(({ low }) => low),
    rainyDays: Math.round(rainy),
  }
}

function daysInMonth(date: string): number {
  const first = `${date.slice(0, 7)}-01`
  return Number(addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1).slice(8))
}
