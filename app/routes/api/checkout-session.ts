import { z } from 'zod'
import { fail } from '~/domain/errors'
import { looksLikeEmail } from '~/domain/marketing/newsletter/signup-rules'
import { apiRoute } from '~/http/api-route'
import { payingAccount } from '~/http/paying-account'
import { readJson } from '~/http/read-json'
import { failureResponse, notConfigured, privateJson } from '~/http/respond'
import { siteOrigin } from '~/http/site-origin'
import { currentUser, currentVisitor } from '~/http/visitor'
import { limitedSession, withinLimits } from '~/http/within-limits'
import { toasts } from '~/messages/en/toasts'
import { hostPurchase, hostSubscription } from '~/use-cases/hosted-checkout'

const amount = z.number('The amount is a number of dollars.')
const Order = z.union([
  z.object({
    amount,
    planType: z.enum(['explorer', 'premium']),
    email: z.string().trim().max(254).refine(looksLikeEmail, toasts.invalidEmail.text).optional(),
  }),
  z.object({ amount, isYearly: z.boolean(), coupon: z.string().max(100).nullable().default(null) }),
])

const route = apiRoute({
  /** The address of the provider's own checkout for an order: of a one-time plan, or of the membership. */
  async POST({ request, context }) {
    const order = await readJson(request, Order)
    if (!order.ok) return failureResponse(order.failure)
    const { payments } = context
    if (!payments) return notConfigured()
    const parts = { ...context, payments }
    const site = siteOrigin(request, context)
    const answer = (hosted: Awaited<ReturnType<typeof hostPurchase>>, headers?: Headers) =>
      hosted.ok ? privateJson(hosted.value, headers) : failureResponse(hosted.failure, headers)
    if ('planType' in order.value) {
      const { planType: plan, ...paid } = order.value
      const session = await limitedSession('order', request, context)
      if (!session.ok) return failureResponse(session.failure)
      const { headers } = await currentVisitor(request, context)
      const to = {
        paid: `${site}/planner?payment_success=true&plan=${plan}&checkout_session={CHECKOUT_SESSION_ID}`,
        back: `${site}/checkout?plan=${plan}`,
      }
      return answer(await hostPurchase({ visitorId: session.value.id, plan, ...paid }, to, parts), headers)
    }
    const user = await currentUser(request, context)
    if (!user) return failureResponse(fail('sign-in-required', 'Please log in first.').failure)
    const admitted = await withinLimits('order', request, context)
    if (!admitted.ok) return failureResponse(admitted.failure)
    const { isYearly, coupon, amount: shown } = order.value
    const to = {
      paid: `${site}/planner?subscription_success=true`,
      back: `${site}/subscribe${isYearly ? '?yearly=true' : ''}`,
    }
    const ordered = {
      account: payingAccount(user),
      cycle: isYearly ? ('yearly' as const) : ('monthly' as const),
      coupon: coupon || null,
      amount: shown,
    }
    return answer(await hostSubscription(ordered, to, parts))
  },
})

export const loader = route.loader
export const action = route.action
