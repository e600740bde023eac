import { longestTrip } from '~/domain/request/trip-rules'
import type { Itinerary } from './itinerary'

/**
 * The most that an itinerary may hold when it is saved. The planner's own plans stay well below: at most 16 activities a
 * day, an overview of 2,100 characters, 19 tips of 200, and 41,000 characters in all texts of sixty days.
 */
export const caps = {
  /** No plan takes a longer trip. */
  days: longestTrip,
  /** One every half hour of a day from seven to ten. Drawings of a day show as many. */
  activitiesADay: 30,
  /** Fifteen on every day of the longest trip. A page shows all of them. */
  activities: 15 * longestTrip,
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
  /** Characters of all texts together: more than twice those of the longest plan. Checks read every text. */
  characters: 100_000,
  /** Of a day: three meals, and opening hours in as many spans as the catalogue has. */
  openMeals: 3,
  openingSpans: 12,
} as const

/** One thing that is over its cap: where it stands in the itinerary, and what to do about it. */
export interface OverCap {
  path: (string | number)[]
  message: string
}

const figure = (count: number) => count.toLocaleString('en-US')

/** What of an itinerary is over the caps, the first `most` of it. Reads each text once. */
export function overCaps(
  { days, overview, tips }: Pick<Itinerary, 'days' | 'overview' | 'tips'>,
  most = 10,
): OverCap[] {
  const found: OverCap[] = []
  let characters = 0
  let activities = 0
  const over = (path: OverCap['path'], message: string) => {
    if (found.length < most) found.push({ path, message })
  }
  const list = (
    entries: readonly unknown[] | undefined,
    cap: number,
    path: OverCap['path'],
    what: string,
  ) => {
    if ((entries?.length ?? 0) > cap) over(path, `At most ${figure(cap)} ${what}.`)
  }
  const text = (said: Itinerary['overview'] | undefined, cap: number, path: OverCap['path']) => {
    if (said === undefined) return
    // A message counts with all that fills it.
    const length = typeof said === 'string' ? said.length : JSON.stringify(said).length
    characters += length
    if (typeof said === 'string' && length > cap) over(path, `Use at most ${figure(cap)} characters.`)
  }
  list(days, caps.days, ['days'], 'days')
  list(tips, caps.tips, ['tips'], 'tips')
  text(overview, caps.overview, ['overview'])
  for (const [index, tip] of tips.entries()) text(tip, caps.tip, ['tips', index])
  for (const [index, day] of days.entries()) {
    const at = ['days', index]
    activities += day.activities.length
    list(day.activities, caps.activitiesADay, [...at, 'activities'], 'stops and rides a day')
    list(day.openMeals, caps.openMeals, [...at, 'openMeals'], 'meals')
    text(day.title, caps.dayTitle, [...at, 'title'])
    text(day.area, caps.area, [...at, 'area'])
    text(day.note, caps.note, [...at, 'note'])
    for (const [place, activity] of day.activities.entries()) {
      const stop = [...at, 'activities', place]
      text(activity.title, caps.title, [...stop, 'title'])
      text(activity.description, caps.description, [...stop, 'description'])
      text(activity.reason, caps.reason, [...stop, 'reason'])
      list(activity.hours, caps.openingSpans, [...stop, 'hours'], 'opening times')
    }
  }
  if (activities > caps.activities)
    over(['days'], `A trip holds at most ${figure(caps.activities)} stops and rides.`)
  if (characters > caps.characters)
    over(['days'], `All texts of a trip together hold at most ${figure(caps.characters)} characters.`)
  return found
}
