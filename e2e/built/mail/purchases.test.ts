// The mails about a purchase: to the verified address of the account that holds it, once.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BuiltWorker, startBuiltWorker } from '../harness/built-worker'
import { Visitor } from '../harness/visitor'

let worker: BuiltWorker

beforeAll(async () => {
  worker = await startBuiltWorker()
}, 60_000)
afterAll(() => worker.close(), 60_000)

it('says once that a plan is paid, and once that it is refunded', async () => {
  const email = `${randomUUID()}@example.com`
  const buyer = new Visitor(worker)
  await buyer.signIn(email)
  const payment = await buyer.buy('premium')
  const subjects = async () => (await worker.mailbox(email)).mails.map(({ subject }) => subject)
  await expect.poll(subjects, { timeout: 15_000 }).toEqual(['Premium is paid'])
  // The payment is read again by the return.
  await buyer.ask(`/planner?payment_success=true&plan=premium&payment_intent=${payment}`)
  const [receipt] = (await worker.mailbox(email)).mails
  expect(receipt?.text).toContain('Amount: $10.00')
  expect(receipt?.text).toContain(payment)
  const refund = () => buyer.ask('/refund', { method: 'POST', form: { payment }, follow: false })
  for (let turn = 0; turn < 2; turn++)
    expect((await refund()).headers.get('Location')).toContain('refund=done')
  await expect
    .poll(subjects, { timeout: 15_000 })
    .toEqual(['Premium is paid', 'Your Premium payment is refunded'])
}, 60_000)

it('sends nothing to a guest, whose address nobody knows', async () => {
  const before = (await worker.mailbox()).calls
  await new Visitor(worker).buy('explorer')
  await worker.runMailer()
  expect((await worker.mailbox()).calls).toBe(before)
})
