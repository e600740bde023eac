import { inArray } from 'drizzle-orm'
import type { Database } from './database.server'
import { affiliateEvents, erasedVisitors, trips } from './schema.server'

const erased = (db: Database) => db.select({ visitorId: erasedVisitors.visitorId }).from(erasedVisitors)

/** To run in one transaction with a new trip: none is kept for an account that was erased while it was made. */
export const dropTripsOfErased = (db: Database) =>
  db.delete(trips).where(inArray(trips.visitorId, erased(db)))

/** The same for links that were seen or followed: they stay, and name nobody. */
export const unnameLinksOfErased = (db: Database) =>
  db
    .update(affiliateEvents)
    .set({ visitorId: null })
    .where(inArray(affiliateEvents.visitorId, erased(db)))
