import { refundDays } from './plans'

/** Until when a payment can be refunded on request, milliseconds. */
export function refundableUntil(paidAt: number): number {
  return paidAt + refundDays * 86_400_000
}

/** Whether a payment can be refunded now. */
export function isRefundable(paidAt: number | null, now: number): boolean {
  return paidAt !== null && now < refundableUntil(paidAt)
}
