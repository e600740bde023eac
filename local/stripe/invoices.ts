import type Stripe from 'stripe'
import { voidOpenInvoice } from './billing'
import { invalidRequest, noSuch } from './errors'
import { type Page, pageOf } from './lists'
import type { CallParameters } from './parameter-types'
import type { Call, World } from './world'

/** Newest first, as Stripe lists everything. */
export function listInvoices(world: World, params: CallParameters['listInvoices']): Page<Stripe.Invoice> {
  const { customer, subscription, status } = params
  const found = Object.values(world.state.invoices)
    .filter((invoice) => !customer || invoice.customer === customer)
    .filter(({ parent }) => !subscription || parent?.subscription_details?.subscription === subscription)
    .filter((invoice) => !status || invoice.status === status)
    .reverse()
  return pageOf(found, params, '/v1/invoices')
}

export function voidInvoice(world: World, _params: object, { id, cause }: Call): Stripe.Invoice {
  const invoice = world.state.invoices[id]
  if (!invoice) throw noSuch('invoice', id, 'invoice')
  if (invoice.status !== 'open') {
    throw invalidRequest(
      `You can only pass in open invoices. This invoice isn't open: its status is ${invoice.status}.`,
    )
  }
  voidOpenInvoice(world, invoice, cause)
  return invoice
}

export function listCustomerMethods(
  world: World,
  params: CallParameters['listCustomerMethods'],
  { id }: Call,
): Page<Stripe.PaymentMethod> {
  if (!world.state.customers[id]) throw noSuch('customer', id, 'customer')
  const found = Object.values(world.state.methods)
    .map(({ object }) => object)
    .filter((method) => method.customer === id)
    .reverse()
  return pageOf(found, params, `/v1/customers/${id}/payment_methods`)
}
