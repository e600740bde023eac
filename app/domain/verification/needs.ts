import { fromClock } from '~/domain/calendar/clock-time'
import type { AccessNeed, Place } from '~/domain/catalogue/place'
import { accessKey, dietKey } from '~/domain/catalogue/vocabulary'
import type { Check } from '~/domain/itinerary/itinerary'
import { sequence } from '~/domain/message'
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
import { tell } from './sentences'
import { type Fault, fault, verdict } from './verdict'

/**
 * Kinds of places that audio guides and visual aids are required of: a street, a park or a restaurant has nothing to
 * explain.
 */
const explained: Place['kind'][] = ['sight', 'museum', 'gallery', 'worship']

/** Whether an access need applies to a kind of place: paths and doors matter everywhere. */
function concerns(need: AccessNeed, kind: Place['kind']): boolean {
  const isGuide = need === 'Audio guides' || need === 'Visual aids'
  return !isGuide || explained.includes(kind)
}

/** Shortest break with children, minutes. */
const childrenBreak = 45

/** A day with children that ends by this time needs no break. */
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
      .map(({ stop, need }) => ({ about: { day: stop.day.day, stop: nameOf(stop) }, need, stop }))
  return { no: named('no'), open: named(undefined) }
}

/** Every food stop meets each requested diet. */
export function dietCheck(context: CheckContext): Check {
  const diets = context.request.filters.dietaryRestrictions
  if (diets.length === 0)
    return verdict('diet', { faults: [], unknowns: [], pass: tell('check.diet.none', {}) })
  const stops = allStops(context).filter(isMealStop)
  const { no, open } = split(
    stops.flatMap((stop) =>
      diets.map((diet) => ({ stop, need: diet, answer: stop.place?.diets?.[dietKey[diet]] })),
    ),
  )
  if (stops.length === 0)
    return verdict('diet', {
      faults: [],
      unknowns: [],
      pass: tell('check.diet.no-tables', { diets }),
    })
  return verdict('diet', {
    faults: no.map(({ about, need, stop }) =>
      fault(tell('check.diet.not-served', { ...about, diet: need }), stop),
    ),
    unknowns: open.map(({ about, need }) => tell('check.diet.unknown', { ...about, diet: need })),
    pass: tell('check.diet.pass', { stops: stops.length, diets }),
  })
}

/** A requirement on places. */
interface Demand {
  need: string
  /** Whether it is an audio guide or a visual aid. */
  isGuide: boolean
  /** Whether it applies to a stop; a stop outside the catalogue may be of any kind. */
  binds: (stop: Stop) => boolean
  answer: (place: Place | undefined) => Answer
}

/**
 * The requirements of the filters on each place. A filter on another fact of the catalogue adds its own requirement
 * here.
 */
function demandsOf({ accessibility }: CheckContext['request']['filters']): Demand[] {
  return accessibility.map((need) => ({
    need,
    isGuide: !concerns(need, 'walk'),
    binds: ({ place }) => !place || concerns(need, place.kind),
    answer: (place) => place?.access?.[accessKey[need]],
  }))
}

/**
 * Every stop, the base included, meets each requested access need; guides are required of places that explain
 * something.
 */
export function accessCheck(context: CheckContext): Check {
  const demands = demandsOf(context.request.filters)
  if (demands.length === 0)
    return verdict('access', { faults: [], unknowns: [], pass: tell('check.access.none', {}) })
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
    faults: no.map(({ about, need, stop }) => fault(tell('check.access.not-met', { ...about, need }), stop)),
    unknowns: open.map(({ about, need }) => tell('check.access.unknown', { ...about, need })),
    pass: sequence([
      ...(others.length > 0
        ? [tell('check.access.pass', { places: bound(others), needs: others.map(({ need }) => need) })]
        : []),
      ...(guides.length > 0
        ? [tell('check.access.guides', { places: bound(guides), needs: guides.map(({ need }) => need) })]
        : []),
    ]),
  })
}

/** The access needs asked for that a place is not known to meet. */
export function unmetNeeds(
  { kind, access }: Pick<Place, 'kind' | 'access'>,
  { accessibility }: CheckContext['request']['filters'],
): AccessNeed[] {
  return accessibility.filter((need) => concerns(need, kind) && access?.[accessKey[need]] !== 'yes')
}

/** With children: no unsuitable place, no late night, a break in the day. */
export function kidsCheck(context: CheckContext): Check {
  const { filters } = context.request
  if (!filters.childFriendly)
    return verdict('kids', { faults: [], unknowns: [], pass: tell('check.kids.none', {}) })
  const visits = allStops(context).filter(isVisit)
  const { no, open } = split(visits.map((stop) => ({ stop, need: 'children', answer: suits(stop) })))
  const { to } = dayHours(context)
  return verdict('kids', {
    faults: [
      ...no.map(({ about, stop }) => fault(tell('check.kids.unsuitable', about), stop)),
      ...context.days.flatMap((judged) => lateNight(judged, to)),
      ...context.days
        .filter((judged) => !hasBreak(judged))
        .map(({ day: { day } }) => fault(tell('check.kids.no-break', { day }))),
    ],
    unknowns: open.map(({ about }) => tell('check.kids.unknown', about)),
    pass: tell('check.kids.pass', { visits: visits.length, latest: to }),
  })
}

function suits({ place }: Stop): Answer {
  return place?.kind === 'nightlife' ? 'no' : place?.children
}

function lateNight({ day: { day }, activities }: JudgedDay, latest: number): Fault[] {
  const last = activities.at(-1)
  if (!last) return []
  const back = last.activity.type === 'accommodation' ? last.from : last.to
  return back > latest ? [fault(tell('check.kids.late', { day, until: back, latest }))] : []
}

/**
 * Whether a day has a break: free time beyond the way to the next stop, a playground or park, an early end, or few
 * stops.
 */
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
