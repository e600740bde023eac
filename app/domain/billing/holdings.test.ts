import { describe, expect, it } from 'vitest'
import { coverFor, type Holdings, planHeld, type SubscriptionHolding, subscriptionCovers } from './holdings'

const day = 86_400_000
const now = 1_800_000_000_000
const nothing: Holdings = { purchases: [], subscriptions: [], gifts: [] }
const member = (more: Partial<SubscriptionHolding> = {}): SubscriptionHolding => ({
  status: 'active',
  paidUntil: now + 10 * day,
  endsAtPeriodEnd: false,
  ...more,
})

describe('the plan somebody has', () => {
  it('is free when nothing was bought', () => {
    expect(planHeld(nothing, now)).toBe('free')
  })

  it('is the best of purchases and subscription', () => {
    expect(planHeld({ ...nothing, purchases: ['explorer', 'premium'] }, now)).toBe('premium')
    expect(planHeld({ ...nothing, purchases: ['premium'], subscriptions: [member()] }, now)).toBe(
      'globetrotter',
    )
  })

  it('falls back to what was bought for good when the subscription ends', () => {
    const holdings = {
      ...nothing,
      purchases: ['explorer' as const],
      subscriptions: [member({ status: 'ended' })],
    }
    expect(planHeld(holdings, now)).toBe('explorer')
  })
})

describe('a subscription', () => {
  const covers = (more: Partial<SubscriptionHolding>, at = now) => subscriptionCovers(member(more), at)

  it('counts only once something was paid', () => {
    expect(covers({ paidUntil: null })).toBe(false)
    // Although the grace period for a late renewal would cover this time.
    expect(covers({ paidUntil: null }, day)).toBe(false)
    expect(covers({ status: 'incomplete' })).toBe(false)
  })

  it('lasts to the end of its period when it was cancelled, to the moment', () => {
    const until = now + 10 * day
    expect(covers({ endsAtPeriodEnd: true }, until - 1)).toBe(true)
    expect(covers({ endsAtPeriodEnd: true }, until)).toBe(false)
  })

  it('waits three days for the news of a renewal', () => {
    const until = now + 10 * day
    expect(covers({}, until + 3 * day - 1)).toBe(true)
    expect(covers({}, until + 3 * day)).toBe(false)
  })

  it('has a week of grace while a payment is past due', () => {
    const paidUntil = now
    expect(covers({ status: 'past_due', paidUntil }, now + 7 * day - 1)).toBe(true)
    expect(covers({ status: 'past_due', paidUntil }, now + 7 * day)).toBe(false)
  })

  it('counts for what was paid while it is paused', () => {
    expect(covers({ status: 'paused' })).toBe(true)
    expect(covers({ status: 'paused', paidUntil: now })).toBe(false)
  })
})

describe('a gift', () => {
  const unused = { ...nothing, gifts: [{ usedAt: null }] }
  const used = { ...nothing, gifts: [{ usedAt: now }] }

  it('opens Premium for one itinerary', () => {
    expect(planHeld(unused, now)).toBe('premium')
    expect(coverFor('premium', unused, now)).toBe('gift')
    expect(coverFor('explorer', unused, now)).toBe('gift')
    expect(coverFor('premium', used, now)).toBe('none')
    expect(coverFor('premium', nothing, now)).toBe('none')
    expect(coverFor('free', nothing, now)).toBe('plan')
    expect(coverFor('globetrotter', unused, now)).toBe('none')
    const both = { ...nothing, gifts: [{ usedAt: now }, { usedAt: null }] }
    expect(coverFor('premium', both, now)).toBe('gift')
  })

  it('leaves that itinerary open for thirty days', () => {
    expect(planHeld(used, now + 30 * day - 1)).toBe('premium')
    expect(planHeld(used, now + 30 * day)).toBe('free')
  })

  it('is kept by whoever has as much already', () => {
    const holdings = { ...unused, purchases: ['premium' as const] }
    expect(coverFor('premium', holdings, now)).toBe('plan')
    const explorer = { ...unused, purchases: ['explorer' as const] }
    expect(coverFor('premium', explorer, now)).toBe('gift')
    expect(coverFor('explorer', explorer, now)).toBe('plan')
  })
})
