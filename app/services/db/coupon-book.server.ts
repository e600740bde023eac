import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { CouponBook } from '~/domain/billing/coupons'
import type { Database } from './database.server'
import { coupons } from './payment-schema.server'

const columns = { code: coupons.code, percent: coupons.percent, newMembers: coupons.newMembers }

export function d1Coupons(db: Database, now: () => number): CouponBook {
  const live = isNull(coupons.endedAt)
  return {
    async find(code) {
      const named = and(live, eq(coupons.code, code))
      return (await db.select(columns).from(coupons).where(named).get()) ?? null
    },
    live: () => db.select(columns).from(coupons).where(live).orderBy(asc(coupons.code)).all(),
    async add(coupon) {
      const added = await db
        .insert(coupons)
        .values({ ...coupon, addedAt: now() })
        .onConflictDoUpdate({
          target: coupons.code,
          set: { ...coupon, addedAt: now(), endedAt: null },
          setWhere: isNotNull(coupons.endedAt),
        })
        .returning({ code: coupons.code })
      return added.length > 0
    },
    async end(code) {
      const ended = await db
        .update(coupons)
        .set({ endedAt: now() })
        .where(and(live, eq(coupons.code, code)))
        .returning({ code: coupons.code })
      return ended.length > 0
    },
  }
}
