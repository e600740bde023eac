import { addDays } from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import { metersBetween } from '~/domain/catalogue/distance'
import { localClock } from '~/domain/catalogue/local-clock'
import type { Locality } from '~/domain/catalogue/locality'
import { openWindows, parseOpeningHours, type TimeWindow } from '~/domain/catalogue/opening-hours'
import type { BudgetLevel, Coordinates, Place } from '~/domain/catalogue/place'

/**
 * What is usual in a country: hours and prices of places of a kind. They are medians of the catalogue's own places in that
 * country; where it has none, of the nearest destinations with the same currency; undefined where none of them has prices in it.
 */
export interface Usual {
  /** "the catalogue’s places in Germany, 2025": where the figures come from. */
  source: string
  year: number
  /** The nearest destination of the catalogue, for what depends on the ground: weather. */
  nearest: Destination
  /** Its kilometres away. */
  nearestKm: number
  /** The one whose facts of the country hold here as well; undefined where the catalogue does not have the country. */
  compatriot: Destination | undefined
  hours(kind: Place['kind']): string | undefined
  /** Of a house that serves breakfast. */
  cafeHours: string
  /** Cents. `paid`: of those that take money. */
  price(kind: Place['kind'], paid?: boolean): number
  meal(tier: number, breakfast: boolean): number
  /** Cents for one of two people in a room. */
  base(level: BudgetLevel): number
  /** Cents for a double room. */
  night(level: BudgetLevel, hostel: boolean): number
  daily(level: BudgetLevel): number
  transit: { fareCents: number; dayPassCents?: number }
}

const mostReferences = 6

export function usualOf(
  place: Pick<Locality, 'country' | 'countryCode' | 'currency' | 'center'>,
  catalogue: readonly Destination[],
): Usual | undefined {
  const { country, currency, center } = place
  const near = (list: readonly Destination[]) => [...list].sort((a, b) => kmTo(a, center) - kmTo(b, center))
  const compatriots = near(catalogue.filter((each) => each.country === country && each.currency === currency))
  const neighbours = near(catalogue.filter((each) => each.currency === currency)).slice(0, 4)
  const references = (compatriots.length > 0 ? compatriots : neighbours).slice(0, mostReferences)
  const nearest = near(catalogue)[0]
  const [first] = references
  if (!nearest || !first) return undefined
  const places = references.flatMap((each) => each.places)
  const costs = (fits: (place: Place) => boolean) =>
    places.flatMap((each) => (each.cost && fits(each) ? [each.cost.cents] : []))
  const nights = (level: BudgetLevel, hostel: boolean) =>
    references.flatMap(({ stays }) =>
      stays
        .filter((stay) => stay.level === level && (stay.kind === 'hostel') === hostel)
        .map(({ night }) => night.cents),
    )
  const hours = new Map<Place['kind'], string | undefined>()
  const named = compatriots.length > 0 ? country : references.map(({ name }) => name).join(', ')
  const cafes = places.filter(({ tier, meals }) => tier === 1 && meals?.includes('breakfast'))
  const pass = median(references.flatMap(({ transit }) => transit.dayPassCents ?? []))
  return {
    source: `median of the catalogue’s places in ${named}`,
    year: first.daily.year,
    nearest,
    nearestKm: Math.round(kmTo(nearest, center)),
    compatriot: compatriots[0],
    hours(kind) {
      if (!hours.has(kind)) hours.set(kind, usualHours(places.filter((each) => each.kind === kind)))
      return hours.get(kind)
    },
    cafeHours: usualHours(cafes) ?? '08:30-18:00',
    price: (kind, paid = false) =>
      nice(
        median(costs((each) => each.kind === kind && !(paid && each.cost?.cents === 0))) ?? (paid ? 800 : 0),
      ),
    meal: (tier, breakfast) =>
      nice(
        median(
          costs(
            ({ meals, tier: own }) => own === tier && (meals?.includes('breakfast') ?? false) === breakfast,
          ),
        ) ??
          median(costs((each) => each.tier === tier)) ??
          [1200, 2500, 5000, 12000][tier - 1] ??
          2500,
      ),
    base: (level) =>
      nice(median(places.flatMap(({ nightly }) => (nightly ? [nightly[level]] : []))) ?? first.daily[level]),
    night: (level, hostel) =>
      nice(
        median(nights(level, hostel)) ??
          2 * (median(places.flatMap(({ nightly }) => (nightly ? [nightly[level]] : []))) ?? 5000),
      ),
    daily: (level) => nice(median(references.map(({ daily }) => daily[level])) ?? first.daily[level]),
    transit: {
      fareCents: nice(median(references.map(({ transit }) => transit.fareCents)) ?? 250),
      ...(pass !== undefined && { dayPassCents: nice(pass) }),
    },
  }
}

function kmTo({ center }: Destination, from: Coordinates): number {
  return metersBetween(center, from) / 1000
}

function median(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** An estimate does not pretend to know single cents. */
function nice(cents: number): number {
  const step = cents >= 10_000 ? 500 : cents >= 2000 ? 100 : 50
  return Math.round(cents / step) * step
}

/** Monday of an ordinary week. */
const monday = '2027-05-10'
const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/**
 * Hours in which most places of a kind are open, a little shorter than the middle: from when 60 % have opened until 60 %
 * are still open, on the days on which 60 % open at all.
 */
function usualHours(places: readonly Place[]): string | undefined {
  const weeks = places.flatMap(({ hours }) => {
    const rules = hours === undefined ? 'unknown' : parseOpeningHours(hours)
    return typeof rules === 'string'
      ? []
      : [weekdays.map((_, day) => openWindows(rules, addDays(monday, day)))]
  })
  if (weeks.length < 3) return undefined
  const always = weeks.filter((week) =>
    week.every((day) => day.some(({ from, to }) => from === 0 && to >= 1440)),
  )
  if (always.length / weeks.length >= 0.6) return '24/7'
  const counted = weeks.filter((week) => !always.includes(week))
  const days = weekdays.map((_, day) => span(counted.map((week) => week[day] ?? [])))
  return rulesOf(days)
}

function span(windows: readonly TimeWindow[][]): string | undefined {
  const open = windows.filter((day) => day.length > 0)
  if (open.length / windows.length < 0.6) return undefined
  const from = quantile(
    open.map((day) => day[0]?.from ?? 0),
    0.6,
  )
  const to = quantile(
    open.map((day) => day.at(-1)?.to ?? 0),
    0.4,
  )
  const [opens, closes] = [Math.ceil(from / 30) * 30, Math.floor(to / 30) * 30]
  return closes - opens >= 60 ? `${toClock(opens)}-${toClock(closes)}` : undefined
}

function quantile(values: number[], share: number): number {
  const sorted = values.sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Days with the same hours in one rule: "Tu-Su 10:00-17:00". */
function rulesOf(days: readonly (string | undefined)[]): string | undefined {
  const rules: { from: number; to: number; hours: string }[] = []
  for (const [day, hours] of days.entries()) {
    const last = rules.at(-1)
    if (hours === undefined) continue
    if (last && last.hours === hours && last.to === day - 1) last.to = day
    else rules.push({ from: day, to: day, hours })
  }
  if (rules.length === 0) return undefined
  return rules
    .map(({ from, to, hours }) => `${weekdays[from]}${to > from ? `-${weekdays[to]}` : ''} ${hours}`)
    .join('; ')
}

/** When kitchens of a country take orders, as hours of an ordinary restaurant. */
export function kitchenHours(place: Pick<Locality, 'country' | 'countryCode'>): string {
  const { kitchens } = localClock(place)
  const range = ({ from, to }: { from: number; to: number }) => `${toClock(from)}-${toClock(to)}`
  return `${range(kitchens.lunch)},${range(kitchens.dinner)}`
}
