import type { CalendarDate } from '~/domain/calendar/calendar-date'
import { budgetOf, dayCost } from '~/domain/itinerary/budget'
import type { Activity, Itinerary } from '~/domain/itinerary/itinerary'
import { type Param, type Said, saids, sequence, sequenceCode, textsIn } from '~/domain/message'
import { sketchWishSentences, tell } from '~/domain/planning/area-engine/sentences'
import { wishSentences } from '~/domain/planning/catalogue-engine/sentences'
import type { Booking } from '~/domain/request/booking'
import { withoutAges } from '~/domain/travellers'

/** Checks about the travellers: diet, walking, children. */
const personal = ['wishes', 'diet', 'access', 'kids']

/** Sentences like those of `wishSentences` in older trips, which are stored as words. */
const ofWishes = /\bconfirmed for\b|^We know of nothing in /
/** The title of `sketch.wish` in older trips, stored as words. */
const wishedTitle = /^What there is for "/
const sentences = /(?<=[.!?]) (?=\p{Lu})/u

function withoutWishes(text: Said): Said {
  if (typeof text !== 'string') {
    if (text.code === sequenceCode)
      return sequence(saids.catch([]).parse(text.params.parts).map(withoutWishes))
    return tellsOfWishes(text) ? '' : text
  }
  return text
    .split(sentences)
    .filter((sentence) => !ofWishes.test(sentence))
    .join(' ')
}

const wishCodes = new Set<string>([...wishSentences, ...sketchWishSentences])

/** Whether a message is a sentence about wishes, or contains one. */
function tellsOfWishes(value: Param): boolean {
  if (Array.isArray(value)) return value.some(tellsOfWishes)
  if (typeof value !== 'object' || value === null) return false
  return wishCodes.has(value.code) || Object.values(value.params).some(tellsOfWishes)
}

/** The title of a stop, which a plan without a catalogue may name after a typed interest. */
function withoutWishedTitle(title: Said): Said {
  const wished = typeof title === 'string' ? wishedTitle.test(title) : title.code === 'sketch.wish'
  return wished ? tell('sketch.private-wish', {}) : title
}

/** What everybody with the link may see: no wishes, no reasons, no account, nothing personal or private. */
export function sharedTrip(whole: Itinerary): Itinerary {
  const itinerary = withoutPrivate(whole)
  const { checks, days, overview, tips, provenance: _provenance, travellers, ...rest } = itinerary
  return {
    ...rest,
    ...(travellers && { travellers: withoutAges(travellers) }),
    overview: withoutWishes(overview),
    tips: tips.map(withoutWishes).filter((tip) => tip !== ''),
    scores: [],
    days: days.map(({ note, ...day }) => ({
      ...day,
      ...(note && withoutWishes(note) !== '' && { note: withoutWishes(note) }),
      activities: day.activities.map(({ title, description, booking, ...activity }) => ({
        ...activity,
        ...(booking && { booking: publicBooking(booking) }),
        title: withoutWishedTitle(title),
        description: typeof description === 'string' ? description : withoutWishes(description),
        reason: '',
      })),
    })),
    checks: checks.filter(({ id }) => !personal.includes(id)),
  }
}

/** Of a booking everybody may know what it is, from where and to where. Its number and its link open it. */
function publicBooking({ kind, from, to, place, turn }: Booking): Booking {
  return { kind, ...(from && { from }), ...(to && { to }), ...(place && { place }), ...(turn && { turn }) }
}

/** A trip without its private stops: their time is free, their costs are in no sum, and no check tells of them. */
function withoutPrivate(itinerary: Itinerary): Itinerary {
  // Without its journeys a trip to several places is none.
  const isPrivate = ({ booking, journey }: Activity) => booking?.private === true && !journey
  const hidden = itinerary.days.flatMap(({ activities }) => activities.filter(isPrivate))
  if (hidden.length === 0) return itinerary
  const names = hidden.flatMap(({ title }) => textsIn(title)).map(asJson)
  const days = itinerary.days.map((day) => {
    if (!day.activities.some(isPrivate)) return day
    const { hours: _hours, note: _note, ...rest } = day
    const activities = day.activities.flatMap((activity, index) => {
      if (isPrivate(activity)) return []
      const before = day.activities[index - 1]
      // The way from a private place would tell where it is.
      return [before && isPrivate(before) ? { ...activity, travel: nowhere } : activity]
    })
    return { ...rest, activities, costCents: dayCost(activities) }
  })
  const tells = (value: unknown) => names.some((name) => asJson(value).includes(name))
  const checks = itinerary.checks.filter((check) => !(moneyChecks.has(check.id) || tells(check.evidence)))
  const tips = itinerary.tips.filter((tip) => !tells(tip))
  return { ...itinerary, days, checks, tips, budget: budgetOf(days) }
}

const nowhere = { mode: 'walk' as const, minutes: 0, meters: 0 }
/** Their evidence holds sums with the costs, the hours and the ways of what is left out. */
const moneyChecks = new Set<string>(['money', 'time', 'reach', 'walk', 'meals', 'real', 'open'])

/** A text as it is in JSON, without its quotes. */
function asJson(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value).slice(1, -1) : JSON.stringify(value)
}

/** The trip that a share code leads to, and its version. */
export interface ShareTarget {
  tripId: string
  generationId: string
  version: number
  /** Whether readers may download the trip as a file, if the owner's plan includes files. */
  sharesFiles: boolean
  /** The visitor whose plan includes the files. */
  owner: string
  startDate: CalendarDate
  endDate: CalendarDate
}

/** Share codes. A code has at least 128 random bits, so that it cannot be guessed. */
export interface ShareStore {
  /** The trip's code, created if there is none; null when the account has no such trip. */
  open(userId: string, tripId: string): Promise<string | null>
  /** Whether readers may download the trip; null when the account has no such trip. */
  sharesFiles(userId: string, tripId: string): Promise<boolean | null>
  /** Allows or forbids readers to download the trip; false when the account has no such trip. */
  setSharesFiles(userId: string, tripId: string, allowed: boolean): Promise<boolean>
  /**
   * Revokes the link. Returns the code that led to the trip, '' when it was not shared, null when there is no such
   * trip.
   */
  close(userId: string, tripId: string): Promise<string | null>
  /** The trip of a code. It is read at every visit, so that a revoked link stops at once. */
  target(code: string): Promise<ShareTarget | null>
  read(target: ShareTarget): Promise<Itinerary | null>
  /** Copies a shared trip for a visitor. */
  copy(target: ShareTarget, visitorId: string): Promise<string | null>
}

/** A copy is shown while the database is away until this long after the database last confirmed its link, milliseconds. */
export const copyHolds = 86_400_000
/** A copy that is read is confirmed again after this long, so that one visit an hour writes at most. */
export const confirmedFor = 3_600_000

/** What a shared trip shows, and when the database last said that its link holds. */
export interface SharedCopy {
  trip: Itinerary
  version: number
  /** Milliseconds since 1970. */
  confirmedAt: number
}

/**
 * Cache of what shared trips show, so that a visit need not read the whole trip. It may lose entries and may fail; it
 * never decides who may see a trip.
 */
export interface ShareCache {
  get(code: string): Promise<SharedCopy | null>
  put(code: string, version: number, trip: Itinerary): Promise<void>
  clear(code: string): Promise<void>
}
