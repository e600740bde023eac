import type { PaymentGateway } from '~/domain/billing/payment'
import type { SubscriptionLedger } from '~/domain/billing/subscription'

/** What the payment provider is told of an account. */
export interface PayingAccount {
  id: string
  email: string
  name: string | null
}

/** The provider's customer of an account, made when it is first needed and only once. */
export async function customerOf(
  account: PayingAccount,
  { payments, subscriptions }: { payments: PaymentGateway; subscriptions: SubscriptionLedger },
): Promise<string> {
  const known = await subscriptions.customerOf(account.id)
  return (
    known ??
    (await subscriptions.keepCustomer(account.id, await payments.subscriptions.createCustomer(account)))
  )
}
