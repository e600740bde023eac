import { addDays, type CalendarDate, month } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import { openSpans } from '~/domain/catalogue/open-place'
import type { BudgetLevel, Interest, Place } from '~/domain/catalogue/place'
import { budgetLevels, interests } from '~/domain/catalogue/vocabulary'
import type { Said } from '~/domain/message'
import { pick, type Random } from '~/domain/seeded-random'
import { tell } from './sentences'

/** A trip somebody might like, as the form takes it. */
export interface TripIdea<Text extends Said = Said> {
  destination: string
  /** Of an idea for two places, one after the other; the first is `destination`. */
  destinations?: { destination: string }[]
  startDate: CalendarDate
  endDate: CalendarDate
  budget: BudgetLevel
  interests: Interest[]
  /** Why then: the weather of the month in a sentence. */
  reason: Text
}

/** A surprise leaves three weeks to get ready and lies within the year, days from today. */
const soonest = 21
const latest = 330
/** Days between the dates that are weighed against each other. */
const step = 5
/** Shortest and longest idea, days. */
const shortTrip = 3
const longTrip = 9
const interestsPerTrip = 3
/** An interest is offered where this many places answer it on the first day. */
const enoughPlaces = 4
/** Mean daily high at which people lie on a beach, °C. */
const bathing = 24

/** A trip to a destination at a time of year that suits it, for things that can be done there then. */
export function tripIdea(
  destination: Destination,
  { today, mostDays, random }: { today: CalendarDate; mostDays: number; random: Random },
): TripIdea {
  const startDate = goodDate(destination, today, random)
  const days = Math.min(mostDays, shortTrip + pick(random, longTrip - shortTrip + 1))
  return {
    destination: destination.label,
    startDate,
    endDate: addDays(startDate, days - 1),
    budget: budgetLevels[pick(random, budgetLevels.length)] ?? 'moderate',
    interests: drawn(interestsInSeason(destination, startDate), interestsPerTrip, random),
    reason: weatherOf(destination, startDate),
  }
}

/** A date by lot, the pleasant months far more often than the others. */
function goodDate(destination: Destination, today: CalendarDate, random: Random): CalendarDate {
  const dates = Array.from({ length: Math.ceil((latest - soonest) / step) }, (_, index) =>
    addDays(today, soonest + index * step + pick(random, step)),
  )
  const byMonth = new Map<number, number>()
  let total = 0
  const sums = dates.map((date) => {
    const weight = byMonth.get(month(date)) ?? comfort(destination, date) ** 3
    byMonth.set(month(date), weight)
    total += weight
    return total
  })
  const lot = random() * total
  return dates[sums.findIndex((sum) => lot < sum)] ?? addDays(today, soonest)
}

/** How pleasant a date is, above 0 and at most 1: warmth, dry days, and doors that are open. */
function comfort(destination: Destination, date: CalendarDate): number {
  const climate = destination.climate[month(date) - 1]
  if (!climate) return 0.5
  const { high, rainDays } = climate
  const warmth = high < 18 ? 1 - (18 - high) / 26 : high > 29 ? 1 - (high - 29) / 10 : 1
  const dryness = 1 - Math.max(0, rainDays - 8) / 22
  const doors = destination.places.filter(({ hours }) => hours !== undefined)
  const open = doors.filter((place) => isOpen(place, destination, date)).length
  return Math.max(0.02, warmth) * Math.max(0.1, dryness) * (open / Math.max(1, doors.length)) ** 2
}

function isOpen(place: Place, destination: Destination, date: CalendarDate): boolean {
  return openSpans(place, [date], destination).some((spans) => spans.length > 0)
}

function interestsInSeason(destination: Destination, date: CalendarDate): Interest[] {
  const high = destination.climate[month(date) - 1]?.high ?? 20
  const open = destination.places.filter((place) => isOpen(place, destination, date))
  return interests.filter((interest) => {
    if (interest === 'Beach' && high < bathing) return false
    return open.filter((place) => place.interests.includes(interest)).length >= enoughPlaces
  })
}

function drawn<T>(list: T[], number: number, random: Random): T[] {
  const left = list.slice()
  return Array.from({ length: Math.min(number, list.length) }, () =>
    left.splice(pick(random, left.length), 1),
  ).flat()
}

function weatherOf({ climate, name }: Destination, date: CalendarDate): Said {
  const usual = climate[month(date) - 1]
  if (!usual) return ''
  const { high, rainDays } = usual
  return tell('surprise.weather', { place: name, month: month(date), high, rainDays })
}
