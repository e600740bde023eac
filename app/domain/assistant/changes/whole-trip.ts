import { addDays, type CalendarDate, daysBetween } from '~/domain/calendar/calendar-date'
import type { Meal, Place } from '~/domain/catalogue/place'
import { cheaperMeal } from '~/domain/itinerary/edit/requests'
import type { DayView } from '~/domain/itinerary/itinerary'
import { metersOnFoot } from '~/domain/itinerary/left-at'
import { type Message, sequence } from '~/domain/message'
import type { Constraint, Target, When } from '~/domain/reader/constraint'
import type { Replan } from '~/domain/request/replan'
import { longestTrip } from '~/domain/request/trip-rules'
import { about } from '../answers/stops'
import { daysNamed, knownOf, nameOf, namesDay, placeMeant, type Scene } from '../scene'
import { answer, change as tell } from '../sentences'
import { noWorse } from './no-worse'
import { cannot, moves, type Outcome } from './outcome'

interface OnDays {
  when?: When | undefined
}

function numbersOf(when: When | undefined, { draft }: Scene): { days: number[]; day: number | null } {
  const days = (namesDay(when) ? daysNamed(when, draft.itinerary) : draft.itinerary.days).map(
    ({ day }) => day,
  )
  return { days, day: namesDay(when) ? (days[0] ?? null) : null }
}

/** Days that are planned anew in some manner. */
function replanned(
  when: When | undefined,
  title: (day: number | null) => Message,
  change: Omit<Replan, 'days'>,
  scene: Scene,
): Outcome {
  const { days, day } = numbersOf(when, scene)
  return days.length === 0
    ? cannot(answer('chat.no-such-day', { days: scene.draft.itinerary.days.length }))
    : { title: title(day), steps: [{ days, change }] }
}

export function manner(
  { is, when }: OnDays & { is: 'slower' | 'faster' | 'walk-less' | 'rainy' | 'order' },
  scene: Scene,
): Outcome {
  switch (is) {
    case 'slower':
      return replanned(when, (day) => tell('change.slower', { day }), { slower: true }, scene)
    case 'rainy':
      return replanned(when, (day) => tell('change.rainy', { day }), { rainy: true }, scene)
    case 'order':
      return replanned(when, (day) => tell('change.shorter', { day }), { sameStops: true }, scene)
    case 'walk-less': {
      const { days } = numbersOf(when, scene)
      const chosen = scene.draft.itinerary.days.filter(({ day }) => days.includes(day))
      return replanned(
        when,
        (day) => tell('change.less-walking', { day }),
        { maxWalkingDistance: lessWalking(chosen) },
        scene,
      )
    }
    case 'faster':
      return cannot(answer('chat.cannot', { what: 'faster' }), { kind: 'anew', wish: scene.text })
  }
}

/** Kilometres: a third less than the longest of these days; under one everything is ridden anyway. */
export function lessWalking(days: readonly DayView[]): number {
  const longest = Math.max(
    0,
    ...days.map(({ activities }) => activities.reduce((sum, each) => sum + metersOnFoot(each), 0)),
  )
  return Math.max(1, Math.round((longest * 2) / 300) / 10)
}

/** Part of a price that a table is cheaper by at least to be called so. */
const leastSaving = 0.15

function isClearlyCheaper({ cost }: Place, was: Place | undefined): boolean {
  return cost !== undefined && (!was?.cost || cost.cents <= was.cost.cents * (1 - leastSaving))
}

/** A meal at a cheaper table that is no worse; without one named, whole days with less to spend. */
export function cheaper({ meal, when }: OnDays & { meal?: Meal | undefined }, scene: Scene): Outcome {
  const { draft, facts } = scene
  const { day } = numbersOf(when, scene)
  if (!meal)
    return replanned(
      when,
      (each) => tell('change.replanned', { manner: 'cheaper', days: each === null ? [] : [each] }),
      { cheaper: true },
      scene,
    )
  const list = cheaperMeal(
    draft,
    day,
    facts,
    meal,
    (place, was) => noWorse(place, was) && isClearlyCheaper(place, was),
  )
  if (list.length > 0) return moves(tell('change.cheaper', { what: meal, day }), list)
  const any = cheaperMeal(draft, day, facts, meal).flatMap((each) =>
    each.kind === 'replace' ? [each.placeId] : [],
  )
  const names = any.flatMap((id) => placeMeant({ by: 'place', id }, knownOf(scene))?.name ?? [])
  return cannot(
    names.length > 0
      ? answer('chat.only-snacks', { meal, names })
      : tell('refused.none-cheaper', { what: meal }),
  )
}

/** Other dates and another length are another plan: the form is filled in for it. */
export function length(
  { by = 0, total }: { by?: number | undefined; total?: number | undefined },
  { draft: { itinerary } }: Scene,
): Outcome {
  const more = total === undefined ? by : total - itinerary.days.length
  const endDate = addDays(itinerary.endDate, more)
  const days = daysBetween(itinerary.startDate, endDate) + 1
  if (days < 1 || days > longestTrip) return cannot(answer('chat.odd-length', { longest: longestTrip }))
  return anew(itinerary, { startDate: itinerary.startDate, endDate })
}

export function dates(
  { by, when }: OnDays & { by?: number | undefined },
  { draft: { itinerary } }: Scene,
): Outcome {
  const start = by === undefined ? startOf(when, itinerary.startDate) : addDays(itinerary.startDate, by)
  if (!start) return cannot(answer('chat.which-dates', {}), { kind: 'anew' })
  return anew(itinerary, {
    startDate: start,
    endDate: addDays(start, daysBetween(itinerary.startDate, itinerary.endDate)),
  })
}

/** The next such date from the one that the trip begins on now. */
function startOf(when: When | undefined, from: CalendarDate): CalendarDate | undefined {
  const { day, month = Number(from.slice(5, 7)) } = when?.date ?? {}
  if (day === undefined) return undefined
  const inYear = (year: number) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const year = Number(from.slice(0, 4))
  return inYear(year) >= `${year}-01-01` && inYear(year) >= from
    ? inYear(year)
    : inYear(year + (month < Number(from.slice(5, 7)) ? 1 : 0))
}

function anew(
  { startDate, endDate }: Scene['draft']['itinerary'],
  to: { startDate: CalendarDate; endDate: CalendarDate },
): Outcome {
  return cannot(
    answer('chat.other-dates', { startDate, endDate, newStart: to.startDate, newEnd: to.endDate }),
    { kind: 'anew', ...to },
  )
}

/** A day out of town takes a whole day, and the others are planned around it. */
export function dayTrip({ what, when }: OnDays & { what?: Target | undefined }, scene: Scene): Outcome {
  const { draft, facts, text } = scene
  const { dayTrips } = facts.destination
  const trip = dayTrips.find(({ id }) => what?.by === 'place' && what.id === id)
  const isPlanned = draft.itinerary.days.some(({ activities }) =>
    activities.some(({ placeId }) => placeId === trip?.id),
  )
  if (trip && isPlanned)
    return cannot(sequence([tell('refused.in-plan', { name: trip.name }), about({ what }, knownOf(scene))]))
  if (!trip) {
    const names = dayTrips.slice(0, 5).map(({ name }) => name)
    return cannot(names.length > 0 ? answer('chat.day-trips', { names }) : answer('chat.no-day-trips', {}))
  }
  const [day] = daysNamed(when, draft.itinerary)
  return cannot(
    answer('chat.day-trip', {
      name: trip.name,
      fact: trip.fact,
      minutes: trip.minutes,
      by: trip.by,
      day: day?.day ?? null,
    }),
    { kind: 'anew', wish: text },
  )
}

/** Another place to sleep, of the catalogue. */
export function base({ what }: { what: Target }, scene: Scene): Outcome {
  const { draft, facts } = scene
  const { places, stays } = facts.destination
  const name = nameOf(what, knownOf(scene)) ?? ''
  const house = stays.find((stay) => name !== '' && stay.name.toLowerCase().includes(name.toLowerCase()))
  const quarter = places.find(({ kind, area }) => kind === 'base' && what.by === 'area' && area === what.id)
  const found = house ?? quarter
  if (!found) return cannot(answer('chat.own-base', { name }))
  const days = draft.itinerary.days.map(({ day }) => day)
  return moves(tell('change.base', { name: found.name }), [
    { kind: 'base', days, base: { placeId: found.id } },
  ])
}

/** Read, and nothing that a finished plan can be changed by: the form takes it along. */
export function noted({ wish: _ }: { wish: Constraint }, { text }: Scene): Outcome {
  return cannot(answer('chat.cannot', { what: 'wish' }), { kind: 'anew', wish: text })
}
