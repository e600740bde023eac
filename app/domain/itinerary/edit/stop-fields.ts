import { fromClock, toClock } from '~/domain/calendar/clock-time'
import { problem } from '~/domain/field-problem'
import type { ActivityView } from '~/domain/itinerary/itinerary'
import { minutesOf } from './draft'
import { centsIn } from './edit-words'
import type { StopChange } from './moves'

/** The fields of a stop as a person types them. */
export interface StopFields {
  title: string
  description: string
  /** "09:30". */
  start: string
  /** Minutes. */
  length: string
  /** Free text. */
  cost: string
}

const longestTitle = 160
const longestDescription = 600
const longestCost = 40
/** Cents; a limit above every real price in our currencies. */
const mostCents = 100_000_000
/** Minutes. */
const shortestStop = 5
const longestStop = 720

export const emptyStop: StopFields = { title: '', description: '', start: '', length: '60', cost: '' }

export function fieldsOf(stop: ActivityView): StopFields {
  const { title, description, startTime, cost = '' } = stop
  return { title, description, start: startTime, length: String(minutesOf(stop)), cost }
}

type Read =
  | { ok: true; change: Omit<StopChange, 'start'> & { start: number | null } }
  | { ok: false; errors: Partial<Record<keyof StopFields, string>> }

/** The parsed fields, or the problem of each field (field-problem.ts). A new stop may be without a start. */
export function readStopFields(fields: StopFields, { startNeeded }: { startNeeded: boolean }): Read {
  const errors: Partial<Record<keyof StopFields, string>> = {}
  const [title, description, cost] = [fields.title.trim(), fields.description.trim(), fields.cost.trim()]
  if (title === '') errors.title = problem('name-missing')
  else if (title.length > longestTitle) errors.title = problem('too-long', longestTitle)
  if (description.length > longestDescription) errors.description = problem('too-long', longestDescription)
  if (cost.length > longestCost) errors.cost = problem('too-long', longestCost)
  else if (centsIn(cost) > mostCents) errors.cost = problem('cost-too-high', mostCents / 100)
  const noStart = fields.start.trim() === ''
  if (noStart ? startNeeded : !isClock(fields.start)) errors.start = problem('time-form')
  const minutes = Number(fields.length)
  if (!Number.isInteger(minutes) || minutes < shortestStop || minutes > longestStop)
    errors.length = problem('minutes-wrong', shortestStop, longestStop)
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const start = noStart ? null : fromClock(fields.start)
  return { ok: true, change: { title, description, cost, start, minutes } }
}

function isClock(text: string): boolean {
  return /^\d{2}:\d{2}$/.test(text) && toClock(fromClock(text)) === text
}
