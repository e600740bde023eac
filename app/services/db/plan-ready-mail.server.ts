import { and, eq, exists, isNotNull, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from './database.server'
import { mails } from './mail-schema.server'
import { mailColumns } from './outbox.server'
import { gifts, purchases } from './payment-schema.server'
import { accountVisitors, trips, users } from './schema.server'

/**
 * The mail about a trip that was just stored, where it is the first of its purchase or of its account: to the address given with
 * the purchase, else to the verified one of the account. A guest who gave none gets none.
 */
export function planReadyMail(db: Database, generationId: string, now: number) {
  const other = alias(trips, 'other')
  const otherOwner = alias(accountVisitors, 'other_owner')
  const firstOfPurchase = and(
    isNotNull(trips.purchaseId),
    notExists(
      db
        .select({ id: other.id })
        .from(other)
        .where(and(eq(other.purchaseId, trips.purchaseId), ne(other.id, trips.id))),
    ),
  )
  const firstOfAccount = and(
    isNotNull(users.id),
    notExists(
      db
        .select({ id: other.id })
        .from(other)
        .innerJoin(otherOwner, eq(otherOwner.visitorId, other.visitorId))
        .where(and(eq(otherOwner.userId, users.id), ne(other.id, trips.id))),
    ),
  )
  const isGift = exists(db.select({ id: gifts.id }).from(gifts).where(eq(gifts.generationId, generationId)))
  const to = sql`coalesce(CASE WHEN ${users.emailVerified} THEN lower(${users.email}) END, ${purchases.email})`
  const columns = mailColumns(
    {
      kind: 'plan-ready',
      key: sql`'plan-ready ' || coalesce(${trips.purchaseId}, ${users.id})`,
      to,
      facts: sql`json_object('tripId', ${trips.id}, 'destination', ${trips.destination}, 'startDate', ${trips.startDate}, 'isGift', json(CASE WHEN ${isGift} THEN 'true' ELSE 'false' END))`,
    },
    now,
  )
  return db
    .insert(mails)
    .select(
      db
        .select(columns)
        .from(trips)
        .leftJoin(purchases, eq(purchases.id, trips.purchaseId))
        .leftJoin(accountVisitors, eq(accountVisitors.visitorId, trips.visitorId))
        .leftJoin(users, eq(users.id, accountVisitors.userId))
        .where(
          and(
            eq(trips.generationId, generationId),
            eq(trips.version, 1),
            // A free sample can be neither edited nor saved.
            sql`json_extract(${trips.itinerary}, '$.sample') = 0`,
            sql`${to} IS NOT NULL`,
            or(firstOfPurchase, firstOfAccount),
          ),
        ),
    )
    .onConflictDoNothing()
}
