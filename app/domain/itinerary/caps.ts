import { type ProblemCode, problem } from '~/domain/field-problem'
import { longestTrip } from '~/domain/request/trip-rules'
import type { Itinerary } from './itinerary'

/**
 * The most that an itinerary may hold when it is saved. The planner's own plans stay below: at most 16 activities a day, an
 * overview of 2,100 characters, and 19 tips of 200. Of three cities asked for sixty days at the fastest pace, New York had most: 337
 * stops and rides, 9 on a day at most, and 78,000 characters in all texts.
 */
export const caps = {
  /** No plan takes a longer trip. */
  days: longestTrip,
  /** One every half hour of a day from seven to ten. Drawings of a day show as many. */
  activitiesADay: 30,
  /**
   * Seven on every day of the longest trip: room for one more each day than the planner gives at its fastest. Every call reads all
   * of them. A trip that has more already keeps them (`tooManyStops`).
   */
  activities: 7 * longestTrip,
  /** Twice what the planner gives. */
  tips: 40,
  /** Characters of one text: some lines of a form, for an overview a page. */
  title: 160,
  description: 600,
  reason: 300,
  dayTitle: 120,
  area: 80,
  note: 400,
  tip: 600,
  overview: 4000,
  /** Characters of all texts together: a quarter more than those of the longest plan. Checks read every text. */
  characters: 100_000,
  /** Of a day: three meals, and opening hours in as many spans as the catalogue has. */
  openMeals: 3,
  openingSpans: 12,
  /** Of one stop, hundredths: above any price in any currency, and so low that the sum of all stops is exact. */
  cents: 1_000_000_000_000,
} as const

/** One thing that is over its cap: where it is in the itinerary, and which cap it is over. */
export interface OverCap {
  path: (string | number)[]
  problem: string
}

/** What is wrong with the number of stops; null when nothing is. A trip that was stored with more may keep as many. */
export function tooManyStops(days: Itinerary['days'], stored: Itinerary['days']): string | null {
  const stops = stopsOf(days)
  return stops > caps.activities && stops > stopsOf(stored)
    ? problem('too-many-stops', caps.activities)
    : null
}

function stopsOf(days: Itinerary['days']): number {
  return days.reduce((sum, { activities }) => sum + activities.length, 0)
}

/** What of an itinerary is over the caps, the first `most` of it, but for the number of all stops. Reads each text once. */
export function overCaps(
  { days, overview, tips }: Pick<Itinerary, 'days' | 'overview' | 'tips'>,
  most = 10,
): OverCap[] {
  const found: OverCap[] = []
  let characters = 0
  const over = (path: OverCap['path'], code: ProblemCode, cap: number) => {
    if (found.length < most) found.push({ path, problem: problem(code, cap) })
  }
  const list = (
    entries: readonly unknown[] | undefined,
    cap: number,
    path: OverCap['path'],
    code: ProblemCode,
  ) => {
    if ((entries?.length ?? 0) > cap) over(path, code, cap)
  }
  const text = (said: Itinerary['overview'] | undefined, cap: number, path: OverCap['path']) => {
    if (said === undefined) return
    // A message counts with all that fills it.
    const length = typeof said === 'string' ? said.length : JSON.stringify(said).length
    characters += length
    if (typeof said === 'string' && length > cap) over(path, 'too-long', cap)
  }
  const amount = (cents: number | undefined, path: OverCap['path']) => {
    if ((cents ?? 0) > caps.cents) over(path, 'cost-too-high', caps.cents / 100)
  }
  list(days, caps.days, ['days'], 'too-many-days')
  list(tips, caps.tips, ['tips'], 'too-many-tips')
  text(overview, caps.overview, ['overview'])
  for (const [index, tip] of tips.entries()) text(tip, caps.tip, ['tips', index])
  for (const [index, day] of days.entries()) {
    const at = ['days', index]
    list(day.activities, caps.activitiesADay, [...at, 'activities'], 'too-many-stops-a-day')
    list(day.openMeals, caps.openMeals, [...at, 'openMeals'], 'too-many-meals')
    text(day.title, caps.dayTitle, [...at, 'title'])
    text(day.area, caps.area, [...at, 'area'])
    text(day.note, caps.note, [...at, 'note'])
    for (const [place, activity] of day.activities.entries()) {
      const stop = [...at, 'activities', place]
      text(activity.title, caps.title, [...stop, 'title'])
      text(activity.description, caps.description, [...stop, 'description'])
      text(activity.reason, caps.reason, [...stop, 'reason'])
      list(activity.hours, caps.openingSpans, [...stop, 'hours'], 'too-many-hours')
      amount(activity.costCents, [...stop, 'costCents'])
      amount(activity.ticketUse?.saves?.cents, [...stop, 'ticketUse'])
    }
  }
  if (characters > caps.characters) over(['days'], 'texts-too-long', caps.characters)
  return found
}
