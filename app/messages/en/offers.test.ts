import { describe, expect, it } from 'vitest'
import { billingCycle } from '~/domain/billing/plans'
import { offers } from './offers'

const priceOf = (cycle?: 'monthly' | 'yearly') =>
  Object.fromEntries(offers(cycle).map(({ plan, price, period }) => [plan, `${price} ${period}`]))

describe('the price list', () => {
  it('reads in whole dollars', () => {
    expect(priceOf()).toEqual({
      free: '$0 no credit card',
      explorer: '$7 one-time',
      premium: '$10 one-time',
      globetrotter: '$15 a month',
    })
    expect(priceOf('yearly').globetrotter).toBe('$99 a year')
  })

  it('gives the price as a number too, and says what its button does', () => {
    const shown = (cycle: 'monthly' | 'yearly') =>
      offers(cycle).map(({ dollars, action }) => `${dollars} ${action}`)
    const once = ['0 Start Free', '7 Choose Explorer', '10 Choose Premium']
    expect(shown('monthly')).toEqual([...once, '15 Join the Club'])
    expect(shown('yearly')).toEqual([...once, '99 Join the Club'])
  })

  it('leads where each plan is bought', () => {
    const hrefs = (cycle: 'monthly' | 'yearly') => offers(cycle).map(({ href }) => href)
    expect(hrefs('monthly')).toEqual([
      '/planner',
      '/checkout?plan=explorer',
      '/checkout?plan=premium',
      '/subscribe',
    ])
    expect(hrefs('yearly').at(-1)).toBe('/subscribe?yearly=true')
  })

  it('marks Premium as the most popular and says the saving once for all', () => {
    expect(offers().filter(({ popular }) => popular)).toMatchObject([{ plan: 'premium' }])
    expect(offers().at(-1)?.also).toBe('or $99 a year: Save 34%')
    expect(offers('yearly').at(-1)?.also).toContain('Save 34%')
  })

  it('shows the month unless the year is asked for', () => {
    expect([billingCycle('yearly'), billingCycle('weekly'), billingCycle(null)]).toEqual([
      'yearly',
      'monthly',
      'monthly',
    ])
  })
})
