import { describe, expect, it } from 'vitest'
import type { Currency } from './currency'
import { readAmount } from './read-amount'

/** What is typed, in which locale and for which currency, and the hundredths it means. */
const ways: [locale: string, currency: Currency, typed: string, cents: number][] = [
  ['en-US', 'USD', '12.50', 1250],
  ['en-US', 'USD', '$12.50', 1250],
  ['en-US', 'USD', '12,50', 1250],
  ['en-US', 'USD', '1,250', 125_000],
  ['en-US', 'USD', '1,250.00', 125_000],
  ['en-US', 'USD', '1,250,000', 125_000_000],
  ['en-US', 'USD', '.50', 50],
  ['en-US', 'EUR', '1.250,00', 125_000],
  ['en-US', 'USD', '2 x 15', 3000],
  ['en-US', 'USD', '2 × $15.50', 3100],
  ['en-US', 'USD', '3 people, $45', 4500],
  ['en-US', 'USD', '12k', 1_200_000],
  ['en-GB', 'GBP', '£8', 800],
  ['en-GB', 'GBP', '8 pounds 50', 800],
  ['en-GB', 'GBP', 'about 3 to 5', 300],
  ['en-GB', 'GBP', 'free', 0],
  ['en-GB', 'GBP', '', 0],
  ['de-DE', 'EUR', '12,50 €', 1250],
  ['de-DE', 'EUR', '1.250,00', 125_000],
  ['de-DE', 'EUR', '1.250', 125_000],
  ['de-DE', 'EUR', '12,- €', 1200],
  ['de-DE', 'EUR', '12.50', 1250],
  ['de-DE', 'EUR', 'etwa 7,5', 750],
  ['de-DE', 'EUR', '2 x 7,50 €', 1500],
  ['de-AT', 'EUR', '€ 1 250,00', 125_000],
  ['de-CH', 'EUR', "1'250.-", 125_000],
  ['de-CH', 'EUR', '1’250.50', 125_050],
  ['de-CH', 'EUR', 'Fr. 12.50', 1250],
  ['de-CH', 'EUR', 'Fr.12.50', 1250],
  ['fr-FR', 'EUR', '12,50 €', 1250],
  ['fr-FR', 'EUR', '1\u202f250,50 €', 125_050],
  ['fr-FR', 'EUR', '1 250', 125_000],
  ['it-IT', 'EUR', '€ 1.250', 125_000],
  ['es-MX', 'MXN', '$1,250', 125_000],
  ['pt-BR', 'USD', '1.250,5', 125_050],
  ['sv-SE', 'USD', 'kr 120', 12_000],
  ['sv-SE', 'USD', '120:-', 12_000],
  ['nb-NO', 'USD', '120,- kr', 12_000],
  ['ja-JP', 'JPY', '¥2,500', 250_000],
  ['ja-JP', 'JPY', '2500円', 250_000],
  ['ja-JP', 'JPY', '￥２，５００', 250_000],
  ['ja-JP', 'JPY', '1万円', 1_000_000],
  ['de-DE', 'JPY', '¥2,500', 250_000],
  ['hi-IN', 'INR', '₹1,25,000', 12_500_000],
  ['hi-IN', 'INR', '१२५.५०', 12_550],
  ['ar-EG', 'USD', '١٢٫٥٠', 1250],
  ['ar-EG', 'USD', '١٬٢٥٠', 125_000],
  ['ar-EG', 'USD', '٢ × ١٥', 3000],
  ['fa-IR', 'USD', '۱۲٫۵', 1250],
  ['fa-IR', 'USD', '۱۲.۵۰', 1250],
  ['', 'EUR', '12,50', 1250],
  ['', 'EUR', '1.250,00', 125_000],
  ['', 'EUR', '1250', 125_000],
]

it('the table has forty ways in twelve locales', () => {
  expect(ways.length).toBeGreaterThanOrEqual(40)
  expect(new Set(ways.map(([locale]) => locale)).size).toBeGreaterThanOrEqual(12)
})

describe.each(ways)('in %s and %s, "%s"', (locale, currency, typed, cents) => {
  it(`is ${cents / 100}`, () => {
    expect(readAmount(typed, { locale, currency })).toMatchObject({ cents })
  })

  it('is written down so that everybody reads it the same', () => {
    const read = readAmount(typed, { locale, currency })
    const text = 'text' in read ? read.text : ''
    expect(readAmount(text, { locale: 'en', currency })).toEqual({ cents, text })
    for (const other of ['de-DE', 'fr-FR', '', 'ar-EG'])
      expect(readAmount(text, { locale: other, currency }), other).toMatchObject({ cents })
    // As the check of the sums reads it.
    const figures = (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((figure) =>
      Math.round(Number(figure.replaceAll(',', '')) * 100),
    )
    if (cents > 0) expect(figures).toContain(cents)
  })
})

describe('what may mean two amounts', () => {
  it.each([
    ['', 'EUR', '1,250', [125_000, 125]],
    ['', 'EUR', '1.250', [125_000, 125]],
    ['xx-unknown-locale', 'EUR', '1,250', [125_000, 125]],
    ['en-US', 'EUR', '1.250', [125_000, 125]],
    ['de-DE', 'EUR', '1,250', [125_000, 125]],
    ['fr-FR', 'EUR', '1.250', [125_000, 125]],
    ['de-DE', 'EUR', '2 x 1,250', [250_000, 250]],
  ] as const)('in "%s" with %s, "%s" is asked back', (locale, currency, typed, readings) => {
    expect(readAmount(typed, { locale, currency })).toEqual({ readings })
  })

  it('is no question where the currency has no smaller coin, or a group has no three digits', () => {
    expect(readAmount('2.500', { locale: 'en-US', currency: 'JPY' })).toMatchObject({ cents: 250_000 })
    expect(readAmount('0,125', { locale: '', currency: 'EUR' })).toMatchObject({ cents: 13 })
    expect(readAmount('1250,500', { locale: '', currency: 'EUR' })).toMatchObject({ cents: 125_050 })
  })

  it('is no question for a price as we print it', () => {
    expect(readAmount('₹1,500', { locale: 'de-DE', currency: 'INR' })).toMatchObject({ cents: 150_000 })
  })
})
