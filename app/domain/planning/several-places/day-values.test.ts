import { describe, expect, it } from 'vitest'
import { defaultFilters } from '~/domain/request/filters'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { testLocality } from '~/domain/testing/test-locality'
import { dayValues } from './day-values'

const request = cityRequest({ days: 9 })
const round = (values: readonly number[]) => values.map((value) => Math.round(value))
const alike = testCity.places.find(({ kind }) => kind === 'sight')

// Without icons of its own a town’s best known places stand for them, which makes one worth more than the other.
const elsewhere = [{ place: 'none-of-these', interests: ['Beach' as const] }]

/** What the days are worth in a city with so many sights that are all alike, with visits of so many minutes. */
function valuesOf(sights: number, minutes: number, pace = defaultFilters.pace) {
  const tables = testCity.places.filter(({ kind }) => kind === 'food' || kind === 'base')
  const places = Array.from({ length: sights }, (_, index) => ({
    ...(alike ?? tables[0]),
    id: `alike-${index}`,
    visit: [minutes, minutes, minutes] as [number, number, number],
  })) as typeof tables
  return dayValues(cityRequest({ days: 9 }, { pace }), {
    ...testCity,
    icons: elsewhere,
    places: [...places, ...tables],
  })
}

describe('what a further day in a place is worth', () => {
  it('is as much as the sights that a day holds, until they run out', () => {
    const one = valuesOf(1, 60)[0] ?? 0
    expect(one).toBeGreaterThan(0)
    // Five stops a day at most; an hour with the way to it is eighty minutes of 430.
    expect(round(valuesOf(12, 60).map((value) => value / one)).slice(0, 4)).toEqual([5, 5, 2, 0])
    expect(valuesOf(12, 60)).toHaveLength(30)
  })

  it('is bounded by the minutes of a day, to the minute, but a day holds one sight however long it is', () => {
    const [five, four, alone] = [66, 67, 600].map((minutes) => {
      const one = valuesOf(1, minutes)[0] ?? 1
      return valuesOf(20, minutes)
        .slice(0, 2)
        .map((value) => Math.round(value / one))
    })
    expect(five).toEqual([5, 5])
    expect(four).toEqual([4, 4])
    expect(alone).toEqual([1, 1])
  })

  it('is less at a slower pace', () => {
    const one = valuesOf(1, 60)[0] ?? 1
    expect(Math.round((valuesOf(12, 60, 'relaxed')[0] ?? 0) / one)).toBe(3)
    expect(Math.round((valuesOf(12, 60, 'fast-paced')[0] ?? 0) / one)).toBe(6)
  })

  it('never grows from day to day, and begins with the best for their time', () => {
    const values = dayValues(request, testCity)
    expect(values.every((value, day) => day === 0 || value <= (values[day - 1] ?? 0))).toBe(true)
    expect(values[0]).toBeGreaterThan(2 * (values[8] ?? 0))
    // Tables and what this traveller has no use for add no day.
    expect(valuesOf(0, 60)[0]).toBe(0)
  })

  it('without a catalogue follows the people of the town, and keeps seven tenths from day to day', () => {
    const of = (population: number) => dayValues(request, testLocality({ population }))
    expect(round(of(1).slice(0, 3))).toEqual([250, 175, 122])
    expect(round(of(1_000_000).slice(0, 2))).toEqual([610, 427])
    expect(of(0)[0]).toBe(250)
    expect(of(10)).toHaveLength(30)
  })
})
