import { z } from 'zod'
import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { payingAccount } from '~/http/paying-account'
import { readJson } from '~/http/read-json'
import { failureResponse, notConfigured, privateJson } from '~/http/respond'
import { currentUser } from '~/http/visitor'
import { withinLimits } from '~/http/within-limits'
import { subscribe } from '~/use-cases/subscribe'

const Order = z.object({
  amount: z.number('The amount is a number of dollars.'),
  isYearly: z.boolean('isYearly must be true or false.'),
  coupon: z
    .string('The coupon is a code or null.')
    .max(100, 'The code is too long.')
    .nullable()
    .default(null),
})

const route = apiRoute({
  async POST({ request, context }) {
    const user = await currentUser(request, context)
    if (!user) return failureResponse(fail('sign-in-required', 'Please log in first.').failure)
    const order = await readJson(request, Order)
    if (!order.ok) return failureResponse(order.failure)
    const { payments } = context
    if (!payments) return notConfigured()
    const admitted = await withinLimits('order', request, context)
    if (!admitted.ok) return failureResponse(admitted.failure)
    const { amount, isYearly, coupon } = order.value
    const subscribed = await subscribe(
      {
        account: payingAccount(user),
        cycle: isYearly ? 'yearly' : 'monthly',
        coupon: coupon || null,
        amount,
      },
      { ...context, payments },
    )
    return subscribed.ok ? privateJson(subscribed.value) : failureResponse(subscribed.failure)
  },
})

export const loader = route.loader
export const action = route.action
