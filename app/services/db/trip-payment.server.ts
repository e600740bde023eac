import { and, asc, desc, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import { atLeast, type OneTimePlan, oneTimePlans } from '~/domain/billing/plans'
import type { TripPaid } from '~/domain/billing/purchase'
import type { Database } from './database.server'
import { purchases } from './payment-schema.server'
import { samePerson } from './same-person.server'
import { trips } from './schema.server'

/** What a purchase pays for, as statements of the transaction that stores a trip. In this order they leave no trip unpaid. */
export function paidTripQueries(db: Database, owner: string, { plan, place }: TripPaid) {
  const enough = (Object.keys(oneTimePlans) as OneTimePlan[]).filter((each) => atLeast(each, plan))
  const held = and(
    eq(purchases.status, 'succeeded'),
    inArray(purchases.plan, enough),
    or(eq(purchases.visitorId, owner), inArray(purchases.visitorId, samePerson(db, owner))),
  )
  const isHere = sql`lower(${purchases.place}) = lower(${place})`
  /** Those that pay for this trip already: one that goes there, or one that pays for any. */
  const paying = () =>
    db
      .select({ id: purchases.id })
      .from(purchases)
      .where(and(held, or(isHere, eq(purchases.oneTrip, false))))
      .orderBy(desc(isHere))
      .limit(1)
  const open = () =>
    db
      .select({ id: purchases.id })
      .from(purchases)
      .where(and(held, eq(purchases.oneTrip, true), isNull(purchases.place)))
      // "explorer" before "premium": the smaller plan that is enough is used first.
      .orderBy(asc(purchases.plan), asc(purchases.settledAt))
      .limit(1)
  const made = (generationId: string) =>
    db.select({ id: trips.id }).from(trips).where(eq(trips.generationId, generationId))
  return {
    /** Makes an open purchase the trip's, unless another pays for it. */
    use: (generationId: string, now: number) =>
      db
        .update(purchases)
        .set({ place, usedAt: now })
        .where(and(inArray(purchases.id, open()), notExists(paying()), notExists(made(generationId)))),
    /** Writes down which purchase paid. */
    note: (generationId: string) =>
      db
        .update(trips)
        .set({ purchaseId: sql`${paying()}` })
        .where(and(eq(trips.generationId, generationId), isNull(trips.purchaseId))),
    /** Takes a trip out again that nothing paid for; its row says so. */
    dropUnpaid: (generationId: string) =>
      db
        .delete(trips)
        .where(and(eq(trips.generationId, generationId), isNull(trips.purchaseId)))
        .returning({ id: trips.id }),
    async isPaid(generationId: string): Promise<boolean> {
      const [own, unused, before] = await db.batch([paying(), open(), made(generationId)])
      return own.length + unused.length + before.length > 0
    },
  }
}
