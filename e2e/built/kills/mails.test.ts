// The process of the Worker is killed while mails are being sent and the mail service is busy, broken or slow, or takes a mail
// and loses the answer. Then it starts again: each mail arrives once, and none is lost.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seeded } from '../../../scripts/seeded.mjs'
import { type KillableProduct, killableProduct } from './killable-product'

/** How the service fails, and how long it is before the process is killed, milliseconds. */
const troubles = [
  { fault: { status: 429, times: 2, retryAfter: 1 }, within: 1500 },
  { fault: { status: 500, times: 1 }, within: 1000 },
  { fault: { delay: 1200 }, within: 3000 },
  { fault: { lose: 1 }, within: 1000 },
]
const readersEach = 3

let product: KillableProduct
beforeAll(async () => {
  product = await killableProduct(45_400)
}, 120_000)
afterAll(() => product.close(), 60_000)

async function faults(fault: object) {
  await fetch(`${product.standIns.RESEND_API_BASE}/_test/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fault),
  })
}

async function mailbox(): Promise<{ calls: number; mails: { to: string[] }[] }> {
  return (await fetch(`${product.standIns.RESEND_API_BASE}/_test/mails`)).json()
}

/** Somebody signs up for the newsletter, which causes a mail; gives the address. */
async function signUp(): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const answer = await fetch(`${product.url}/api/subscribe-newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, location: 'footer' }),
  })
  expect(answer.status).toBe(200)
  await answer.text()
  return email
}

it('kills in mid-send: each mail once, none lost', { timeout: 400_000 }, async () => {
  const random = seeded(7)
  const readers: string[] = []
  for (const { fault, within } of troubles) {
    await faults(fault)
    for (let reader = 0; reader < readersEach; reader++) readers.push(await signUp())
    await delay(random() * within)
    await product.kill()
    await product.start()
  }
  await faults({})
  // The next mail of anybody wakes the sender, as the hourly run does.
  readers.push(await signUp())
  const countOf = async () => {
    const { mails } = await mailbox()
    return readers.map((email) => mails.filter(({ to }) => to.includes(email)).length)
  }
  await expect.poll(countOf, { timeout: 300_000, interval: 1000 }).toEqual(readers.map(() => 1))
  const { calls, mails } = await mailbox()
  expect(mails).toHaveLength(readers.length)
  expect(calls, 'some were handed in again').toBeGreaterThan(mails.length)
  // What was taken is written down as sent, or handed in once more under the same key.
  await delay(2000)
  expect(await countOf()).toEqual(readers.map(() => 1))
})
