import { fromClock } from '../../app/domain/calendar/clock-time'
import {
  activity,
  at,
  isBase,
  isMeal,
  isSight,
  type Mutation,
  place,
  request,
  some,
  withActivities,
  withChildren,
  withDay,
} from './change-plan'

/** Beds, diets, access and children. */
export const needMutations: Mutation[] = [
  {
    check: 'sleep',
    rule: 'every day ends at a bed',
    mutate: (judged, random) => {
      const [day] = some(judged, random, isBase) ?? []
      return (
        day &&
        withActivities(
          judged,
          day,
          day.activities.filter(({ type }) => type !== 'accommodation'),
        )
      )
    },
  },
  {
    check: 'sleep',
    rule: 'one bed a night',
    mutate: (judged, random) => {
      const [day, base] = some(judged, random, isBase) ?? []
      return day && base && withActivities(judged, day, [...day.activities, { ...base, costCents: 0 }])
    },
  },
  {
    check: 'sleep',
    rule: 'the bed is at the base',
    mutate: (judged, random) => {
      const other = judged.destination.places.find(
        ({ kind, id }) => kind === 'base' && judged.plan.days.every(({ basePlaceId }) => basePlaceId !== id),
      )
      return other && activity(isBase, () => ({ placeId: other.id }))(judged, random)
    },
  },
  {
    check: 'sleep',
    rule: 'a change of base is said',
    mutate: (judged) => {
      const other = judged.destination.places.find(
        ({ kind, id }) => kind === 'base' && judged.plan.days.every(({ basePlaceId }) => basePlaceId !== id),
      )
      const day = judged.plan.days.at(-1)
      if (!other || !day || judged.plan.days.length < 2) return undefined
      const moved = withActivities(
        judged,
        day,
        day.activities.map((each) => (each.type === 'accommodation' ? { ...each, placeId: other.id } : each)),
      )
      const changed = moved.plan.days.at(-1)
      return changed && withDay(moved, changed, { basePlaceId: other.id })
    },
  },
  {
    check: 'sleep',
    rule: 'a night less than days is charged',
    mutate: (judged, random) => {
      const last = judged.plan.days.at(-1)
      return activity(
        (each, day) => isBase(each, day, 0) && day === last,
        () => ({ costCents: 5000 }),
      )(judged, random)
    },
  },
  {
    check: 'diet',
    rule: 'every table has every diet asked for',
    mutate: (judged, random) =>
      place(isMeal, ({ diets }) => ({ diets: { ...diets, vegetarian: 'no' } }))(
        request(({ request: { filters } }) => ({
          filters: { ...filters, dietaryRestrictions: ['Vegetarian'] },
        }))(judged),
        random,
      ),
  },
  {
    check: 'access',
    rule: 'every stop meets every need asked for',
    mutate: (judged, random) =>
      place(isSight, ({ access }) => ({ access: { ...access, wheelchair: 'no' } }))(
        request(({ request: { filters } }) => ({
          filters: { ...filters, accessibility: ['Wheelchair accessible'] },
        }))(judged),
        random,
      ),
  },
  {
    check: 'access',
    rule: 'guides are asked of what has something to explain',
    mutate: (judged, random) =>
      place(isSight, ({ access }) => ({ kind: 'museum', access: { ...access, audioGuides: 'no' } }))(
        request(({ request: { filters } }) => ({ filters: { ...filters, accessibility: ['Audio guides'] } }))(
          judged,
        ),
        random,
      ),
  },
  {
    check: 'kids',
    rule: 'no stop is unfit for children',
    mutate: withChildren(place(isSight, () => ({ children: 'no' }))),
  },
  {
    check: 'kids',
    rule: 'no night life',
    mutate: withChildren(place(isSight, () => ({ kind: 'nightlife' }))),
  },
  {
    check: 'kids',
    rule: 'no late night',
    mutate: withChildren(activity(isBase, () => at(fromClock('20:31'), fromClock('20:31')))),
  },
  {
    check: 'kids',
    rule: 'a break in the day',
    mutate: withChildren((judged) => {
      const day = judged.plan.days.find(
        ({ activities }) => activities.filter((each) => each.type === 'attraction').length > 1,
      )
      if (!day) return undefined
      const stops = day.activities.filter(({ type }) => type !== 'transport')
      let clock = fromClock('16:00')
      const packed = stops.map((each) => {
        const from = clock + each.travel.minutes
        clock = from + 30
        return { ...each, ...at(from, clock) }
      })
      const parks = judged.destination.places.map((each) =>
        each.kind === 'park' || each.kind === 'beach' ? { ...each, kind: 'sight' as const } : each,
      )
      const destination = { ...judged.destination, places: parks }
      return withActivities({ ...judged, destination }, day, packed)
    }),
  },
]
