// Mails that a date or a change of state causes, with the clock of the built Worker moved: each once, by day, and none to who
// does not want them.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { romeForm } from '../../support/trip-form'
import { type BuiltWorker, origin, startBuiltWorker } from '../harness/built-worker'
import { confirm, Visitor } from '../harness/visitor'

vi.setConfig({ testTimeout: 60_000 })

const day = 86_400_000
let worker: BuiltWorker
beforeAll(async () => {
  worker = await startBuiltWorker()
}, 120_000)
afterEach(() => worker.setAhead(0))
afterAll(() => worker.close(), 60_000)

const mailsTo = async (email: string) => (await worker.mailbox(email)).mails
const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)

/** Runs the hourly run at a time, twice, and sends what it wrote. */
async function hourlyAt(time: number) {
  await worker.setAhead(time - Date.now())
  for (let turn = 0; turn < 2; turn++) {
    expect(await worker.runSchedule()).toBe('ok')
    await worker.runMailer()
  }
}

/** A date so many days from today, and a time on it, UTC. */
const dateIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
const at = (date: string, hour: number) => Date.parse(`${date}T${String(hour).padStart(2, '0')}:00:00Z`)

/** What a traveller has got before the day comes. */
const before = ['Premium is paid', 'Your trip is planned: Rome, Italy']

async function savedTrip() {
  const traveller = new Visitor(worker)
  const email = await traveller.signIn(`${randomUUID()}@example.com`)
  await traveller.buy('premium')
  const trip = await traveller.plan(romeForm({ startDate: dateIn(20), endDate: dateIn(23) }))
  await traveller.json(`/api/trips/${trip}/save`, { method: 'POST' })
  await expect.poll(() => subjects(email), { timeout: 15_000 }).toEqual(before)
  return { traveller, email, trip }
}

async function member() {
  const who = new Visitor(worker)
  const email = await who.signIn(`${randomUUID()}@example.com`)
  const json = { amount: 7.5, isYearly: false, coupon: 'FIRSTTRIP' }
  const { clientSecret } = await who.json<{ clientSecret: string }>('/api/create-subscription-intent', {
    method: 'POST',
    json,
  })
  const payment = await confirm(worker, clientSecret)
  await who.ask('/planner?subscription_success=true')
  await expect.poll(() => subjects(email), { timeout: 15_000 }).toEqual(['Welcome to the Globetrotter Club'])
  return { who, email, payment }
}

it('tells of a saved trip three days and one day before, once each and by day', async () => {
  const { email, trip } = await savedTrip()
  await hourlyAt(at(dateIn(16), 10))
  await hourlyAt(at(dateIn(17), 5))
  expect(await subjects(email), 'four days before, and at night').toEqual(before)
  await hourlyAt(at(dateIn(17), 10))
  await hourlyAt(at(dateIn(17), 15))
  await hourlyAt(at(dateIn(18), 10))
  expect(await subjects(email)).toEqual([...before, 'Rome, Italy in 3 days'])
  await hourlyAt(at(dateIn(19), 10))
  await hourlyAt(at(dateIn(20), 10))
  expect(await subjects(email)).toEqual([...before, 'Rome, Italy in 3 days', 'Rome, Italy tomorrow'])
  const mail = (await mailsTo(email)).at(-1)
  expect(mail?.text).toMatch(/Usual weather of the season: up to \d+ °C by day/)
  expect(mail?.text).toContain(`/trips/${trip}`)
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
})

it('ends these mails with one click, or by the switch of the account, which has them again', async () => {
  const { traveller, email } = await savedTrip()
  await hourlyAt(at(dateIn(17), 10))
  const [, address = ''] =
    /^<(.+)>$/.exec((await mailsTo(email)).at(-1)?.headers['List-Unsubscribe'] ?? '') ?? []
  const shown = await new Visitor(worker).ask(address)
  expect(shown.text).toContain('No more mails before a trip?')
  // The button that mail programs show sends this call by itself.
  const left = await worker.fetch(address.replace(/^https?:\/\/[^/]+/, origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(left.status).toBe(200)
  await left.text()
  expect((await traveller.ask('/profile')).text).toContain('Turn them on')
  const livesIn = async (zone: string) =>
    (await worker.database())
      .prepare('UPDATE users SET time_zone = ? WHERE email = ?')
      .bind(zone, email)
      .run()
  await livesIn('Europe/Rome')
  await hourlyAt(at(dateIn(19), 10))
  expect(await subjects(email), 'nothing to who does not want it').toHaveLength(3)
  await traveller.ask('/profile', { method: 'POST', form: { intent: 'trip-mails', wanted: 'yes' } })
  await livesIn('America/Los_Angeles')
  await hourlyAt(at(dateIn(19), 11))
  expect(await subjects(email), 'at night where they are').toHaveLength(3)
  await hourlyAt(at(dateIn(19), 19))
  expect(await subjects(email)).toHaveLength(4)
})

it('tells a member what was paid, of the renewal, of the cancellation and of a refund', async () => {
  const { who, email, payment } = await member()
  const [receipt] = await mailsTo(email)
  expect(receipt?.text).toContain('Paid: $7.50')
  expect(receipt?.text).toContain('Later: $15.00 a month')
  const db = await worker.database()
  const row = await db
    .prepare('SELECT subscription_id, period_end FROM subscriptions ORDER BY created_at DESC')
    .first<{ subscription_id: string; period_end: number }>()
  const renewal = new Date(row?.period_end ?? 0)
  const twoDaysBefore = new Date(renewal.getTime() - 2 * day).toISOString().slice(0, 10)
  await hourlyAt(at(twoDaysBefore, 10))
  const renews = `Your Globetrotter Club membership renews on ${renewal.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}`
  expect((await subjects(email)).slice(1)).toEqual([renews])
  expect((await mailsTo(email)).at(-1)?.text).toContain('$15.00')
  await worker.setAhead(0)

  const { STRIPE_API_BASE, STRIPE_SECRET_KEY } = worker.standIns
  await fetch(`${STRIPE_API_BASE}/v1/subscriptions/${row?.subscription_id}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${STRIPE_SECRET_KEY}` },
    body: new URLSearchParams({ cancel_at_period_end: 'true' }),
  })
  for (let turn = 0; turn < 2; turn++) await who.ask('/account/billing')
  const cancelled = 'Your Globetrotter Club membership is cancelled'
  await expect.poll(async () => (await subjects(email)).slice(2), { timeout: 15_000 }).toEqual([cancelled])

  for (let turn = 0; turn < 2; turn++)
    await who.ask('/refund', { method: 'POST', form: { payment }, follow: false })
  await expect
    .poll(async () => (await subjects(email)).slice(3), { timeout: 15_000 })
    .toEqual(['Your Globetrotter Club payment is refunded'])
})

it('tells a member once that a payment failed', async () => {
  const { who, email } = await member()
  const db = await worker.database()
  const row = await db
    .prepare("SELECT subscription_id FROM subscriptions WHERE status = 'active' ORDER BY created_at DESC")
    .first<{ subscription_id: string }>()
  const { STRIPE_API_BASE, STRIPE_SECRET_KEY } = worker.standIns
  await fetch(`${STRIPE_API_BASE}/v1/subscriptions/${row?.subscription_id}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${STRIPE_SECRET_KEY}` },
    body: new URLSearchParams({ default_payment_method: 'pm_card_chargeDeclined' }),
  })
  await worker.steer('clock', { days: 32 })
  for (let turn = 0; turn < 2; turn++) await who.ask('/account/billing')
  await expect
    .poll(async () => (await subjects(email)).slice(1), { timeout: 15_000 })
    .toEqual(['A payment for your Globetrotter Club membership failed'])
})

it('tells the giver that a gift was accepted', async () => {
  const { who, email } = await member()
  await who.ask('/account/billing', { method: 'POST', form: { intent: 'make' } })
  const [, url = ''] =
    /value="(https?:[^"]+\/gift\/[^"]+)"/.exec((await who.ask('/account/billing')).text) ?? []
  const guest = new Visitor(worker)
  for (let turn = 0; turn < 2; turn++) await guest.ask(new URL(url).pathname, { method: 'POST', form: {} })
  await expect
    .poll(async () => (await subjects(email)).slice(1), { timeout: 15_000 })
    .toEqual(['Your gift itinerary was accepted'])
})

it('tells of a first trip once, with its calendar, in the colours of its poster', async () => {
  const traveller = new Visitor(worker)
  const email = await traveller.signIn(`${randomUUID()}@example.com`)
  await traveller.buy('premium')
  const trip = await traveller.plan(romeForm({ startDate: dateIn(20), endDate: dateIn(23) }))
  await expect
    .poll(() => subjects(email), { timeout: 15_000 })
    .toEqual(['Premium is paid', 'Your trip is planned: Rome, Italy'])
  const mail = (await mailsTo(email)).at(-1)
  expect(mail?.text).toContain(`/trips/${trip}`)
  const [file] = mail?.attachments ?? []
  expect(file?.filename).toMatch(/^rome.*\.ics$/)
  const calendar = Buffer.from(file?.content ?? '', 'base64').toString()
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+\r\nEND:VCALENDAR\r\n$/)
  expect(calendar).toContain(`/trips/${trip}`)
  await traveller.plan(romeForm({ startDate: dateIn(40), endDate: dateIn(43) }))
  await worker.runMailer()
  expect(await subjects(email), 'another plan for the same purchase').toHaveLength(2)
})

it('tells a guest of the trip at the address of the purchase', async () => {
  const guest = new Visitor(worker)
  const email = `${randomUUID()}@example.com`
  const { clientSecret } = await guest.json<{ clientSecret: string }>('/api/create-payment-intent', {
    method: 'POST',
    json: { amount: 7, planType: 'explorer', email },
  })
  const id = await confirm(worker, clientSecret)
  await guest.ask(`/planner?payment_success=true&plan=explorer&payment_intent=${id}`)
  await guest.plan(romeForm({ startDate: dateIn(20), endDate: dateIn(22) }))
  await expect
    .poll(() => subjects(email), { timeout: 15_000 })
    .toEqual(['Explorer is paid', 'Your trip is planned: Rome, Italy'])
})

it('tells once what was found changed since a saved trip was planned', async () => {
  const { traveller, email, trip } = await savedTrip()
  const db = await worker.database()
  await hourlyAt(at(dateIn(1), 10))
  expect(await subjects(email), 'nothing has changed').toHaveLength(2)
  // As if the catalogue had said something else when it was planned.
  const row = await db
    .prepare('SELECT itinerary FROM trips WHERE id = ?')
    .bind(trip)
    .first<{ itinerary: string }>()
  const itinerary = JSON.parse(row?.itinerary ?? '{}')
  const stops = itinerary.days.flatMap((day: { activities: object[] }) => day.activities)
  const stop = stops.find(
    (each: { type: string; ticket?: string; costCents: number }) =>
      each.type === 'attraction' && !each.ticket && each.costCents > 0,
  )
  const price = stop.costCents
  stop.costCents = price + 700
  await db
    .prepare('UPDATE trips SET itinerary = ?, compared_with = NULL WHERE id = ?')
    .bind(JSON.stringify(itinerary), trip)
    .run()
  await hourlyAt(at(dateIn(1), 4))
  expect(await subjects(email), 'not at night').toHaveLength(2)
  await hourlyAt(at(dateIn(1), 10))
  expect((await subjects(email)).slice(2)).toEqual(['Something changed for your trip: Rome, Italy'])
  const mail = (await mailsTo(email)).at(-1)
  const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`
  expect(mail?.text).toContain(`${euros(price)} instead of ${euros(price + 700)}`)
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  // The next release compares again and has nothing new to tell.
  await db.prepare("UPDATE trips SET compared_with = 'before' WHERE id = ?").bind(trip).run()
  await hourlyAt(at(dateIn(2), 10))
  expect(await subjects(email)).toHaveLength(3)
  await traveller.ask('/profile', { method: 'POST', form: { intent: 'trip-mails', wanted: 'no' } })
})

it('tells somebody whose account was erased, and forgets the address', async () => {
  const traveller = new Visitor(worker)
  const email = await traveller.signIn(`${randomUUID()}@example.com`)
  await traveller.ask('/account/erase', { method: 'POST', form: { sure: 'yes' } })
  await expect.poll(() => subjects(email), { timeout: 15_000 }).toEqual(['Your account is erased'])
  const db = await worker.database()
  const kept = () =>
    db.prepare('SELECT count(*) AS n FROM mails WHERE recipient = ?').bind(email).first<{ n: number }>()
  await expect.poll(kept).toEqual({ n: 0 })
})
