import { fromClock, toClock } from '../../app/domain/calendar/clock-time'
import type { Activity } from '../../app/domain/itinerary/itinerary'
import {
  activity,
  afterStop,
  at,
  isBase,
  isMeal,
  isSight,
  type Mutation,
  monthDay,
  place,
  some,
  withActivities,
  withDay,
} from './change-plan'

/** Opening hours, the length of visits and meals. */
export const hourMutations: Mutation[] = [
  {
    check: 'open',
    rule: 'not on a weekday it is closed',
    mutate: place(isSight, (_, __, { date }) => {
      const week = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']
      const closed = week[new Date(`${date}T00:00:00Z`).getUTCDay()]
      return { hours: `00:00-24:00; ${closed} off` }
    }),
  },
  {
    check: 'open',
    rule: 'not in a season it is closed',
    mutate: place(isSight, (_, __, { date }) => ({
      hours: `00:00-24:00; ${monthDay(date).slice(0, 3)} off`,
    })),
  },
  {
    check: 'open',
    rule: 'not on a date it is closed',
    mutate: place(isSight, (_, __, { date }) => ({ hours: `00:00-24:00; ${monthDay(date)} off` })),
  },
  {
    check: 'open',
    rule: 'not on a public holiday it is closed',
    mutate: (judged, random) => {
      const [day, sight] = some(judged, random, isSight) ?? []
      const changed = place(
        (each) => each === sight,
        () => ({ hours: '00:00-24:00; PH off' }),
      )(judged, random)
      return (
        day &&
        changed && {
          ...changed,
          destination: { ...changed.destination, holidays: { [day.date]: 'Founders Day' } },
        }
      )
    },
  },
  {
    check: 'open',
    rule: 'not while it is rebuilt',
    mutate: place(isSight, (_, __, { date }) => ({ closed: [{ from: date, to: date, why: 'new roof' }] })),
  },
  {
    check: 'open',
    rule: 'not before it opens',
    mutate: place(isSight, (_, { startTime }) => ({
      hours: `${toClock(fromClock(startTime) + 1)}-${toClock(fromClock(startTime) + 600)}`,
    })),
  },
  {
    check: 'open',
    rule: 'not after it closes',
    mutate: place(isSight, (_, { endTime }) => ({ hours: `05:00-${toClock(fromClock(endTime) - 1)}` })),
  },
  {
    check: 'open',
    rule: 'not across a break',
    mutate: place(isSight, (_, { startTime }) => {
      const noon = fromClock(startTime) + 5
      return { hours: `05:00-${toClock(noon)},${toClock(noon + 5)}-24:00`, lastEntry: undefined }
    }),
  },
  {
    check: 'open',
    rule: 'not after the last entry',
    mutate: place(isSight, (_, { startTime, endTime }) => ({
      hours: `05:00-${endTime}`,
      lastEntry: fromClock(endTime) - fromClock(startTime) + 1,
    })),
  },
  {
    check: 'time',
    rule: 'stops do not overlap',
    mutate: (judged, random) => {
      const [day, stop] = some(judged, random, afterStop) ?? []
      const before = day && stop && day.activities[day.activities.indexOf(stop) - 1]
      if (!before) return undefined
      return activity(
        (each) => each === stop,
        ({ startTime, endTime }) =>
          at(
            fromClock(before.endTime) - 1,
            fromClock(before.endTime) - 1 + fromClock(endTime) - fromClock(startTime),
          ),
      )(judged, random)
    },
  },
  {
    check: 'time',
    rule: 'no visit is too short',
    mutate: place(isSight, (_, { startTime, endTime }) => {
      const minutes = fromClock(endTime) - fromClock(startTime)
      return { visit: [minutes + 1, minutes + 1, minutes + 2] }
    }),
  },
  {
    check: 'time',
    rule: 'no visit is too long',
    mutate: place(isSight, (_, { startTime, endTime }) => {
      const minutes = fromClock(endTime) - fromClock(startTime)
      return { visit: [1, minutes - 1, minutes - 1] }
    }),
  },
  {
    check: 'time',
    rule: 'no day begins before its hours',
    mutate: (judged) => {
      const day = judged.plan.days[0]
      const [first, ...rest] = day?.activities ?? []
      const minutes = first ? fromClock(first.endTime) - fromClock(first.startTime) : 0
      const early = first && { ...first, ...at(fromClock('06:59'), fromClock('06:59') + minutes) }
      return day && early && withActivities(judged, day, [early, ...rest])
    },
  },
  {
    check: 'time',
    rule: 'no day ends after its hours',
    mutate: activity(isBase, () => at(fromClock('23:56'), fromClock('23:56'))),
  },
  {
    check: 'time',
    rule: 'a day keeps to hours of its own',
    mutate: (judged, random) => {
      const [day, sight] = some(judged, random, isSight) ?? []
      return day && sight && withDay(judged, day, { hours: { from: '06:00', to: sight.startTime } })
    },
  },
  {
    check: 'time',
    rule: 'the time that is said is the time',
    mutate: activity(isSight, () => ({ time: '4:44 AM' })),
  },
  {
    check: 'meals',
    rule: 'no meal is missing',
    mutate: (judged, random) => {
      const [day, meal] = some(judged, random, isMeal) ?? []
      return (
        day &&
        withActivities(
          judged,
          day,
          day.activities.filter((each) => each !== meal),
        )
      )
    },
  },
  {
    check: 'meals',
    rule: 'a meal lies in its hours',
    mutate: activity(
      ({ meal }) => meal === 'dinner',
      () => at(fromClock('16:59'), fromClock('18:00')),
    ),
  },
  {
    check: 'meals',
    rule: 'a table serves the meal',
    mutate: place(
      ({ meal }) => meal === 'dinner',
      () => ({ meals: ['breakfast'] }),
    ),
  },
  {
    check: 'meals',
    rule: 'meals are hours apart',
    mutate: (judged) => {
      const day = judged.plan.days.find(
        ({ activities }) => activities.filter(({ meal }) => meal).length === 3,
      )
      if (!day) return undefined
      const late: Partial<Record<string, Partial<Activity>>> = {
        breakfast: at(fromClock('09:00'), fromClock('09:45')),
        lunch: at(fromClock('11:05'), fromClock('12:00')),
      }
      return withActivities(
        judged,
        day,
        day.activities.map((each) => ({ ...each, ...late[each.meal ?? ''] })),
      )
    },
  },
]
