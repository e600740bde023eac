import { type CouponBook, codeForm, writtenCode } from '~/domain/billing/coupons'
import type { PaymentGateway } from '~/domain/billing/payment'
import { fail, isUpstreamDown, ok, type Result } from '~/domain/errors'
import type { DeskOrder, DeskStore } from '~/domain/operations/desk'
import type { ShareCache } from '~/domain/trips/sharing/shared-trip'
import { type PaymentPorts, settlePayment, settleSubscription } from './settle-payment'

interface Parts extends Omit<PaymentPorts, 'payments'> {
  payments: PaymentGateway | null
  desk: DeskStore
  coupons: CouponBook
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

async function act(order: DeskOrder, parts: Parts): Promise<Result<null>> {
  const { intent, target } = order
  if (intent === 'refund') return payBack(target, parts)
  if (intent === 'resend-receipt') return resendReceipt(target, parts)
  if (intent === 'apply-payment') return applyPayment(target, parts)
  if (intent === 'add-coupon') return addCoupon(order, parts)
  if (intent === 'end-coupon') {
    const ended = await parts.coupons.end(writtenCode(target))
    if (!ended) return fail('not-found', 'There is no such code.')
  }
  if (intent === 'end-sessions') {
    const ended = await parts.desk.endSessions(target)
    if (ended === 0) return fail('not-found', 'This account is not logged in anywhere.')
  }
  if (intent === 'unshare') {
    const code = await parts.desk.unshare(target)
    if (code === null) return fail('not-found', 'This trip is not shared.')
    await parts.shareCache.clear(code)
  }
  return ok(null)
}

const wrongCode = (text: string) => fail('fields-wrong', text, { fields: { target: text } })

/** Gives a promotion code out. One that is given out already keeps its percentage, since people were told it. */
async function addCoupon(
  { target, percent, newMembers }: DeskOrder,
  { coupons }: Parts,
): Promise<Result<null>> {
  const code = writtenCode(target)
  if (!codeForm.test(code)) return wrongCode('A code is 3 to 20 letters and digits.')
  if (percent === undefined)
    return fail('fields-wrong', 'How much does the code take off?', { fields: { percent: 'Enter it.' } })
  const added = await coupons.add({ code, percent, newMembers: newMembers === 'yes' })
  return added ? ok(null) : wrongCode('This code is given out already. End it first.')
}

const notSetUp = () => fail('not-configured', 'Payments are not set up on this site yet.')
const noAnswer = () =>
  fail('upstream-down', 'The payment provider does not answer. Try again in a few minutes.')
const noPayment = () => fail('not-found', 'There is no such payment.')

/** Lets the provider send the receipt again, to the address of the account. */
async function resendReceipt(paymentIntentId: string, { payments, desk }: Parts): Promise<Result<null>> {
  if (!payments) return notSetUp()
  const [buyer] = await desk.find(paymentIntentId)
  if (!buyer) return noPayment()
  if (!buyer.account) return fail('not-found', 'A guest bought this: no address is known here.')
  try {
    const sent = await payments.sendReceipt(paymentIntentId, buyer.account.email)
    return sent ? ok(null) : fail('not-found', 'This was never paid, so there is no receipt.')
  } catch (error) {
    if (!isUpstreamDown(error)) throw error
    return noAnswer()
  }
}

/** Reads a payment from the provider once more, for somebody who paid and has no plan. Harmless when it was applied. */
async function applyPayment(paymentIntentId: string, { payments, ...books }: Parts): Promise<Result<null>> {
  if (!payments) return notSetUp()
  try {
    const payment = await settlePayment(paymentIntentId, { ...books, payments })
    if (!payment) return noPayment()
    if (payment.status === 'succeeded') return ok(null)
    return fail('refund-refused', `At the provider this payment is “${payment.status}”: nothing to apply.`)
  } catch (error) {
    if (!isUpstreamDown(error)) throw error
    return noAnswer()
  }
}

/** Pays a payment back in full, however old it is. A subscription ends first, so that nobody is charged again. */
async function payBack(paymentIntentId: string, { payments, ...books }: Parts): Promise<Result<null>> {
  if (!payments) return notSetUp()
  const ports = { ...books, payments }
  const period = await books.subscriptions.payment(paymentIntentId)
  const bought = period ?? (await books.ledger.byIntent(paymentIntentId))
  if (!bought) return noPayment()
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
    return noAnswer()
  }
}
