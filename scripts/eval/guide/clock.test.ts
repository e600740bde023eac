import { describe, expect, it } from 'vitest'
import { againstTheClock } from './clock'

const sun = { rise: 6 * 60, set: 20 * 60 }

/** What of the words does not fit a visit from and to, hours of the day. */
function against(words: string, from: number, to: number, isNight = false): string[] {
  return againstTheClock(words, { from: 60 * from, to: 60 * to }, sun, isNight)
}

describe('words against the clock', () => {
  it('name the sunset to who is there in the dark, or long before', () => {
    const words = 'The terrace faces west, so come for the sunset.'
    expect(against(words, 21, 21.5)).toEqual(['come for the sunset'])
    expect(against(words, 16, 17)).toEqual(['come for the sunset'])
    expect(against(words, 19.5, 20)).toEqual([])
  })

  it('name an hour that has passed, or has not come', () => {
    expect(against('There is no shade; go before nine.', 11, 12)).toEqual(['go before nine'])
    expect(against('There is no shade; go before nine.', 8, 9)).toEqual([])
    expect(against('Neon fills the road after six.', 14, 15)).toEqual(['Neon fills the road after six'])
    expect(against('Come before ten for a seat.', 21, 22, true)).toEqual([])
    expect(against('Come before ten for a seat.', 22.5, 23, true)).toEqual(['Come before ten for a seat'])
  })

  it('name the morning after noon, and the dark in daylight', () => {
    expect(against('It is best in the morning.', 14, 15)).toEqual(['It is best in the morning'])
    expect(against('It is lit after dark.', 19, 20)).toEqual(['It is lit after dark'])
    expect(against('It is lit after dark.', 20.5, 21)).toEqual([])
  })

  it('fit where one of several times does, and where they are about gates, prices or other days', () => {
    expect(against('Walk before nine or at dusk.', 19.5, 20)).toEqual([])
    expect(against('The gates close at dusk.', 11, 12)).toEqual([])
    expect(against('On Sunday mornings stamps are sold.', 15, 16)).toEqual([])
    expect(against('Cafés by day, bars by night.', 11, 12)).toEqual([])
    expect(against('A house of one family from nine villages.', 15, 16)).toEqual([])
  })
})
