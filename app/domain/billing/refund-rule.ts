import { refundDays } from './plans'

/** Until when a payment can be refunded on request, milliseconds. */
export function refundableUntil(paidAt: number): number {
  return paidAt + refundDays * 86_400_000
}

/** Whether a payment can be refunded now. */
export function isRefundable(paidAt: number | null, now: number): boolean {
  return paidAt !== null && now < refundableUntil(paidAt)
}

/** A person refunds one payment without asking anybody in so many days; further ones are made by request. */
export const selfRefundDays = 90

/** The payments that people refunded themselves. A person is an account with its visitors, or a guest. */
export interface RefundBook {
  /**
   * Whether the person may refund this payment without asking: no other payment was refunded so in the last days. True
   * again for the same payment, so that a refund that broke off can be made again.
   */
  take(visitorId: string, paymentIntentId: string): Promise<boolean>
}
