import { z } from 'zod'
import { looksLikeEmail } from '~/domain/marketing/newsletter/signup-rules'
import { apiRoute } from '~/http/api-route'
import { readJson } from '~/http/read-json'
import { failureResponse, notConfigured, privateJson } from '~/http/respond'
import { currentVisitor } from '~/http/visitor'
import { limitedSession } from '~/http/within-limits'
import { toasts } from '~/messages/en/toasts'
import { buyPlan } from '~/use-cases/buy-plan'

const Order = z.object({
  amount: z.number('The amount is a number of dollars.'),
  planType: z
    .enum(['explorer', 'premium', 'basic'], 'Only Explorer and Premium are sold once.')
    .transform((plan) => (plan === 'basic' ? 'explorer' : plan)),
  email: z.string().trim().max(254).refine(looksLikeEmail, toasts.invalidEmail.text).optional(),
})

const route = apiRoute({
  async POST({ request, context }) {
    const order = await readJson(request, Order)
    if (!order.ok) return failureResponse(order.failure)
    const { payments } = context
    if (!payments) return notConfigured()
    const visitor = await currentVisitor(request, context)
    const admitted = await limitedSession('order', request, context)
    if (!admitted.ok) return failureResponse(admitted.failure)
    const { id: visitorId } = admitted.value
    const { amount, planType: plan, email } = order.value
    const bought = await buyPlan({ visitorId, plan, amount, email }, { ...context, payments })
    return bought.ok
      ? privateJson(bought.value, visitor.headers)
      : failureResponse(bought.failure, visitor.headers)
  },
})

export const loader = route.loader
export const action = route.action
