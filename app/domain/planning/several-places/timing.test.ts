import { describe, expect, it } from 'vitest'
import { bestTimes, type PlaceClock } from './timing'
import type { Way } from './ways'

const hours = { from: 450, to: 1290 }
const rome: PlaceClock = { timeZone: 'Europe/Rome', hours }
const london: PlaceClock = { timeZone: 'Europe/London', hours }

const train = (more: Partial<Way> = {}): Way => ({
  mode: 'train',
  minutes: 120,
  meters: 200_000,
  leadMinutes: 45,
  afterMinutes: 30,
  first: 360,
  last: 1260,
  every: 60,
  costCents: 3000,
  year: 2025,
  confidence: 'high',
  ...more,
})

describe('when a journey is made', () => {
  it('leaves after breakfast, at a time when there is a departure', () => {
    const times = bestTimes(train(), '2027-05-10', rome, rome, 0)
    expect(times).toMatchObject({ departs: 600, arrives: 720, leavesBase: 555, atBase: 750, daysLater: 0 })
  })

  it('is told in the clocks of both sides', () => {
    expect(bestTimes(train(), '2027-05-10', rome, london, 0)).toMatchObject({ departs: 600, arrives: 660 })
  })

  it('counts true minutes over a change of the clocks', () => {
    // In the night to 28 March 2027 the clocks of Europe go forward by an hour.
    const night = bestTimes(train({ minutes: 600, first: 1200, last: 1200 }), '2027-03-27', rome, rome, 1)
    expect(night).toMatchObject({ departs: 1200, arrives: 420, daysLater: 1 })
  })

  it('leaves before the day begins where only the first ferry arrives on the same date, and not before six', () => {
    const ferry = train({ mode: 'ferry', minutes: 480, leadMinutes: 60, first: 450, last: 1050, every: 600 })
    const times = bestTimes(ferry, '2027-05-10', rome, rome, 0)
    expect(times).toMatchObject({ departs: 450, arrives: 930, leavesBase: 390 })
    expect(bestTimes({ ...ferry, first: 405 }, '2027-05-10', rome, rome, 0)).toBeUndefined()
    // When the ferries of an estimate leave is not known.
    const { every: _every, ...guessed } = ferry
    expect(bestTimes({ ...guessed, last: 450 }, '2027-05-10', rome, rome, 0)).toBeUndefined()
  })

  it('waits for the only ferry of the day, and is not made where that leaves too late', () => {
    const ferry = train({ mode: 'ferry', first: 960, last: 960, every: 1440 })
    expect(bestTimes(ferry, '2027-05-10', rome, rome, 0)?.departs).toBe(960)
    expect(bestTimes({ ...ferry, minutes: 360 }, '2027-05-10', rome, rome, 0)).toBeUndefined()
  })
})
