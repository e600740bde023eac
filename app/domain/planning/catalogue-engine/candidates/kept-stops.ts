import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import { isTurned } from '~/domain/catalogue/line-ends'
import type { Place } from '~/domain/catalogue/place'
import { betweenJourneys } from '~/domain/itinerary/booked-stop'
import type { Activity } from '~/domain/itinerary/itinerary'
import { ownWords } from '~/domain/message'
import { grid } from '~/domain/planning/solver/timetable'
import type { KeptStop } from '~/domain/planning/trip-draft'
import type { Replan } from '~/domain/request/replan'

/** What stays: locked stops, those named, and whatever a traveller typed in. The ticket for the rides is bought anew. */
export function keptOf(
  day: { activities: Activity[] },
  { keep = [] }: Replan,
  known: ReadonlyMap<string, Place>,
  base: Pick<Place, 'at'> | undefined,
): KeptStop[] {
  const stops = betweenJourneys(day.activities).between.filter(
    ({ type, startTime, endTime }) =>
      type !== 'accommodation' && !(type === 'transport' && startTime === endTime),
  )
  const stays = ({ id, locked, placeId }: Activity) => locked || placeId === null || keep.includes(id)
  return stops.filter(stays).map((activity) => {
    const from = fromClock(activity.startTime)
    const end = fromClock(activity.endTime)
    const { latitude, longitude } = activity
    const at: Place['at'] | undefined =
      latitude === null || longitude === null ? base?.at : [latitude, longitude]
    const place = known.get(activity.placeId ?? '') ?? ownPlace(activity, at ?? [0, 0])
    return {
      activity,
      place,
      turned: at !== undefined && isTurned(place, at),
      from: down(from),
      to: up(end < from ? end + 1440 : end),
    }
  })
}

/** A place for a stop that is not in the catalogue; nothing is known of it but what stands in the plan. */
export function ownPlace({ id, title: kept }: Activity, at: Place['at']): Place {
  const title = ownWords(kept)
  return {
    id,
    name: title,
    kind: 'sight',
    area: '',
    at,
    interests: [],
    styles: [],
    setting: 'mixed',
    effort: 1,
    fame: 0,
    fact: title,
    source: 'the traveller',
    confidence: 'low',
  }
}

function down(minute: MinuteOfDay): MinuteOfDay {
  return Math.floor(minute / grid) * grid
}

function up(minute: MinuteOfDay): MinuteOfDay {
  return Math.ceil(minute / grid) * grid
}
