import type Stripe from 'stripe'
import { noSuch } from './errors'
import { newCustomer } from './objects'
import type { CallParameters } from './parameter-types'
import { checkedEmail, mergedMetadata } from './values'
import type { Call, World } from './world'

export function createCustomer(
  world: World,
  params: CallParameters['createCustomer'],
  { cause }: Call,
): Stripe.Customer {
  const customer = newCustomer({})
  apply(customer, params)
  world.state.customers[customer.id] = customer
  world.emit('customer.created', customer, cause)
  return customer
}

export function retrieveCustomer(world: World, _params: object, { id }: Call): Stripe.Customer {
  const customer = world.state.customers[id]
  if (!customer) throw noSuch('customer', id, 'id')
  return customer
}

export function updateCustomer(
  world: World,
  params: CallParameters['updateCustomer'],
  call: Call,
): Stripe.Customer {
  const customer = retrieveCustomer(world, params, call)
  apply(customer, params)
  world.emit('customer.updated', customer, call.cause)
  return customer
}

const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

function apply(
  customer: Stripe.Customer,
  { address, email, metadata, test_clock, ...texts }: CallParameters['createCustomer'],
): void {
  if (test_clock !== undefined) customer.test_clock = test_clock
  if (email !== undefined) customer.email = email ? checkedEmail(email, 'email') : null
  for (const name of ['description', 'name', 'phone'] as const) {
    const value = texts[name]
    if (value !== undefined) customer[name] = value || null
  }
  if (address !== undefined) customer.address = address ? { ...NO_ADDRESS, ...address } : null
  customer.metadata = mergedMetadata(customer.metadata, metadata)
}
