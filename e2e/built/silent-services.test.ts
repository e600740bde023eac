// Every service that the Worker calls, silent: it takes a call and never answers, or stops in the middle of an answer.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { romeForm } from '../support/trip-form'
import { type BuiltWorker, startBuiltWorker } from './harness/built-worker'
import { type Answer, Visitor } from './harness/visitor'

/** Longest that a visitor waits for the payment provider or for the sign-in; milliseconds. */
const patience = 8_000
/** The machine of the tests is slow at times. */
const grace = 1_500

/** What each provider of the stand-in does not answer. */
const silent = { google: 'token', facebook: 'keys', apple: 'userinfo' } as const

let worker: BuiltWorker
let server: Server
let address: string
let member: Visitor
/** The path of each call that came. */
const calls: string[] = []
/** What the next id_token says, by provider. */
const claims: Record<string, { nonce: string; clientId: string }> = {}

async function startSilentServer() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = await crypto.subtle.exportKey('jwk', publicKey)
  const started = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', address)
    calls.push(pathname)
    const [, provider = '', what = ''] = pathname.split('/')
    if (!(provider in silent) || silent[provider as keyof typeof silent] === what) {
      // The first half of an answer, and nothing more.
      if (what === 'userinfo')
        response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"sub":')
      return
    }
    const issuer = `${address}/${provider}`
    const answers: Record<string, () => object | Promise<object>> = {
      '.well-known': () => ({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/keys`,
      }),
      keys: () => ({ keys: [{ ...jwk, kid: 'one', alg: 'RS256', use: 'sig' }] }),
      async token() {
        const { nonce = '', clientId = '' } = claims[provider] ?? {}
        const token = new SignJWT({ nonce }).setProtectedHeader({ alg: 'RS256', kid: 'one' })
        const signed = token.setIssuer(issuer).setSubject('s').setAudience(clientId).setIssuedAt()
        return {
          token_type: 'Bearer',
          access_token: 'a',
          id_token: await signed.setExpirationTime('5m').sign(privateKey),
        }
      },
    }
    const answer = await answers[what]?.()
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  })
  started.listen(0, '127.0.0.1')
  await once(started, 'listening')
  return started
}

beforeAll(async () => {
  server = await startSilentServer()
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // Objects of visitors keep the settings that they were made with.
  const model = {
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: `${address}/model`,
    OPENAI_STALL_SECONDS: '1',
    OPENAI_PLAN_SECONDS: '3',
    OPENAI_TALK_SECONDS: '2',
  }
  worker = await startBuiltWorker({ settings: async () => model })
  member = new Visitor(worker)
  await member.signIn()
  await member.buy('premium')
  const provider = (name: string) => ({
    [`OAUTH_${name}_ISSUER`]: `${address}/${name.toLowerCase()}`,
    [`OAUTH_${name}_CLIENT_ID`]: name.toLowerCase(),
    [`OAUTH_${name}_CLIENT_SECRET`]: 'secret',
    [`OAUTH_${name}_RESPONSE_MODE`]: 'query',
  })
  await worker.change({
    STRIPE_API_BASE: address,
    OAUTH_ISSUER: `${address}/silent`,
    ...provider('GOOGLE'),
    ...provider('FACEBOOK'),
    ...provider('APPLE'),
  })
}, 120_000)
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await worker.close()
}, 60_000)

/** The answer and how long it took, milliseconds. */
async function timed(ask: Promise<Answer>): Promise<Answer & { took: number }> {
  const start = performance.now()
  const answer = await ask
  return { ...answer, took: performance.now() - start }
}

/** Comes back from a provider with a code. */
async function signInBy(provider: keyof typeof silent): Promise<Answer> {
  const visitor = new Visitor(worker)
  const sent = await visitor.ask(`/api/login?provider=${provider}`, { follow: false })
  const { searchParams } = new URL(sent.headers.get('Location') ?? '')
  claims[provider] = { nonce: searchParams.get('nonce') ?? '', clientId: provider }
  const back = new URLSearchParams({ code: 'code', state: searchParams.get('state') ?? '' })
  return visitor.ask(`/auth/callback?${back}`)
}

const order = { amount: 7, planType: 'explorer' }
const membership = { amount: 15, isYearly: false, coupon: null }
const guest = () => new Visitor(worker)

describe.concurrent('with a service that is silent, an answer comes in time:', () => {
  const cases: { name: string; ask: () => Promise<Answer>; reached: string; json?: boolean }[] = [
    {
      name: 'sign-in, the description',
      ask: () => guest().ask('/api/login'),
      reached: '/silent/.well-known/openid-configuration',
      json: true,
    },
    { name: 'sign-in, the token', ask: () => signInBy('google'), reached: '/google/token' },
    { name: 'sign-in, the keys', ask: () => signInBy('facebook'), reached: '/facebook/keys' },
    { name: 'sign-in, who it is', ask: () => signInBy('apple'), reached: '/apple/userinfo' },
    {
      name: 'payments, an order',
      ask: () => guest().ask('/api/create-payment-intent', { method: 'POST', json: order }),
      reached: '/v1/payment_intents',
      json: true,
    },
    {
      name: 'payments, a membership',
      ask: () => member.ask('/api/create-subscription-intent', { method: 'POST', json: membership }),
      reached: '/v1/customers',
      json: true,
    },
  ]
  it.each(cases)('$name', { timeout: 30_000 }, async ({ ask, reached, json }) => {
    const { status, text, took, headers } = await timed(ask())
    expect(calls).toContain(reached)
    expect(status).toBe(503)
    if (json) {
      expect(JSON.parse(text)).toMatchObject({ code: 'upstream-down' })
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    } else expect(text).toContain('does not answer right now')
    expect(took).toBeLessThan(patience + grace)
  })

  it('payments, the way back from paying', { timeout: 30_000 }, async () => {
    const back = '/planner?payment_success=true&plan=explorer&payment_intent=pi_1'
    const visitor = guest()
    await visitor.ask('/api/popup/seen', { method: 'POST', json: {} })
    const { status, took } = await timed(visitor.ask(back))
    expect(status).toBe(200)
    expect(took).toBeLessThan(patience + grace)
  })

  it('the language model, a plan and a question', { timeout: 60_000 }, async () => {
    const form = romeForm({ endDate: '2027-04-13' })
    const planned = await timed(member.ask('/api/generate-itinerary', { method: 'POST', json: form }))
    expect(planned.status).toBe(200)
    expect(calls).toContain('/model/chat/completions')
    expect(planned.took).toBeLessThan(10_000)
    const itinerary: unknown = JSON.parse(planned.text)
    const json = { sentence: 'when do we begin?', tripId: null, itinerary }
    const told = await timed(member.ask('/api/assistant', { method: 'POST', json }))
    expect(told.status).toBe(200)
    expect(told.took).toBeLessThan(10_000)
  })
})
