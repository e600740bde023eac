import type { AccountData } from '~/domain/account/account-data'
import type { PaymentGateway } from '~/domain/billing/payment'
import type { SubscriptionLedger } from '~/domain/billing/subscription'
import { fail, ok, type Result } from '~/domain/errors'
import type { PopupRecord } from '~/domain/marketing/popup/popup-rules'
import type { Generations } from '~/domain/planning/generation'
import type { ShareCache } from '~/domain/trips/sharing/shared-trip'

interface Parts {
  accountData: AccountData
  subscriptions: SubscriptionLedger
  generations: Generations
  shareCache: ShareCache
  popup: Pick<PopupRecord, 'forget'>
  payments?: Pick<PaymentGateway, 'subscriptions' | 'hosted'> | null
}

const charging = ['active', 'past_due', 'paused']

/**
 * Erases an account with all that belongs to it. The generators forget first: should something break in the middle, the
 * account is still there and can be erased again. Nobody can erase what still costs them money.
 */
export async function eraseAccount(
  userId: string,
  { accountData, subscriptions, generations, shareCache, popup, payments }: Parts,
): Promise<Result<null>> {
  const subscription = await subscriptions.current(userId)
  if (subscription && charging.includes(subscription.status) && !subscription.endsAtPeriodEnd) {
    return stillCharging()
  }
  if (subscription?.status === 'incomplete' && payments) {
    // It could still be paid in another tab, and then nobody could end it.
    const { id, subscriptionId, checkoutSession } = subscription
    if (!subscriptionId && checkoutSession && !(await payments.hosted.expire(checkoutSession)))
      return stillCharging()
    if (subscriptionId && !(await payments.subscriptions.giveUp(subscriptionId))) return stillCharging()
    await subscriptions.abandon(id)
  }
  const [visitors, codes] = await Promise.all([accountData.visitors(userId), accountData.shareCodes(userId)])
  await Promise.all(visitors.flatMap((visitor) => [generations.forget(visitor), popup.forget(visitor)]))
  await accountData.erase(userId)
  await Promise.all(codes.map((code) => shareCache.clear(code)))
  return ok(null)
}

function stillCharging(): Result<null> {
  return fail(
    'already-subscribed',
    'Your Globetrotter Club subscription still runs. Cancel it under Billing first, so that nothing more is charged.',
  )
}
