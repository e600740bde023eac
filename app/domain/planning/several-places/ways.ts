import { month } from '~/domain/calendar/calendar-date'
import { fromClock } from '~/domain/calendar/clock-time'
import { countryCodes } from '~/domain/catalogue/countries'
import type { Destination } from '~/domain/catalogue/destination'
import { metersBetween } from '~/domain/catalogue/distance'
import type { Locality } from '~/domain/catalogue/locality'
import type { Journey, JourneyMode } from '~/domain/itinerary/journey'
import type { Currency } from '~/domain/money/currency'
import { converted, type ReferenceRates } from '~/domain/money/reference-rates'
import type { Connection } from './connection'
import { landOf } from './land'

/** A way from one town to another, before it has a time. */
export interface Way
  extends Pick<
    Journey,
    'mode' | 'minutes' | 'meters' | 'leadMinutes' | 'afterMinutes' | 'year' | 'confidence'
  > {
  fromStation?: string
  toStation?: string
  every?: number
  /** Minutes of the day of the first and the last departure. */
  first: number
  last: number
  /** One adult, in the currency of the town that is left. */
  costCents: number
}

export type Town = Destination | Locality

/** The main connections, and what fares of other currencies are converted by. */
export interface KnownWays {
  connections: readonly Connection[]
  rates: ReferenceRates
}

/**
 * Minutes from a base to the departure and from the arrival to a base, door to door with what has to be done at the station.
 * A flight wants 90 minutes at the airport, a ferry half an hour at the harbour: estimates.
 */
export const around: Record<JourneyMode, { lead: number; after: number }> = {
  train: { lead: 45, after: 30 },
  flight: { lead: 150, after: 90 },
  ferry: { lead: 60, after: 30 },
  car: { lead: 15, after: 15 },
}

/**
 * What is estimated where no connection is known: length along the way against the crow's, minutes besides moving, metres a
 * minute, and euro cents (a start, and a kilometre). Usual for Europe and East Asia in 2025.
 */
const usual: Record<
  JourneyMode,
  { detour: number; start: number; speed: number; fare: number; perKm: number; first: string; last: string }
> = {
  train: { detour: 1.25, start: 10, speed: 1400, fare: 600, perKm: 11, first: '06:30', last: '20:30' },
  flight: { detour: 1.05, start: 40, speed: 13_000, fare: 5500, perKm: 7, first: '06:30', last: '22:30' },
  ferry: { detour: 1.15, start: 20, speed: 600, fare: 1500, perKm: 25, first: '07:30', last: '18:00' },
  car: { detour: 1.25, start: 10, speed: 1200, fare: 0, perKm: 12, first: '06:00', last: '20:00' },
}
const pricedIn = 2025

/** Kilometres as the crow flies within which a way is sensible. */
const sensible: Record<JourneyMode, { from: number; to: number }> = {
  train: { from: 0, to: 900 },
  flight: { from: 200, to: Number.POSITIVE_INFINITY },
  ferry: { from: 0, to: 350 },
  car: { from: 0, to: 800 },
}
/** Beyond this one changes planes, which takes so many minutes. */
const nonStop = { km: 9500, change: 150 }
/** A train or a ferry is preferred to a plane that is this much faster from door to door, minutes. */
const groundBonus = 75

/** The ways from one town to another by the modes that are allowed, the best first; empty where there is none. */
export function waysBetween(
  from: Town,
  to: Town,
  date: string,
  allowed: readonly JourneyMode[],
  { connections, rates }: KnownWays,
): Way[] {
  const known = connections.flatMap((each) => knownWay(each, from, to, date, rates))
  const guessed = allowed.flatMap((mode) =>
    known.some((way) => way.mode === mode) ? [] : estimated(mode, from, to, rates),
  )
  // A known ferry or train says more of the sea than the map of lands does.
  return [...known, ...guessed]
    .filter(({ mode }) => allowed.includes(mode))
    .sort((a, b) => burden(a) - burden(b))
}

/** Minutes from base to base. */
export function doorToDoor({
  leadMinutes,
  minutes,
  afterMinutes,
}: Pick<Way, 'leadMinutes' | 'minutes' | 'afterMinutes'>): number {
  return leadMinutes + minutes + afterMinutes
}

function burden(way: Way): number {
  return doorToDoor(way) + (way.mode === 'flight' ? groundBonus : 0)
}

function knownWay(connection: Connection, from: Town, to: Town, date: string, rates: ReferenceRates): Way[] {
  const { between, mode, stations, minutes, every, first, last, fare, months, year, confidence } = connection
  const forth = between[0] === from.id && between[1] === to.id
  if (!forth && !(between[0] === to.id && between[1] === from.id)) return []
  if (months && !months.includes(month(date))) return []
  const [fromStation, toStation] = forth ? stations : [stations[1], stations[0]]
  const { lead, after } = around[mode]
  const { detour } = usual[mode]
  return [
    {
      mode,
      minutes,
      meters: Math.round(metersBetween(from.center, to.center) * detour),
      leadMinutes: lead,
      afterMinutes: after,
      fromStation,
      toStation,
      every,
      first: fromClock(first),
      last: fromClock(last),
      costCents: rounded(converted(fare.cents, fare.currency, from.currency, rates), from.currency),
      year,
      confidence,
    },
  ]
}

function estimated(mode: JourneyMode, from: Town, to: Town, rates: ReferenceRates): Way[] {
  const meters = metersBetween(from.center, to.center)
  const km = meters / 1000
  if (km < sensible[mode].from || km > sensible[mode].to) return []
  const sameLand = landOf(from.center, codeOf(from)) === landOf(to.center, codeOf(to))
  if (mode === 'ferry' ? sameLand : mode !== 'flight' && !sameLand) return []
  const { detour, start, speed, fare, perKm, first, last } = usual[mode]
  const { lead, after } = around[mode]
  const along = Math.round(meters * detour)
  const change = mode === 'flight' && km > nonStop.km ? nonStop.change : 0
  // Two hours at the wheel want a quarter of an hour beside it.
  const breaks = mode === 'car' ? 15 * Math.floor(along / speed / 120) : 0
  const euroCents = fare + (along / 1000) * perKm
  return [
    {
      mode,
      minutes: Math.ceil((start + along / speed + change + breaks) / 5) * 5,
      meters: along,
      leadMinutes: lead,
      afterMinutes: after,
      first: fromClock(first),
      last: fromClock(last),
      costCents: rounded(converted(Math.round(euroCents), 'EUR', from.currency, rates), from.currency),
      year: pricedIn,
      confidence: 'low',
    },
  ]
}

function codeOf({ countryCode, country }: Town): string {
  return countryCode ?? countryCodes[country] ?? ''
}

/** Fares are told in whole units, and where a unit is small in tens or hundreds of it. */
function rounded(cents: number, currency: Currency): number {
  const step = currency === 'JPY' ? 10_000 : currency === 'INR' ? 5000 : currency === 'MXN' ? 1000 : 100
  return Math.max(step, Math.round(cents / step) * step)
}
