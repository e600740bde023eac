import { and, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { EventLog, PurchaseLedger } from '~/domain/billing/purchase'
import { foldEmail } from '~/domain/marketing/newsletter/signup-rules'
import { randomToken } from '../crypto.server'
import type { Database } from './database.server'
import { mails } from './mail-schema.server'
import { type MailDesk, mailColumns } from './outbox.server'
import { paymentEvents, purchases } from './payment-schema.server'
import { samePerson } from './same-person.server'
import { accountVisitors, users } from './schema.server'

const columns = {
  id: purchases.id,
  visitorId: purchases.visitorId,
  plan: purchases.plan,
  cents: purchases.cents,
  paymentIntentId: purchases.paymentIntentId,
  checkoutSession: purchases.checkoutSession,
  status: purchases.status,
  paidAt: purchases.settledAt,
  oneTrip: purchases.oneTrip,
  place: purchases.place,
}

/** A receipt is sent for what happened within this time, milliseconds: what an older release settled is told to nobody again. */
const receiptWithin = 86_400_000

export function d1Purchases(db: Database, now: () => number, desk: MailDesk = null): PurchaseLedger {
  /** The mail about a purchase, to the address given for it, else to the verified one of the account that it belongs to. */
  function receipt(kind: 'plan-bought' | 'plan-refunded', paymentIntentId: string) {
    const [status, at] =
      kind === 'plan-bought'
        ? (['succeeded', purchases.settledAt] as const)
        : (['refunded', purchases.takenBackAt] as const)
    const to = sql`coalesce(${purchases.email}, CASE WHEN ${users.emailVerified} THEN lower(${users.email}) END)`
    const columns = mailColumns(
      {
        kind,
        key: sql`${kind} || ' ' || ${purchases.id}`,
        to,
        facts: sql`json_object('plan', ${purchases.plan}, 'cents', ${purchases.cents}, 'at', ${at}, 'payment', ${purchases.paymentIntentId})`,
      },
      now(),
    )
    const about = and(
      eq(purchases.paymentIntentId, paymentIntentId),
      eq(purchases.status, status),
      gte(at, now() - receiptWithin),
      sql`${to} IS NOT NULL`,
    )
    return db
      .insert(mails)
      .select(
        db
          .select(columns)
          .from(purchases)
          .leftJoin(accountVisitors, eq(accountVisitors.visitorId, purchases.visitorId))
          .leftJoin(users, eq(users.id, accountVisitors.userId))
          .where(about),
      )
      .onConflictDoNothing()
  }

  return {
    async open(visitorId, plan, cents) {
      const opened = and(
        eq(purchases.visitorId, visitorId),
        eq(purchases.plan, plan),
        eq(purchases.status, 'pending'),
      )
      // The unique index accepts one of several inserts at once; all callers then read the same row. If that purchase
      // is paid in the meantime, another may be inserted.
      for (let tries = 0; tries < 3; tries++) {
        await db
          .insert(purchases)
          .values({
            id: randomToken(),
            visitorId,
            plan,
            cents,
            status: 'pending',
            oneTrip: true,
            createdAt: now(),
          })
          .onConflictDoNothing()
        const row = await db.select(columns).from(purchases).where(opened).get()
        if (row) return row
      }
      throw new Error('the purchase that was just opened is gone')
    },
    async attachIntent(purchaseId, paymentIntentId) {
      await db.update(purchases).set({ paymentIntentId }).where(eq(purchases.id, purchaseId))
    },
    async attachCheckout(purchaseId, checkoutSession) {
      await db.update(purchases).set({ checkoutSession }).where(eq(purchases.id, purchaseId))
    },
    async byCheckout(checkoutSession) {
      const named = eq(purchases.checkoutSession, checkoutSession)
      return (await db.select(columns).from(purchases).where(named).get()) ?? null
    },
    async claim(purchaseId, paymentIntentId) {
      const waits = and(
        eq(purchases.id, purchaseId),
        isNull(purchases.paymentIntentId),
        isNotNull(purchases.checkoutSession),
      )
      const [row] = await db.update(purchases).set({ paymentIntentId }).where(waits).returning(columns)
      return row ?? null
    },
    async address(purchaseId, email) {
      await db
        .update(purchases)
        .set({ email: foldEmail(email) })
        .where(eq(purchases.id, purchaseId))
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
      // An abandoned purchase that is paid after all is granted: a payment always buys what it was for.
      const unpaid = inArray(purchases.status, ['pending', 'abandoned'])
      const grant = db
        .update(purchases)
        .set({ status: 'succeeded', settledAt: now() })
        .where(and(eq(purchases.paymentIntentId, paymentIntentId), unpaid))
        .returning({ id: purchases.id })
      if (!desk) return (await grant).length > 0
      const [changed] = await db.batch([grant, receipt('plan-bought', paymentIntentId)])
      if (changed.length > 0) desk.wake()
      return changed.length > 0
    },
    async takeBack(paymentIntentId, why) {
      // A bank can still take back a refunded payment; an older state of the payment does not undo that.
      const before = (['pending', 'abandoned', 'succeeded', 'refunded'] as const).filter(
        (status) => status !== 'refunded' || why === 'disputed',
      )
      const takeBack = db
        .update(purchases)
        .set({ status: why, takenBackAt: sql`coalesce(${purchases.takenBackAt}, ${now()})` })
        .where(and(eq(purchases.paymentIntentId, paymentIntentId), inArray(purchases.status, before)))
        .returning({ id: purchases.id })
      if (!desk || why !== 'refunded') return (await takeBack).length > 0
      const [changed] = await db.batch([takeBack, receipt('plan-refunded', paymentIntentId)])
      if (changed.length > 0) desk.wake()
      return changed.length > 0
    },
    paid(visitorId) {
      const whose = or(
        eq(purchases.visitorId, visitorId),
        inArray(purchases.visitorId, samePerson(db, visitorId)),
      )
      const ended = inArray(purchases.status, ['succeeded', 'refunded', 'disputed'])
      return db
        .select(columns)
        .from(purchases)
        .where(and(ended, whose))
        .orderBy(desc(purchases.settledAt))
        .all()
    },
  }
}

export function d1PaymentEvents(db: Database, now: () => number): EventLog {
  return {
    async has(eventId) {
      const row = await db
        .select({ id: paymentEvents.id })
        .from(paymentEvents)
        .where(eq(paymentEvents.id, eventId))
        .get()
      return row !== undefined
    },
    async unseen(eventIds) {
      const unseen = new Set(eventIds)
      // D1 allows a hundred parameters in a statement.
      for (let at = 0; at < eventIds.length; at += 90) {
        const some = inArray(paymentEvents.id, eventIds.slice(at, at + 90))
        const rows = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(some)
        for (const { id } of rows) unseen.delete(id)
      }
      return unseen
    },
    async note(eventId, type) {
      const added = await db
        .insert(paymentEvents)
        .values({ id: eventId, type, receivedAt: now() })
        .onConflictDoNothing()
        .returning({ id: paymentEvents.id })
      return added.length > 0
    },
  }
}
