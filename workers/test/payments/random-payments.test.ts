import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { planHeld } from '~/domain/billing/holdings'
import { isUpstreamDown } from '~/domain/errors'
import { people, RandomLife } from './random-life'

const day = 86_400_000
const steps = Number((env as unknown as { PAYMENT_STEPS: string }).PAYMENT_STEPS)

// The failures are asked for; what is said of them is not news.
beforeEach(() => {
  for (const name of ['info', 'warn', 'error'] as const) vi.spyOn(console, name).mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

interface Bought {
  session_id: string
  plan: 'explorer' | 'premium'
  cents: number
  payment_intent_id: string
  status: string
}

interface Paid {
  payment_intent_id: string
  cents: number
  status: string
}

async function rows<T>(query: string): Promise<T[]> {
  return (await env.DB.prepare(query).all<T>()).results
}

const granted = () =>
  rows<Bought>("SELECT * FROM purchases WHERE status IN ('succeeded', 'refunded', 'disputed')")
const periods = () => rows<Paid>('SELECT * FROM subscription_payments')

/** What holds at every moment, whatever is under way. */
async function expectNothingUnpaid({ provider }: RandomLife) {
  for (const { payment_intent_id: id, cents } of [...(await granted()), ...(await periods())]) {
    expect(provider.intents.get(id), `money for ${id}`).toMatchObject({ status: 'succeeded', cents })
  }
  const live = [...provider.subscriptions.values()].filter(({ status }) => status === 'active')
  expect(new Set(live.map(({ customerId }) => customerId)).size, 'one membership a person').toBe(live.length)
}

/** What holds once everything healed: the ledger is the provider's truth to the cent, and plans follow from it. */
async function expectTruth(life: RandomLife) {
  const { provider, time } = life
  const paid = [...provider.intents.values()].filter(({ status }) => status === 'succeeded')
  const told = paid.map(({ id, cents, lost }) => `${id} ${cents} ${lost ?? 'held'}`)
  const written = [...(await granted()), ...(await periods())].map(
    ({ payment_intent_id: id, cents, status }) =>
      `${id} ${cents} ${['refunded', 'disputed'].includes(status) ? status : 'held'}`,
  )
  expect(written.sort()).toEqual(told.sort())

  const { holdings } = life.parts()
  for (const person of people) {
    const own = (await granted()).filter(
      ({ session_id, payment_intent_id: id }) => session_id === person && !provider.intents.get(id)?.lost,
    )
    const member = [...provider.subscriptions.values()].some((subscription) => {
      if (subscription.customerId !== `cus_account-${person}`) return false
      const until = subscription.paid
        .filter(({ paymentIntentId: id }) => id && !provider.intents.get(id)?.lost)
        .map((period) => period.until)
      const slack = subscription.status === 'past_due' ? 7 : subscription.endsAtPeriodEnd ? 0 : 3
      return (
        ['active', 'past_due'].includes(subscription.status) && Math.max(0, ...until) + slack * day > time
      )
    })
    const plans = own.map(({ plan }) => plan)
    const expected = member ? 'globetrotter' : plans.includes('premium') ? 'premium' : (plans[0] ?? 'free')
    expect(planHeld(await holdings(person), time), person).toBe(expected)
  }
}

/** What may go wrong on the way, because it was made to. */
function isAskedFor(error: unknown): boolean {
  if (isUpstreamDown(error)) return true
  for (let at = error; at instanceof Error; at = at.cause)
    if (at.message.startsWith('D1_ERROR: ')) return true
  return false
}

it.each([1, 2, 3])(
  `any life of payments ends in the truth (seed %i, a third of ${steps} steps)`,
  { timeout: 600_000 },
  async (seed) => {
    await env.DB.batch(
      people.map((person) =>
        env.DB.prepare('INSERT INTO account_visitors VALUES (?, ?, 0)').bind(person, `account-${person}`),
      ),
    )
    const life = new RandomLife(env.DB, seed)
    for (let done = 0; done < steps / 3; ) {
      life.databaseFaults = life.random() < 0.5 ? 0.04 : 0
      life.provider.faults = life.random() < 0.5 ? 0.1 : 0
      const atOnce = 1 + Math.floor(life.random() * 4)
      const results = await Promise.allSettled(Array.from({ length: atOnce }, () => life.step()))
      done += atOnce
      for (const result of results) {
        if (result.status === 'rejected' && !isAskedFor(result.reason)) throw result.reason
      }
      await expectNothingUnpaid(life)
      if (done % 60 < atOnce) {
        await life.quiet()
        await expectTruth(life)
      }
    }
    await life.quiet()
    await expectTruth(life)
    expect((await granted()).length, 'things were bought').toBeGreaterThan(2)
    expect((await periods()).length, 'periods were paid').toBeGreaterThan(2)
  },
)
