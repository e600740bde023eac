import { fromClock, toClock } from '~/domain/calendar/clock-time'
import { readMinutes } from '~/domain/calendar/read-minutes'
import { problem } from '~/domain/field-problem'
import type { ActivityView } from '~/domain/itinerary/itinerary'
import type { Currency } from '~/domain/money/currency'
import { readAmount } from '~/domain/money/read-amount'
import { minutesOf } from './draft'
import type { StopChange } from './moves'

/** The fields of a stop as a person types them. */
export interface StopFields {
  title: string
  description: string
  /** "09:30". */
  start: string
  /** Minutes, or hours and minutes. */
  length: string
  /** Free text, with an amount as people of the reader's locale write it. */
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

interface Reader {
  /** A new stop may be without a start. */
  startNeeded: boolean
  /** Of the browser, BCP 47; '' where it does not say. */
  locale: string
  /** Of the trip. */
  currency: Currency
}

/**
 * The parsed fields, or the problem of each field (field-problem.ts). The cost is written down so that it means the same to
 * everybody, the server included.
 */
export function readStopFields(fields: StopFields, { startNeeded, locale, currency }: Reader): Read {
  const errors: Partial<Record<keyof StopFields, string>> = {}
  const [title, description, cost] = [fields.title.trim(), fields.description.trim(), fields.cost.trim()]
  if (title === '') errors.title = problem('name-missing')
  else if (title.length > longestTitle) errors.title = problem('too-long', longestTitle)
  if (description.length > longestDescription) errors.description = problem('too-long', longestDescription)
  if (cost.length > longestCost) errors.cost = problem('too-long', longestCost)
  const read = readAmount(cost, { locale, currency })
  if ('readings' in read)
    errors.cost ??= problem('cost-two-ways', ...read.readings.map((cents) => cents / 100))
  else if (read.cents > mostCents) errors.cost ??= problem('cost-too-high', mostCents / 100)
  const noStart = fields.start.trim() === ''
  if (noStart ? startNeeded : !isClock(fields.start)) errors.start = problem('time-form')
  const minutes = readMinutes(fields.length)
  if (!Number.isInteger(minutes) || minutes < shortestStop || minutes > longestStop)
    errors.length = problem('minutes-wrong', shortestStop, longestStop)
  if (Object.keys(errors).length > 0 || 'readings' in read) return { ok: false, errors }
  const start = noStart ? null : fromClock(fields.start)
  return { ok: true, change: { title, description, cost: read.text, start, minutes } }
}

function isClock(text: string): boolean {
  return /^\d{2}:\d{2}$/.test(text) && toClock(fromClock(text)) === text
}
