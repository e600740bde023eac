import { change as tell } from '~/domain/assistant/sentences'
import { fromClock, type MinuteOfDay, toClock } from '~/domain/calendar/clock-time'
import type { Place } from '~/domain/catalogue/place'
import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import { type Draft, type EditFacts, findStop, placeOf, stopsOf } from '~/domain/itinerary/edit/draft'
import type { Move, Step } from '~/domain/itinerary/edit/moves'
import { placed } from '~/domain/itinerary/edit/requests'
import type { ActivityView, DayView } from '~/domain/itinerary/itinerary'
import type { Message } from '~/domain/message'
import { replanOf } from './replan-manner'
import { WishedEdit } from './wished-edits'

/** What a model's edits come to: steps that can be shown and taken over, named, and what cannot be done and why. */
export interface ReadEdits {
  steps: Step[]
  labels: Message[]
  refused: Message[]
}

/** More at once is no wish that anybody could look through. */
const mostEdits = 12

type Read = { moves: Move[]; label: Message } | { replan: Step; label: Message } | { refused: Message }

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
  // Nobody reads sums and checks between one edit and the next.
  const unchecked = { ...facts, recompute: withoutChecks(draft) }
  let now = draft
  for (const wish of wanted.slice(0, mostEdits)) {
    const parsed = WishedEdit.safeParse(wish)
    const found: Read = parsed.success
      ? editOf(parsed.data, { draft: now, facts, offered })
      : { refused: tell('refused.odd-change', {}) }
    if ('refused' in found) {
      read.refused.push(found.refused)
      continue
    }
    if ('replan' in found) replans.push(found.replan)
    else {
      const after = applyMoves(now, found.moves, unchecked)
      if (after === now || !lockedStay(now, after)) {
        read.refused.push(tell('refused.no-effect', { change: found.label }))
        continue
      }
      now = after
      moves.push(...found.moves)
    }
    read.labels.push(found.label)
  }
  if (wanted.length > mostEdits) read.refused.push(tell('refused.too-many', { most: mostEdits }))
  // Days are planned anew around what the other edits have left.
  if (moves.length > 0) read.steps.push({ moves })
  read.steps.push(...replans)
  return { ...read, refused: unique(read.refused) }
}

const withoutChecks =
  ({ itinerary: { budget } }: Draft): EditFacts['recompute'] =>
  (plan) => ({ ...plan, budget, checks: [], scores: [] })

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
  if (!found) return { refused: tell('refused.no-such-stop', {}) }
  const { stop, day } = found
  if (wish.do === 'lock')
    return {
      moves: [{ kind: 'lock', id: stop.id, locked: true }],
      label: tell('change.locked', { title: stop.title }),
    }
  if (stop.locked) return { refused: lockedWords(stop) }
  switch (wish.do) {
    case 'remove':
      return {
        moves: [{ kind: 'remove', id: stop.id }],
        label: tell('change.left-out', { title: stop.title }),
      }
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

function lockedWords({ title }: ActivityView): Message {
  return tell('refused.locked', { title })
}

function retime(stop: ActivityView, at: string): Read {
  const start = minuteOf(at)
  if (start === undefined) return { refused: notATime(at) }
  return {
    moves: [{ kind: 'retime', id: stop.id, start }],
    label: tell('change.at', { title: stop.title, at: toClock(start) }),
  }
}

function moveTo(stop: ActivityView, day: number, at: string, { draft }: Scene): Read {
  if (!dayOf(draft, day)) return { refused: tell('refused.no-such-day', { day }) }
  const start = at === '' ? fromClock(stop.startTime) : minuteOf(at)
  if (start === undefined) return { refused: notATime(at) }
  return {
    moves: [{ kind: 'move', id: stop.id, day, before: null, at: start }],
    label: tell('change.on-day', { title: stop.title, day, at: at === '' ? null : toClock(start) }),
  }
}

/** Two stops change places: each stands on the other's day, at the other's time. */
function swapStops({ stop, day }: { stop: ActivityView; day: DayView }, id: string, { draft }: Scene): Read {
  const other = findStop(draft.itinerary, id)
  if (!other || other.stop.id === stop.id) return { refused: tell('refused.no-such-stop', {}) }
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
    label: tell('change.stops-swapped', { first: stop.title, second: other.stop.title }),
  }
}

function replace(stop: ActivityView, placeId: string, scene: Scene): Read {
  const place = newPlace(placeId, scene)
  if ('code' in place) return { refused: place }
  const table = stop.type === 'food'
  if (table !== (place.kind === 'food'))
    return {
      refused: tell('refused.not-a-meal', { place: place.name, stop: stop.title }),
    }
  if (stop.meal && !place.meals?.includes(stop.meal))
    return { refused: tell('refused.not-served', { place: place.name, meal: stop.meal }) }
  return {
    moves: [{ kind: 'replace', id: stop.id, placeId: place.id }],
    label: tell('change.instead', { place: place.name, stop: stop.title }),
  }
}

function add(placeId: string, day: number, at: string, scene: Scene): Read {
  const { draft, facts } = scene
  const place = newPlace(placeId, scene)
  if ('code' in place) return { refused: place }
  if (day !== 0 && !dayOf(draft, day)) return { refused: tell('refused.no-such-day', { day }) }
  const start = at === '' ? null : minuteOf(at)
  if (start === undefined) return { refused: notATime(at) }
  if (start === null || day === 0) {
    const moves = placed(draft, day === 0 ? null : day, facts, place)
    return moves.length > 0
      ? { moves, label: tell('change.added', { name: place.name, day: day === 0 ? null : day }) }
      : { refused: tell('refused.no-room', { name: place.name }) }
  }
  const stop = { placeId: place.id }
  return {
    moves: [{ kind: 'add', day, before: null, stop, at: start }],
    label: tell('change.added', { name: place.name, day }),
  }
}

/** A place that may come into the trip, or why not. */
function newPlace(id: string, { draft, facts, offered }: Scene): Place | Message {
  const place = offered.has(id) ? placeOf(facts.destination, id) : undefined
  if (!place) return tell('refused.not-offered', {})
  const used = draft.itinerary.days.some((day) => stopsOf(day).some(({ placeId }) => placeId === id))
  return used ? tell('refused.in-plan', { name: place.name }) : place
}

function swapDays(day: number, other: number, { draft }: Scene): Read {
  if (day === other || !dayOf(draft, day) || !dayOf(draft, other))
    return { refused: tell('refused.days-not-swapped', { first: day, second: other }) }
  return {
    moves: [{ kind: 'swap-days', days: [day, other] }],
    label: tell('change.days-swapped', { first: day, second: other }),
  }
}

function dayOf({ itinerary }: Draft, day: number): DayView | undefined {
  return itinerary.days[day - 1]
}

function minuteOf(at: string): MinuteOfDay | undefined {
  return /^([01]?\d|2[0-3]):[0-5]\d$/.test(at) ? fromClock(at) : undefined
}

function notATime(at: string): Message {
  return tell('refused.no-time', { text: at.slice(0, 12) })
}

function unique(messages: Message[]): Message[] {
  return [...new Map(messages.map((message) => [JSON.stringify(message), message])).values()]
}
