import type Stripe from 'stripe'
import { invalidRequest, noSuch } from './errors'
import { newPaymentIntent } from './objects'
import type { CallParameters } from './parameter-types'
import { attemptPayment } from './payment-attempt'
import { methodOfCard, methodOfId } from './payment-methods'
import {
  checkedAmount,
  checkedCurrency,
  checkedCustomer,
  checkedEmail,
  checkedUrl,
  mergedMetadata,
} from './values'
import { type Call, unixNow, type World } from './world'

type Details = Pick<
  CallParameters['createPaymentIntent'],
  'customer' | 'description' | 'receipt_email' | 'setup_future_usage' | 'shipping' | 'metadata'
>

export function createPaymentIntent(
  world: World,
  params: CallParameters['createPaymentIntent'],
  { cause }: Call,
): Stripe.PaymentIntent {
  const currency = checkedCurrency(params.currency)
  const amount = checkedAmount(params.amount, currency)
  const types = params.allowed_payment_method_types
  if (types?.some((type) => type !== 'card')) {
    throw invalidRequest('The local Stripe stand-in takes cards only.', {
      param: 'allowed_payment_method_types',
    })
  }
  const intent = newPaymentIntent({ amount, currency })
  if (types) intent.allowed_payment_method_types = types
  if (params.automatic_payment_methods) {
    const { enabled, allow_redirects = 'always' } = params.automatic_payment_methods
    intent.automatic_payment_methods = { enabled, allow_redirects }
  }
  if (params.statement_descriptor_suffix)
    intent.statement_descriptor_suffix = params.statement_descriptor_suffix
  applyDetails(world, intent, params)
  if (params.payment_method) {
    intent.payment_method = methodOfId(world.state, params.payment_method).object.id
    intent.status = 'requires_confirmation'
  }
  if (params.confirm && !params.payment_method) {
    throw invalidRequest("You cannot confirm this PaymentIntent because it's missing a payment method.", {
      code: 'payment_intent_unexpected_state',
    })
  }
  if (params.return_url && !params.confirm) {
    throw invalidRequest('return_url can be given only when confirm is true.', { param: 'return_url' })
  }
  world.state.intents[intent.id] = intent
  world.emit('payment_intent.created', intent, cause)
  if (params.confirm) attemptPayment(world, intent, returnUrl(params.return_url), cause)
  return intent
}

export function retrievePaymentIntent(
  world: World,
  params: { client_secret?: string },
  { id }: Call,
): Stripe.PaymentIntent {
  return params.client_secret === undefined ? find(world, id) : ofClient(world, id, params.client_secret)
}

export function updatePaymentIntent(
  world: World,
  params: CallParameters['updatePaymentIntent'],
  { id }: Call,
): Stripe.PaymentIntent {
  const intent = find(world, id)
  const fixed = (['amount', 'currency', 'payment_method', 'setup_future_usage'] as const).find(
    (name) => params[name] !== undefined,
  )
  if (fixed && !isOpen(intent)) {
    throw unexpectedState(
      intent,
      `This PaymentIntent's ${fixed} could not be updated because it has a status of ${intent.status}. ` +
        'You may only update it with one of the following statuses: requires_payment_method, ' +
        'requires_confirmation, requires_action.',
    )
  }
  const currency = params.currency ? checkedCurrency(params.currency) : intent.currency
  if (params.amount !== undefined) intent.amount = checkedAmount(params.amount, currency)
  intent.currency = currency
  applyDetails(world, intent, params as Details)
  if (params.payment_method) {
    intent.payment_method = methodOfId(world.state, params.payment_method).object.id
    intent.status = 'requires_confirmation'
    intent.next_action = null
  }
  return intent
}

export function confirmPaymentIntent(
  world: World,
  params: CallParameters['confirmPaymentIntent'],
  { id, cause }: Call,
): Stripe.PaymentIntent {
  const intent = find(world, id)
  requireOpen(intent)
  applyDetails(world, intent, params as Details)
  if (params.payment_method) intent.payment_method = methodOfId(world.state, params.payment_method).object.id
  attemptPayment(world, intent, returnUrl(params.return_url), cause)
  return intent
}

/** The same from the browser: the client secret is the permission, and the card comes along. */
export function browserConfirmPaymentIntent(
  world: World,
  params: CallParameters['browserConfirmPaymentIntent'],
  { id, cause }: Call,
): Stripe.PaymentIntent {
  const intent = ofClient(world, id, params.client_secret)
  requireOpen(intent)
  if (params.payment_method && params.payment_method_data) {
    throw invalidRequest(
      'You may only specify one of these parameters: payment_method, payment_method_data.',
      {
        code: 'parameters_exclusive',
      },
    )
  }
  const url = returnUrl(params.return_url)
  if (params.payment_method) intent.payment_method = methodOfId(world.state, params.payment_method).object.id
  if (params.payment_method_data) {
    const { card, billing_details } = params.payment_method_data
    intent.payment_method = methodOfCard(world.state, card, billing_details).object.id
  }
  attemptPayment(world, intent, url, cause)
  return intent
}

export function cancelPaymentIntent(
  world: World,
  params: CallParameters['cancelPaymentIntent'],
  { id, cause }: Call,
): Stripe.PaymentIntent {
  const intent = find(world, id)
  if (!isOpen(intent)) {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with ` +
        'one of the following statuses may be canceled: requires_payment_method, requires_capture, ' +
        'requires_confirmation, requires_action.',
    )
  }
  intent.status = 'canceled'
  intent.canceled_at = unixNow()
  intent.cancellation_reason = params.cancellation_reason ?? null
  intent.next_action = null
  world.emit('payment_intent.canceled', intent, cause)
  return intent
}

function applyDetails(world: World, intent: Stripe.PaymentIntent, given: Details): void {
  if (given.customer) intent.customer = checkedCustomer(world.state, given.customer)
  if (given.description !== undefined) intent.description = given.description || null
  if (given.receipt_email !== undefined) {
    intent.receipt_email = given.receipt_email ? checkedEmail(given.receipt_email, 'receipt_email') : null
  }
  if (given.setup_future_usage) intent.setup_future_usage = given.setup_future_usage
  if (given.shipping) {
    const { address, name, carrier, phone, tracking_number } = given.shipping
    intent.shipping = { address: { ...NO_ADDRESS, ...address }, name, carrier, phone, tracking_number }
  }
  intent.metadata = mergedMetadata(intent.metadata, given.metadata)
}

const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

function find(world: World, id: string): Stripe.PaymentIntent {
  const intent = world.state.intents[id]
  if (!intent) throw noSuch('payment_intent', id, 'intent')
  return intent
}

function ofClient(world: World, id: string, clientSecret: string): Stripe.PaymentIntent {
  const intent = find(world, id)
  if (intent.client_secret !== clientSecret) {
    throw invalidRequest(
      'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the provided ' +
        'client_secret and PaymentIntent ID are correct.',
      { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
    )
  }
  return intent
}

function isOpen({ status }: Stripe.PaymentIntent): boolean {
  return ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(status)
}

function requireOpen(intent: Stripe.PaymentIntent): void {
  if (isOpen(intent)) return
  const because =
    intent.status === 'succeeded'
      ? 'it has already succeeded after being previously confirmed'
      : `it has a status of ${intent.status}`
  throw unexpectedState(intent, `You cannot confirm this PaymentIntent because ${because}.`)
}

function unexpectedState(intent: Stripe.PaymentIntent, message: string) {
  const error = invalidRequest(message, { code: 'payment_intent_unexpected_state' })
  error.body.payment_intent = intent
  return error
}

function returnUrl(given: string | undefined): string | null {
  return given === undefined ? null : checkedUrl(given, 'return_url')
}
