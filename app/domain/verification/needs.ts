import { fromClock, toClock } from '~/domain/calendar/clock-time'
import type { AccessNeed, Place } from '~/domain/catalogue/place'
import { accessKey, dietKey } from '~/domain/catalogue/vocabulary'
import type { Check } from '~/domain/itinerary/itinerary'
import {
  allStops,
  type CheckContext,
  isMealStop,
  isVisit,
  type JudgedDay,
  nameOf,
  type Stop,
} from './context'
import { dayHours } from './day-rules'
import { count, nameList, verdict } from './verdict'

/** Guides for ear and eye are asked of these alone: a street, a park or a table has nothing to explain. */
const explained: Place['kind'][] = ['sight', 'museum', 'gallery', 'worship']

/** Whether a need says anything about a kind of place: ways and doors matter everywhere. */
function concerns(need: AccessNeed, kind: Place['kind']): boolean {
  const isGuide = need === 'Audio guides' || need === 'Visual aids'
  return !isGuide || explained.includes(kind)
}

/** A break with children is at least this long, minutes. */
const childrenBreak = 45

/** A day with children that is over by then has its rest after it. */
const earlyEnd = fromClock('17:00')

type Answer = 'yes' | 'no' | undefined

interface Asked {
  stop: Stop
  answer: Answer
  need: string
}

function split(asked: Asked[]) {
  const named = (answer: Answer) =>
    asked
      .filter((item) => item.answer === answer)
      .map(({ stop, need }) => ({ day: stop.day.day, name: nameOf(stop), need }))
  return { no: named('no'), open: named(undefined) }
}

/** Every food stop satisfies each diet asked for. */
export function dietCheck(context: CheckContext): Check {
  const diets = context.request.filters.dietaryRestrictions
  if (diets.length === 0) return verdict('diet', { faults: [], unknowns: [], pass: 'No diet was asked for.' })
  const stops = allStops(context).filter(isMealStop)
  const { no, open } = split(
    stops.flatMap((stop) =>
      diets.map((diet) => ({ stop, need: diet.toLowerCase(), answer: stop.place?.diets?.[dietKey[diet]] })),
    ),
  )
  if (stops.length === 0)
    return verdict('diet', {
      faults: [],
      unknowns: [],
      pass: `No food stop is planned: every meal is left to you, ${nameList(diets.map((diet) => diet.toLowerCase()))}.`,
    })
  return verdict('diet', {
    faults: no.map(({ day, name, need }) => `Day ${day}: ${name} has no ${need} meal.`),
    unknowns: open.map(({ day, name, need }) => `Day ${day}: a ${need} meal at ${name} is not confirmed.`),
    pass: `All ${count(stops.length, 'food stop')} serve ${nameList(diets.map((diet) => diet.toLowerCase()))} meals.`,
  })
}

/** Something that is asked of places. */
interface Demand {
  need: string
  /** Whether it is a guide for ear or eye. */
  isGuide: boolean
  /** Whether it says anything about a stop; a stop that no catalogue knows may be of any kind. */
  binds: (stop: Stop) => boolean
  answer: (place: Place | undefined) => Answer
}

/** What the filters ask of each place. A filter that rests on another fact of the catalogue adds its own demand here. */
function demandsOf({ accessibility }: CheckContext['request']['filters']): Demand[] {
  return accessibility.map((need) => ({
    need: need.toLowerCase(),
    isGuide: !concerns(need, 'walk'),
    binds: ({ place }) => !place || concerns(need, place.kind),
    answer: (place) => place?.access?.[accessKey[need]],
  }))
}

/** Every stop, the base included, satisfies each access need asked for; guides are asked of places that explain something. */
export function accessCheck(context: CheckContext): Check {
  const demands = demandsOf(context.request.filters)
  if (demands.length === 0)
    return verdict('access', { faults: [], unknowns: [], pass: 'No access need was asked for.' })
  const stops = allStops(context)
  const places = [...new Map(stops.map((stop) => [stop.activity.placeId ?? stop.activity.id, stop])).values()]
  const { no, open } = split(
    demands.flatMap(({ need, binds, answer }) =>
      places.filter(binds).map((stop) => ({ stop, need, answer: answer(stop.place) })),
    ),
  )
  const guides = demands.filter(({ isGuide }) => isGuide)
  const others = demands.filter(({ isGuide }) => !isGuide)
  const bound = (list: Demand[]) => places.filter((stop) => list.some(({ binds }) => binds(stop))).length
  return verdict('access', {
    faults: no.map(({ day, name, need }) => `Day ${day}: ${name} does not meet "${need}".`),
    unknowns: open.map(({ day, name, need }) => `Day ${day}: "${need}" is not confirmed for ${name}.`),
    pass: [
      ...(others.length > 0
        ? [`All ${count(bound(others), 'place')} meet ${nameList(others.map(({ need }) => `"${need}"`))}.`]
        : []),
      ...(guides.length > 0
        ? [
            `All ${bound(guides)} museums, galleries, landmarks and places of worship offer ${nameList(guides.map(({ need }) => need))}; streets, parks and tables have nothing to explain.`,
          ]
        : []),
    ].join(' '),
  })
}

/** With children: nothing unsuitable, no late nights, a break in the day. */
export function kidsCheck(context: CheckContext): Check {
  const { filters } = context.request
  if (!filters.childFriendly)
    return verdict('kids', { faults: [], unknowns: [], pass: 'No children were announced.' })
  const visits = allStops(context).filter(isVisit)
  const { no, open } = split(visits.map((stop) => ({ stop, need: 'children', answer: suits(stop) })))
  const { to } = dayHours(filters)
  return verdict('kids', {
    faults: [
      ...no.map(({ day, name }) => `Day ${day}: ${name} is not for children.`),
      ...context.days.flatMap((judged) => lateNight(judged, to)),
      ...context.days
        .filter((judged) => !hasBreak(judged))
        .map(({ day }) => `Day ${day.day} has no break and no park or beach.`),
    ],
    unknowns: open.map(({ day, name }) => `Day ${day}: whether ${name} suits children is not confirmed.`),
    pass: `All ${count(visits.length, 'visit')} suit children; each day has a break or a park and ends by ${toClock(to)}.`,
  })
}

function suits({ place }: Stop): Answer {
  return place?.kind === 'nightlife' ? 'no' : place?.children
}

function lateNight({ day, activities }: JudgedDay, to: number): string[] {
  const last = activities.at(-1)
  if (!last) return []
  const back = last.activity.type === 'accommodation' ? last.from : last.to
  return back > to ? [`Day ${day.day} ends at ${toClock(back)}; children are back by ${toClock(to)}.`] : []
}

/** Free time beyond the way to the next stop, somewhere to run about, or a day that is over early or holds little. */
function hasBreak({ stops }: JudgedDay): boolean {
  const visits = stops.filter(isVisit)
  const sights = visits.filter((stop) => !isMealStop(stop))
  if (sights.length < 2 || Math.max(...visits.map(({ to }) => to)) <= earlyEnd) return true
  return stops.some((stop, index) => {
    if (stop.place?.kind === 'park' || stop.place?.kind === 'beach') return true
    const before = stops[index - 1]
    return before !== undefined && stop.from - before.to - stop.activity.travel.minutes >= childrenBreak
  })
}
