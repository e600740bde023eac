import { type BillingCycle, subscriptionCents } from './plans'

/** A promotion code of the membership. It takes a percentage off the first payment, never off a later one. */
export interface Coupon {
  code: string
  percent: number
  /** Only for accounts that never paid for a membership. */
  newMembers: boolean
}

/** The code that the address of the first itinerary applies. */
export const newMemberCode = 'FIRSTTRIP'

/** A code as it is written: letters and digits, as people read it out to each other. */
export const codeForm = /^[A-Z0-9]{3,20}$/

/** Percentages that a code may take off. More would leave less than a card can be charged. */
export const [leastPercent, mostPercent] = [1, 90]

/** A typed code in its written form. */
export const writtenCode = (typed: string) => typed.trim().toUpperCase()

/** The codes that an operator gave out, and ends. */
export interface CouponBook {
  /** The coupon of a code that has not ended. */
  find(code: string): Promise<Coupon | null>
  /** Every code that has not ended, by name. */
  live(): Promise<Coupon[]>
  /** Adds a code, or one that has ended once more; false while it is given out. */
  add(coupon: Coupon): Promise<boolean>
  /** False for a code that is not given out. */
  end(code: string): Promise<boolean>
}

/** The coupon that a typed code gives an account; null for an unknown code, or for one of new members on a later membership. */
export async function couponFor(
  typed: string,
  { isFirst }: { isFirst: boolean },
  book: Pick<CouponBook, 'find'>,
): Promise<Coupon | null> {
  const code = writtenCode(typed)
  const coupon = codeForm.test(code) ? await book.find(code) : null
  return coupon?.newMembers && !isFirst ? null : coupon
}

/** What a subscription costs, in US cents. */
export interface SubscriptionPrice {
  /** Every payment after the first. */
  base: number
  percent: number
  discount: number
  /** The first payment. */
  total: number
}

/** The price of a cycle, US cents. A coupon takes its percentage off the first payment. */
export function subscriptionPrice(
  cycle: BillingCycle,
  coupon: Pick<Coupon, 'percent'> | null,
): SubscriptionPrice {
  const base = subscriptionCents[cycle]
  const percent = coupon?.percent ?? 0
  const discount = Math.round((base * percent) / 100)
  return { base, percent, discount, total: base - discount }
}

/** "$7.50" */
export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
