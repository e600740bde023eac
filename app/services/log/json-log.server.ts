import { AsyncLocalStorage } from 'node:async_hooks'
import { eventLevels, type Log } from '~/domain/operations/events'
import { faultOf } from './fault.server'

const requests = new AsyncLocalStorage<string>()

/** Runs the work of a request: everything that is logged in it carries the request's number. */
export function inRequest<T>(requestId: string, work: () => T): T {
  return requests.run(requestId, work)
}

/** Writes each event as a line of JSON. */
export function jsonLog(now: () => number): Log {
  return (event, fields, error) => {
    const level = eventLevels[event]
    const line = JSON.stringify({
      event,
      level,
      at: new Date(now()).toISOString(),
      requestId: requests.getStore(),
      ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, harmless(value)])),
      ...(error !== undefined && { error: faultOf(error) }),
    })
    console[level](line)
  }
}

/** The types keep texts of people out; this holds where a type is too wide. Long numbers could be a card. */
function harmless(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return /^[\w.:/-]{0,120}$/.test(value) && !/\d{12}/.test(value) ? value : '(left out)'
}
