import { describe, expect, it } from 'vitest'
import { pick, seeded } from '~/domain/seeded-random'
import { grid, type TimedStop, type Timetable, timetable } from './timetable'

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

describe('against every timetable there is', () => {
  const costs = {
    gap: (minutes: number) => minutes * minutes,
    stretch: (minutes: number) => 3 * Math.abs(minutes),
  }
  const from = 30
  const to = 110

  /** Tries each start and each length of each stop; the cheapest cost, infinite where nothing fits. */
  function cheapest(stops: TimedStop[], wayHome: number, index = 0, free = from, mayRest = true): number {
    const stop = stops[index]
    if (!stop) return free + Math.ceil(wayHome / grid) * grid <= to ? 0 : Number.POSITIVE_INFINITY
    const arrived = free + Math.ceil(stop.way / grid) * grid
    let best = Number.POSITIVE_INFINITY
    for (let start = arrived; start <= to; start += grid)
      for (const { from: opens, to: shuts, lastStart } of stop.open)
        for (let length = stop.shortest; length <= stop.longest; length += grid) {
          const end = start + length
          if (start < opens || start > lastStart || end > shuts || end > to) continue
          // The way to the first stop may be left as late as one likes.
          const gap = index === 0 ? 0 : costs.gap(start - arrived)
          const own = stop.startCost(start) + costs.stretch(length - stop.wished)
          best = Math.min(best, gap + own + cheapest(stops, wayHome, index + 1, end, mayRest))
          const rest = index > 0 && mayRest ? stop.restCost?.(start - arrived) : undefined
          if (rest !== undefined)
            best = Math.min(best, rest + own + cheapest(stops, wayHome, index + 1, end, false))
        }
    return best
  }

  /** With the rest where it saves most. */
  function costOf(stops: TimedStop[], times: Timetable[]): number {
    let saved = 0
    const all = times.reduce((sum, { start, end }, index) => {
      const stop = stops[index]
      if (!stop) return Number.NaN
      const before = times[index - 1]
      const free = before ? start - before.end - Math.ceil(stop.way / grid) * grid : 0
      if (before && stop.restCost) saved = Math.max(saved, costs.gap(free) - stop.restCost(free))
      return sum + costs.gap(free) + stop.startCost(start) + costs.stretch(end - start - stop.wished)
    }, 0)
    return all - saved
  }

  it('none is cheaper, and none exists where it finds none', () => {
    const random = seeded(5)
    const steps = (most: number) => grid * pick(random, most)
    let none = 0
    for (let round = 0; round < 120; round++) {
      const stops = Array.from({ length: 1 + pick(random, 3) }, (): TimedStop => {
        const opens = from + steps(6) - grid
        const shortest = grid + steps(2)
        const ideal = from + steps(12)
        const window = (at: number) => ({ from: at, to: at + 25 + steps(4), lastStart: at + 15 + steps(4) })
        return {
          open: pick(random, 2) === 0 ? [window(opens)] : [window(opens), window(opens + 40)],
          shortest,
          wished: shortest + steps(2),
          longest: shortest + steps(4),
          way: pick(random, 12),
          startCost: (start) => Math.abs(start - ideal),
          ...(pick(random, 2) === 0 && { restCost: (free) => (free <= 20 ? 1 : Number.POSITIVE_INFINITY) }),
        }
      })
      const wayHome = pick(random, 30)
      const found = timetable(stops, { from, to, wayHome }, costs)
      const best = cheapest(stops, wayHome)
      if (!found) none++
      expect(found ? costOf(stops, found) : Number.POSITIVE_INFINITY, `round ${round}`).toBe(best)
      if (found) expect((found.at(-1)?.end ?? 0) + wayHome).toBeLessThanOrEqual(to)
    }
    expect(none).toBeGreaterThan(5)
    expect(none).toBeLessThan(100)
  })
})
