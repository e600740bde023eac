import { describe, expect, it } from 'vitest'
import { cooksFromElsewhere } from './kitchen-homes'

const inTown = (country: string) => ({ country, countryCode: undefined })

describe('a kitchen from elsewhere', () => {
  it('is one of a country that the traveller has not come to', () => {
    expect(cooksFromElsewhere({ cuisine: ['indian', 'vegetarian'] }, inTown('Japan'))).toBe(true)
    expect(cooksFromElsewhere({ cuisine: ['okonomiyaki'] }, inTown('Japan'))).toBe(false)
    expect(cooksFromElsewhere({ cuisine: ['thai'] }, inTown('Egypt'))).toBe(true)
  })

  it('is at home where it has been cooked for generations', () => {
    expect(cooksFromElsewhere({ cuisine: ['indonesian'] }, inTown('Netherlands'))).toBe(false)
    expect(cooksFromElsewhere({ cuisine: ['south indian'] }, inTown('Malaysia'))).toBe(false)
    expect(cooksFromElsewhere({ cuisine: ['tapas'] }, inTown('Cuba'))).toBe(false)
  })

  it('is known neither of a kitchen without a country, nor where the whole world cooks, nor in an unknown country', () => {
    expect(cooksFromElsewhere({ cuisine: ['pizza', 'italian'] }, inTown('Japan'))).toBe(false)
    expect(cooksFromElsewhere({}, inTown('Japan'))).toBe(false)
    expect(cooksFromElsewhere({ cuisine: ['indian'] }, inTown('United States'))).toBe(false)
    expect(cooksFromElsewhere({ cuisine: ['indian'] }, inTown('Testland'))).toBe(false)
  })
})
