import { describe, expect, it } from 'vitest'
import type { Entry } from './entries'
import { followStops } from './follow-stops'

const paid = (stop: string, cents = 1800): Entry => ({ kind: 'paid', stop, cents })
const note = (on: string): Entry => ({ kind: 'note', on, text: 'Gate B' })
const stop = (id: string, placeId: string | null) => ({ id, placeId })

describe('what is kept about a stop', () => {
  it('goes with its place to another day and another place of the trip', () => {
    const stops = [stop('d4-colosseum', 'colosseum'), stop('d4-stay', null)]
    expect(followStops([paid('d1-colosseum'), note('stop d1-colosseum')], stops)).toEqual([
      paid('d4-colosseum'),
      note('stop d4-colosseum'),
    ])
    expect(followStops([paid('p2-d1-colosseum')], [stop('p1-d4-colosseum', 'colosseum')])).toEqual([
      paid('p1-d4-colosseum'),
    ])
  })

  it('stays where its stop still is, and where it is of a day or of the trip', () => {
    const entries = [paid('d1-colosseum'), note('trip'), note('day 2027-05-01')]
    expect(followStops(entries, [stop('d1-colosseum', 'colosseum')])).toEqual(entries)
  })

  it('is not given to a place whose name is a part of its own', () => {
    expect(followStops([paid('d1-old-market')], [stop('d2-market', 'market')])).toEqual([
      paid('d1-old-market'),
    ])
  })

  it('is not given to a visit that has an entry of its own', () => {
    const entries = [paid('d1-colosseum'), paid('d2-colosseum', 2400)]
    expect(followStops(entries, [stop('d2-colosseum', 'colosseum')])).toEqual(entries)
  })

  it('stays as it is where its place is visited twice, or not any more', () => {
    const twice = [stop('d2-navona', 'navona'), stop('d3-navona', 'navona')]
    expect(followStops([paid('d1-navona')], twice)).toEqual([paid('d1-navona')])
    expect(followStops([paid('d1-navona')], [])).toEqual([paid('d1-navona')])
    expect(followStops([paid('d1-stay')], [stop('d2-stay', null)])).toEqual([paid('d1-stay')])
  })
})
