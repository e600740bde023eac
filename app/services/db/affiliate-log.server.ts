import type { AffiliateEvent, AffiliateLog } from '~/domain/marketing/affiliate/events'
import type { Log } from '~/domain/operations/events'
import type { Database } from './database.server'
import { unnameLinksOfErased } from './erased-visitors.server'
import { affiliateEvents } from './schema.server'

/** Events are collected for this long before they are stored, milliseconds. */
const patience = 1000
/** Most events that wait, more than a reader causes; further ones are dropped. */
const mostWaiting = 200
/** D1 allows 100 parameters in a statement, and an event has ten. */
const rowsAtOnce = 10

/** Collects the events of an isolate and stores them together, after the responses were sent. */
export function d1AffiliateLog(
  db: Database,
  now: () => number,
  waitUntil: (work: Promise<unknown>) => void,
  log: Log,
): AffiliateLog {
  let waiting: (AffiliateEvent & { at: number })[] = []

  async function write() {
    await new Promise((done) => setTimeout(done, patience))
    const events = waiting
    waiting = []
    const inserts = []
    for (let first = 0; first < events.length; first += rowsAtOnce) {
      inserts.push(db.insert(affiliateEvents).values(events.slice(first, first + rowsAtOnce)))
    }
    const [insert, ...more] = inserts
    try {
      if (insert) await db.batch([insert, ...more, unnameLinksOfErased(db)])
    } catch (error) {
      log('affiliate-events-not-stored', { count: events.length }, error)
    }
  }

  return {
    note(event) {
      if (waiting.length >= mostWaiting) return
      waiting.push({ ...event, at: now() })
      if (waiting.length === 1) waitUntil(write())
    },
  }
}
