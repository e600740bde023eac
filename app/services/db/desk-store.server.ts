import { and, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { DeskMonth, DeskStore, Found } from '~/domain/operations/desk'
import type { Database } from './database.server'
import { modelUsage } from './model-schema.server'
import { deskActions } from './operations-schema.server'
import { gifts, purchases, subscriptionPayments, subscriptions } from './payment-schema.server'
import { samePerson, visitorsOf } from './same-person.server'
import { accountVisitors, newsletterSignups, sessions, trips, users } from './schema.server'

const [mostFound, mostTrips, mostActions] = [10, 50, 50]

export function d1Desk(db: Database, now: () => number): DeskStore {
  const account = { id: users.id, email: users.email, createdAt: users.createdAt, visitorId: users.visitorId }
  /** Trips and purchases belong to visitors: those of the account, or the guest alone. */
  const whoseTrips = ({ visitorId, account: owner }: Found) =>
    owner ? inArray(trips.visitorId, visitorsOf(db, owner.id)) : eq(trips.visitorId, visitorId)

  /** The visitors behind an id that is not an account's. */
  async function visitorsBehind(id: string): Promise<string[]> {
    const [ofTrip, ofPurchase, known] = await db.batch([
      db.select({ id: trips.visitorId }).from(trips).where(eq(trips.id, id)),
      db
        .select({ id: purchases.visitorId })
        .from(purchases)
        .where(or(eq(purchases.paymentIntentId, id), eq(purchases.id, id))),
      db.select({ id: sessions.visitorId }).from(sessions).where(eq(sessions.visitorId, id)).limit(1),
    ])
    return [...ofTrip, ...ofPurchase, ...known].flatMap((row) => row.id ?? [])
  }

  return {
    async isOperator(userId, named) {
      if (named.includes(userId)) return true
      const row = await db
        .select({ email: users.email })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.emailVerified, true)))
        .get()
      return row !== undefined && named.some((name) => name.toLowerCase() === row.email.toLowerCase())
    },
    async find(words) {
      const visitors = await visitorsBehind(words)
      const ofVisitors = db
        .select({ id: accountVisitors.userId })
        .from(accountVisitors)
        .where(inArray(accountVisitors.visitorId, visitors))
      const ofPeriod = db
        .select({ id: subscriptions.userId })
        .from(subscriptionPayments)
        .innerJoin(subscriptions, eq(subscriptions.id, subscriptionPayments.orderId))
        .where(eq(subscriptionPayments.paymentIntentId, words))
      const found = await db
        .select(account)
        .from(users)
        .where(
          or(
            eq(sql`lower(${users.email})`, words.toLowerCase()),
            eq(users.id, words),
            inArray(users.id, ofVisitors),
            inArray(users.id, ofPeriod),
          ),
        )
        .limit(mostFound)
      if (found.length > 0) return found.map(({ visitorId, ...rest }) => ({ visitorId, account: rest }))
      return [...new Set(visitors)].slice(0, mostFound).map((visitorId) => ({ visitorId, account: null }))
    },
    trips: (found) =>
      db
        .select({
          id: trips.id,
          destination: trips.destination,
          startDate: trips.startDate,
          endDate: trips.endDate,
          isShared: sql<boolean>`${trips.shareCode} IS NOT NULL`.mapWith(Boolean),
          createdAt: trips.createdAt,
          deletedAt: trips.deletedAt,
        })
        .from(trips)
        .where(whoseTrips(found))
        .orderBy(desc(trips.createdAt))
        .limit(mostTrips)
        .all(),
    async gifts({ visitorId, account: owner }) {
      const accepted = or(
        eq(gifts.redeemedBy, visitorId),
        inArray(gifts.redeemedBy, samePerson(db, visitorId)),
      )
      const rows = await db
        .select()
        .from(gifts)
        .where(owner ? or(eq(gifts.userId, owner.id), accepted) : accepted)
        .orderBy(desc(gifts.createdAt))
      return rows.map(({ id, month, userId, redeemedAt, usedAt, revokedAt }) => ({
        id,
        month,
        given: userId === owner?.id,
        redeemedAt,
        usedAt,
        revokedAt,
      }))
    },
    async unshare(tripId) {
      const where = and(eq(trips.id, tripId), isNotNull(trips.shareCode))
      const [found] = await db.batch([
        db.select({ code: trips.shareCode }).from(trips).where(where),
        db.update(trips).set({ shareCode: null }).where(where),
      ])
      return found[0]?.code ?? null
    },
    async endSessions(userId) {
      const ended = await db
        .delete(sessions)
        .where(eq(sessions.userId, userId))
        .returning({ id: sessions.id })
      return ended.length
    },
    async begin(record) {
      await db.insert(deskActions).values({ ...record, at: now(), outcome: 'asked' })
    },
    async end(id, outcome) {
      await db.update(deskActions).set({ outcome }).where(eq(deskActions.id, id))
    },
    actions: () => db.select().from(deskActions).orderBy(desc(deskActions.at)).limit(mostActions).all(),
    newsletter() {
      // Who was asked by mail and has not answered gets nothing.
      const agreed = or(isNull(newsletterSignups.askedAt), isNotNull(newsletterSignups.confirmedAt))
      return db.select().from(newsletterSignups).where(agreed).orderBy(newsletterSignups.consentAt).all()
    },
    spendSince(time) {
      const day = sql<string>`date(${modelUsage.at} / 1000, 'unixepoch')`
      return db
        .select({
          day,
          microDollars: sql<number>`coalesce(sum(${modelUsage.microDollars}), 0)`,
          tokens: sql<number>`sum(${modelUsage.inputTokens} + ${modelUsage.outputTokens})`,
        })
        .from(modelUsage)
        .where(gte(modelUsage.at, time))
        .groupBy(day)
        .all()
    },
    revenue: (months) =>
      db.all<DeskMonth>(sql`
        SELECT strftime('%Y-%m', at / 1000, 'unixepoch') AS month, sum(plan) AS plans, sum(1 - plan) AS periods,
          sum(cents) AS cents, sum(CASE WHEN status IN ('refunded', 'disputed') THEN cents ELSE 0 END) AS takenBackCents
        FROM (
          SELECT settled_at AS at, cents, status, 1 AS plan FROM purchases
            WHERE status IN ('succeeded', 'refunded', 'disputed')
          UNION ALL SELECT paid_at, cents, status, 0 FROM subscription_payments
        ) GROUP BY 1 ORDER BY 1 DESC LIMIT ${months}`),
  }
}
