import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from './database.server'
import { accountVisitors } from './schema.server'

/** All visitors of the account `userId`. */
export function visitorsOf(db: Database, userId: string) {
  return db
    .select({ visitorId: accountVisitors.visitorId })
    .from(accountVisitors)
    .where(eq(accountVisitors.userId, userId))
}

/** All visitors of the account of `visitorId`; none for a guest. */
export function samePerson(db: Database, visitorId: string) {
  const self = alias(accountVisitors, 'self')
  return db
    .select({ visitorId: accountVisitors.visitorId })
    .from(self)
    .innerJoin(accountVisitors, eq(accountVisitors.userId, self.userId))
    .where(eq(self.visitorId, visitorId))
}
