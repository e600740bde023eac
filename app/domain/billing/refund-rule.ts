import { refundDays } from './plans'

/** Until when a payment is paid back on request, milliseconds. */
export function refundableUntil(paidAt: number): number {
  return paidAt + refundDays * 86_400_000
}

/** Whether somebody who asks now gets a payment back. */
export function isRefundable(paidAt: number | null, now: number): boolean {
  return paidAt !== null && now < refundableUntil(paidAt)
}
