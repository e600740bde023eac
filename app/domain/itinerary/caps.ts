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
  /** Counts a text, and says whether it is too long. A message counts with all that fills it, and never is. */
  const isLong = (said: Itinerary['overview'] | undefined, cap: number): boolean => {
    if (typeof said !== 'string') {
      if (said) characters += JSON.stringify(said).length
      return false
    }
    characters += said.length
    return said.length > cap
  }
  if (days.length > caps.days) over(['days'], 'too-many-days', caps.days)
  if (tips.length > caps.tips) over(['tips'], 'too-many-tips', caps.tips)
  if (isLong(overview, caps.overview)) over(['overview'], 'too-long', caps.overview)
  for (const [index, tip] of tips.entries())
    if (isLong(tip, caps.tip)) over(['tips', index], 'too-long', caps.tip)
  for (const [index, day] of days.entries()) {
    const { activities, openMeals = [] } = day
    // A path is made of what is over alone: a trip at its caps has thousands of fields.
    const overInDay = (name: keyof typeof day, code: ProblemCode, cap: number) =>
      over(['days', index, name], code, cap)
    if (activities.length > caps.activitiesADay)
      overInDay('activities', 'too-many-stops-a-day', caps.activitiesADay)
    if (openMeals.length > caps.openMeals) overInDay('openMeals', 'too-many-meals', caps.openMeals)
    if (isLong(day.title, caps.dayTitle)) overInDay('title', 'too-long', caps.dayTitle)
    if (isLong(day.area, caps.area)) overInDay('area', 'too-long', caps.area)
    if (isLong(day.note, caps.note)) overInDay('note', 'too-long', caps.note)
    for (const [place, activity] of activities.entries()) {
      const overInStop = (name: keyof typeof activity, code: ProblemCode, cap: number) =>
        over(['days', index, 'activities', place, name], code, cap)
      if (isLong(activity.title, caps.title)) overInStop('title', 'too-long', caps.title)
      if (isLong(activity.description, caps.description))
        overInStop('description', 'too-long', caps.description)
      if (isLong(activity.reason, caps.reason)) overInStop('reason', 'too-long', caps.reason)
      if ((activity.hours?.length ?? 0) > caps.openingSpans)
        overInStop('hours', 'too-many-hours', caps.openingSpans)
      if (activity.costCents > caps.cents) overInStop('costCents', 'cost-too-high', caps.cents / 100)
      if ((activity.ticketUse?.saves?.cents ?? 0) > caps.cents)
        overInStop('ticketUse', 'cost-too-high', caps.cents / 100)
    }
  }
  if (characters > caps.characters) over(['days'], 'texts-too-long', caps.characters)
  return found
}
