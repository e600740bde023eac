import { describe, expect, it } from 'vitest'
import { fromClock } from '~/domain/calendar/clock-time'
import { dayOf, stop } from '~/domain/testing/test-trip'
import { dayProgress } from './day-progress'

const walk = (minutes: number) => ({ mode: 'walk' as const, minutes, meters: minutes * 80 })
const day = dayOf(1, '2027-04-14', [
  stop({ id: 'a', startTime: '09:00', endTime: '11:00', travel: walk(12) }),
  stop({ id: 'ride', type: 'transport', startTime: '11:00', endTime: '11:20' }),
  stop({ id: 'b', startTime: '12:45', endTime: '14:00', travel: walk(6) }),
  stop({ id: 'c', startTime: '22:30', endTime: '00:30', travel: walk(10) }),
  stop({ id: 'd', startTime: '00:45', endTime: '01:30', travel: walk(15) }),
])
const at = (clock: string, days = 0) => {
  const { done, current, next, leave } = dayProgress(day, fromClock(clock) + days * 1440)
  return [done, current?.id ?? null, next?.id ?? null, leave]
}

describe('how far a day has come', () => {
  it('counts what is over, and says when to leave for what is next', () => {
    expect(at('08:00')).toEqual([0, null, 'a', 8 * 60 + 48])
    expect(at('09:00')).toEqual([0, 'a', 'b', 12 * 60 + 39])
    expect(at('11:10')).toEqual([1, null, 'b', 12 * 60 + 39])
    expect(at('12:45')).toEqual([1, 'b', 'c', 22 * 60 + 20])
  })

  it('goes on past midnight', () => {
    expect(at('23:00')).toEqual([2, 'c', 'd', 24 * 60 + 30])
    expect(at('00:40', 1)).toEqual([3, null, 'd', 24 * 60 + 30])
    expect(at('01:00', 1)).toEqual([3, 'd', null, null])
    expect(at('02:00', 1)).toEqual([4, null, null, null])
  })

  it('is over at once on a day without a plan', () => {
    expect(dayProgress({ activities: [] }, 600)).toMatchObject({ done: 0, current: null, next: null })
  })
})
