import { describe, expect, it } from 'vitest'
import { dollars, newMemberCoupon, readCoupon, subscriptionPrice } from './coupons'

describe('coupons', () => {
  it('are read in any case and with blanks around', () => {
    expect(['welcome10', ' Travel25 ', 'FIRSTTRIP'].map(readCoupon)).toEqual([
      'WELCOME10',
      'TRAVEL25',
      'FIRSTTRIP',
    ])
  })

  it('are these three and nothing that an object happens to have', () => {
    for (const typed of ['', 'WELCOME', 'WELCOME100', 'toString', 'CONSTRUCTOR', '__proto__'])
      expect(readCoupon(typed), typed).toBeNull()
  })

  it('give new members half off', () => {
    expect(newMemberCoupon).toBe('FIRSTTRIP')
    expect(subscriptionPrice('yearly', newMemberCoupon).percent).toBe(50)
  })

  it('take their percentage off either cycle, to the cent', () => {
    const totals = (['monthly', 'yearly'] as const).map((cycle) =>
      ([null, 'WELCOME10', 'TRAVEL25', 'FIRSTTRIP'] as const).map((code) =>
        dollars(subscriptionPrice(cycle, code).total),
      ),
    )
    expect(totals).toEqual([
      ['$15.00', '$13.50', '$11.25', '$7.50'],
      ['$99.00', '$89.10', '$74.25', '$49.50'],
    ])
    expect(subscriptionPrice('monthly', 'TRAVEL25')).toEqual({
      base: 1500,
      percent: 25,
      discount: 375,
      total: 1125,
    })
  })
})
