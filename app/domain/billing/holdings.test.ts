import { describe, expect, it } from 'vitest'
import {
  coverFor as coverOf,
  type Holdings,
  nameOfTrip,
  type PurchaseHolding,
  planFor,
  planHeld,
  type SubscriptionHolding,
  subscriptionCovers,
  tripRights,
} from './holdings'
import type { OneTimePlan, PlanType } from './plans'

const day = 86_400_000
const now = 1_800_000_000_000
const nothing: Holdings = { purchases: [], subscriptions: [], gifts: [] }
/** Bought while a plan paid for any number of trips. */
const older = (plan: OneTimePlan): PurchaseHolding => ({ plan, oneTrip: false, place: null })
const single = (plan: OneTimePlan, place: string | null = null): PurchaseHolding => ({
  plan,
  oneTrip: true,
  place,
})
const coverFor = (plan: PlanType, holdings: Holdings, at: number, place = 'Rome, Italy') =>
  coverOf(plan, place, tripRights(holdings, at))
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
    expect(
      planHeld({ ...nothing, purchases: [older('explorer'), single('premium', 'Rome, Italy')] }, now),
    ).toBe('premium')
    expect(planHeld({ ...nothing, purchases: [single('premium')], subscriptions: [member()] }, now)).toBe(
      'globetrotter',
    )
  })

  it('falls back to what was bought for good when the subscription ends', () => {
    const holdings = {
      ...nothing,
      purchases: [older('explorer')],
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
    const holdings = { ...unused, purchases: [older('premium')] }
    expect(coverFor('premium', holdings, now)).toBe('plan')
    const explorer = { ...unused, purchases: [older('explorer')] }
    expect(coverFor('premium', explorer, now)).toBe('gift')
    expect(coverFor('explorer', explorer, now)).toBe('plan')
  })
})

describe('a plan for a trip', () => {
  const holding = (...purchases: PurchaseHolding[]) => ({ ...nothing, purchases })
  const rome = 'Rome, Italy'
  const paris = 'Paris, France'

  it('pays for any destination until a plan is finished under it, then for that one alone', () => {
    expect(coverFor('premium', holding(single('premium')), now, paris)).toBe('trip')
    const used = holding(single('premium', rome))
    expect(coverFor('premium', used, now, rome)).toBe('trip')
    expect(coverFor('explorer', used, now, ' rome, ITALY ')).toBe('trip')
    expect(coverFor('premium', used, now, paris)).toBe('none')
    expect(planHeld(used, now), 'what is in the trip stays open').toBe('premium')
  })

  it('does not pay for a better plan', () => {
    expect(coverFor('premium', holding(single('explorer', rome), single('explorer')), now, rome)).toBe('none')
    const both = holding(single('explorer', rome), single('premium'))
    expect(coverFor('premium', both, now, rome)).toBe('trip')
  })

  it('that was bought earlier pays for every destination', () => {
    expect(coverFor('premium', holding(older('premium')), now, paris)).toBe('plan')
    expect(coverFor('premium', holding(single('premium', rome), older('explorer')), now, paris)).toBe('none')
  })

  it('is not needed by a member of the club', () => {
    const holdings = { ...holding(single('premium', rome)), subscriptions: [member()] }
    expect(coverFor('globetrotter', holdings, now, paris)).toBe('plan')
  })

  it('is used before a gift', () => {
    const gifted = { ...holding(single('premium', rome)), gifts: [{ usedAt: null }] }
    expect(coverFor('premium', gifted, now, rome)).toBe('trip')
    expect(coverFor('premium', gifted, now, paris)).toBe('gift')
  })

  it('gives way to the best plan that pays for a destination', () => {
    const rights = tripRights(holding(single('premium', rome), older('explorer')), now)
    expect(planFor('premium', rome, rights)).toBe('premium')
    expect(planFor('premium', paris, rights)).toBe('explorer')
    expect(planFor('explorer', rome, rights)).toBe('explorer')
    expect(planFor('premium', paris, tripRights(holding(single('premium', rome)), now))).toBe('free')
  })
})

describe('a purchase for a trip to several places', () => {
  const holdings = { ...nothing, purchases: [single('premium', 'Rome, Florence and Venice')] }

  it('pays for the same places in another order, under the name that it was used for', () => {
    expect(coverFor('premium', holdings, now, 'Venice, Rome and Florence')).toBe('trip')
    expect(nameOfTrip('Venice, Rome and Florence', tripRights(holdings, now))).toBe(
      'Rome, Florence and Venice',
    )
  })

  it.each(['Rome and Florence', 'Rome, Italy', 'Rome, Florence, Venice and Bologna'])(
    'does not pay for %s',
    (place) => {
      expect(coverFor('premium', holdings, now, place)).toBe('none')
      expect(nameOfTrip(place, tripRights(holdings, now))).toBe(place)
    },
  )
})
