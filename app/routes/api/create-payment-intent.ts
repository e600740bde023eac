import { z } from 'zod'
import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { readJson } from '~/http/read-json'
import { failureResponse, privateJson } from '~/http/respond'
import { currentVisitor } from '~/http/visitor'
import { buyPlan } from '~/use-cases/buy-plan'

const Order = z.object({
  amount: z.number('The amount is a number of dollars.'),
  planType: z
    .enum(['explorer', 'premium', 'basic'], 'Only Explorer and Premium are sold once.')
    .transform((plan) => (plan === 'basic' ? 'explorer' : plan)),
})

const route = apiRoute({
  async POST({ request, context }) {
    const order = await readJson(request, Order)
    if (!order.ok) return failureResponse(order.failure)
    const { ledger, payments } = context
    if (!payments)
      return failureResponse(fail('not-configured', 'Payments are not set up on this site yet.').failure)
    const visitor = await currentVisitor(request, context)
    const { id: sessionId } = await visitor.ensure()
    const { amount, planType: plan } = order.value
    const bought = await buyPlan({ sessionId, plan, amount }, { ledger, payments })
    return bought.ok
      ? privateJson(bought.value, visitor.headers)
      : failureResponse(bought.failure, visitor.headers)
  },
})

export const loader = route.loader
export const action = route.action
