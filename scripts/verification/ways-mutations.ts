import { fromClock } from '../../app/domain/calendar/clock-time'
import {
  activity,
  afterStop,
  at,
  type Mutation,
  ridden,
  some,
  transit,
  walked,
  withActivities,
} from './change-plan'

/** The way from one stop to the next. */
export const wayMutations: Mutation[] = [
  {
    check: 'reach',
    rule: 'there is time to get there',
    mutate: (judged, random) => {
      const [day, stop] =
        some(judged, random, (each, of, index) => afterStop(each, of, index) && each.travel.minutes > 4) ?? []
      const before = day && stop && day.activities[day.activities.indexOf(stop) - 1]
      if (!before || before.type === 'transport') return undefined
      return activity(
        (each) => each === stop,
        ({ endTime, travel }) => at(fromClock(before.endTime) + travel.minutes - 2, fromClock(endTime)),
      )(judged, random)
    },
  },
  {
    check: 'reach',
    rule: 'a way takes its minutes',
    mutate: activity(
      ({ type, travel }) => type !== 'transport' && travel.minutes > 3,
      ({ travel }) => ({ travel: { ...travel, minutes: travel.minutes - 2 } }),
    ),
  },
  {
    check: 'reach',
    rule: 'a way has its metres',
    mutate: activity(walked, ({ travel }) => ({ travel: { ...travel, meters: travel.meters - 60 } })),
  },
  {
    check: 'reach',
    rule: 'no walk where there is no way on foot',
    mutate: (judged, random) => {
      const [, stop] = some(judged, random, walked) ?? []
      if (!stop || stop.latitude === null || stop.longitude === null) return undefined
      const here: [number, number] = [stop.latitude, stop.longitude]
      const others = judged.destination.places
        .filter(({ id }) => id !== stop.placeId)
        .map(({ at: each }) => each)
      return transit(() => ({ apart: [[here], others] }))(judged)
    },
  },
  {
    check: 'reach',
    rule: 'no ride when nothing runs',
    mutate: (judged, random) => {
      const [day] = some(judged, random, ridden) ?? []
      return day && transit(() => ({ restDays: [day.date.slice(5)] }))(judged)
    },
  },
  {
    check: 'walk',
    rule: 'no walk is longer than the limit',
    mutate: activity(walked, ({ travel }) => ({ travel: { ...travel, meters: 11_000 } })),
  },
  {
    check: 'walk',
    rule: 'the walks of a day are within the limit',
    mutate: (judged) => {
      const { maxWalkingDistance: limit } = judged.request.filters
      const day = judged.plan.days.find(
        ({ activities }) =>
          activities.filter(({ type, travel }) => type !== 'transport' && travel.mode === 'walk').length > 1,
      )
      if (!day || limit === 0) return undefined
      return withActivities(
        judged,
        day,
        day.activities.map((each) =>
          each.travel.mode === 'walk' ? { ...each, travel: { ...each.travel, meters: limit * 900 } } : each,
        ),
      )
    },
  },
  {
    check: 'walk',
    rule: 'hardly any walking is 150 metres at most',
    mutate: (judged, random) =>
      some(judged, random, walked) && {
        ...judged,
        request: { ...judged.request, filters: { ...judged.request.filters, maxWalkingDistance: 0 } },
      },
  },
]
