import { hourLength } from '~/domain/operations/counts'
import type { EventCode, Log } from '~/domain/operations/events'

/** Events are collected for this long before they are counted in the database, milliseconds. */
const patience = 5000
/** After this long without one, a writer that was to come has died with its request. */
const lost = 30_000

interface Parts {
  /** Writes the line. */
  log: Log
  add(hour: number, counts: ReadonlyMap<string, number>): Promise<void>
  /** Looks, after counts were written, whether somebody has to know. */
  check(): Promise<void>
  now(): number
  waitUntil(work: Promise<unknown>): void
}

/**
 * A log that counts its events by hour. An isolate writes its counts together, once in five seconds at most, so that a flood of
 * refusals costs next to nothing. Counts that cannot be written wait for the next time.
 */
export function countedLog({ log, add, check, now, waitUntil }: Parts): Log {
  let waiting = new Map<string, number>()
  let last = Number.NEGATIVE_INFINITY
  let coming = Number.NEGATIVE_INFINITY

  async function write() {
    await new Promise((done) => setTimeout(done, Math.max(0, last + patience - now())))
    const counts = waiting
    waiting = new Map()
    last = now()
    try {
      await add(Math.floor(last / hourLength), counts)
      await check()
    } catch (error) {
      for (const [event, count] of counts) waiting.set(event, (waiting.get(event) ?? 0) + count)
      log('counts-not-stored', {}, error)
    } finally {
      coming = Number.NEGATIVE_INFINITY
    }
  }

  return (event: EventCode, fields, error) => {
    log(event, fields, error)
    waiting.set(event, (waiting.get(event) ?? 0) + 1)
    if (now() - coming < lost) return
    coming = now()
    waitUntil(write())
  }
}
