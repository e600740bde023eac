import type { IncomingMessage, ServerResponse } from 'node:http'
import type Stripe from 'stripe'
import { page, pageHeaders, text } from '../page'
import { ApiError } from './errors'
import { methodOfCard } from './payment-methods'
import { cancelAtPeriodEnd } from './subscriptions'
import { unixNow, type World } from './world'

const MARK = 'Test mode: a stand-in for Stripe’s customer portal'
const BY_CUSTOMER = { requestId: null, idempotencyKey: null }

/** Where a customer manages plan, card and invoices: `/portal/…`. */
export function answerPortal(
  world: World,
  { method }: IncomingMessage,
  url: URL,
  form: URLSearchParams,
  response: ServerResponse,
): void {
  const session = world.state.portalSessions[url.pathname.split('/')[2] ?? '']
  const isOver = !session || unixNow() > session.created + 3600
  if (isOver) {
    const body = '<p>Go back to the site and open the portal again.</p>'
    response.writeHead(404, pageHeaders()).end(page({ title: 'This link is over', mark: MARK, body }))
    return
  }
  let problem = ''
  if (method === 'POST') {
    problem = act(world, session.customer, form)
    if (!problem) return void response.writeHead(303, { location: url.pathname }).end()
  }
  response.writeHead(problem ? 402 : 200, pageHeaders()).end(overview(world, session, problem))
}

/** Does what a form asks for; gives what went wrong. */
function act(world: World, customerId: string, form: URLSearchParams): string {
  const subscription = liveSubscription(world, customerId)
  const wish = form.get('do')
  if (wish === 'card') {
    try {
      const card = { number: form.get('number') ?? '', exp_month: 12, exp_year: 2034, cvc: '123' }
      const { object } = methodOfCard(world.state, card)
      object.customer = customerId
      const customer = world.state.customers[customerId]
      if (customer) customer.invoice_settings.default_payment_method = object.id
      if (subscription) subscription.default_payment_method = object.id
      world.emit('payment_method.attached', object, BY_CUSTOMER)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error.message
    }
  }
  if (!subscription || (wish !== 'cancel' && wish !== 'renew')) return ''
  cancelAtPeriodEnd(world, subscription, wish === 'cancel')
  world.emit('customer.subscription.updated', subscription, BY_CUSTOMER)
  return ''
}

function liveSubscription(world: World, customerId: string): Stripe.Subscription | undefined {
  return Object.values(world.state.subscriptions).find(
    ({ customer, status }) => customer === customerId && ['active', 'past_due'].includes(status),
  )
}

const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)
const money = (cents: number) => `$${(cents / 100).toFixed(2)}`

function overview(world: World, session: Stripe.BillingPortal.Session, problem: string): string {
  const { customer, return_url: back } = session
  const subscription = liveSubscription(world, customer)
  const cards = Object.values(world.state.methods).filter(({ object }) => object.customer === customer)
  const invoices = Object.values(world.state.invoices)
    .filter((invoice) => invoice.customer === customer)
    .reverse()
  const plan = subscription ? planSection(subscription) : '<p>No subscription.</p>'
  return page({
    title: 'Billing portal',
    mark: MARK,
    body: `${problem && `<p class="problem" role="alert">${text(problem)}</p>`}${plan}
<h2>Cards</h2>
<ul>${cards.map(({ object }) => `<li>${text(object.card?.brand ?? '')} ${text(object.card?.last4 ?? '')}</li>`).join('')}</ul>
<form method="post"><label for="number">New card number</label>
<input id="number" name="number" inputmode="numeric" value="5555 5555 5555 4444">
<button name="do" value="card">Use this card</button></form>
<h2>Invoices</h2>
<ul>${invoices.map(({ number, total, status, created }) => `<li>${text(`${number} ${day(created)} ${money(total)} ${status}`)}</li>`).join('')}</ul>
${back ? `<p><a href="${text(back)}">Return to Vacation Planner HQ</a></p>` : ''}`,
  })
}

function planSection({ items, cancel_at_period_end: cancels, status }: Stripe.Subscription): string {
  const end = day(items.data[0]?.current_period_end ?? 0)
  return `<p>Globetrotter Club, ${text(status)}. ${cancels ? 'Ends' : 'Renews'} on ${end}.</p>
<form method="post">${
    cancels
      ? '<button name="do" value="renew">Renew plan</button>'
      : '<button name="do" value="cancel">Cancel plan</button>'
  }</form>`
}

/** An invoice as a customer sees it: `/invoice/in_…`. */
export function answerInvoice(world: World, url: URL, response: ServerResponse): void {
  const invoice = world.state.invoices[url.pathname.split('/')[2] ?? '']
  const title = invoice ? `Invoice ${invoice.number}` : 'No such invoice'
  const body = invoice
    ? `<p>${text(`Globetrotter Club, ${day(invoice.created)}: ${money(invoice.total)}, ${invoice.status}.`)}</p>`
    : ''
  response.writeHead(invoice ? 200 : 404, pageHeaders()).end(page({ title, mark: MARK, body }))
}
