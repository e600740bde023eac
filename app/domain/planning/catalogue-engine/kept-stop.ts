import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Place } from '~/domain/catalogue/place'
import type { Activity } from '~/domain/itinerary/itinerary'
import { ownWords } from '~/domain/message'
import type { Candidate } from './candidates'
import type { StopOption } from './stop-option'

/** A stop of a plan that is made again around it. */
export interface KeptStop {
  activity: Activity
  place: Place
  from: MinuteOfDay
  to: MinuteOfDay
  /** A day out of town is a load of its own. */
  away?: boolean
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

/** The one way to use a kept stop: on its day, at its hour. */
export function keptOption(kept: KeptStop, site: number, frame: number, frames: number): StopOption {
  const { activity, place, from, to, away = false } = kept
  const minutes = to - from
  const onItsDay = <T>(list: T[]) => Array.from({ length: frames }, (_, each) => (each === frame ? list : []))
  const spans = onItsDay([{ from, to, lastStart: from }])
  const candidate: Candidate = {
    place,
    visit: [minutes, minutes, minutes],
    costCents: activity.costCents,
    open: spans,
  }
  return {
    candidate,
    site,
    worth: 1,
    night: false,
    stay: [minutes, minutes, minutes],
    spans,
    starts: onItsDay([{ from, to: from }]),
    peak: spans,
    kept: activity,
    away,
    ...(activity.meal && { meal: activity.meal }),
  }
}
