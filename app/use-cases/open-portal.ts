import type { PaymentGateway } from '~/domain/billing/payment'
import type { SubscriptionLedger } from '~/domain/billing/subscription'
import { fail, isUpstreamDown, ok, type Result } from '~/domain/errors'
import type { Log } from '~/domain/operations/events'
import { toasts } from '~/messages/en/toasts'
import { customerOf, type PayingAccount } from './customer-of'

/** The address of the provider's pages for an account's plan, cards and invoices. */
export async function openPortal(
  { account, returnUrl }: { account: PayingAccount; returnUrl: string },
  parts: { payments: PaymentGateway; subscriptions: SubscriptionLedger; log: Log },
): Promise<Result<{ url: string }>> {
  try {
    const customerId = await customerOf(account, parts)
    return ok({ url: await parts.payments.subscriptions.portal(customerId, returnUrl) })
  } catch (error) {
    if (!isUpstreamDown(error)) throw error
    parts.log('portal-not-opened', {}, error)
    const { title, text } = toasts.portalFailed
    return fail('upstream-down', text, { title })
  }
}
