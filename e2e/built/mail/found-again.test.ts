// What a guest bought with an address: its receipt, and how it is found again after the cookies are gone.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { romeForm } from '../../support/trip-form'
import { type BuiltWorker, startBuiltWorker } from '../harness/built-worker'
import { confirm, Visitor } from '../harness/visitor'

vi.setConfig({ testTimeout: 60_000 })

let worker: BuiltWorker
beforeAll(async () => {
  worker = await startBuiltWorker()
}, 120_000)
afterAll(() => worker.close(), 60_000)

const someone = () => `${randomUUID()}@example.com`
const subjects = async (email: string) => (await worker.mailbox(email)).mails.map(({ subject }) => subject)

/** Buys Premium as the page does: the payment is set up, then asked for again with the address, then made. */
async function buyAs(visitor: Visitor, email: string): Promise<string> {
  const order = (more: object) =>
    visitor.json<{ clientSecret: string }>('/api/create-payment-intent', {
      method: 'POST',
      json: { amount: 10, planType: 'premium', ...more },
    })
  const { clientSecret } = await order({})
  expect((await order({ email: ` ${email.toUpperCase()} ` })).clientSecret, 'the same payment').toBe(
    clientSecret,
  )
  const id = await confirm(worker, clientSecret)
  await visitor.ask(`/planner?payment_success=true&plan=premium&payment_intent=${id}`)
  return id
}

/** Logs in by mail, from the link of the refund page. */
async function findByMail(email: string, visitor = new Visitor(worker)): Promise<Visitor> {
  const codes = async () => (await worker.mailbox(email)).mails.filter(({ subject }) => /code/.test(subject))
  const before = (await codes()).length
  await visitor.ask('/auth/email', { method: 'POST', form: { intent: 'send', email, returnTo: '/refund' } })
  await expect.poll(async () => (await codes()).length, { timeout: 15_000 }).toBe(before + 1)
  const [code = ''] = /\b\d{6}\b/.exec((await codes()).at(-1)?.text ?? '') ?? []
  const page = await visitor.ask('/auth/email?sent=yes', { method: 'POST', form: { intent: 'open', code } })
  expect(page.url).toMatch(/\/refund$/)
  return visitor
}

it('gets its receipt, is found with all it has, used and refunded', async () => {
  const email = someone()
  const guest = new Visitor(worker)
  const payment = await buyAs(guest, email)
  await expect.poll(() => subjects(email), { timeout: 15_000 }).toEqual(['Premium is paid'])
  expect(worker.provider().intents[payment]).toMatchObject({ receipt_email: email.toUpperCase() })
  const trip = await guest.plan(romeForm())

  // The cookies are gone.
  const stranger = new Visitor(worker)
  const empty = (await stranger.ask('/refund')).text
  expect(empty).toContain('Nothing was bought in this browser.')
  expect(empty).toContain('find my purchase by mail')
  const back = await findByMail(email)
  expect(await back.user()).toMatchObject({ planType: 'premium' })
  expect((await back.ask('/refund')).text).toContain('Premium, paid once, for Rome, Italy')
  expect((await back.json<{ id: string }[]>('/api/trips')).map(({ id }) => id)).toEqual([trip])
  await back.plan(romeForm({ startDate: '2027-09-01', endDate: '2027-09-02' }))
  const refunded = await back.ask('/refund', { method: 'POST', form: { payment }, follow: false })
  expect(refunded.headers.get('Location')).toContain('refund=done')
  await expect.poll(() => subjects(email), { timeout: 15_000 }).toContain('Your Premium payment is refunded')
})

it('opens nothing of an account to who typed its address at the checkout', async () => {
  const email = someone()
  const owner = await findByMail(email)
  await buyAs(owner, email)
  const mallory = new Visitor(worker)
  await buyAs(mallory, email)
  await findByMail(email)
  // The purchase went to whom the address belongs; the browser it was typed in has nothing of the account.
  const { text } = await mallory.ask('/refund')
  expect(text).toContain('Nothing was bought in this browser.')
  expect(await mallory.user()).toBeNull()
})

it('stays with the account that bought it, whatever address was typed', async () => {
  const typed = someone()
  const buyer = new Visitor(worker)
  await buyer.signIn()
  await buyAs(buyer, typed)
  const other = await findByMail(typed)
  expect(await other.user()).toMatchObject({ planType: 'free' })
  expect(await buyer.user()).toMatchObject({ planType: 'premium' })
})

it('is not found by an address that nobody verified', async () => {
  const email = someone()
  await buyAs(new Visitor(worker), email)
  const asked = new Visitor(worker)
  const answers = await Promise.all(
    [email, someone()].map((to) =>
      asked.ask('/auth/email', { method: 'POST', form: { intent: 'send', email: to, returnTo: '/refund' } }),
    ),
  )
  expect(new Set(answers.map(({ status, url }) => `${status} ${url}`)).size, 'known or not').toBe(1)
  expect((await asked.ask('/refund')).text).toContain('Nothing was bought in this browser.')
})

it('is refused an address that is none', async () => {
  const answer = await new Visitor(worker).ask('/api/create-payment-intent', {
    method: 'POST',
    json: { amount: 10, planType: 'premium', email: 'not an address' },
  })
  expect([answer.status, JSON.parse(answer.text).fields]).toEqual([
    422,
    { email: 'Please enter a valid email address.' },
  ])
})
