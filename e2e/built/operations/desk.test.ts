// The operator's desk, its counters and the alerts, on the built Worker. No script runs here: every form is a plain one.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { romeForm } from '../../support/trip-form'
import { type BuiltWorker, startBuiltWorker } from '../harness/built-worker'
import { confirm, Visitor } from '../harness/visitor'

const operatorEmail = 'operator@example.com'
const buyerEmail = 'buyer.canary@example.com'
const alerts: { rule: string; text: string }[] = []
let alertStatus = 200
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    alerts.push(JSON.parse(body))
    response.writeHead(alertStatus).end()
  })
})

let worker: BuiltWorker
let operator: Visitor
let buyer: Visitor
let payment: string
let trip: string

beforeAll(async () => {
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  const { port } = receiver.address() as AddressInfo
  worker = await startBuiltWorker({
    settings: async () => ({
      DESK_ACCOUNTS: `nobody@example.com, ${operatorEmail.toUpperCase()}`,
      ALERT_WEBHOOK_URL: `http://127.0.0.1:${port}`,
    }),
  })
  operator = new Visitor(worker)
  await operator.signIn(operatorEmail)
  buyer = new Visitor(worker)
  await buyer.signIn(buyerEmail)
  payment = await buyer.buy('premium')
  trip = await buyer.plan(romeForm({ endDate: '2027-04-13', additionalInfo: 'a canary note' }))
}, 120_000)
afterAll(async () => {
  await worker.close()
  receiver.close()
})

const words = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
const desk = async (query = '') =>
  words((await operator.ask(`/desk${query && `?q=${encodeURIComponent(query)}`}`)).text)
const order = (form: Record<string, string>, who = operator) =>
  who.ask(`/desk?q=${encodeURIComponent(buyerEmail)}`, { method: 'POST', form })

it('is an unknown address to everybody who is not named', async () => {
  for (const who of [buyer, new Visitor(worker)]) {
    const unknown = await who.ask('/no-such-page')
    const answer = await who.ask('/desk')
    expect(answer.status).toBe(404)
    expect(words(answer.text).replaceAll('/desk', '')).toBe(
      words(unknown.text).replaceAll('/no-such-page', ''),
    )
    expect((await order({ intent: 'refund', target: payment, reason: 'mine' }, who)).status).toBe(404)
    expect((await who.ask('/desk/newsletter.csv', { method: 'POST', form: { reason: 'mine' } })).status).toBe(
      404,
    )
    expect((await who.ask('/desk/newsletter.csv')).status).toBe(404)
  }
  const elsewhere = await worker.fetch('http://localhost:8787/desk', {
    method: 'POST',
    headers: { Origin: 'https://evil.example', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'intent=refund',
  })
  expect(elsewhere.status).toBe(403)
  await elsewhere.text()
})

it('finds a buyer by an address, a trip or a payment, and says what is held and why', async () => {
  const { id } = (await buyer.user()) ?? { id: '' }
  for (const query of [buyerEmail.toUpperCase(), trip, payment, id]) {
    const page = await desk(query)
    expect(page, query).toContain(buyerEmail)
    expect(page).toMatch(/Premium .*for \$10\.00 ?, paid .* it opened the trip to Rome, Italy/)
    expect(page).toContain(payment)
    expect(page).toMatch(/Rome, Italy ?, 2027-04-13/)
    expect(page).not.toContain('a canary note')
  }
  for (const nobody of ['nobody.at.all@example.com', "' OR 1=1 --", '%', '_'])
    expect(await desk(nobody)).toContain('Nobody is found by that.')
})

it('finds a guest who bought', async () => {
  const guest = new Visitor(worker)
  const page = await desk(await guest.buy('explorer'))
  expect(page).toContain('A guest')
  expect(page).toContain('$7.00')
})

it('sends a receipt again, to the address of the account', async () => {
  const done = await order({ intent: 'resend-receipt', target: payment, reason: 'Lost the first one' })
  expect(done.status).toBe(200)
  const { intents, charges } = worker.provider()
  expect(charges[String(intents[payment]?.latest_charge)]?.receipt_email).toBe(buyerEmail)
  expect(await desk()).toMatch(new RegExp(`resend-receipt ${payment} \\( ?done ?\\)`))
  const guest = await new Visitor(worker).buy('explorer')
  const refused = await order({ intent: 'resend-receipt', target: guest, reason: 'A guest asked' })
  expect(refused.status).toBe(404)
  expect(words(refused.text)).toContain('A guest bought this')
})

it('grants what was paid when the browser never came back and no webhook arrived', async () => {
  const lost = new Visitor(worker)
  await lost.signIn()
  const json = { amount: 7, planType: 'explorer' }
  const { clientSecret } = await lost.json<{ clientSecret: string }>('/api/create-payment-intent', {
    method: 'POST',
    json,
  })
  const id = await confirm(worker, clientSecret)
  expect((await lost.user())?.planType).toBe('free')
  expect(await desk(id)).toContain('Paid, and nothing granted?')
  expect((await order({ intent: 'apply-payment', target: 'pi_unknown', reason: 'a slip' })).status).toBe(404)
  const done = await order({ intent: 'apply-payment', target: id, reason: 'They wrote to us' })
  expect(done.status).toBe(200)
  expect((await lost.user())?.planType).toBe('explorer')
  // Again it changes nothing.
  expect((await order({ intent: 'apply-payment', target: id, reason: 'Once more' })).status).toBe(200)
  expect((await desk(id)).split('Explorer for $7.00')).toHaveLength(2)
})

it('logs an account out everywhere', async () => {
  const [here, there] = [new Visitor(worker), new Visitor(worker)]
  const email = await here.signIn()
  await there.signIn(email)
  const { id } = (await here.user()) ?? { id: '' }
  const form = { intent: 'end-sessions', target: id, reason: 'Somebody else was logged in' }
  expect((await order(form)).status).toBe(200)
  expect([await here.user(), await there.user()]).toEqual([null, null])
  expect((await order(form)).status).toBe(404)
  expect(await operator.user()).not.toBeNull()
})

it('ends a share link, with a reason that is kept', async () => {
  const { shareUrl } = await buyer.json<{ shareUrl: string }>(`/api/trips/${trip}/share`, { method: 'POST' })
  const reader = new Visitor(worker)
  expect((await reader.ask(shareUrl)).status).toBe(200)
  const bare = await order({ intent: 'unshare', target: trip, reason: ' ' })
  expect(bare.status).toBe(422)
  expect(words(bare.text)).toContain('Say why, in a few words.')
  expect((await reader.ask(shareUrl)).status).toBe(200)
  const done = await order({ intent: 'unshare', target: trip, reason: 'The owner wrote to us' })
  expect(done.status).toBe(200)
  expect((await reader.ask(shareUrl)).status).toBe(404)
  expect(await desk()).toMatch(new RegExp(`unshare ${trip} \\( ?done ?\\).*The owner wrote to us`))
})

it('pays back, also after the days of the guarantee, and notes what did not work', async () => {
  await worker.setAhead(20 * 86_400_000)
  try {
    expect((await order({ intent: 'refund', target: 'pi_unknown', reason: 'a slip' })).status).toBe(404)
    const done = await order({ intent: 'refund', target: payment, reason: 'Goodwill, letter of May' })
    expect(done.status).toBe(200)
    expect(words(done.text)).toContain('paid back in full: it grants nothing')
    const page = await desk()
    expect(page).toMatch(/refund pi_unknown \( ?not-found ?\)/)
    expect(page).toMatch(new RegExp(`refund ${payment} \\( ?done ?\\)`))
  } finally {
    await worker.setAhead(0)
  }
  expect(Object.values(worker.provider().charges).some(({ refunded }) => refunded)).toBe(true)
})

it('gives out the newsletter list as a file in which nothing computes', async () => {
  const signup = { name: '=HYPERLINK("https://evil.example")', location: 'footer', source: '/', offers: true }
  const json = { ...signup, email: `${randomUUID()}@example.com` }
  const unconfirmed = { ...signup, email: `${randomUUID()}@example.com` }
  for (const each of [json, unconfirmed])
    await new Visitor(worker).json('/api/subscribe-newsletter', { method: 'POST', json: each })
  const db = await worker.database()
  await db.prepare('UPDATE newsletter_signups SET confirmed_at = 1 WHERE email = ?').bind(json.email).run()
  const form = { reason: 'The mailing of June' }
  const file = await operator.ask('/desk/newsletter.csv', { method: 'POST', form })
  expect(file.headers.get('Content-Type')).toContain('text/csv')
  expect(file.text).toContain(`"${json.email}","'=HYPERLINK(""https://evil.example"")"`)
  expect(file.text).not.toContain(unconfirmed.email)
  expect(file.text).toMatch(/newsletter\/unsubscribe\?token=[\w-]{20,}/)
  expect(file.text).not.toMatch(/(^|,)"?[=+@]/m)
  expect(await desk()).toContain('The mailing of June')
})

it('gives promotion codes out, for the first payment alone, and ends them', async () => {
  const form = { intent: 'add-coupon', target: ' spring30 ', percent: '30', reason: 'The spring campaign' }
  expect((await order({ ...form, percent: '95' })).status).toBe(422)
  expect((await order({ ...form, target: 'no code' })).status).toBe(422)
  expect((await order(form)).status).toBe(200)
  const twice = await order({ ...form, percent: '60' })
  expect(words(twice.text)).toContain('This code is given out already.')
  expect(await desk()).toMatch(/SPRING30 ?: 30 ?% off.*add-coupon spring30 \( ?done ?\)/)

  const subscribe = async (amount: number) => {
    const member = new Visitor(worker)
    await member.signIn()
    const json = { amount, isYearly: false, coupon: 'Spring30' }
    return { member, answer: await member.ask('/api/create-subscription-intent', { method: 'POST', json }) }
  }
  const { member, answer } = await subscribe(10.5)
  expect(answer.status).toBe(200)
  const payment = await confirm(worker, JSON.parse(answer.text).clientSecret)
  await member.ask('/planner?subscription_success=true')
  expect((await member.user())?.planType).toBe('globetrotter')
  const { coupons, intents } = worker.provider()
  expect(coupons.SPRING30_30_once).toMatchObject({ percent_off: 30, duration: 'once' })
  expect(intents[payment]?.amount).toBe(1050)
  // What they pay from now on.
  expect((await member.ask('/account/billing')).text).toContain('$15.00')

  const end = { intent: 'end-coupon', target: 'SPRING30', reason: 'Summer has come' }
  expect((await order(end)).status).toBe(200)
  expect((await order(end)).status).toBe(404)
  expect(await desk()).toMatch(/end-coupon SPRING30 \( ?done ?\)/)
  const late = await subscribe(10.5)
  expect([late.answer.status, JSON.parse(late.answer.text).code]).toEqual([422, 'coupon-invalid'])
})

it('shows what happened on the last days', async () => {
  await new Visitor(worker).ask('/api/generate-itinerary', {
    method: 'POST',
    json: romeForm({ destination: 'Nowhereatallville' }),
  })
  const stranger = new Visitor(worker)
  for (let turn = 0; turn < 21; turn++)
    await stranger.ask('/api/create-payment-intent', {
      method: 'POST',
      json: { amount: 7, planType: 'explorer' },
    })
  const page = () => desk()
  const poll = { timeout: 20_000, interval: 1000 }
  await expect.poll(page, poll).toMatch(/Plans made 1 0 0 0 0 0 0 Plans refused 1 0 0/)
  await expect.poll(page, poll).toMatch(/Callers over a limit 1 0 0/)
  expect(await page()).toMatch(/Plans failed 0 0 .* Model budgets spent 0 0 /)
  expect(await page()).toContain('Nothing needs attention.')
})

it('calls the operator once about what is wrong, and names nobody', async () => {
  const db = await worker.database()
  alertStatus = 500
  await db.prepare('ALTER TABLE payment_events RENAME TO gone').run()
  await new Visitor(worker).buy('explorer')
  expect(await worker.runSchedule()).not.toBe('ok')
  await db.prepare('ALTER TABLE gone RENAME TO payment_events').run()
  await expect.poll(() => alerts.map(({ rule }) => rule), { timeout: 20_000 }).toContain('cron-failed')
  const sent = alerts.length
  await worker.runSchedule()
  expect(alerts).toHaveLength(sent)
  // The first one was not taken: it is sent again, later.
  alertStatus = 200
  await worker.setAhead(15 * 60_000)
  await worker.runSchedule()
  expect(alerts.length).toBeGreaterThan(sent)
  const after = alerts.length
  await worker.runSchedule()
  expect(alerts).toHaveLength(after)
  await worker.setAhead(0)
  expect(JSON.stringify(alerts)).not.toMatch(/@|canary|pi_/)
  expect(await desk()).toMatch(/Right now The hourly run failed\. \d+ in the last two hours/)
  expect(alerts[0]?.text).toMatch(/hourly run failed\. \d+ in the last two hours/)
})
