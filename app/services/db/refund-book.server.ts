import { eq, sql } from 'drizzle-orm'
import { type RefundBook, selfRefundDays } from '~/domain/billing/refund-rule'
import type { Database } from './database.server'
import { selfRefunds } from './payment-schema.server'
import { samePerson } from './same-person.server'

export function d1Refunds(db: Database, now: () => number): RefundBook {
  return {
    async take(visitorId, paymentIntentId) {
      const since = now() - selfRefundDays * 86_400_000
      // In one statement, so that of two payments at once one is taken.
      await db.run(sql`
        INSERT INTO self_refunds (payment_intent_id, visitor_id, asked_at)
        SELECT ${paymentIntentId}, ${visitorId}, ${now()}
        WHERE NOT EXISTS (
          SELECT 1 FROM self_refunds
          WHERE asked_at > ${since} AND (visitor_id = ${visitorId} OR visitor_id IN ${samePerson(db, visitorId)})
        )
        ON CONFLICT DO NOTHING`)
      const taken = eq(selfRefunds.paymentIntentId, paymentIntentId)
      return (await db.select().from(selfRefunds).where(taken).get()) !== undefined
    },
  }
}
