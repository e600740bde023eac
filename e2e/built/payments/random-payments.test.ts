// Whatever happens in whatever order with whatever faults: in the end the ledger equals the provider's data, to the
// cent.
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seeded } from '../../../scripts/seeded.mjs'
import { type BuiltWorker, type Provider, startBuiltWorker } from '../harness/built-worker'
import { type FlakyProvider, flakyProvider } from './flaky-provider'
import { RandomLife } from './random-life'

const day = 86_400_000
/** How long the test runs; 10000 in full. */
const steps = Number(process.env.PAYMENT_STEPS ?? 600)
/** A payment with the slow card settles after this, milliseconds. */
const settleAfterMs = 5

let worker: BuiltWorker
let flaky: FlakyProvider
let random: () => number
beforeAll(async () => {
  worker = await startBuiltWorker({
    settleAfterMs,
    settings: async ({ STRIPE_API_BASE = '' }) => {
      flaky = await flakyProvider(STRIPE_API_BASE, () => random())
      return { STRIPE_API_BASE: flaky.url }
    },
  })
}, 120_000)
afterAll(async () => {
  await worker.close()
  await flaky.close()
}, 60_000)

interface Bought {
  visitor_id: string
  plan: 'explorer' | 'premium'
  cents: number
  payment_intent_id: string
  status: string
}

interface Paid {
  order_id: string
  payment_intent_id: string
  cents: number
  period_end: number
  status: string
}

async function rows<T>(query: string): Promise<T[]> {
  return (await (await worker.database()).prepare(query).all<T>()).results
}

const granted = () =>
  rows<Bought>("SELECT * FROM purchases WHERE status IN ('succeeded', 'refunded', 'disputed')")
const periods = () => rows<Paid>('SELECT * FROM subscription_payments')

/** Why the money of a payment was lost; "held" while it was not. */
function fate({ charges, disputes }: Provider, intentId: string): string {
  const isLost = Object.values(disputes).some(
    ({ payment_intent: intent, status }) => intent === intentId && status === 'lost',
  )
  if (isLost) return 'disputed'
  const isRefunded = Object.values(charges).some(
    ({ payment_intent: intent, refunded }) => intent === intentId && refunded,
  )
  return isRefunded ? 'refunded' : 'held'
}

/** Holds at every moment. */
async function expectNothingUnpaid() {
  const written = [...(await granted()), ...(await periods())]
  const { intents, subscriptions } = worker.provider()
  for (const { payment_intent_id: id, cents } of written)
    expect(intents[id], `money for ${id}`).toMatchObject({ status: 'succeeded', amount: cents })
  const live = Object.values(subscriptions).filter(({ status }) => status === 'active')
  expect(new Set(live.map(({ customer }) => customer)).size, 'one membership a person').toBe(live.length)
}

/**
 * Holds after everything has recovered: the ledger equals the provider's data to the cent, and plans follow from it.
 */
async function expectTruth(life: RandomLife) {
  const provider = worker.provider()
  const told = Object.values(provider.intents)
    .filter(({ status }) => status === 'succeeded')
    .map(({ id, amount }) => `${id} ${amount} ${fate(provider, id)}`)
  const taken = ['refunded', 'disputed']
  const [bought, paid] = [await granted(), await periods()]
  const written = [...bought, ...paid].map(
    ({ payment_intent_id: id, cents, status }) =>
      `${id} ${cents} ${taken.includes(status) ? status : 'held'}`,
  )
  expect(written.sort()).toEqual(told.sort())

  const orders = await rows<{ id: string; user_id: string; subscription_id: string }>(
    'SELECT * FROM subscriptions',
  )
  for (const person of life.people) {
    const user = await person.user()
    if (!user) throw new Error('somebody was signed out')
    const visitors = (
      await rows<{ visitor_id: string; user_id: string }>('SELECT * FROM account_visitors')
    ).filter(({ user_id }) => user_id === user.id)
    const plans = bought
      .filter((each) => visitors.some(({ visitor_id }) => visitor_id === each.visitor_id))
      .filter(({ payment_intent_id: id }) => fate(provider, id) === 'held')
      .map(({ plan }) => plan)
    const isMember = orders
      .filter(({ user_id }) => user_id === user.id)
      .some(({ id, subscription_id }) => {
        const subscription = provider.subscriptions[subscription_id]
        if (!subscription || !['active', 'past_due'].includes(subscription.status)) return false
        const until = paid
          .filter(
            ({ order_id, payment_intent_id: intent }) => order_id === id && fate(provider, intent) === 'held',
          )
          .map(({ period_end }) => period_end)
        const slack = subscription.status === 'past_due' ? 7 : subscription.cancel_at_period_end ? 0 : 3
        return Math.max(0, ...until) + slack * day > Date.now() + life.ahead
      })
    const expected = isMember ? 'globetrotter' : plans.includes('premium') ? 'premium' : (plans[0] ?? 'free')
    expect(user.planType).toBe(expected)
  }
}

it.each([1, 2, 3])(
  `any life of payments ends in the truth (seed %i, a third of ${steps} steps)`,
  { timeout: 900_000 },
  async (seed) => {
    random = seeded(seed)
    const life = new RandomLife(worker, flaky, random)
    await life.begin()
    const heal = async () => {
      await delay(10 * settleAfterMs)
      expect(await life.quiet()).toBe('ok')
      await expectTruth(life)
    }
    for (let done = 0; done < steps / 3; ) {
      await life.rough(random() < 0.5 ? 0.06 : 0, random() < 0.5 ? 0.25 : 0)
      const atOnce = 1 + Math.floor(random() * 4)
      await Promise.all(Array.from({ length: atOnce }, () => life.step()))
      done += atOnce
      await life.rough(0, 0)
      await expectNothingUnpaid()
      if (done % 60 < atOnce) await heal()
    }
    await heal()
    expect((await granted()).length, 'things were bought').toBeGreaterThan(0)
    expect((await periods()).length, 'periods were paid').toBeGreaterThan(0)
  },
)
