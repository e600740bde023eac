import { describe, expect, it } from 'vitest'
import { currencyOfCountry, localMoneyOf, moneyCountries, moneyName } from './country-money'

describe('the money of a country', () => {
  it('is its own where we print it, and US dollars elsewhere', () => {
    expect(['BE', 'GB', 'JP', 'IN', 'CH', 'US', 'XX'].map(currencyOfCountry)).toEqual([
      'EUR',
      'GBP',
      'JPY',
      'INR',
      'USD',
      'USD',
      'USD',
    ])
  })

  it('has a code and a name that can stand in a sentence', () => {
    expect(localMoneyOf('CH')).toBe('CHF')
    expect(moneyName('CH')).toBe('Swiss franc')
    expect(moneyName('US')).toBe('US dollar')
    expect(moneyName('XX')).toBeUndefined()
  })

  it('is known of every country once', () => {
    expect(new Set(moneyCountries).size).toBe(moneyCountries.length)
    expect(moneyCountries.length).toBeGreaterThan(240)
    for (const country of moneyCountries) expect(moneyName(country), country).not.toMatch(/^[A-Za-z]{3}$/)
  })
})
