import { describe, expect, it } from 'vitest'
import { type Lines, lineBetween } from './lines'
import type { Coordinates } from './place'

/** A hundredth of a degree north is 1.1 km. */
const north = (hundredths: number): Coordinates => [48 + hundredths / 100, 11]
const day = '2027-05-10'
const lines: Lines = {
  stops: [
    { name: 'Market', at: north(0.1) },
    { name: 'Park', at: north(2) },
    { name: 'Palace', at: north(3.9) },
    { name: 'Bridge', at: north(0.4) },
  ],
  runs: [
    { name: 'Tram 1', stops: [3, 1, 2] },
    { name: 'Metro 2', stops: [2, 0] },
  ],
}

describe('the line of a ride', () => {
  it('is the one that stops nearest to both ends, whatever its direction', () => {
    expect(lineBetween(north(0), north(4), lines, day)).toEqual({
      name: 'Metro 2',
      from: 'Market',
      to: 'Palace',
    })
    expect(lineBetween(north(4), north(0), lines, day)).toEqual({
      name: 'Metro 2',
      from: 'Palace',
      to: 'Market',
    })
    expect(lineBetween(north(0.5), north(2.1), lines, day)).toEqual({
      name: 'Tram 1',
      from: 'Bridge',
      to: 'Park',
    })
  })

  it('has no stop that is near only as the crow flies', () => {
    const river = (a: Coordinates, b: Coordinates) => (a[0] < 48.002 === b[0] < 48.002 ? 100 : 900)
    expect(lineBetween(north(0), north(4), lines, day, river)).toEqual({
      name: 'Metro 2',
      from: 'Market',
      to: 'Palace',
    })
    expect(lineBetween(north(0.3), north(4), lines, day, river)).toEqual({
      name: 'Tram 1',
      from: 'Bridge',
      to: 'Palace',
    })
  })

  it('is not named where no line stops near both ends', () => {
    expect(lineBetween(north(0), north(6), lines, day)).toBeUndefined()
    expect(lineBetween(north(0.05), north(0.12), lines, day)).toBeUndefined()
  })

  it('may be farther where the way is long', () => {
    expect(lineBetween(north(-0.2), north(2), lines, day)).toBeUndefined()
    expect(lineBetween(north(-0.2), north(2.2), lines, day)).toEqual({
      name: 'Tram 1',
      from: 'Bridge',
      to: 'Park',
    })
  })

  it('goes in that month and on that weekday', () => {
    const [summer] = lines.runs
    const on = (run: Partial<Lines['runs'][number]>) => (date: string) => {
      const seasonal = { ...lines, runs: summer ? [{ ...summer, ...run }] : [] }
      return lineBetween(north(0.5), north(2.1), seasonal, date)?.name
    }
    const inMonths = ['2027-04-01', '2027-10-31', '2027-01-15'].map(on({ months: [4, 5, 10] }))
    expect(inMonths).toEqual(['Tram 1', 'Tram 1', undefined])
    const fromSundayOn = ['2027-05-09', '2027-05-13', '2027-05-15'].map(on({ weekdays: [0, 1, 2, 3, 4] }))
    expect(fromSundayOn).toEqual(['Tram 1', 'Tram 1', undefined])
  })
})
