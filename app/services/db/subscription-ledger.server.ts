import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { SubscriptionLedger } from '~/domain/billing/subscription'
import type { MailKind } from '~/domain/mail/mail'
import { randomToken } from '../crypto.server'
import type { Database } from './database.server'
import { mails } from './mail-schema.server'
import { type MailDesk, mailColumns } from './outbox.server'
import { customers, subscriptionPayments, subscriptions } from './payment-schema.server'
import { users } from './schema.server'

const columns = {
  id: subscriptions.id,
  userId: subscriptions.userId,
  subscriptionId: subscriptions.subscriptionId,
  cycle: subscriptions.cycle,
  coupon: subscriptions.coupon,
  cents: subscriptions.cents,
  laterCents: subscriptions.laterCents,
  checkoutSession: subscriptions.checkoutSession,
  status: subscriptions.status,
  periodEnd: subscriptions.periodEnd,
  endsAtPeriodEnd: subscriptions.endsAtPeriodEnd,
}

const paymentColumns = {
  invoiceId: subscriptionPayments.invoiceId,
  paymentIntentId: subscriptionPayments.paymentIntentId,
  cents: subscriptionPayments.cents,
  from: subscriptionPayments.from,
  until: subscriptionPayments.until,
  paidAt: subscriptionPayments.paidAt,
  status: subscriptionPayments.status,
  userId: subscriptions.userId,
  subscriptionId: subscriptions.subscriptionId,
}

/** A receipt is sent for what happened within this time, milliseconds: what an older release settled is told to nobody again. */
const receiptWithin = 86_400_000

export function d1Subscriptions(db: Database, now: () => number, desk: MailDesk = null): SubscriptionLedger {
  /** A mail about subscriptions, to the verified address of their account; with the payments where `paid` says so. */
  function mailAbout(
    kind: MailKind,
    { cause, facts, where, paid = false }: { cause: SQL; facts: SQL; where: SQL | undefined; paid?: boolean },
  ) {
    const to = sql`lower(${users.email})`
    const columns = mailColumns({ kind, key: sql`${kind} || ' ' || ${cause}`, to, facts }, now())
    const joined = db
      .select(columns)
      .from(subscriptions)
      .innerJoin(users, and(eq(users.id, subscriptions.userId), eq(users.emailVerified, true)))
    const rows = paid
      ? joined
          .innerJoin(subscriptionPayments, eq(subscriptionPayments.orderId, subscriptions.id))
          .where(where)
      : joined.where(where)
    return db.insert(mails).select(rows).onConflictDoNothing().returning({ id: mails.id })
  }
  async function current(userId: string) {
    const live = and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended'))
    return (await db.select(columns).from(subscriptions).where(live).get()) ?? null
  }
  const payments = () =>
    db
      .select(paymentColumns)
      .from(subscriptionPayments)
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionPayments.orderId))
  return {
    current,
    async customerOf(userId) {
      const row = await db.select().from(customers).where(eq(customers.userId, userId)).get()
      return row?.customerId ?? null
    },
    async keepCustomer(userId, customerId) {
      await db.insert(customers).values({ userId, customerId, createdAt: now() }).onConflictDoNothing()
      const row = await db.select().from(customers).where(eq(customers.userId, userId)).get()
      return row?.customerId ?? customerId
    },
    async open(userId, offer) {
      const open = { ...offer, status: 'incomplete' as const, endsAtPeriodEnd: false, createdAt: now() }
      // The unique index lets one of several at once in; all of them then read the same row. It may end in between,
      // and then there is room for another.
      for (let tries = 0; tries < 3; tries++) {
        await db
          .insert(subscriptions)
          .values({ id: randomToken(), userId, ...open })
          .onConflictDoNothing()
        const row = await current(userId)
        if (row) return row
      }
      throw new Error('the subscription that was just opened is gone')
    },
    async attach(id, subscriptionId) {
      // Of several at once each gets the same subscription from the provider, by the key they ask with.
      const mine = or(isNull(subscriptions.subscriptionId), eq(subscriptions.subscriptionId, subscriptionId))
      const changed = await db
        .update(subscriptions)
        .set({ subscriptionId })
        .where(and(eq(subscriptions.id, id), ne(subscriptions.status, 'ended'), mine))
        .returning({ id: subscriptions.id })
      return changed.length > 0
    },
    async attachCheckout(id, checkoutSession) {
      await db.update(subscriptions).set({ checkoutSession }).where(eq(subscriptions.id, id))
    },
    async claim(id, subscriptionId) {
      const waits = and(
        eq(subscriptions.id, id),
        isNull(subscriptions.subscriptionId),
        isNotNull(subscriptions.checkoutSession),
        eq(subscriptions.status, 'incomplete'),
      )
      const changed = await db
        .update(subscriptions)
        .set({ subscriptionId })
        .where(waits)
        .returning({ id: subscriptions.id })
      return changed.length > 0
    },
    async abandon(id) {
      await db
        .update(subscriptions)
        .set({ status: 'ended', endedAt: now() })
        .where(and(eq(subscriptions.id, id), eq(subscriptions.status, 'incomplete')))
    },
    async ticket(subscriptionId) {
      const row = await db
        .update(subscriptions)
        .set({ asked: sql`${subscriptions.asked} + 1` })
        .where(eq(subscriptions.subscriptionId, subscriptionId))
        .returning({ asked: subscriptions.asked })
        .get()
      return row?.asked ?? null
    },
    async apply({ id, status, cycle, periodEnd, endsAtPeriodEnd, paid }, ticket) {
      const named = eq(subscriptions.subscriptionId, id)
      const ended = status === 'ended' ? { endedAt: now() } : {}
      const orderId = sql<string>`(SELECT id FROM subscriptions WHERE subscription_id = ${id})`
      const isNews = and(named, lt(subscriptions.applied, ticket))
      const period = sql`${subscriptions.id} || ' ' || ${periodEnd ?? 0}`
      const isCancelled = endsAtPeriodEnd && status !== 'ended' && periodEnd !== null
      // Both are told from what is stored before, so that they are news once.
      const cancelled = mailAbout('club-cancelled', {
        cause: period,
        facts: sql`json_object('until', ${periodEnd})`,
        where: and(
          sql`${isCancelled ? 1 : 0} = 1`,
          isNews,
          eq(subscriptions.endsAtPeriodEnd, false),
          ne(subscriptions.status, 'incomplete'),
        ),
      })
      const unpaid = mailAbout('club-unpaid', {
        cause: period,
        facts: sql`'{}'`,
        where: and(sql`${status} = 'past_due'`, isNews, eq(subscriptions.status, 'active')),
      })
      const joined = mailAbout('club-joined', {
        cause: sql`${subscriptions.id}`,
        facts: sql`json_object('cycle', ${subscriptions.cycle}, 'cents', ${subscriptionPayments.cents}, 'later', coalesce(${subscriptions.laterCents}, ${subscriptions.cents}), 'at', ${subscriptionPayments.paidAt}, 'payment', ${subscriptionPayments.paymentIntentId})`,
        where: and(
          named,
          eq(subscriptionPayments.status, 'paid'),
          gt(subscriptions.createdAt, now() - receiptWithin),
          isNotNull(subscriptionPayments.paymentIntentId),
        ),
        paid: true,
      })
      // One transaction: whoever looks finds a payment and the status that came of it together.
      const update = db
        .update(subscriptions)
        .set({ status, cycle, periodEnd, endsAtPeriodEnd, applied: ticket, ...ended })
        .where(isNews)
      const periods = paid.map((period) =>
        db
          .insert(subscriptionPayments)
          .values({ ...period, orderId, status: 'paid' as const })
          .onConflictDoNothing(),
      )
      if (!desk) return void (await db.batch([update, ...periods]))
      const done = await db.batch([cancelled, unpaid, update, ...periods, joined])
      if (done.some((rows) => Array.isArray(rows) && rows.length > 0)) desk.wake()
    },
    async payment(paymentIntentId) {
      const row = await payments().where(eq(subscriptionPayments.paymentIntentId, paymentIntentId)).get()
      return row ?? null
    },
    async takeBack(paymentIntentId, why) {
      // A bank can still take what was paid back already; a reading of the time before does not undo that.
      const before = ['paid' as const, ...(why === 'disputed' ? ['refunded' as const] : [])]
      const own = and(
        eq(subscriptionPayments.paymentIntentId, paymentIntentId),
        inArray(subscriptionPayments.status, before),
      )
      const takeBack = db
        .update(subscriptionPayments)
        .set({ status: why, takenBackAt: sql`coalesce(${subscriptionPayments.takenBackAt}, ${now()})` })
        .where(own)
        .returning({ id: subscriptionPayments.invoiceId })
      if (!desk || why !== 'refunded') return (await takeBack).length > 0
      const told = mailAbout('club-refunded', {
        cause: sql`${subscriptionPayments.invoiceId}`,
        facts: sql`json_object('cents', ${subscriptionPayments.cents}, 'payment', ${subscriptionPayments.paymentIntentId})`,
        where: own,
        paid: true,
      })
      const [, changed] = await db.batch([told, takeBack])
      desk.wake()
      return changed.length > 0
    },
    async everPaid(userId) {
      const paid = and(eq(subscriptions.userId, userId), gt(subscriptionPayments.cents, 0))
      return (await payments().where(paid).limit(1).get()) !== undefined
    },
    payments(userId) {
      return payments()
        .where(eq(subscriptions.userId, userId))
        .orderBy(desc(subscriptionPayments.paidAt))
        .all()
    },
  }
}
