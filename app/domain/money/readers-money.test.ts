import { expect, it } from 'vitest'
import { FreshRates, refusalOf } from './fresh-rates'
import { inOwnMoney } from './readers-money'
import { planRates, referenceRates } from './reference-rates'

const rates = {
  date: '2026-11-27',
  source: 'European Central Bank',
  perEuro: { ...referenceRates.perEuro, USD: 1.2, CHF: 0.9 },
}

it('tells a total in the reader’s own currency, by the plan’s rates where they have it', () => {
  expect(inOwnMoney(1_000_000_00, 'JPY', { own: 'CHF', rates })?.text).toBe('CHF 5,101')
  expect(inOwnMoney(100_000, 'EUR', { own: 'USD', rates })).toMatchObject({ text: '$1,200', rates })
  const planned = inOwnMoney(100_000, 'EUR', { own: 'USD', rates }, planRates(referenceRates))
  expect(planned).toMatchObject({ text: '$1,161', rates: { date: referenceRates.date } })
  expect(inOwnMoney(100_000, 'EUR', { own: 'CHF', rates }, planRates(referenceRates))?.rates).toBe(rates)
})

it('says nothing in the same currency, for nobody’s, and without a rate', () => {
  for (const own of ['EUR', null, 'THB']) expect(inOwnMoney(100_000, 'EUR', { own, rates })).toBeNull()
})

it('keeps to plans the rates of their currencies', () => {
  expect(Object.keys(planRates(rates).perEuro).sort()).toEqual(Object.keys(referenceRates.perEuro).sort())
})

const { GBP: _pounds, ...withoutPounds } = rates.perEuro

it.each([
  ['those of today', rates, null],
  ['of tomorrow', { ...rates, date: '2026-11-29' }, 'future'],
  ['older ones', { ...rates, date: '2025-10-20' }, 'older'],
  ['without pounds', { ...rates, perEuro: withoutPounds }, 'missing'],
  ['a half more within a year', { ...rates, perEuro: { ...rates.perEuro, JPY: 177 * 1.52 } }, 'jump'],
  ['a quarter more within a year', { ...rates, perEuro: { ...rates.perEuro, JPY: 177 * 1.25 } }, null],
])('judges %s against those of the build', (_, next, refusal) => {
  expect(refusalOf(next, referenceRates, '2026-11-28')).toBe(refusal)
})

it('allows a fifth from one day to the next', () => {
  const next = (CHF: number) => ({ ...rates, date: '2026-11-28', perEuro: { ...rates.perEuro, CHF } })
  expect([0.7, 0.8, 1.05, 1.1].map((rate) => refusalOf(next(rate), rates, '2026-11-28'))).toEqual([
    'jump',
    null,
    null,
    'jump',
  ])
})

it('reads no rates that are no numbers, no days and no names', () => {
  for (const wrong of [
    { ...rates, date: '2026-02-30' },
    { ...rates, source: '<b>Bank</b>' },
    { ...rates, perEuro: { ...rates.perEuro, USD: 0 } },
    { ...rates, perEuro: { ...rates.perEuro, USD: Number.NaN } },
    { ...rates, perEuro: { usd: 1 } },
    null,
  ])
    expect(FreshRates.safeParse(wrong).success).toBe(false)
})
