import type Stripe from 'stripe'
import { invalidRequest, noSuch } from './errors'
import { newRefund } from './objects'
import type { CallParameters } from './parameter-types'
import { mergedMetadata } from './values'
import type { Call, World } from './world'

export function createRefund(
  world: World,
  params: CallParameters['createRefund'],
  { cause }: Call,
): Stripe.Refund {
  const charge = chargeToRefund(world, params)
  const left = charge.amount_captured - charge.amount_refunded
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  const amount = params.amount ?? left
  if (amount < 1) {
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  }
  if (amount > left) {
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    })
  }
  const refund = newRefund(charge, amount, {
    reason: params.reason ?? null,
    metadata: mergedMetadata({}, params.metadata),
  })
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount_captured
  world.state.refunds[refund.id] = refund
  world.emit('refund.created', refund, cause)
  world.emit('charge.refunded', charge, cause)
  return refund
}

export function retrieveRefund(world: World, _params: object, { id }: Call): Stripe.Refund {
  const refund = world.state.refunds[id]
  if (!refund) throw noSuch('refund', id, 'id')
  return refund
}

export function retrieveCharge(world: World, _params: object, { id }: Call): Stripe.Charge {
  return findCharge(world, id, 'id')
}

/** Stripe mails the receipt each time its address is set; here the address on the charge tells that it would have. */
export function updateCharge(
  world: World,
  { receipt_email }: CallParameters['updateCharge'],
  { id, cause }: Call,
): Stripe.Charge {
  const charge = findCharge(world, id, 'charge')
  if (receipt_email !== undefined) charge.receipt_email = receipt_email
  world.emit('charge.updated', charge, cause)
  return charge
}

function chargeToRefund(world: World, params: CallParameters['createRefund']): Stripe.Charge {
  if (params.charge) return findCharge(world, params.charge, 'charge')
  if (!params.payment_intent) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
      { code: 'parameter_missing', param: 'payment_intent' },
    )
  }
  const intent = world.state.intents[params.payment_intent]
  if (!intent) throw noSuch('payment_intent', params.payment_intent, 'payment_intent')
  if (intent.status !== 'succeeded' || typeof intent.latest_charge !== 'string') {
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    })
  }
  return findCharge(world, intent.latest_charge, 'charge')
}

function findCharge(world: World, id: string, param: string): Stripe.Charge {
  const charge = world.state.charges[id]
  if (!charge) throw noSuch('charge', id, param)
  return charge
}
