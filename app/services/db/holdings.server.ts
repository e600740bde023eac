import { and, eq, inArray, isNull, max, or } from 'drizzle-orm'
import type { Holdings } from '~/domain/billing/holdings'
import type { Database } from './database.server'
import { gifts, purchases, subscriptionPayments, subscriptions } from './payment-schema.server'
import { samePerson } from './same-person.server'
import { accountVisitors } from './schema.server'

/** Reads everything that was granted to a visitor or to the visitor's account. */
export function d1Holdings(db: Database): (visitorId: string) => Promise<Holdings> {
  return async (visitorId) => {
    const account = db
      .select({ userId: accountVisitors.userId })
      .from(accountVisitors)
      .where(eq(accountVisitors.visitorId, visitorId))
    const bought = db
      .select({ plan: purchases.plan, oneTrip: purchases.oneTrip, place: purchases.place })
      .from(purchases)
      .where(
        and(
          eq(purchases.status, 'succeeded'),
          or(eq(purchases.visitorId, visitorId), inArray(purchases.visitorId, samePerson(db, visitorId))),
        ),
      )
    const subscribed = db
      .select({
        status: subscriptions.status,
        endsAtPeriodEnd: subscriptions.endsAtPeriodEnd,
        paidUntil: max(subscriptionPayments.until),
      })
      .from(subscriptions)
      .leftJoin(
        subscriptionPayments,
        and(eq(subscriptionPayments.orderId, subscriptions.id), eq(subscriptionPayments.status, 'paid')),
      )
      .where(inArray(subscriptions.userId, account))
      .groupBy(subscriptions.id)
    const given = db
      .select({ usedAt: gifts.usedAt })
      .from(gifts)
      .where(
        and(
          isNull(gifts.revokedAt),
          or(eq(gifts.redeemedBy, visitorId), inArray(gifts.redeemedBy, samePerson(db, visitorId))),
        ),
      )
    const [purchased, members, accepted] = await db.batch([bought, subscribed, given])
    return {
      purchases: purchased,
      subscriptions: members,
      gifts: accepted,
    }
  }
}
