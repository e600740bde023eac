// A member has a gift sent by mail: on its day, once, to a stranger who plans and keeps the trip.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { romeForm } from '../../support/trip-form'
import { type BuiltWorker, startBuiltWorker } from '../harness/built-worker'
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
/** Where Miniflare says that everybody is: six hours behind UTC in winter, five in summer. */
const givers = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' })
const dateIn = (days: number) => givers.format(Date.now() + days * day)
const newAddress = () => `${randomUUID()}@example.com`

/** Runs the hourly run twice at an hour (UTC) of a day, and sends what it wrote. */
async function hourlyAt(days: number, hour: number) {
  const time = Date.parse(`${dateIn(days)}T${String(hour).padStart(2, '0')}:00:00Z`)
  await worker.setAhead(time - Date.now())
  for (let turn = 0; turn < 2; turn++) {
    expect(await worker.runSchedule()).toBe('ok')
    await worker.runMailer()
  }
}

async function giver() {
  const who = new Visitor(worker)
  await who.signIn(newAddress())
  const json = { amount: 99, isYearly: true, coupon: null }
  const order = { method: 'POST' as const, json }
  const { clientSecret } = await who.json<{ clientSecret: string }>('/api/create-subscription-intent', order)
  await confirm(worker, clientSecret)
  await who.ask('/planner?subscription_success=true')
  await who.ask('/account/billing', { method: 'POST', form: { intent: 'make' } })
  const [, gift = ''] = /name="gift" value="([^"]+)"/.exec((await who.ask('/account/billing')).text) ?? []
  const send = (fields: { giver?: string; email: string; on: string }) =>
    who.ask('/account/billing', {
      method: 'POST',
      form: { intent: 'send', gift, giver: 'Ada', ...fields },
    })
  return { who, gift, send }
}

it('comes on its day by day, once, and opens a trip that its receiver keeps', async () => {
  const { who, send } = await giver()
  const [email, on] = [newAddress(), dateIn(5)]
  expect((await send({ email, on })).text).toContain(`A mail brings a gift to ${email} on`)
  await hourlyAt(4, 18)
  await hourlyAt(5, 10)
  expect(await mailsTo(email), 'a day before, and at night').toEqual([])
  await hourlyAt(5, 18)
  await hourlyAt(6, 18)
  const [mail, ...more] = await mailsTo(email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Ada gives you a trip')
  await worker.setAhead(0)
  const billing = (await who.ask('/account/billing')).text
  expect(billing).toContain('A mail brought this gift on')
  expect(billing).not.toContain(email)
  const db = await worker.database()
  const { results } = await db.prepare('SELECT * FROM mails, gifts').all()
  expect(JSON.stringify(results), 'the address is forgotten').not.toContain(email)

  const [link = ''] = /http\S+\/gift\/\S+/.exec(mail?.text ?? '') ?? []
  const stranger = new Visitor(worker)
  expect((await stranger.ask(new URL(link).pathname)).text).toContain('A trip for you')
  await stranger.ask(new URL(link).pathname, { method: 'POST', form: {} })
  const trip = await stranger.plan(romeForm({ startDate: dateIn(20), endDate: dateIn(23) }))
  await stranger.signIn(email)
  await stranger.json(`/api/trips/${trip}/save`, { method: 'POST' })
  expect((await stranger.ask('/profile')).text).toContain('Rome, Italy')
})

it('is one itinerary: the mail that it is planned promises no second one', async () => {
  const { send } = await giver()
  const email = newAddress()
  await send({ email, on: dateIn(0) })
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(1)
  const [, path = ''] = /http:..[^/]+(\/gift\/\S+)/.exec((await mailsTo(email))[0]?.text ?? '') ?? []
  const receiver = new Visitor(worker)
  await receiver.signIn(email)
  await receiver.ask(path, { method: 'POST', form: {} })
  await receiver.plan(romeForm({ startDate: dateIn(20), endDate: dateIn(23) }))
  const ready = async () => (await mailsTo(email)).filter(({ subject }) => /is planned/.test(subject))
  await expect.poll(async () => (await ready()).length, { timeout: 15_000 }).toBe(1)
  const [{ text } = { text: '' }] = await ready()
  expect(text).toContain('Your gift was for this one itinerary.')
  expect(text).not.toContain('anew')
})

it('for today comes at once, and cannot be sent again or taken back', async () => {
  const { send, who, gift } = await giver()
  const email = newAddress()
  await send({ email, on: dateIn(0) })
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(1)
  const other = newAddress()
  expect((await send({ email: other, on: dateIn(0) })).status).toBe(409)
  await hourlyAt(1, 18)
  expect(await mailsTo(other)).toEqual([])
  await who.ask('/account/billing', { method: 'POST', form: { intent: 'revoke', gift } })
})

it('that is taken back is not sent, and the form of somebody else changes nothing', async () => {
  const { send, who, gift } = await giver()
  const email = newAddress()
  await send({ email, on: dateIn(2) })
  const other = await giver()
  const foreign = { intent: 'send', gift, giver: 'Eve', email: newAddress(), on: dateIn(0) }
  expect((await other.who.ask('/account/billing', { method: 'POST', form: foreign })).status).toBe(409)
  expect(await mailsTo(foreign.email)).toEqual([])
  await who.ask('/account/billing', { method: 'POST', form: { intent: 'revoke', gift } })
  await hourlyAt(2, 18)
  expect(await mailsTo(email)).toEqual([])
})

it.each([
  [
    'a name that is an address',
    { giver: 'evil.example', email: 'a@example.com', on: dateIn(1) },
    'Enter a name',
  ],
  ['no address', { email: 'nobody', on: dateIn(1) }, 'Enter an email address'],
  ['a day that has passed', { email: 'a@example.com', on: dateIn(-2) }, 'Choose today or a day'],
  ['a day in two years', { email: 'a@example.com', on: dateIn(700) }, 'Choose today or a day'],
])('is refused with %s', async (_what, fields, words) => {
  const { send } = await giver()
  const { status, text } = await send(fields)
  expect(status).toBe(422)
  expect(text).toContain(words)
})
