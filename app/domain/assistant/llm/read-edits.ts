import { fromClock, type MinuteOfDay, toClock } from '~/domain/calendar/clock-time'
import type { Place } from '~/domain/catalogue/place'
import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import { type Draft, type EditFacts, findStop, placeOf, stopsOf } from '~/domain/itinerary/edit/draft'
import type { Move, Step } from '~/domain/itinerary/edit/moves'
import { placed } from '~/domain/itinerary/edit/requests'
import type { ActivityView, DayView } from '~/domain/itinerary/itinerary'
import { replanOf } from './replan-manner'
import { WishedEdit } from './wished-edits'

/** What a model's edits come to: steps that can be shown and taken over, named, and what cannot be done and why. */
export interface ReadEdits {
  steps: Step[]
  labels: string[]
  refused: string[]
}

/** More at once is no wish that anybody could look through. */
const mostEdits = 12

type Read = { moves: Move[]; label: string } | { replan: Step; label: string } | { refused: string }

interface Scene {
  draft: Draft
  facts: EditFacts
  /** Places that the model was offered. */
  offered: ReadonlySet<string>
}

/**
 * Turns what a model wishes for into the edits that fingers and buttons make, one upon the other. Nothing of it is
 * believed: a stop, place, day or time that there is not is refused, and so is whatever would move a locked stop.
 */
export function readEdits(wanted: unknown[], { draft, facts, offered }: Scene): ReadEdits {
  const read: ReadEdits = { steps: [], labels: [], refused: [] }
  const moves: Move[] = []
  const replans: Step[] = []
  let now = draft
  for (const wish of wanted.slice(0, mostEdits)) {
    const parsed = WishedEdit.safeParse(wish)
    const found: Read = parsed.success
      ? editOf(parsed.data, { draft: now, facts, offered })
      : { refused: 'One change was not of a kind I can make.' }
    if ('refused' in found) {
      read.refused.push(found.refused)
      continue
    }
    if ('replan' in found) replans.push(found.replan)
    else {
      const after = applyMoves(now, found.moves, facts)
      if (after === now || !lockedStay(now, after)) {
        read.refused.push(`${found.label}: that changes nothing, or something locked stands in the way.`)
        continue
      }
      now = after
      moves.push(...found.moves)
    }
    read.labels.push(found.label)
  }
  if (wanted.length > mostEdits) read.refused.push(`I make at most ${mostEdits} changes at a time.`)
  // Days are planned anew around what the other edits have left.
  if (moves.length > 0) read.steps.push({ moves })
  read.steps.push(...replans)
  return { ...read, refused: [...new Set(read.refused)] }
}

/** Whether every locked stop is where, when and what it was. */
export function lockedStay(before: Draft, after: Draft): boolean {
  const locked = ({ itinerary: { days } }: Draft) =>
    days.flatMap((day) => stopsOf(day).flatMap((stop) => (stop.locked ? [{ day, stop }] : [])))
  return locked(before).every(({ day, stop }) => {
    const now = findStop(after.itinerary, stop.id)
    return (
      now !== undefined &&
      now.day.day === day.day &&
      now.stop.startTime === stop.startTime &&
      now.stop.placeId === stop.placeId &&
      now.stop.title === stop.title
    )
  })
}

function editOf(wish: WishedEdit, scene: Scene): Read {
  switch (wish.do) {
    case 'swap-days':
      return swapDays(wish.day, wish.other, scene)
    case 'replan':
      return replanOf(wish, scene.draft)
    case 'add':
      return add(wish.place, wish.day, wish.at, scene)
    default:
      return ofStop(wish, scene)
  }
}

type StopWish = Extract<WishedEdit, { stop: string }>

function ofStop(wish: StopWish, scene: Scene): Read {
  const found = findStop(scene.draft.itinerary, wish.stop)
  if (!found) return { refused: 'One change was about a stop that is not in the plan.' }
  const { stop, day } = found
  if (wish.do === 'lock')
    return { moves: [{ kind: 'lock', id: stop.id, locked: true }], label: `${stop.title} locked` }
  if (stop.locked) return { refused: lockedWords(stop) }
  switch (wish.do) {
    case 'remove':
      return { moves: [{ kind: 'remove', id: stop.id }], label: `${stop.title} left out` }
    case 'replace':
      return replace(stop, wish.place, scene)
    case 'swap':
      return swapStops({ stop, day }, wish.other, scene)
    case 'retime':
      return retime(stop, wish.at)
    default:
      return wish.day === day.day && wish.at !== ''
        ? retime(stop, wish.at)
        : moveTo(stop, wish.day, wish.at, scene)
  }
}

function lockedWords({ title }: ActivityView): string {
  return `${title} is locked. Unlock it first.`
}

function retime(stop: ActivityView, at: string): Read {
  const start = minuteOf(at)
  if (start === undefined) return { refused: notATime(at) }
  return {
    moves: [{ kind: 'retime', id: stop.id, start }],
    label: `${stop.title} at ${toClock(start)}`,
  }
}

function moveTo(stop: ActivityView, day: number, at: string, { draft }: Scene): Read {
  if (!dayOf(draft, day)) return { refused: `The plan has no day ${day}.` }
  const start = at === '' ? fromClock(stop.startTime) : minuteOf(at)
  if (start === undefined) return { refused: notATime(at) }
  const when = at === '' ? '' : ` at ${toClock(start)}`
  return {
    moves: [{ kind: 'move', id: stop.id, day, before: null, at: start }],
    label: `${stop.title} on day ${day}${when}`,
  }
}

/** Two stops change places: each stands on the other's day, at the other's time. */
function swapStops({ stop, day }: { stop: ActivityView; day: DayView }, id: string, { draft }: Scene): Read {
  const other = findStop(draft.itinerary, id)
  if (!other || other.stop.id === stop.id)
    return { refused: 'One change was about a stop that is not in the plan.' }
  if (other.stop.locked) return { refused: lockedWords(other.stop) }
  const to = (moved: ActivityView, target: { stop: ActivityView; day: DayView }): Move => ({
    kind: 'move',
    id: moved.id,
    day: target.day.day,
    before: null,
    at: fromClock(target.stop.startTime),
  })
  return {
    moves: [to(stop, other), to(other.stop, { stop, day })],
    label: `${stop.title} and ${other.stop.title} swapped`,
  }
}

function replace(stop: ActivityView, placeId: string, scene: Scene): Read {
  const place = newPlace(placeId, scene)
  if (typeof place === 'string') return { refused: place }
  const table = stop.type === 'food'
  if (table !== (place.kind === 'food'))
    return {
      refused: `${place.name} cannot take the place of ${stop.title}: one is a meal, the other is not.`,
    }
  if (stop.meal && !place.meals?.includes(stop.meal))
    return { refused: `${place.name} does not serve ${stop.meal}.` }
  return {
    moves: [{ kind: 'replace', id: stop.id, placeId: place.id }],
    label: `${place.name} instead of ${stop.title}`,
  }
}

function add(placeId: string, day: number, at: string, scene: Scene): Read {
  const { draft, facts } = scene
  const place = newPlace(placeId, scene)
  if (typeof place === 'string') return { refused: place }
  if (day !== 0 && !dayOf(draft, day)) return { refused: `The plan has no day ${day}.` }
  const start = at === '' ? null : minuteOf(at)
  if (start === undefined) return { refused: notATime(at) }
  if (start === null || day === 0) {
    const moves = placed(draft, day === 0 ? null : day, facts, place)
    return moves.length > 0
      ? { moves, label: `${place.name} added${day === 0 ? '' : ` on day ${day}`}` }
      : { refused: `There is no day to put ${place.name} in.` }
  }
  const stop = { placeId: place.id }
  return {
    moves: [{ kind: 'add', day, before: null, stop, at: start }],
    label: `${place.name} added on day ${day}`,
  }
}

/** A place that may come into the trip, or why not. */
function newPlace(id: string, { draft, facts, offered }: Scene): Place | string {
  const place = offered.has(id) ? placeOf(facts.destination, id) : undefined
  if (!place) return 'One change was about a place that the catalogue does not offer here.'
  const used = draft.itinerary.days.some((day) => stopsOf(day).some(({ placeId }) => placeId === id))
  return used ? `${place.name} is in the plan already.` : place
}

function swapDays(day: number, other: number, { draft }: Scene): Read {
  if (day === other || !dayOf(draft, day) || !dayOf(draft, other))
    return { refused: `Days ${day} and ${other} cannot be swapped.` }
  return { moves: [{ kind: 'swap-days', days: [day, other] }], label: `Day ${day} and day ${other} swapped` }
}

function dayOf({ itinerary }: Draft, day: number): DayView | undefined {
  return itinerary.days[day - 1]
}

function minuteOf(at: string): MinuteOfDay | undefined {
  return /^([01]?\d|2[0-3]):[0-5]\d$/.test(at) ? fromClock(at) : undefined
}

function notATime(at: string): string {
  return `${at === '' ? 'Nothing' : at.slice(0, 12)} is no time of day.`
}
