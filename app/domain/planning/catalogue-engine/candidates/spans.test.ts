import { describe, expect, it } from 'vitest'
import type { OpenSpan } from '~/domain/catalogue/open-place'
import { defaultFilters } from '~/domain/request/filters'
import { testCity } from '~/domain/testing/test-city'
import { bestSpans, nightSpans, startSpans, usableSpans } from './stop-options'

const [sample] = testCity.places
if (!sample) throw new Error('The test city has no places')
const open = (from: number, to: number, lastStart = to): OpenSpan[] => [{ from, to, lastStart }]
const hour = 60

describe('spans', () => {
  it('leaves a meal the hours that its name allows', () => {
    const [lunch] = usableSpans(open(8 * hour, 23 * hour), sample, defaultFilters, 'lunch')
    expect(lunch).toEqual({ from: 13 * hour, to: 14.5 * hour, lastStart: 13 * hour + 55 })
    const [dinner] = usableSpans(open(8 * hour, 23 * hour), sample, defaultFilters, 'dinner')
    expect(dinner).toEqual({ from: 18.5 * hour, to: 21.5 * hour, lastStart: 20 * hour + 55 })
  })

  it('uses an early dinner only where the kitchen closes early, and with children', () => {
    expect(usableSpans(open(11 * hour, 18 * hour), sample, defaultFilters, 'dinner')[0]?.from).toBe(
      17.5 * hour,
    )
    const children = { ...defaultFilters, childFriendly: true }
    expect(usableSpans(open(8 * hour, 23 * hour), sample, children, 'dinner')[0]).toMatchObject({
      from: 17.5 * hour,
      to: 20.5 * hour,
    })
  })

  it('keeps the last entry and rounds to the grid', () => {
    const [span] = usableSpans(open(603, 1022, 977), sample, defaultFilters)
    expect(span).toEqual({ from: 605, to: 1020, lastStart: 975 })
    expect(startSpans(open(605, 1020, 975), 90)).toEqual([{ from: 605, to: 930 }])
    expect(startSpans(open(600, 660), 90)).toEqual([])
  })

  it('lets nightlife begin at seven in the evening', () => {
    const bar = { ...sample, kind: 'nightlife' as const }
    expect(usableSpans(open(10 * hour, 26 * hour), bar, defaultFilters)[0]?.from).toBe(19 * hour)
  })

  it('finds the best time of day, and shade on hot days', () => {
    const view = { ...sample, best: ['evening' as const] }
    expect(bestSpans(open(9 * hour, 22 * hour), view, false)).toEqual(open(17 * hour, 22 * hour))
    const ruin = { ...sample, setting: 'outdoor' as const, best: undefined }
    expect(bestSpans(open(9 * hour, 20 * hour), ruin, true)).toEqual([
      ...open(9 * hour, 12 * hour),
      ...open(16 * hour, 20 * hour),
    ])
    expect(nightSpans(open(9 * hour, 22 * hour))[0]?.from).toBe(19 * hour + 45)
  })
})
