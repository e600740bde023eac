import type Stripe from 'stripe'
import { afterFailedPayment, afterPayment } from './billing'
import { cardError } from './cards'
import { dispute } from './disputes'
import { invalidRequest } from './errors'
import { newCharge } from './objects'
import type { State, StoredMethod } from './store'
import type { Cause, World } from './world'

/**
 * Tries to pay the intent with its payment method. Throws a card error (after the intent has taken note of it)
 * when the card is declined.
 */
export function attemptPayment(
  world: World,
  intent: Stripe.PaymentIntent,
  returnUrl: string | null,
  cause: Cause,
): void {
  const method = methodOf(world.state, intent)
  if (!method) {
    throw invalidRequest(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the " +
        'PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a ' +
        'payment method or ConfirmationToken.',
      { code: 'payment_intent_unexpected_state' },
    )
  }
  intent.last_payment_error = null
  switch (method.outcome.kind) {
    case 'succeeds':
      succeed(world, intent, method, cause)
      break
    case 'disputed':
      succeed(world, intent, method, cause)
      dispute(world, intent.id, 'needs_response')
      break
    case 'processes':
      process(world, intent, cause)
      break
    case 'authenticates':
      askForAuthentication(world, intent, returnUrl, cause)
      break
    case 'fails':
      fail(world, intent, method, method.outcome, cause)
  }
}

/** The buyer's answer on the stand-in's authentication page. Answering again changes nothing. */
export function finishAuthentication(world: World, intent: Stripe.PaymentIntent, passed: boolean): void {
  const method = methodOf(world.state, intent)
  if (intent.status !== 'requires_action' || !method) return
  const cause = { requestId: null, idempotencyKey: null }
  if (passed) {
    succeed(world, intent, method, cause)
    return
  }
  intent.status = 'requires_payment_method'
  intent.next_action = null
  intent.payment_method = null
  intent.last_payment_error = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    doc_url: 'https://docs.stripe.com/error-codes/payment-intent-authentication-failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_method: method.object,
  }
  world.emit('payment_intent.payment_failed', intent, cause)
}

/** After a restart: payments that were processing go on to settle. */
export function resumeProcessing(world: World): void {
  for (const [id, time] of Object.entries(world.state.settling)) {
    const intent = world.state.intents[id]
    if (intent) world.schedule(time, () => settle(world, intent))
  }
}

function succeed(world: World, intent: Stripe.PaymentIntent, method: StoredMethod, cause: Cause): void {
  const charge = newCharge(intent, method.object)
  world.state.charges[charge.id] = charge
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.latest_charge = charge.id
  intent.next_action = null
  intent.processing = null
  world.emit('charge.succeeded', charge, cause)
  world.emit('payment_intent.succeeded', intent, cause)
  afterPayment(world, intent, method, cause)
}

function process(world: World, intent: Stripe.PaymentIntent, cause: Cause): void {
  const time = Date.now() + world.settleAfterMs
  intent.status = 'processing'
  intent.next_action = null
  intent.processing = { type: 'card' }
  world.state.settling[intent.id] = time
  world.emit('payment_intent.processing', intent, cause)
  world.schedule(time, () => settle(world, intent))
}

function settle(world: World, intent: Stripe.PaymentIntent): void {
  delete world.state.settling[intent.id]
  const method = methodOf(world.state, intent)
  if (intent.status === 'processing' && method) {
    succeed(world, intent, method, { requestId: null, idempotencyKey: null })
  }
}

function askForAuthentication(
  world: World,
  intent: Stripe.PaymentIntent,
  returnUrl: string | null,
  cause: Cause,
): void {
  if (!returnUrl) {
    throw invalidRequest(
      'This card asks for authentication, which may redirect the buyer: you must provide a `return_url`.',
      { code: 'parameter_missing', param: 'return_url' },
    )
  }
  intent.status = 'requires_action'
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: {
      url: `${world.baseUrl}/authenticate/${intent.id}?client_secret=${intent.client_secret}`,
      return_url: returnUrl,
    },
  }
  world.emit('payment_intent.requires_action', intent, cause)
}

function fail(
  world: World,
  intent: Stripe.PaymentIntent,
  method: StoredMethod,
  failure: { code: string; message: string; declineCode?: string },
  cause: Cause,
): never {
  const charge = newCharge(intent, method.object, failure)
  world.state.charges[charge.id] = charge
  const error = cardError(failure.code, failure.message, {
    charge: charge.id,
    ...(failure.declineCode && { decline_code: failure.declineCode }),
    payment_method: method.object,
  })
  intent.status = 'requires_payment_method'
  intent.latest_charge = charge.id
  intent.next_action = null
  intent.payment_method = null
  intent.last_payment_error = { ...error.body }
  world.emit('charge.failed', charge, cause)
  world.emit('payment_intent.payment_failed', intent, cause)
  afterFailedPayment(world, intent, cause)
  error.body.payment_intent = structuredClone(intent)
  throw error
}

function methodOf(state: State, intent: Stripe.PaymentIntent): StoredMethod | undefined {
  return typeof intent.payment_method === 'string' ? state.methods[intent.payment_method] : undefined
}
