import { expect, it } from 'vitest'
import { formatMoney } from './format-money'

const amounts = [
  0, 1, 9, 10, 99, 100, 101, 99_999, 100_000, 105_950, 12_345_678, 100_000_000, 987_654_321_012, -550,
]

it.each(amounts)('%d hundredths are written as the runtime writes them', (cents) => {
  const written = (cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  expect(formatMoney(cents, 'EUR')).toBe(`€${written}`)
})

it('leaves out decimals of yen and rupees that are nothing', () => {
  expect(formatMoney(123_400, 'JPY')).toBe('¥1,234')
  expect(formatMoney(0, 'INR')).toBe('₹0')
  expect(formatMoney(150, 'INR')).toBe('₹1.50')
})
