import type Stripe from 'stripe'
import { type CardData, readCard, TEST_METHODS } from './cards'
import { noSuch } from './errors'
import { newCardMethod } from './objects'
import type { CallParameters } from './parameter-types'
import type { State, StoredMethod } from './store'
import { checkedCustomer } from './values'
import type { Call, World } from './world'

/** A stored payment method, or a new one of Stripe's ready-made test methods (`pm_card_visa` …). */
export function methodOfId(state: State, id: string): StoredMethod {
  const stored = state.methods[id]
  if (stored) return stored
  const number = TEST_METHODS[id]
  if (!number) throw noSuch('PaymentMethod', id, 'payment_method')
  const year = new Date().getUTCFullYear() + 1
  const cvc = number.startsWith('37') ? '1234' : '123'
  return methodOfCard(state, { number, exp_month: 12, exp_year: year, cvc })
}

/** Keeps a method for a customer. */
export function attachMethod(
  world: World,
  { customer }: CallParameters['attachMethod'],
  { id }: Call,
): Stripe.PaymentMethod {
  const { object } = methodOfId(world.state, id)
  object.customer = customer === undefined ? null : checkedCustomer(world.state, customer)
  return object
}

export function methodOfCard(
  state: State,
  data: CardData,
  billing: Stripe.PaymentMethodCreateParams.BillingDetails = {},
): StoredMethod {
  const card = readCard(data, new Date())
  const { email, name, phone } = billing
  const details = { email: email || null, name: name || null, phone: phone || null }
  const stored = { object: newCardMethod(card, details), outcome: card.outcome }
  state.methods[stored.object.id] = stored
  return stored
}
