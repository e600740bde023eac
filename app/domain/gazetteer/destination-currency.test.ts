import { describe, expect, it } from 'vitest'
import { currencies } from '~/domain/money/currency'
import { formatMoney } from '~/domain/money/format-money'
import { currencyFor } from './destination-currency'

describe('the currency of a destination', () => {
  it.each([
    ['Paris, France', '€'],
    ['Rome, Italy', '€'],
    ['Barcelona, Spain', '€'],
    ['Dublin, Ireland', '€'],
    ['London, UK', '£'],
    ['Edinburgh, Scotland', '£'],
    ['Tokyo, Japan', '¥'],
    ['Sydney, Australia', 'A$'],
    ['Vancouver, Canada', 'C$'],
    ['Cancún, Mexico', 'MX$'],
    ['Beijing, China', 'CN¥'],
    ['Jaipur, India', '₹'],
    ['New York, USA', '$'],
    ['Bali, Indonesia', '$'],
    ['Reykjavik, Iceland', '$'],
    ['', '$'],
  ])('of %s is shown as %s', (destination, symbol) => {
    expect(formatMoney(150, currencyFor(destination))).toBe(`${symbol}1.50`)
  })

  it('does not mind case or accents', () => {
    expect(currencyFor('MONTRÉAL, canada')).toBe('CAD')
    expect(currencyFor('rome')).toBe('EUR')
  })

  it('looks for whole words', () => {
    expect(currencyFor('Indianapolis, USA')).toBe('USD')
    expect(currencyFor('Romeoville, USA')).toBe('USD')
  })

  it('is not taken in by a name inside another', () => {
    expect(currencyFor('Santa Fe, New Mexico')).toBe('USD')
    expect(currencyFor('Sydney, New South Wales, Australia')).toBe('AUD')
    expect(currencyFor('Byron Bay, New South Wales')).toBe('AUD')
    expect(currencyFor('Belfast, Northern Ireland')).toBe('GBP')
    expect(currencyFor('Cardiff, Wales')).toBe('GBP')
  })

  it('goes by the country where one is named', () => {
    expect(currencyFor('Paris, Texas, USA')).toBe('USD')
    expect(currencyFor('London, Ontario, Canada')).toBe('CAD')
    expect(currencyFor('Athens, Georgia, USA')).toBe('USD')
    expect(currencyFor('Perth, UK')).toBe('GBP')
    expect(currencyFor('Rome, New York, USA')).toBe('USD')
    expect(currencyFor('Ghent, Belgium')).toBe('EUR')
    expect(currencyFor('Zagreb, Croatia')).toBe('EUR')
    expect(currencyFor('Bern, Switzerland')).toBe('USD')
    expect(currencyFor('Tbilisi, Georgia')).toBe('USD')
    expect(currencyFor('Malta')).toBe('EUR')
  })

  it('has a symbol of its own for each, whole yen and rupees without decimals', () => {
    expect(new Set(currencies.map((currency) => formatMoney(150, currency))).size).toBe(currencies.length)
    expect(formatMoney(120_000, 'JPY')).toBe('¥1,200')
    expect(formatMoney(120_050, 'INR')).toBe('₹1,200.50')
    expect(formatMoney(120_000, 'EUR')).toBe('€1,200.00')
  })
})
