import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test'
import { confirmWithTestCard } from '../support/buy-plan'
import { ownProduct } from '../support/own-product'
import { outages, paymentProxy } from '../support/payment-proxy'
import { signInByApi, somebody } from '../support/sign-in'
import type { StandIn } from '../support/stand-in'

const explorer = { amount: 7, planType: 'explorer' }
const monthly = { amount: 15, isYearly: false, coupon: null }
const later = 'Please try again later.'

/** Asks for a client secret; the answer has to have one. */
async function secretOf(request: APIRequestContext, path: string, data: object): Promise<string> {
  const response = await request.post(path, { data })
  expect(response.status(), await response.text()).toBe(200)
  const { clientSecret }: { clientSecret: string } = await response.json()
  return clientSecret
}

/** A 503 with the specified text and nothing from the provider. */
async function expectDown(answer: Promise<APIResponse>, message: string) {
  const response = await answer
  expect(response.status(), await response.text()).toBe(503)
  expect(await response.json()).toEqual({ code: 'upstream-down', title: 'Error', message })
}

/** A page that explains the problem, without anything from the provider. */
async function expectPage(answer: Promise<APIResponse>, words: string) {
  const response = await answer
  const text = await response.text()
  expect(response.status(), text.slice(0, 500)).toBe(200)
  expect(text).toContain(words)
  expect(text).not.toContain('secret words')
}

test('while the payment provider is down, every call says so and nothing is lost', async ({ playwright }) => {
  test.setTimeout(400_000)
  let proxy: Awaited<ReturnType<typeof paymentProxy>> | undefined
  let standIn: StandIn = {}
  const product = await ownProduct(async (env) => {
    standIn = env
    proxy = await paymentProxy(env.STRIPE_API_BASE ?? '')
    return { STRIPE_API_BASE: proxy.url }
  })
  const provider = proxy
  if (!provider) throw new Error('there is no proxy')
  const visitor = () => playwright.request.newContext({ baseURL: product.url })
  try {
    const [guest, payer, member, account] = await Promise.all([visitor(), visitor(), visitor(), visitor()])
    await signInByApi(member, somebody())
    await signInByApi(account, somebody())
    const membership = await secretOf(member, '/api/create-subscription-intent', monthly)
    await confirmWithTestCard(membership, standIn)
    await member.get('/planner?subscription_success=true')
    const bought = await confirmWithTestCard(
      await secretOf(payer, '/api/create-payment-intent', explorer),
      standIn,
    )
    await payer.get(`/planner?payment_success=true&plan=explorer&payment_intent=${bought}`)
    expect(await (await payer.get('/refund')).text()).toContain('Explorer, paid once')
    const order = await secretOf(guest, '/api/create-payment-intent', explorer)

    for (const outage of outages) {
      await test.step(outage, async () => {
        const buyer = await visitor()
        await provider.fail(outage)
        const refund = payer.post('/refund', { form: { payment: bought } })
        await Promise.all([
          expectDown(
            buyer.post('/api/create-payment-intent', { data: explorer }),
            `There was a problem setting up the payment. ${later}`,
          ),
          expectDown(
            account.post('/api/create-subscription-intent', { data: monthly }),
            `There was a problem setting up the subscription. ${later}`,
          ),
          expectDown(
            member.post('/api/create-portal-session'),
            `There was a problem accessing the billing portal. ${later}`,
          ),
          expectPage(
            guest.get(
              `/planner?payment_success=true&plan=explorer&payment_intent=${order.split('_secret_')[0]}`,
            ),
            'unreachable',
          ),
          expectPage(member.get('/account/billing'), 'We could not ask the payment service.'),
          expectPage(refund, 'The refund could not be made right now.'),
        ])
        await buyer.dispose()
      })
    }

    await provider.fail(null)
    // The failed calls work now, and what was paid in the meantime is granted.
    expect(await secretOf(guest, '/api/create-payment-intent', explorer)).toBe(order)
    await confirmWithTestCard(order, standIn)
    const paid = `/planner?payment_success=true&plan=explorer&payment_intent=${order.split('_secret_')[0]}`
    await expectPage(guest.get(paid), 'active')
    await secretOf(account, '/api/create-subscription-intent', monthly)
    expect((await member.post('/api/create-portal-session')).status()).toBe(200)
    await expectPage(payer.post('/refund', { form: { payment: bought } }), 'Refunded in full.')
  } finally {
    await product.close()
    await provider.close()
  }
})
