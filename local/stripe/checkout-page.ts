import type { IncomingMessage, ServerResponse } from 'node:http'
import { page, pageHeaders, text } from '../page'
import { payCheckoutSession } from './checkout-sessions'
import { ApiError } from './errors'
import type { World } from './world'

const MARK = 'Test mode: a stand-in for Stripe’s checkout'

/** Where a buyer pays whose browser keeps Stripe's script out: `/checkout/cs_test_…`. */
export function answerCheckout(
  world: World,
  { method }: IncomingMessage,
  url: URL,
  form: URLSearchParams,
  response: ServerResponse,
): void {
  const { session } = world.state.checkoutSessions[url.pathname.split('/')[2] ?? ''] ?? {}
  const success = session?.success_url?.replace('{CHECKOUT_SESSION_ID}', session.id)
  if (session?.status !== 'open' || !success) {
    const body = '<p>It was paid, or is over. Go back to the site.</p>'
    response.writeHead(404, pageHeaders()).end(page({ title: 'This checkout is over', mark: MARK, body }))
    return
  }
  let problem = ''
  if (method === 'POST') {
    try {
      payCheckoutSession(world, session, form.get('number') ?? '')
      return void response.writeHead(303, { location: success }).end()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      problem = error.message
    }
  }
  const price = `$${((session.amount_total ?? 0) / 100).toFixed(2)}`
  const body = `${problem && `<p class="problem" role="alert">${text(problem)}</p>`}
<form method="post"><label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" value="4242 4242 4242 4242">
<button>Pay ${price}</button></form>
${session.cancel_url ? `<p><a href="${text(session.cancel_url)}">Back to Vacation Planner HQ</a></p>` : ''}`
  const headers = pageHeaders(new URL(success).origin)
  response.writeHead(problem ? 402 : 200, headers).end(page({ title: 'Checkout', mark: MARK, body }))
}
