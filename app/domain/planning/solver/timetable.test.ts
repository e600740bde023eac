import { describe, expect, it } from 'vitest'
import { type TimedStop, timetable } from './timetable'

const costs = {
  gap: (minutes: number) => minutes,
  stretch: (minutes: number) => (minutes < 0 ? -3 * minutes : 0.5 * minutes),
}
const day = { from: 480, to: 1200, wayHome: 10 }

function stop(more: Partial<TimedStop> = {}): TimedStop {
  return {
    open: [{ from: 480, to: 1200, lastStart: 1200 }],
    shortest: 30,
    wished: 60,
    longest: 90,
    way: 10,
    startCost: () => 0,
    ...more,
  }
}

describe('timetable', () => {
  it('keeps windows, ways, lengths and the grid', () => {
    const late = stop({ open: [{ from: 600, to: 700, lastStart: 640 }] })
    const [first, second] = timetable([stop(), late], day, costs) ?? []
    expect(first).toBeDefined()
    expect(second?.start).toBeGreaterThanOrEqual(600)
    expect(second?.start).toBeGreaterThanOrEqual((first?.end ?? 0) + 10)
    expect(second?.start).toBeLessThanOrEqual(640)
    expect(second?.end).toBeLessThanOrEqual(700)
    expect((first?.start ?? 1) % 5).toBe(0)
  })

  it('closes a gap by starting later and staying longer rather than waiting', () => {
    const early = stop({ open: [{ from: 480, to: 600, lastStart: 500 }] })
    const lunch = stop({ open: [{ from: 640, to: 720, lastStart: 660 }] })
    const [first, second] = timetable([early, lunch], day, costs) ?? []
    expect(first).toEqual({ start: 500, end: 590 })
    expect(second?.start).toBe(640)
  })

  it('shortens a visit only when nothing else fits', () => {
    const tight = stop({ open: [{ from: 600, to: 635, lastStart: 605 }] })
    expect(timetable([tight], day, costs)).toEqual([{ start: 600, end: 635 }])
  })

  it('starts at the ideal hour when the day leaves the choice', () => {
    const dinner = stop({ startCost: (start) => Math.abs(start - 900) })
    expect(timetable([dinner], day, costs)?.[0]?.start).toBe(900)
  })

  it('is home in time, or says that the day cannot be', () => {
    const closing = stop({ open: [{ from: 1130, to: 1300, lastStart: 1300 }] })
    expect(timetable([closing], day, costs)?.[0]?.end).toBeLessThanOrEqual(1190)
    expect(timetable([closing], { ...day, wayHome: 60 }, costs)).toBeUndefined()
  })
})
