import { describe, expect, it } from 'vitest'
import { checkoutTexts, planFeatures } from '~/messages/en/plans'
import { PlanType } from './plan-type'
import { atLeast, checkoutPlan, entitlements, highest, oneTimePlans, plans, planTypes } from './plans'

describe('plans', () => {
  it('have the day limits of the price list', () => {
    expect(planTypes.map((plan) => plans[plan].dayLimit)).toEqual([3, 3, 10, 30])
  })

  it('are called and include what the price list says', () => {
    expect(planTypes.map((plan) => plans[plan].name)).toEqual([
      'Free',
      'Explorer',
      'Premium',
      'Globetrotter Club',
    ])
    expect(planTypes.map((plan) => plans[plan].upgradeTo)).toEqual([
      'Explorer',
      'Premium',
      'Globetrotter',
      'Globetrotter',
    ])
    expect(planFeatures).toEqual({
      free: ['Sample itinerary preview', 'Basic destination info'],
      explorer: ['3-day custom itinerary', 'PDF export', 'Basic customization'],
      premium: [
        '7-10 day itinerary',
        'Advanced filters',
        'Save and share features',
        'Restaurant recommendations',
      ],
      globetrotter: ['Unlimited trip planning', 'Priority access', '1 free gift itinerary per month'],
    })
  })

  it('cost 7 and 10 dollars once', () => {
    expect([oneTimePlans.explorer.cents, oneTimePlans.premium.cents]).toEqual([700, 1000])
  })

  it('read basic as explorer and nothing else as anything', () => {
    expect(PlanType.parse('basic')).toBe('explorer')
    expect(planTypes.map((plan) => PlanType.parse(plan))).toEqual([...planTypes])
    expect(PlanType.safeParse('gold').success).toBe(false)
    expect(PlanType.safeParse('Premium').success).toBe(false)
  })

  it('sell explorer to a checkout that names no plan or another', () => {
    expect(checkoutPlan('premium')).toBe('premium')
    for (const query of [null, '', 'explorer', 'basic', 'globetrotter', 'PREMIUM']) {
      expect(checkoutPlan(query)).toBe('explorer')
    }
    expect(checkoutTexts.premium).toBe(
      'Premium Plan - 7-10 day detailed itinerary with restaurant recommendations',
    )
    expect(checkoutTexts.explorer).toBe('Basic Plan - 3-day itinerary with essential travel information')
  })

  it('include each other upwards', () => {
    expect(atLeast('premium', 'explorer')).toBe(true)
    expect(atLeast('premium', 'premium')).toBe(true)
    expect(atLeast('explorer', 'premium')).toBe(false)
    expect(atLeast('free', 'explorer')).toBe(false)
    expect(atLeast('globetrotter', 'premium')).toBe(true)
  })

  it('give the best of what was bought', () => {
    expect(highest([])).toBe('free')
    expect(highest(['explorer', 'globetrotter', 'premium'])).toBe('globetrotter')
    expect(highest(['premium', 'explorer'])).toBe('premium')
  })
})

describe('what a plan opens', () => {
  it('is nothing but the preview for the free plan', () => {
    expect(entitlements('free')).toEqual({
      customGeneration: false,
      editing: false,
      surprise: false,
      essentials: false,
      saving: false,
      exporting: false,
      advancedFilters: false,
      revisions: false,
      restaurants: false,
      recommendationCards: 2,
    })
  })

  it('is everything but filters, revisions and restaurants for explorer', () => {
    expect(entitlements('explorer')).toMatchObject({
      customGeneration: true,
      editing: true,
      surprise: true,
      essentials: true,
      saving: true,
      exporting: true,
      advancedFilters: false,
      revisions: false,
      restaurants: false,
      recommendationCards: 4,
    })
  })

  it('is everything from premium on', () => {
    for (const plan of ['premium', 'globetrotter'] as const) {
      const { recommendationCards, ...opened } = entitlements(plan)
      expect(new Set(Object.values(opened))).toEqual(new Set([true]))
      expect(recommendationCards).toBe(4)
    }
  })
})
