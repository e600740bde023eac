import type { IncomingMessage, ServerResponse } from 'node:http'
import type Stripe from 'stripe'
import { page, pageHeaders, text } from '../page'
import { finishAuthentication } from './payment-attempt'
import type { World } from './world'

const MARK = 'Test mode: a stand-in for your bank'

/** Where a card that asks for authentication sends the buyer: `/authenticate/pi_…?client_secret=…`. */
export function answerAuthentication(
  world: World,
  { method }: IncomingMessage,
  url: URL,
  form: URLSearchParams,
  response: ServerResponse,
): void {
  const intent = world.state.intents[url.pathname.split('/')[2] ?? '']
  const returnUrl = intent?.next_action?.redirect_to_url?.return_url
  if (!intent || intent.client_secret !== url.searchParams.get('client_secret') || !returnUrl) {
    response.writeHead(404, pageHeaders()).end(
      page({
        title: 'Nothing to confirm',
        mark: MARK,
        body: '<p>This payment does not ask for a confirmation (any more). Go back and look at its state there.</p>',
      }),
    )
    return
  }
  if (method !== 'POST') {
    response.writeHead(200, pageHeaders(new URL(returnUrl).origin)).end(question(intent))
    return
  }
  const passed = form.get('result') === 'complete'
  finishAuthentication(world, intent, passed)
  const target = new URL(returnUrl)
  target.searchParams.set('payment_intent', intent.id)
  target.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '')
  target.searchParams.set('redirect_status', passed ? 'succeeded' : 'failed')
  response.writeHead(303, { location: target.href }).end()
}

function question(intent: Stripe.PaymentIntent): string {
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: intent.currency }).format(
    intent.amount / 100,
  )
  return page({
    title: 'Confirm your payment',
    mark: MARK,
    body: `<p>A real bank would ask you here to confirm a payment of <strong>${text(amount)}</strong>.
This page exists only on this machine, and no money moves.</p>
<form method="post">
<button name="result" value="complete">Complete</button>
<button name="result" value="fail" class="quiet">Fail</button>
</form>`,
  })
}
