import { describe, expect, it } from 'vitest'
import { type Coupon, couponFor, dollars, subscriptionPrice } from './coupons'

const codes: Coupon[] = [
  { code: 'WELCOME10', percent: 10, newMembers: false },
  { code: 'TRAVEL25', percent: 25, newMembers: false },
  { code: 'FIRSTTRIP', percent: 50, newMembers: true },
]
const asked: string[] = []
const book = {
  async find(code: string) {
    asked.push(code)
    return codes.find((coupon) => coupon.code === code) ?? null
  },
}
const read = async (typed: string, isFirst = true) => (await couponFor(typed, { isFirst }, book))?.code

describe('coupons', () => {
  it('are read in any case and with blanks around', async () => {
    expect(await Promise.all(['welcome10', ' Travel25 ', 'FIRSTTRIP'].map((typed) => read(typed)))).toEqual([
      'WELCOME10',
      'TRAVEL25',
      'FIRSTTRIP',
    ])
  })

  it('are not looked for by what no code can be', async () => {
    asked.length = 0
    for (const typed of ['', '__proto__', 'A', "' OR 1=1", 'X'.repeat(21)])
      expect(await read(typed), typed).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('for new members are for a first membership alone', async () => {
    expect(await read('firsttrip', false)).toBeUndefined()
    expect(await read('travel25', false)).toBe('TRAVEL25')
  })

  it('take their percentage off the first payment of either cycle, to the cent, and leave the later ones', () => {
    const totals = (['monthly', 'yearly'] as const).map((cycle) =>
      [null, ...codes].map((coupon) => dollars(subscriptionPrice(cycle, coupon).total)),
    )
    expect(totals).toEqual([
      ['$15.00', '$13.50', '$11.25', '$7.50'],
      ['$99.00', '$89.10', '$74.25', '$49.50'],
    ])
    expect(subscriptionPrice('monthly', { percent: 25 })).toEqual({
      base: 1500,
      percent: 25,
      discount: 375,
      total: 1125,
    })
  })
})
