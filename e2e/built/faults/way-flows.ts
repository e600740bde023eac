import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type BuiltWorker, origin } from '../harness/built-worker'
import { SoftPasskey } from '../harness/soft-passkey'
import { confirm, Visitor } from '../harness/visitor'
import type { Flow } from './every-fault'

/** A call that must be accepted. */
async function accepted(who: Visitor, path: string, json: unknown): Promise<string> {
  const { status, text } = await who.ask(path, { method: 'POST', json })
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
  return text
}

async function challengeFor(who: Visitor, what: 'add' | 'login'): Promise<string> {
  return JSON.parse(await accepted(who, '/api/passkeys/question', { for: what })).options.challenge
}

async function addPasskey(who: Visitor, device: SoftPasskey) {
  await accepted(who, '/api/passkeys', device.made({ challenge: await challengeFor(who, 'add'), origin }))
}

async function logIn(who: Visitor, device: SoftPasskey) {
  const challenge = await challengeFor(who, 'login')
  await accepted(who, '/api/passkeys/login', device.used({ challenge, origin }))
}

interface Owner {
  who: Visitor
  device: SoftPasskey
  /** Keys that the device made; it makes another when it is asked once more. */
  made: SoftPasskey[]
}

async function owner(worker: BuiltWorker): Promise<Owner> {
  const who = new Visitor(worker)
  await who.signIn()
  return { who, device: new SoftPasskey(), made: [] }
}

/** Whether a key logs somebody in, in a browser of its own. */
async function opens(who: Visitor, device: SoftPasskey): Promise<boolean> {
  const other = new Visitor(who.worker)
  const opened = await logIn(other, device).then(
    () => true,
    () => false,
  )
  expect((await other.user())?.id).toBe(opened ? (await who.user())?.id : undefined)
  return opened
}

export const passkeyFlows: Record<string, Flow<Owner>> = {
  'a passkey that is added': {
    prepare: owner,
    act({ who, made }) {
      const device = new SoftPasskey()
      made.push(device)
      return addPasskey(who, device)
    },
    async unharmed({ who, made: [first] }) {
      // It is listed and opens, or neither.
      const { text } = await who.ask('/profile')
      expect(first && (await opens(who, first))).toBe(text.includes('Remove Passkey'))
    },
    async settled({ who, made }) {
      const last = made.at(-1)
      expect(last && (await opens(who, last))).toBe(true)
    },
  },
  'a log-in by a passkey': {
    async prepare(worker) {
      const { who, device } = await owner(worker)
      await addPasskey(who, device)
      // The browser that logs in has bought something as a guest.
      const guest = new Visitor(worker)
      await guest.buy('explorer')
      return { who: guest, device, made: [] }
    },
    act: ({ who, device }) => logIn(who, device),
    async unharmed({ who }) {
      const order = { amount: 7, planType: 'explorer' }
      // What was bought is the browser's, or the account's once it is logged in. A browser that lost its cookie has lost it.
      const user = await who.user()
      const again = await who.ask('/api/create-payment-intent', { method: 'POST', json: order })
      if (user) expect([user.planType, again.status]).toEqual(['explorer', 409])
    },
    async settled({ who }) {
      expect((await who.user())?.planType).toBe('explorer')
    },
  },
}

interface Giver {
  who: Visitor
  gift: string
  email: string
}

/** A day that is today for the giver, wherever that is. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(Date.now())

export const giftFlows: Record<string, Flow<Giver>> = {
  'a gift that is sent by mail': {
    async prepare(worker) {
      const who = new Visitor(worker)
      await who.signIn()
      const json = { amount: 15, isYearly: false, coupon: null }
      const order = JSON.parse(await accepted(who, '/api/create-subscription-intent', json))
      await confirm(worker, order.clientSecret)
      await who.ask('/planner?subscription_success=true')
      await who.ask('/account/billing', { method: 'POST', form: { intent: 'make' } })
      const [, gift = ''] = /name="gift" value="([^"]+)"/.exec((await who.ask('/account/billing')).text) ?? []
      expect(gift).not.toBe('')
      return { who, gift, email: `${randomUUID()}@example.com` }
    },
    async act({ who, gift, email }) {
      const form = { intent: 'send', gift, giver: 'Ada', email, on: today() }
      const { status } = await who.ask('/account/billing', { method: 'POST', form })
      // Asked again it is on its way already.
      if (![200, 409].includes(status)) throw new Error(`not sent: ${status}`)
    },
    async unharmed({ who, email }) {
      expect((await who.worker.mailbox(email)).mails.length).toBeLessThanOrEqual(1)
    },
    async settled({ who, email }) {
      await who.worker.runMailer()
      const { mails } = await who.worker.mailbox(email)
      expect(mails.map(({ subject }) => subject)).toEqual(['Ada gives you a trip'])
    },
  },
}

interface Buyer {
  who: Visitor
  /** The provider's own page, and where it leads after the payment. */
  page: string
  back: string | null
}

export const hostedFlows: Record<string, Flow<Buyer>> = {
  'a plan that is bought at the provider’s own page': {
    async prepare(worker) {
      const who = new Visitor(worker)
      await who.signIn()
      return { who, page: '', back: null }
    },
    async act(buyer) {
      const { who } = buyer
      if (!buyer.back) {
        const json = { amount: 7, planType: 'explorer' }
        buyer.page = JSON.parse(await accepted(who, '/api/create-checkout-session', json)).url
        const body = new URLSearchParams({ number: '4242424242424242' })
        const paid = await fetch(buyer.page, { method: 'POST', body, redirect: 'manual' })
        await paid.body?.cancel()
        buyer.back = paid.headers.get('Location')
      }
      const { status } = await who.ask(buyer.back ?? '')
      if (status !== 200) throw new Error(`not back: ${status}`)
    },
    async unharmed({ who, back }) {
      if (!back) expect((await who.user())?.planType).toBe('free')
    },
    async settled({ who }) {
      expect((await who.user())?.planType).toBe('explorer')
      const again = { amount: 7, planType: 'explorer' }
      expect(
        (await who.ask('/api/create-checkout-session', { method: 'POST', json: again })).status,
        'and once',
      ).toBe(409)
    },
  },
}
