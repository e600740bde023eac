import { fromClock } from '~/domain/calendar/clock-time'
import { metersBetween } from '~/domain/catalogue/distance'
import type { Coordinates } from '~/domain/catalogue/place'
import { walk } from '~/domain/catalogue/travel'
import type { Activity, ItineraryDay } from '~/domain/itinerary/itinerary'
import type { FittedDay } from '~/domain/planning/stages'
import { hard } from '~/domain/planning/weights'
import { isNoPlaceName } from './plain-prose'
import { NamesAnswer } from './questions'
import { tell } from './sentences'
import { offenceOf, plainText } from './text-gate'
import type { TextGuard } from './text-guard'

const longestName = 80
const longestNote = 220
const mostWords = 8

export interface Naming {
  /** Of the town. */
  center: Coordinates
  /** Names that the trip holds already; those of this day are added. */
  taken: Set<string>
  /** Most metres on foot in a day. */
  walkMeters: number
  guard: TextGuard
}

/**
 * Puts a model's proposals for places into a day of a sketch, each marked as unverified. One that is far from where it was
 * to be, can't be walked to or from in the time there is, or stands in the trip already is left out, and the stop stays
 * the kind of place it was.
 */
export function namePlaces(
  day: ItineraryDay,
  answer: unknown,
  { center, taken, walkMeters, guard }: Naming,
): { day: ItineraryDay; repairs: FittedDay['repairs'] } {
  const parsed = NamesAnswer.safeParse(answer)
  const proposals = new Map(parsed.success ? parsed.data.stops.map((stop) => [stop.id, stop] as const) : [])
  const repairs: FittedDay['repairs'] = []
  let { activities } = day
  for (const [index, activity] of day.activities.entries()) {
    const proposal = proposals.get(activity.id)
    const title = plainText(proposal?.name ?? '', longestName)
    if (!proposal || !activity.idea || title.length < 2) continue
    const at: Coordinates = [proposal.latitude, proposal.longitude]
    const near = positionOf(activity) ?? lastPosition(activities.slice(0, index)) ?? center
    const named: Activity = {
      ...activity,
      title,
      description: tell('named.idea', { kind: activity.title, text: activity.description }),
      reason: guard(proposal.note, longestNote, '') ?? activity.reason,
      latitude: at[0],
      longitude: at[1],
      unverified: true,
    }
    const tried = withWays(activities.with(index, named))
    const key = title.toLowerCase()
    if (isNoName(title)) repairs.push({ kind: 'words', detail: title })
    else if (taken.has(key)) repairs.push({ kind: 'repeated', detail: title })
    else if (metersBetween(at, near) > hard.modelsReach || !walkable(tried, walkMeters)) {
      repairs.push({ kind: 'out-of-reach', detail: title })
    } else {
      taken.add(key)
      activities = tried
    }
  }
  return { day: { ...day, activities }, repairs }
}

/** Ways on foot between what has a position; a ride to another town stays what it is. */
function withWays(activities: Activity[]): Activity[] {
  return activities.map((activity, index) => {
    const from = lastPosition(activities.slice(0, index))
    const to = positionOf(activity)
    return activity.travel.mode === 'transit' || !from || !to
      ? activity
      : { ...activity, travel: walk(from, to) }
  })
}

/** A name passes the gate, as every text does, speaks of nothing else and is no sentence. */
export function isNoName(title: string): boolean {
  return offenceOf(title, '') !== undefined || isNoPlaceName(title) || title.split(' ').length > mostWords
}

function walkable(activities: Activity[], most: number): boolean {
  const walked = activities.reduce(
    (sum, { travel: { mode, meters } }) => sum + (mode === 'walk' ? meters : 0),
    0,
  )
  const inTime = activities.every(({ startTime, travel }, index) => {
    const before = activities[index - 1]
    return !before || fromClock(startTime) - fromClock(before.endTime) >= travel.minutes
  })
  return inTime && walked <= most
}

function lastPosition(activities: Activity[]): Coordinates | undefined {
  const last = activities.findLast((activity) => positionOf(activity))
  return last && positionOf(last)
}

function positionOf({ latitude, longitude }: Activity): Coordinates | undefined {
  return latitude === null || longitude === null ? undefined : [latitude, longitude]
}
