import type { PaymentEvent, PaymentGateway, PaymentState, PurchaseLedger } from '~/domain/payments/purchase'
import { PaymentsDown } from '~/domain/payments/purchase'

/** Grants what a succeeded payment bought, once, whichever of the webhook and the return comes first. */
async function settle(payment: PaymentState, ledger: PurchaseLedger): Promise<void> {
  if (payment.status !== 'succeeded') return
  const purchase = await ledger.byIntent(payment.id)
  if (!purchase || purchase.id !== payment.purchaseId) return
  if (purchase.cents !== payment.cents || payment.currency !== 'usd') return
  await ledger.grant(payment.id)
}

/** Reads the payment that the provider put into the return URL. What it grants goes to who asked for it, not to the reader. */
export async function settleReturn(
  paymentIntentId: string,
  { ledger, payments }: { ledger: PurchaseLedger; payments: PaymentGateway },
): Promise<PaymentState['status'] | 'unknown'> {
  try {
    const payment = await payments.readIntent(paymentIntentId)
    if (!payment) return 'unknown'
    await settle(payment, ledger)
    return payment.status
  } catch (error) {
    if (error instanceof PaymentsDown) return 'unknown'
    throw error
  }
}

/**
 * Applies a verified webhook event. Applying comes before noting it: a crash in between only applies it again, which
 * changes nothing, because a purchase goes from pending to succeeded once.
 */
export async function applyPaymentEvent(event: PaymentEvent, ledger: PurchaseLedger): Promise<void> {
  if (event.kind === 'payment') await settle(event.payment, ledger)
  if (event.kind === 'refund' && event.full) await ledger.refund(event.paymentIntentId)
  await ledger.noteEvent(event.id, event.type)
}
