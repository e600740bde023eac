import { fromClock, toClock } from '~/domain/calendar/clock-time'
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

/** The parsed fields, or what is wrong by field. A new stop may be without a start. */
export function readStopFields(fields: StopFields, { startNeeded }: { startNeeded: boolean }): Read {
  const errors: Partial<Record<keyof StopFields, string>> = {}
  const [title, description, cost] = [fields.title.trim(), fields.description.trim(), fields.cost.trim()]
  if (title === '') errors.title = 'Give it a name.'
  else if (title.length > longestTitle) errors.title = `At most ${longestTitle} characters.`
  if (description.length > longestDescription)
    errors.description = `At most ${longestDescription} characters.`
  if (cost.length > longestCost) errors.cost = `At most ${longestCost} characters.`
  else if (centsIn(cost) > mostCents) errors.cost = 'At most 1,000,000.'
  const noStart = fields.start.trim() === ''
  if (noStart ? startNeeded : !isClock(fields.start)) errors.start = 'Enter a time like 09:30.'
  const minutes = Number(fields.length)
  if (!Number.isInteger(minutes) || minutes < shortestStop || minutes > longestStop)
    errors.length = `Enter ${shortestStop} to ${longestStop} minutes.`
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const start = noStart ? null : fromClock(fields.start)
  return { ok: true, change: { title, description, cost, start, minutes } }
}

function isClock(text: string): boolean {
  return /^\d{2}:\d{2}$/.test(text) && toClock(fromClock(text)) === text
}
