// Headers of answers, and calls that must change nothing, on the built Worker.
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BuiltWorker, origin, startBuiltWorker } from '../harness/built-worker'
import { Visitor } from '../harness/visitor'

let worker: BuiltWorker

beforeAll(async () => {
  worker = await startBuiltWorker()
}, 60_000)

afterAll(() => worker.close())

it('the data of a page is kept by no cache once there is a session', { timeout: 30_000 }, async () => {
  const person = new Visitor(worker)
  await person.signIn()
  for (const path of [
    '/planner.data',
    '/profile.data',
    '/account/billing.data',
    '/pricing.data',
    '/_root.data',
  ]) {
    const { status, headers } = await person.ask(path)
    expect(status, path).toBe(200)
    expect(headers.get('Cache-Control'), path).toContain('no-store')
  }
})

it('asking for the head of the log-out link ends no session', { timeout: 30_000 }, async () => {
  const person = new Visitor(worker)
  await person.signIn()
  const cookie = `__Host-session=${person.secrets()[0]}`
  const head = await worker.fetch(`${origin}/api/logout`, { method: 'HEAD', headers: { Cookie: cookie } })
  expect(head.headers.get('Set-Cookie')).toBeNull()
  expect(await person.user()).not.toBeNull()
  await person.ask('/api/logout')
  expect(await person.user()).toBeNull()
})

it.each(['/favicon.svg', '/sw.js', '/manifest.webmanifest', '/catalogue/index.json'])(
  'static files are as strict as pages: %s',
  async (path) => {
    const { status, headers } = await worker.fetch(`${origin}${path}`)
    expect(status).toBe(200)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000')
  },
)

it('every answer of the Worker tells the browser what it may do', async () => {
  const nonces = new Set<string>()
  for (const path of ['/', '/planner', '/no-such-page', '/api/auth/user', '/api/health']) {
    const { headers } = await worker.fetch(`${origin}${path}`).then(async (answer) => {
      await answer.text()
      return answer
    })
    expect(headers.get('Strict-Transport-Security'), path).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff')
    expect(headers.get('Referrer-Policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('X-Frame-Options'), path).toBe('DENY')
    expect(headers.get('Access-Control-Allow-Origin'), path).toBeNull()
    if (!headers.get('Content-Type')?.includes('text/html')) continue
    const policy = headers.get('Content-Security-Policy') ?? ''
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "'strict-dynamic'"])
      expect(policy, path).toContain(rule)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '')
  }
  expect(nonces.size).toBe(3)
  for (const nonce of nonces) expect(nonce.length).toBeGreaterThan(20)
})

it('a webhook’s clock may be five minutes ahead, and no more', async () => {
  const secret = worker.standIns.STRIPE_WEBHOOK_SECRET ?? ''
  const payload = JSON.stringify({
    id: 'evt_x',
    object: 'event',
    type: 'nothing.known',
    data: { object: {} },
  })
  const send = async (ahead: number) => {
    const timestamp = Math.floor(Date.now() / 1000) + ahead
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
    const answer = await worker.fetch(`${origin}/api/stripe/webhook`, {
      method: 'POST',
      headers,
      body: payload,
    })
    await answer.text()
    return answer.status
  }
  expect(await send(0)).toBe(200)
  expect(await send(240)).toBe(200)
  expect(await send(400)).toBe(400)
  expect(await send(-400)).toBe(400)
})
