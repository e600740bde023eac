import type { Move, Step } from '~/domain/itinerary/edit/moves'
import { idInTrip } from '~/domain/itinerary/split-places'
import type { Message, Param, Said } from '~/domain/message'
import type { Intent } from '../intent/intent'

/** A place of a trip: its position from 0, and the days of the trip before its first. */
export interface Position {
  index: number
  offset: number
  /** Of the trip's places. */
  isLast: boolean
}

/** What is asked for in the trip, as a place understands it, whose days count from 1; null where it is about days elsewhere. */
export function intentInPlace(intent: Intent, { offset, isLast }: Position, days: number): Intent | null {
  if ('when' in intent && intent.when?.day === 'last' && !isLast) return null
  if (intent.is === 'swap-days') {
    const own = intent.days.map((day) => (day === 'last' ? day : day - offset))
    return own.every((day) => day === 'last' || (day >= 1 && day <= days)) ? { ...intent, days: own } : null
  }
  if (!('when' in intent) || typeof intent.when?.day !== 'number') return intent
  const day = intent.when.day - offset
  return day >= 1 && day <= days ? { ...intent, when: { ...intent.when, day } } : null
}

/** Steps of a place as steps of the trip. */
export function stepInTrip(step: Step, position: Position): Step {
  return 'moves' in step
    ? { moves: step.moves.map((move) => moveInTrip(move, position)) }
    : { ...step, days: step.days.map((day) => day + position.offset) }
}

function moveInTrip(move: Move, { index, offset }: Position): Move {
  const id = (own: string) => idInTrip(own, index)
  const before = (own: string | null) => (own === null ? null : id(own))
  switch (move.kind) {
    case 'move':
      return { ...move, id: id(move.id), day: move.day + offset, before: before(move.before) }
    case 'move-day':
      return { ...move, from: move.from + offset, to: move.to + offset }
    case 'swap-days':
      return { ...move, days: [move.days[0] + offset, move.days[1] + offset] }
    case 'add':
      return { ...move, day: move.day + offset, before: before(move.before) }
    case 'book':
      return { ...move, day: move.day + offset, id: before(move.id) }
    case 'order':
      return { ...move, day: move.day + offset, ids: move.ids.map(id) }
    case 'base':
      return { ...move, days: move.days.map((day) => day + offset) }
    case 'travellers':
    case 'days':
      return move
    default:
      return { ...move, id: id(move.id) }
  }
}

/** Parameters that number a day. */
const dayParams = new Set(['day', 'first', 'second'])

/** What is said of a place with the numbers that its days have in the trip. */
export function saidInTrip(said: string, offset: number): string
export function saidInTrip(said: Message, offset: number): Message
export function saidInTrip(said: Said, offset: number): Said
export function saidInTrip(said: Said, offset: number): Said {
  if (typeof said === 'string') return said
  const params = Object.entries(said.params).map(([key, param]) => [key, paramInTrip(key, param, offset)])
  return { code: said.code, params: Object.fromEntries(params) }
}

function paramInTrip(key: string, param: Param, offset: number): Param {
  if (typeof param === 'number') return dayParams.has(key) ? param + offset : param
  if (Array.isArray(param)) {
    const numbers = param.filter((each) => typeof each === 'number')
    if (numbers.length > 0) return key === 'days' ? numbers.map((day) => day + offset) : param
    const saids = param.filter((each) => typeof each !== 'number')
    return saids.map((each) => saidInTrip(each, offset))
  }
  return param !== null && typeof param === 'object' ? saidInTrip(param, offset) : param
}
