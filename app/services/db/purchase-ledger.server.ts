import { and, eq, inArray, or } from 'drizzle-orm'
import type { PurchaseLedger } from '~/domain/payments/purchase'
import { randomToken } from '../crypto.server'
import type { Database } from './database.server'
import { samePerson } from './same-person.server'
import { paymentEvents, purchases } from './schema.server'

const columns = {
  id: purchases.id,
  sessionId: purchases.sessionId,
  plan: purchases.plan,
  cents: purchases.cents,
  paymentIntentId: purchases.paymentIntentId,
  status: purchases.status,
}

export function d1Purchases(db: Database, now: () => number): PurchaseLedger {
  return {
    async open(sessionId, plan, cents) {
      const opened = and(
        eq(purchases.sessionId, sessionId),
        eq(purchases.plan, plan),
        eq(purchases.status, 'pending'),
      )
      // The unique index lets one of several at once in; all of them then read the same row.
      await db
        .insert(purchases)
        .values({ id: randomToken(), sessionId, plan, cents, status: 'pending', createdAt: now() })
        .onConflictDoNothing()
      const row = await db.select(columns).from(purchases).where(opened).get()
      if (!row) throw new Error('the purchase that was just opened is gone')
      return row
    },
    async attachIntent(purchaseId, paymentIntentId) {
      await db.update(purchases).set({ paymentIntentId }).where(eq(purchases.id, purchaseId))
    },
    async abandon(purchaseId) {
      await db
        .update(purchases)
        .set({ status: 'abandoned', settledAt: now() })
        .where(and(eq(purchases.id, purchaseId), eq(purchases.status, 'pending')))
    },
    async byIntent(paymentIntentId) {
      const row = await db
        .select(columns)
        .from(purchases)
        .where(eq(purchases.paymentIntentId, paymentIntentId))
        .get()
      return row ?? null
    },
    async grant(paymentIntentId) {
      const changed = await db
        .update(purchases)
        .set({ status: 'succeeded', settledAt: now() })
        .where(and(eq(purchases.paymentIntentId, paymentIntentId), eq(purchases.status, 'pending')))
        .returning({ id: purchases.id })
      return changed.length > 0
    },
    async refund(paymentIntentId) {
      const changed = await db
        .update(purchases)
        .set({ status: 'refunded', settledAt: now() })
        .where(and(eq(purchases.paymentIntentId, paymentIntentId), eq(purchases.status, 'succeeded')))
        .returning({ id: purchases.id })
      return changed.length > 0
    },
    async owned(sessionId) {
      const rows = await db
        .select({ plan: purchases.plan })
        .from(purchases)
        .where(
          and(
            eq(purchases.status, 'succeeded'),
            or(eq(purchases.sessionId, sessionId), inArray(purchases.sessionId, samePerson(db, sessionId))),
          ),
        )
      return rows.map(({ plan }) => plan)
    },
    async noteEvent(eventId, type) {
      const added = await db
        .insert(paymentEvents)
        .values({ id: eventId, type, receivedAt: now() })
        .onConflictDoNothing()
        .returning({ id: paymentEvents.id })
      return added.length > 0
    },
  }
}
