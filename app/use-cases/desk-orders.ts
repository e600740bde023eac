import type { PaymentGateway } from '~/domain/billing/payment'
import { fail, isUpstreamDown, ok, type Result } from '~/domain/errors'
import type { DeskOrder, DeskStore } from '~/domain/operations/desk'
import type { ShareCache } from '~/domain/trips/sharing/shared-trip'
import { type PaymentPorts, settlePayment, settleSubscription } from './settle-payment'

interface Parts extends Omit<PaymentPorts, 'payments'> {
  payments: PaymentGateway | null
  desk: DeskStore
  shareCache: ShareCache
  newId(): string
}

/** Does what an operator asks for. The action is noted with its reason before it is done, and how it ended after. */
export async function doAtDesk(
  { userId, order }: { userId: string; order: DeskOrder },
  parts: Parts,
): Promise<Result<null>> {
  const { desk, newId } = parts
  const { intent: action, target, reason } = order
  const id = newId()
  await desk.begin({ id, userId, action, target: target || null, reason })
  const done = await act(order, parts)
  await desk.end(id, done.ok ? 'done' : done.failure.code)
  return done
}

async function act({ intent, target }: DeskOrder, parts: Parts): Promise<Result<null>> {
  if (intent === 'refund') return payBack(target, parts)
  if (intent === 'unshare') {
    const code = await parts.desk.unshare(target)
    if (code === null) return fail('not-found', 'This trip is not shared.')
    await parts.shareCache.clear(code)
  }
  return ok(null)
}

/** Pays a payment back in full, however old it is. A subscription ends first, so that nobody is charged again. */
async function payBack(paymentIntentId: string, { payments, ...books }: Parts): Promise<Result<null>> {
  if (!payments) return fail('not-configured', 'Payments are not set up on this site yet.')
  const ports = { ...books, payments }
  const period = await books.subscriptions.payment(paymentIntentId)
  const bought = period ?? (await books.ledger.byIntent(paymentIntentId))
  if (!bought) return fail('not-found', 'There is no such payment.')
  if (bought.status === 'disputed') return fail('refund-refused', 'The bank has this payment back already.')
  if (bought.status !== 'paid' && bought.status !== 'succeeded' && bought.status !== 'refunded')
    return fail('refund-refused', 'This was never paid.')
  try {
    if (period?.subscriptionId) {
      await payments.subscriptions.cancel(period.subscriptionId)
      await settleSubscription(period.subscriptionId, ports)
    }
    await payments.refund(paymentIntentId)
    await settlePayment(paymentIntentId, ports)
    books.log('payment-refunded', { paymentIntentId })
    return ok(null)
  } catch (error) {
    if (!isUpstreamDown(error)) throw error
    books.log('refund-not-made', { paymentIntentId }, error)
    return fail('upstream-down', 'The payment provider does not answer. Try again in a few minutes.')
  }
}
