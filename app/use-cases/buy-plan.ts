import { fail, ok, type Result } from '~/domain/errors'
import { messages } from '~/domain/messages'
import { type PaymentGateway, PaymentsDown, type PurchaseLedger } from '~/domain/payments/purchase'
import { type OneTimePlan, oneTimePlans } from '~/domain/plans/plans'

interface Order {
  sessionId: string
  plan: OneTimePlan
  /** What the page showed, in whole dollars. It is compared, never believed. */
  amount: number
}

/** Sets up the payment of a one-time plan at the catalogue's price. Asked again, it gives the same open payment. */
export async function buyPlan(
  { sessionId, plan, amount }: Order,
  { ledger, payments }: { ledger: PurchaseLedger; payments: PaymentGateway },
): Promise<Result<{ clientSecret: string }>> {
  const { cents, description } = oneTimePlans[plan]
  if (Math.round(amount * 100) !== cents) {
    const price = (cents / 100).toFixed(2)
    return fail('price-changed', `This plan costs $${price}. Reload the page to see the current price.`)
  }
  try {
    let purchase = await ledger.open(sessionId, plan, cents)
    const earlier = purchase.paymentIntentId ? await payments.readIntent(purchase.paymentIntentId) : null
    if (earlier?.status === 'succeeded') {
      await ledger.grant(earlier.id)
      return fail('already-paid', 'This plan is already paid for. You can start planning.')
    }
    if (earlier?.clientSecret && earlier.status !== 'canceled')
      return ok({ clientSecret: earlier.clientSecret })
    if (purchase.paymentIntentId) {
      await ledger.abandon(purchase.id)
      purchase = await ledger.open(sessionId, plan, cents)
    }
    const intent = await payments.createIntent(purchase, description)
    if (!intent.clientSecret) throw new PaymentsDown('the payment has no client secret')
    await ledger.attachIntent(purchase.id, intent.id)
    return ok({ clientSecret: intent.clientSecret })
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error
    return fail('upstream-down', messages.paymentSetupFailed.text, {
      title: messages.paymentSetupFailed.title,
    })
  }
}
