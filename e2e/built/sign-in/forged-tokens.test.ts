// Identity tokens that nobody may sign in with, at the built Worker: the provider's answer is the test's.
import { CompactSign, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltWorker, startBuiltWorker } from '../harness/built-worker'
import { confirm, Visitor } from '../harness/visitor'
import { claimsOf, handmade, hmac, type Mint, signed, startForgingProvider } from './forging-provider'

const clientId = 'this-product'
const clientSecret = 'a-secret-of-this-product'

let worker: BuiltWorker
let provider: Awaited<ReturnType<typeof startForgingProvider>>

beforeAll(async () => {
  provider = await startForgingProvider()
  worker = await startBuiltWorker({
    settings: async () => ({
      OAUTH_GOOGLE_ISSUER: provider.issuer,
      OAUTH_GOOGLE_CLIENT_ID: clientId,
      OAUTH_GOOGLE_CLIENT_SECRET: clientSecret,
    }),
  })
}, 60_000)

afterAll(() => Promise.all([worker.close(), provider.close()]))

/** Begins a sign-in and returns from the provider with a token. */
async function returnWith(visitor: Visitor, mint: Mint, nonceOf?: (nonce: string) => string) {
  const begun = await visitor.ask('/api/login?provider=google', { follow: false })
  const { searchParams } = new URL(begun.headers.get('Location') ?? '')
  const nonce = searchParams.get('nonce') ?? ''
  await provider.answerWith(mint, { clientId, nonce: nonceOf?.(nonce) ?? nonce })
  const state = searchParams.get('state') ?? ''
  return visitor.ask(`/auth/callback?${new URLSearchParams({ code: 'a-code', state })}`, { follow: false })
}

/** The nonce of a sign-in that another visitor has begun. */
async function nonceOfAnother(): Promise<string> {
  const begun = await new Visitor(worker).ask('/api/login?provider=google', { follow: false })
  return new URL(begun.headers.get('Location') ?? '').searchParams.get('nonce') ?? ''
}

async function accounts(): Promise<unknown[]> {
  const database = await worker.database()
  const { results } = await database.prepare('SELECT * FROM users ORDER BY id').all()
  return results
}

const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - 60 * minutes

const forged: [what: string, mint: Mint][] = [
  [
    'signed by another key under the known id',
    (asked, { other }) =>
      new SignJWT(claimsOf(asked)).setProtectedHeader({ alg: 'RS256', kid: 'published' }).sign(other),
  ],
  [
    'whose claims were changed after it was signed',
    async (asked, keys) => {
      const [head, , signature] = (await signed()(asked, keys)).split('.')
      const claims = { ...claimsOf(asked), sub: 'somebody-else' }
      return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
    },
  ],
  [
    'without a signature, alg none',
    handmade(
      () => ({ alg: 'none' }),
      () => '',
    ),
  ],
  [
    'with alg None in another spelling',
    handmade(
      () => ({ alg: 'nOnE' }),
      () => '',
    ),
  ],
  [
    'with an empty signature',
    handmade(
      () => ({ alg: 'RS256' }),
      () => '',
    ),
  ],
  [
    'signed with our secret, HS256',
    handmade(
      () => ({ alg: 'HS256' }),
      (text) => hmac(text, clientSecret),
    ),
  ],
  [
    'signed with the public key as a secret, HS256',
    handmade(
      () => ({ alg: 'HS256' }),
      (text, { ownPublicText }) => hmac(text, ownPublicText),
    ),
  ],
  [
    'that brings its own key',
    (asked, { other, otherPublic }) =>
      new CompactSign(new TextEncoder().encode(JSON.stringify(claimsOf(asked))))
        .setProtectedHeader({ alg: 'RS256', kid: 'published', jwk: otherPublic })
        .sign(other),
  ],
  [
    'with a key id that is unknown',
    (asked, { other }) =>
      new SignJWT(claimsOf(asked)).setProtectedHeader({ alg: 'RS256', kid: 'unknown' }).sign(other),
  ],
  ['for another audience', signed(() => ({ aud: 'another-product' }))],
  ['for two audiences, made for the other', signed(() => ({ aud: [clientId, 'another'], azp: 'another' }))],
  ['for nobody', signed(() => ({ aud: undefined }))],
  ['of another issuer', signed(() => ({ iss: 'https://accounts.google.com' }))],
  ['of an issuer with a longer name', signed(({ issuer }) => ({ iss: `${issuer}/` }))],
  ['that has expired', signed(() => ({ iat: minutesAgo(20), exp: minutesAgo(10) }))],
  ['that never expires', signed(() => ({ exp: undefined }))],
  ['that is not valid yet', signed(() => ({ nbf: minutesAgo(-10) }))],
  ['without a nonce', signed(() => ({ nonce: undefined }))],
  ['with an empty nonce', signed(() => ({ nonce: '' }))],
  ['about nobody', signed(() => ({ sub: undefined }))],
  ['that is no token', async () => 'not-a-token'],
]

async function expectRefused(visitor: Visitor, mint: Mint, nonceOf?: (nonce: string) => string) {
  const [secrets, people, before] = [visitor.secrets(), await accounts(), await visitor.user()]
  const { status, text, headers } = await returnWith(visitor, mint, nonceOf)
  expect(status).toBe(400)
  expect(headers.get('Content-Type')).toContain('text/html')
  expect(text).toContain('We could not verify this sign-in. Please start again.')
  expect(text).not.toMatch(/jose|JWT|signature|claim/)
  expect(headers.get('Set-Cookie') ?? '').not.toContain('__Host-session')
  expect(visitor.secrets().filter((secret) => secrets.includes(secret))).toEqual(secrets)
  expect(await visitor.user()).toEqual(before)
  expect(await accounts()).toEqual(people)
}

describe('identity tokens', () => {
  it('signs in with a token as it should be', async () => {
    const visitor = new Visitor(worker)
    const { status } = await returnWith(
      visitor,
      signed(() => ({ sub: 'ada', email: 'ada@example.com' })),
    )
    expect(status).toBe(302)
    expect(await visitor.user()).toMatchObject({ email: 'ada@example.com' })
  })

  it.each(forged)('refuses a guest with one %s', async (_what, mint) => {
    await expectRefused(new Visitor(worker), mint)
  })

  it('refuses one that answers the sign-in of another visitor', async () => {
    const nonce = await nonceOfAnother()
    await expectRefused(new Visitor(worker), signed(), () => nonce)
  })

  it('leaves who is signed in as they are', { timeout: 60_000 }, async () => {
    const member = new Visitor(worker)
    await member.signIn()
    for (const [, mint] of forged) await expectRefused(member, mint)
  })
})

it('with an address that the provider did not verify opens nothing of who has it', {
  timeout: 60_000,
}, async () => {
  const email = 'owner@example.com'
  const owner = new Visitor(worker)
  await owner.signIn(email)
  await owner.buy('premium')
  const guest = new Visitor(worker)
  const order = { amount: 7, planType: 'explorer', email }
  const asked = await guest.json<{ clientSecret: string }>('/api/create-payment-intent', {
    method: 'POST',
    json: order,
  })
  await guest.ask(`/planner?payment_success=true&payment_intent=${await confirm(worker, asked.clientSecret)}`)
  const before = await owner.user()

  const mallory = new Visitor(worker)
  const claims = (verified: unknown) => signed(() => ({ sub: 'unverified', email, email_verified: verified }))
  for (const verified of [false, 'false', undefined, null, 1, 'yes']) {
    expect((await returnWith(mallory, claims(verified))).status).toBe(302)
    const user = await mallory.user()
    expect(user?.id, String(verified)).not.toBe(before?.id)
    expect(user?.planType).toBe('free')
    expect((await mallory.ask('/refund')).text).toContain('Nothing was bought')
  }
  expect(await owner.user()).toEqual(before)
})
