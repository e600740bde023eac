import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { planHeld } from '~/domain/billing/holdings'
import type { SubscriptionState } from '~/domain/billing/subscription'
import { database } from '~/services/db/database.server'
import { d1Holdings } from '~/services/db/holdings.server'
import { d1Subscriptions } from '~/services/db/subscription-ledger.server'

const time = 1_800_000_000_000
const month = 30 * 86_400_000
const ledger = () => d1Subscriptions(database(env.DB), () => time)
const monthly = { cycle: 'monthly', coupon: null, cents: 1500, laterCents: 1500 } as const
const yearly = { cycle: 'yearly', coupon: 'WELCOME10', cents: 8910, laterCents: 9900 } as const

function subscriptionState(more: Partial<SubscriptionState> = {}): SubscriptionState {
  const period = { cents: 1500, from: time, until: time + month, paidAt: time }
  return {
    id: 'sub_1',
    orderId: null,
    status: 'active',
    cycle: 'monthly',
    periodEnd: time + month,
    endsAtPeriodEnd: false,
    clientSecret: null,
    paid: [{ invoiceId: 'in_1', paymentIntentId: 'pi_1', ...period }],
    ...more,
  }
}

async function openSubscription() {
  const { id } = await ledger().open('ada', monthly)
  await ledger().attach(id, 'sub_1')
  return id
}

async function ticket(): Promise<number> {
  return (await ledger().ticket('sub_1')) ?? 0
}

async function planOfAda(at = time) {
  await env.DB.prepare("INSERT OR IGNORE INTO account_visitors VALUES ('v', 'ada', 0)").run()
  return planHeld(await d1Holdings(database(env.DB))('v'), at)
}

describe('the ledger of subscriptions', () => {
  it('has one an account that did not end, whatever is asked for at once', async () => {
    const opened = await Promise.all(
      Array.from({ length: 12 }, (_, n) => ledger().open('ada', n % 2 ? monthly : yearly)),
    )
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
    await ledger().abandon(opened[0]?.id ?? '')
    expect((await ledger().open('ada', monthly)).id).not.toBe(opened[0]?.id)
  })

  it('takes no name for one that was given up in the meantime', async () => {
    const { id } = await ledger().open('ada', monthly)
    await ledger().abandon(id)
    expect(await ledger().attach(id, 'sub_1')).toBe(false)
    const next = await ledger().open('ada', yearly)
    expect(await ledger().attach(next.id, 'sub_2')).toBe(true)
    expect(await ledger().attach(next.id, 'sub_2'), 'the same again').toBe(true)
    expect(await ledger().attach(next.id, 'sub_3'), 'another').toBe(false)
  })

  it('believes the answer to the latest question, in whatever order the answers come', async () => {
    await openSubscription()
    const first = await ticket()
    const second = await ticket()
    await ledger().apply(subscriptionState({ status: 'past_due' }), second)
    await ledger().apply(subscriptionState({ status: 'active' }), first)
    expect(await ledger().current('ada')).toMatchObject({ status: 'past_due' })
    await ledger().apply(subscriptionState({ status: 'active' }), await ticket())
    expect(await ledger().current('ada')).toMatchObject({ status: 'active' })
  })

  it('opens the plan for as long as was paid, and takes it back with the money', async () => {
    await openSubscription()
    expect(await planOfAda()).toBe('free')
    await ledger().apply(subscriptionState(), await ticket())
    expect(await planOfAda()).toBe('globetrotter')
    expect(await planOfAda(time + 2 * month)).toBe('free')
    expect(await ledger().everPaid('ada')).toBe(true)
    expect(await ledger().takeBack('pi_1', 'refunded')).toBe(true)
    expect(await ledger().takeBack('pi_1', 'refunded')).toBe(false)
    expect(await planOfAda()).toBe('free')
    // The provider still lists the invoice as paid; the refunded period stays refunded.
    await ledger().apply(subscriptionState(), await ticket())
    expect(await planOfAda()).toBe('free')
    expect(await ledger().takeBack('pi_1', 'disputed')).toBe(true)
    expect(await ledger().takeBack('pi_1', 'refunded')).toBe(false)
  })

  it('keeps the first customer of an account', async () => {
    const kept = await Promise.all(['cus_1', 'cus_2', 'cus_3'].map((id) => ledger().keepCustomer('ada', id)))
    expect(new Set(kept).size).toBe(1)
    expect(await ledger().ticket('sub_of_nobody')).toBeNull()
  })
})
