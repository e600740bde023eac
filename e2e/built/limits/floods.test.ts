// What an anonymous caller can make us store, pay or ask, sent a hundred times.
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { romeForm } from '../../support/trip-form'
import { type BuiltWorker, origin, startBuiltWorker } from '../harness/built-worker'
import { confirm, Visitor } from '../harness/visitor'

vi.setConfig({ testTimeout: 60_000 })

let worker: BuiltWorker
/** Somebody who has an account: signing in goes by the provider's clock, which is not set ahead. */
let owner: Visitor
beforeAll(async () => {
  worker = await startBuiltWorker()
  owner = new Visitor(worker)
  await owner.signIn()
}, 120_000)
afterAll(() => worker.close(), 60_000)

const hour = 3_600_000
let ahead = 0
/** Each test has hours of its own: windows end with the hour at the latest, and this leaves the next half an hour. */
beforeEach(async () => {
  ahead += hour
  const later = Date.now() + ahead
  await worker.setAhead(ahead + hour - (later % hour) + 60_000)
})

/** The real time, by which alarms go; not just before a window ends. */
async function realTime() {
  await worker.setAhead(0)
  const left = 600_000 - (Date.now() % 600_000)
  if (left < 30_000) await delay(left)
}

let networks = 0
const newNetwork = () => `203.0.113.${networks++}`

/** Calls of strangers without a cookie, from one network. */
async function strangers(count: number, path: string, json: object, address = newNetwork()) {
  const answers = []
  for (let turn = 0; turn < count; turn++) {
    const { status, text, headers } = await new Visitor(worker, address).ask(path, { method: 'POST', json })
    answers.push({ status, text, wait: headers.get('Retry-After'), cookie: headers.get('Set-Cookie') })
  }
  const refused = answers.filter(({ status }) => status === 429)
  for (const { text, wait, cookie } of refused) {
    expect(JSON.parse(text)).toMatchObject({ code: 'rate-limited', message: expect.stringMatching(/\w{4,}/) })
    expect(Number(wait)).toBeGreaterThan(0)
    expect(cookie, 'a refusal begins no session').toBeNull()
  }
  return { passed: answers.filter(({ status }) => status < 300).length, refused: refused.length }
}

async function rows(table: string): Promise<number> {
  const db = await worker.database()
  return Number(await db.prepare(`SELECT count(*) AS n FROM ${table}`).first('n'))
}

describe('one network without a cookie', () => {
  it('has 30 plans for pages of destinations made in ten minutes; what is made is shown to everybody', async () => {
    const cards: { id: string }[] = JSON.parse((await new Visitor(worker).ask('/catalogue/index.json')).text)
    const address = newNetwork()
    const pages = cards.slice(0, 32).map(({ id }) => `/destinations/${id}/1-day`)
    const read = (page: string, from = address) => new Visitor(worker, from).ask(page)
    const answers = []
    for (const page of pages) answers.push(await read(page))
    expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(200), 503, 503])
    const [over] = answers.slice(-1)
    expect(over?.text).toContain('Many plans are being made right now')
    expect(Number(over?.headers.get('Retry-After'))).toBeGreaterThan(0)
    const [first = '', last = ''] = [pages[0], pages.at(-1)]
    for (const again of [first, `${first}?seen=1`]) expect((await read(again)).status).toBe(200)
    expect((await read(last, newNetwork())).status).toBe(200)
    expect((await read(last)).status).toBe(200)
  }, 180_000)

  it('begins 60 payments in ten minutes, and the refused leave no row', async () => {
    const before = [await rows('sessions'), await rows('purchases')]
    const answers = await strangers(100, '/api/create-payment-intent', { amount: 10, planType: 'premium' })
    expect(answers).toEqual({ passed: 60, refused: 40 })
    const after = [await rows('sessions'), await rows('purchases')]
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([60, 60])
  })

  it('leaves 100 popup records in ten minutes', async () => {
    const before = await rows('sessions')
    expect(await strangers(150, '/api/popup/seen', {})).toEqual({ passed: 100, refused: 50 })
    expect((await rows('sessions')) - before).toBe(100)
  })

  it('leaves 300 events of booking links in ten minutes', async () => {
    const seen = { provider: 'viator', category: 'tours', url: 'https://www.viator.com/' }
    const answers = await strangers(400, '/api/affiliate-tracking/impression', seen)
    expect(answers).toEqual({ passed: 300, refused: 100 })
  })

  it('signs up 60 addresses for the newsletter in ten minutes', async () => {
    const address = newNetwork()
    let passed = 0
    for (let turn = 0; turn < 70; turn++) {
      const json = { email: `flood${turn}@example.com`, location: 'footer' }
      passed += (await strangers(1, '/api/subscribe-newsletter', json, address)).passed
    }
    expect(passed).toBe(60)
  })

  it('makes 300 plans an hour', async () => {
    await realTime()
    const address = newNetwork()
    await worker.countAhead('generation', address, 299)
    // Forms that are refused cost nothing and do not count.
    await strangers(3, '/api/generate-itinerary', romeForm({ planType: 'premium' }), address)
    const before = await rows('sessions')
    const form = romeForm({ endDate: '2027-04-13' })
    expect(await strangers(5, '/api/generate-itinerary', form, address)).toEqual({ passed: 1, refused: 4 })
    expect((await rows('sessions')) - before).toBe(1)
  })

  it('is one however many IPv6 addresses it has; the next network is another', async () => {
    const order = { amount: 7, planType: 'explorer' }
    for (let turn = 0; turn < 60; turn++) {
      const mine = `2001:db8:77:1:${turn}::${turn}`
      expect((await strangers(1, '/api/create-payment-intent', order, mine)).passed).toBe(1)
    }
    expect((await strangers(1, '/api/create-payment-intent', order, '2001:db8:77:1:ffff::1')).refused).toBe(1)
    expect((await strangers(1, '/api/create-payment-intent', order, '2001:db8:77:2::1')).passed).toBe(1)
  })

  it('has no second burst where a window ends', async () => {
    const address = newNetwork()
    const order = { amount: 7, planType: 'explorer' }
    const nextHour = ahead + hour - ((Date.now() + ahead) % hour)
    await worker.setAhead(nextHour + 580_000)
    expect((await strangers(60, '/api/create-payment-intent', order, address)).passed).toBe(60)
    await worker.setAhead(nextHour + 640_000)
    expect(await strangers(10, '/api/create-payment-intent', order, address)).toEqual({
      passed: 0,
      refused: 10,
    })
  })

  it('can go on when the window is over', async () => {
    const address = newNetwork()
    const order = { amount: 7, planType: 'explorer' }
    expect((await strangers(61, '/api/create-payment-intent', order, address)).refused).toBe(1)
    const now = Date.now() + ahead
    await worker.setAhead(ahead + hour - (now % hour) + 740_000)
    expect((await strangers(1, '/api/create-payment-intent', order, address)).passed).toBe(1)
  })
})

describe('one visitor', () => {
  it('orders 20 times in ten minutes, from however many networks', async () => {
    const visitor = new Visitor(worker)
    await visitor.ask('/api/popup/seen', { method: 'POST' })
    const json = { amount: 7, planType: 'explorer' }
    const statuses: number[] = []
    for (let turn = 0; turn < 25; turn++)
      statuses.push((await visitor.ask('/api/create-payment-intent', { method: 'POST', json })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual(Array(5).fill(429))
  })

  it('makes us read no payment that was not begun here, and its own only so often', async () => {
    const visitor = new Visitor(worker)
    const json = { amount: 7, planType: 'explorer' }
    const order = await visitor.json<{ clientSecret: string }>('/api/create-payment-intent', {
      method: 'POST',
      json,
    })
    const [own] = order.clientSecret.split('_secret_')
    await worker.steer('api', { fail: 1 })
    for (let turn = 0; turn < 30; turn++) {
      const unknown = `/planner?payment_success=true&plan=explorer&payment_intent=pi_unknown${turn}`
      expect((await visitor.ask(unknown)).status).toBe(200)
    }
    // The provider was to fail once, and was not asked until now.
    const returned = () => visitor.ask(`/planner?payment_success=true&plan=explorer&payment_intent=${own}`)
    const statuses: number[] = []
    for (let turn = 0; turn < 25; turn++) statuses.push((await returned()).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    const last = await returned()
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0)
    await confirm(worker, order.clientSecret)
  })
})

describe('pages', () => {
  it('show billing from our own ledger when the provider was asked very often', async () => {
    for (let turn = 0; turn < 30; turn++) {
      const { status, text } = await owner.ask('/account/billing')
      expect([status, text.includes('We could not ask the payment service')]).toEqual([200, false])
    }
    const last = await owner.ask('/account/billing')
    expect(last.status).toBe(200)
    expect(last.text).toContain('We could not ask the payment service.')
  })

  it('say in words that log-ins and gift links were too many', async () => {
    const address = newNetwork()
    const browser = () => new Visitor(worker, address)
    for (let turn = 0; turn < 150; turn++) await browser().ask('/api/login', { follow: false })
    const login = await browser().ask('/api/login', { accept: 'text/html' })
    expect(login.status).toBe(429)
    expect(login.text).toContain('Many log-ins were begun from your network')
    expect(login.headers.get('Retry-After')).toBe('300')
    for (let turn = 0; turn < 60; turn++) expect((await browser().ask(`/gift/${turn}`)).status).toBe(404)
    const gift = await browser().ask('/gift/another')
    expect(gift.status).toBe(429)
    expect(gift.text).toContain('Many gift links were opened from your network')
    expect(gift.url).toBe(`${origin}/gift/another`)
  })

  it('stop codes of mails that are tried in turn', async () => {
    const address = newNetwork()
    const guess = (code: number) =>
      new Visitor(worker, address).ask('/auth/email?sent=yes', {
        method: 'POST',
        form: { intent: 'open', code: String(code).padStart(6, '0') },
      })
    for (let turn = 0; turn < 60; turn++) expect((await guess(turn)).status).toBe(400)
    const last = await guess(60)
    expect([last.status, last.text]).toEqual([429, expect.stringContaining('open the link of the mail')])
  })

  it('stop copies of a shared trip after 15 from one network', async () => {
    await realTime()
    await owner.buy('explorer')
    const tripId = await owner.plan(romeForm({ endDate: '2027-04-13' }))
    await owner.ask(`/api/trips/${tripId}/save`, { method: 'POST' })
    const { shareUrl } = await owner.json<{ shareUrl: string }>(`/api/trips/${tripId}/share`, {
      method: 'POST',
    })
    const path = new URL(shareUrl).pathname
    const address = newNetwork()
    const before = await rows('trips')
    const answers = []
    for (let turn = 0; turn < 20; turn++)
      answers.push(await new Visitor(worker, address).ask(path, { method: 'POST', form: {}, follow: false }))
    expect(answers.map(({ status }) => status)).toEqual([...Array(15).fill(302), ...Array(5).fill(429)])
    expect(answers.at(-1)?.text).toContain('Many trips were copied')
    expect((await rows('trips')) - before).toBe(15)
  })
})
