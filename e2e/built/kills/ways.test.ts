// The process of the Worker is killed while somebody pays at the provider's own page and while a passkey is added and used.
// Then it starts again and the browser repeats what it got no answer to: nothing is lost, nothing is there twice.
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Member } from '../../../scripts/bench/member.mjs'
import { seeded } from '../../../scripts/seeded.mjs'
import { SoftPasskey } from '../harness/soft-passkey'
import { type KillableProduct, killableProduct } from './killable-product'

const kills = 4

let product: KillableProduct
beforeAll(async () => {
  product = await killableProduct(46_000)
}, 120_000)
afterAll(() => product.close(), 60_000)

const random = seeded(11)

/** Begins, kills at a random moment of the usual length, starts again; gives whether it was interrupted. */
async function killIn(usual: number, begin: () => Promise<void>): Promise<boolean> {
  let interrupted = false
  const running = begin().catch(() => {
    interrupted = true
  })
  await delay(random() * usual)
  await product.kill()
  await running
  await product.start()
  return interrupted
}

async function lengthOf(act: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}

const order = { amount: 7, planType: 'explorer' }

/** Payments that the provider has taken, those of an earlier try of a test included. */
function paymentsAtProvider(): number {
  if (!existsSync(product.providerFile)) return 0
  const { intents }: { intents: Record<string, { status: string }> } = JSON.parse(
    readFileSync(product.providerFile, 'utf8'),
  )
  return Object.values(intents).filter(({ status }) => status === 'succeeded').length
}

it('a plan paid at the provider’s own page is paid once and held once', { timeout: 400_000 }, async () => {
  const paidBefore = paymentsAtProvider()
  let paidPages = 0
  let interruptions = 0
  /** What a browser does; what it got an answer to it does not do again. */
  const purchase = (who: Member) => {
    let back: string | null = null
    return async () => {
      if (!back) {
        const { url } = await who.json('/api/create-checkout-session', 'POST', order)
        const body = new URLSearchParams({ number: '4242424242424242' })
        const paid = await fetch(url, { method: 'POST', body, redirect: 'manual' })
        await paid.body?.cancel()
        back = paid.headers.get('Location')
        paidPages += 1
      }
      const answer = await who.call(back ?? '')
      await answer.arrayBuffer()
      if (answer.status >= 400) throw new Error(`not back: ${answer.status}`)
    }
  }
  const somebody = async () => {
    const who = new Member(product.url)
    await who.signIn()
    return who
  }
  const usual = await lengthOf(purchase(await somebody()))
  for (let kill = 0; kill < kills; kill++) {
    const who = await somebody()
    const buy = purchase(who)
    if (await killIn(usual, buy)) {
      interruptions += 1
      await buy()
    }
    const user: { planType: string } = await who.json('/api/auth/user')
    expect(user.planType).toBe('explorer')
    const again = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(order),
    }
    expect((await who.call('/api/create-checkout-session', again)).status, 'and once').toBe(409)
  }
  expect(interruptions).toBeGreaterThan(0)
  expect(paidPages).toBe(kills + 1)
  expect(paymentsAtProvider() - paidBefore).toBe(kills + 1)
})

it('a passkey is there once, and opens the account after each kill', { timeout: 400_000 }, async () => {
  const origin = product.url
  const challengeFor = async (who: Member, what: 'add' | 'login'): Promise<string> =>
    (await who.json('/api/passkeys/question', 'POST', { for: what })).options.challenge
  const addition = (who: Member, device: SoftPasskey) => async () => {
    await who.json(
      '/api/passkeys',
      'POST',
      device.made({ challenge: await challengeFor(who, 'add'), origin }),
    )
  }
  const login = (device: SoftPasskey) => async () => {
    const who = new Member(product.url)
    const challenge = await challengeFor(who, 'login')
    await who.json('/api/passkeys/login', 'POST', device.used({ challenge, origin }))
    expect(await who.json('/api/auth/user')).not.toBeNull()
  }
  const first = new Member(product.url)
  await first.signIn()
  const device = new SoftPasskey()
  const usual = await lengthOf(addition(first, device))
  const usualLogin = await lengthOf(login(device))
  let interruptions = 0
  for (let kill = 0; kill < kills; kill++) {
    const who = new Member(product.url)
    await who.signIn()
    const own = new SoftPasskey()
    const add = addition(who, own)
    if (await killIn(usual, add)) {
      interruptions += 1
      // What was stored before the answer was lost is refused as known, and works all the same.
      await add().catch(() => undefined)
    }
    if (await killIn(usualLogin, login(own))) interruptions += 1
    await login(own)()
  }
  expect(interruptions).toBeGreaterThan(0)
  const keys = await product.readAfterClosing(
    async (db) =>
      (await db.prepare('SELECT count(*) AS count FROM passkeys').first<{ count: number }>())?.count,
  )
  expect(keys).toBe(kills + 1)
})
