import { addDays } from '../../app/domain/calendar/calendar-date'
import { activity, isSight, type Mutation, plan, request, some, withDay } from './change-plan'

/** The days and the places of a trip. */
export const tripMutations: Mutation[] = [
  {
    check: 'days',
    rule: 'as many days as asked',
    mutate: request(({ plan: { days } }) => ({ days: days.length + 1 })),
  },
  {
    check: 'days',
    rule: 'days are numbered',
    mutate: (judged) => judged.plan.days[0] && withDay(judged, judged.plan.days[0], { day: 7 }),
  },
  {
    check: 'days',
    rule: 'days are dated',
    mutate: (judged) =>
      judged.plan.days[0] &&
      withDay(judged, judged.plan.days[0], { date: addDays(judged.plan.startDate, 1) }),
  },
  {
    check: 'days',
    rule: 'the trip ends on its last day',
    mutate: plan(({ endDate }) => ({ endDate: addDays(endDate, 1) })),
  },
  {
    check: 'days',
    rule: 'an empty day says so',
    mutate: (judged) => judged.plan.days[0] && withDay(judged, judged.plan.days[0], { activities: [] }),
  },
  {
    check: 'days',
    rule: 'a free day has no stops',
    mutate: (judged, random) => {
      const [day] = some(judged, random, isSight) ?? []
      return day && withDay(judged, day, { kind: 'free' })
    },
  },
  {
    check: 'days',
    rule: 'a day trip goes out of town',
    mutate: (judged, random) => {
      const [day] = some(judged, random, isSight) ?? []
      return day && withDay(judged, day, { kind: 'day trip' })
    },
  },
  {
    check: 'real',
    rule: 'stops are in the catalogue',
    mutate: activity(isSight, () => ({ placeId: 'no-such-place' })),
  },
  {
    check: 'real',
    rule: 'a title names its place',
    mutate: activity(isSight, () => ({ title: 'Something else' })),
  },
  { check: 'real', rule: 'a place has a position', mutate: activity(isSight, () => ({ latitude: null })) },
  {
    check: 'real',
    rule: 'a place is drawn where it is',
    mutate: activity(isSight, ({ latitude }) => ({ latitude: (latitude ?? 0) + 0.0006 })),
  },
  {
    check: 'real',
    rule: 'a place lies in the destination',
    mutate: (judged) => ({ ...judged, destination: { ...judged.destination, radiusKm: 0.01 } }),
  },
  {
    check: 'real',
    rule: 'a base is one of the catalogue',
    mutate: (judged, random) => {
      const [day, sight] = some(judged, random, isSight) ?? []
      return day && withDay(judged, day, { basePlaceId: sight?.placeId ?? null })
    },
  },
  {
    check: 'once',
    rule: 'no place twice',
    mutate: (judged, random) => {
      const [, first] = some(judged, random, isSight) ?? []
      if (!first) return undefined
      return activity(
        (each) => each.type === 'attraction' && each !== first,
        () => ({ placeId: first.placeId, title: first.title }),
      )(judged, random)
    },
  },
  {
    check: 'plan',
    rule: 'no more days than the plan has',
    mutate: request(({ plan: { days } }) => ({ dayLimit: days.length - 1 })),
  },
  { check: 'plan', rule: 'a sample is called one', mutate: request(() => ({ sample: true })) },
  { check: 'plan', rule: 'a full trip is called no sample', mutate: plan(() => ({ sample: true })) },
]
