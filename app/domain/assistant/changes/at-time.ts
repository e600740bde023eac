import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Place } from '~/domain/catalogue/place'
import type { Move } from '~/domain/itinerary/edit/moves'
import { earliestStart } from '~/domain/itinerary/edit/open-times'
import type { DayView } from '~/domain/itinerary/itinerary'
import { type Said, sequence } from '~/domain/message'
import type { DayPart, Target, When } from '~/domain/reader/constraint'
import { hours } from '../answers/hours'
import { knownOf, type Scene } from '../scene'
import { answer, change as tell } from '../sentences'
import { cannot, leastFaults, moves, newFaults, type Outcome } from './outcome'

/** Starts that a part of a day is tried with, minutes. */
const starts: Record<Exclude<DayPart, 'sunrise' | 'sunset'>, readonly MinuteOfDay[]> = {
  morning: [570, 540, 600, 630, 660],
  noon: [720, 750],
  afternoon: [870, 840, 930, 990],
  evening: [1110, 1140, 1200],
  night: [1230, 1290],
}

/** Where no time is named: a morning, or else an afternoon. */
export const usualStarts = [...starts.morning, ...starts.afternoon]

export function startsIn(when: When, day: DayView): readonly MinuteOfDay[] {
  if (when.at !== undefined) return [when.at]
  const { sun } = day
  if (when.part === 'sunset') return sun ? [fromClock(sun.set) - 60, fromClock(sun.set) - 30] : starts.evening
  if (when.part === 'sunrise') return sun ? [fromClock(sun.rise)] : starts.morning
  return when.part ? starts[when.part] : []
}

/** Each start that is tried is a plan to be checked. */
export const mostTried = 6

/** A place that is not in the plan yet, at a time of one of these days. */
export function atTime(
  { place, days, when }: { place: Place; days: readonly DayView[]; when: When },
  scene: Scene,
): Outcome {
  const { draft, facts } = scene
  const choices = days.flatMap((to) =>
    startsIn(when, to)
      .filter((at) => isOpenAt(place, to, at, place.visit?.[0] ?? 30, scene))
      .map((at): Move[] => [{ kind: 'add', day: to.day, before: null, stop: { placeId: place.id }, at }]),
  )
  const list = leastFaults(draft, choices.slice(0, mostTried), facts)
  if (!list) return cannot(closedThen({ by: 'place', id: place.id }, when, scene))
  const [first] = list
  const day = first?.kind === 'add' ? first.day : null
  return moves(
    tell('change.added', { name: place.name, day }),
    list,
    newFaults(draft, list, facts) > 0 ? answer('chat.not-free-of-faults', { name: place.name }) : undefined,
  )
}

export function isOpenAt(
  place: Place,
  { date }: DayView,
  at: MinuteOfDay,
  minutes: number,
  { facts }: Scene,
): boolean {
  const start = earliestStart({ place, date, from: at, minutes }, facts.destination)
  return place.hours === undefined || (start !== undefined && start <= at + 20)
}

/** Why a time cannot be had: the hours of that day. */
export function closedThen(what: Target, when: When, scene: Scene): Said {
  return sequence([answer('chat.not-then', {}), hours({ what, when }, knownOf(scene))])
}
