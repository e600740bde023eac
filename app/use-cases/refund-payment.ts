import type { GiftLedger } from '~/domain/billing/gift'
import { refundDays } from '~/domain/billing/plans'
import { isRefundable, type RefundBook, selfRefundDays } from '~/domain/billing/refund-rule'
import { fail, isUpstreamDown, ok, type Result } from '~/domain/errors'
import { type PaymentPorts, settlePayment, settleSubscription } from './settle-payment'

interface Request {
  /** Who asks. */
  session: { id: string; userId: string | null }
  paymentIntentId: string
}

/**
 * Pays a payment back in full to whoever made it, within the days of the guarantee, and ends what it opened. A
 * subscription ends first: should something break in between, the request is made again, and nobody is charged again
 * for what was given back.
 */
export async function refundPayment(
  { session, paymentIntentId }: Request,
  { now, gifts, refunds, ...books }: PaymentPorts & { gifts: GiftLedger; refunds: RefundBook; now(): Date },
): Promise<Result<{ cents: number }>> {
  const { ledger, subscriptions, payments } = books
  const [purchases, periods] = await Promise.all([
    ledger.paid(session.id),
    session.userId ? subscriptions.payments(session.userId) : [],
  ])
  const period = periods.find((paid) => paid.paymentIntentId === paymentIntentId)
  const bought = period ?? purchases.find((paid) => paid.paymentIntentId === paymentIntentId)
  if (!bought) return fail('not-found', 'We found no such payment of yours.')
  if (bought.status === 'refunded') return ok({ cents: bought.cents })
  if (bought.status === 'disputed') return fail('refund-refused', 'Your bank has this payment back already.')
  if (!isRefundable(bought.paidAt, now().getTime())) {
    const text = `Payments are paid back within ${refundDays} days. This one is older.`
    return fail('refund-refused', text, { title: 'No refund' })
  }
  if (!(await refunds.take(session.id, paymentIntentId))) {
    const text = `You refunded another payment in the last ${selfRefundDays} days. Write to us for this one.`
    return fail('refund-by-request', text, { title: 'Refund by request' })
  }
  try {
    if (period?.subscriptionId) {
      await payments.subscriptions.cancel(period.subscriptionId)
      await settleSubscription(period.subscriptionId, books)
      // Gifts are part of what is given back, unless somebody accepted them in good faith.
      await gifts.revokeOpen(period.userId)
    }
    await payments.refund(paymentIntentId)
    await settlePayment(paymentIntentId, books)
    books.log('payment-refunded', { paymentIntentId })
    return ok({ cents: bought.cents })
  } catch (error) {
    if (!isUpstreamDown(error)) throw error
    books.log('refund-not-made', { paymentIntentId }, error)
    return fail('upstream-down', 'The refund could not be made right now. Please try again in a few minutes.')
  }
}
