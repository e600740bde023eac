import { type BillingCycle, subscriptionCents } from './plans'

/** The promotion codes of the subscription and the percentage each takes off. */
export const coupons = { WELCOME10: 10, TRAVEL25: 25, FIRSTTRIP: 50 } as const

export type CouponCode = keyof typeof coupons

function isCoupon(code: string): code is CouponCode {
  return Object.hasOwn(coupons, code)
}

/** The coupon for new members: valid for the first subscription of an account only. */
export const newMemberCoupon = 'FIRSTTRIP' satisfies CouponCode

/** The coupon with the typed code, in any case; null for an unknown code. */
export function readCoupon(typed: string): CouponCode | null {
  const code = typed.trim().toUpperCase()
  return isCoupon(code) ? code : null
}

/**
 * The coupon that a typed code gives an account; null for an unknown code, or for the coupon of new members on a later
 * subscription.
 */
export function couponFor(typed: string, { isFirst }: { isFirst: boolean }): CouponCode | null {
  const code = readCoupon(typed)
  return code === newMemberCoupon && !isFirst ? null : code
}

/** What a subscription costs, in US cents. */
export interface SubscriptionPrice {
  base: number
  percent: number
  discount: number
  total: number
}

/** The price of a cycle, US cents. A coupon takes its percentage off every payment. */
export function subscriptionPrice(cycle: BillingCycle, coupon: CouponCode | null): SubscriptionPrice {
  const base = subscriptionCents[cycle]
  const percent = coupon ? coupons[coupon] : 0
  const discount = Math.round((base * percent) / 100)
  return { base, percent, discount, total: base - discount }
}

/** "$7.50" */
export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
