import { describe, expect, it } from 'vitest'
import type { Constraint } from '~/domain/reader/constraint'
import { isWholeDay, tripEnds } from './trip-ends'
import { usualEnds } from './usual-ends'

const trip = { days: 3, startDate: '2027-05-10' }
const art = { by: 'kind', kind: 'museum' } as const
const endsWith = (...wishes: Constraint[]) => tripEnds({ ...trip, wishes })

describe('the ends of a trip', () => {
  it('are what was said, or else usual; a trip of one day is whole', () => {
    expect(tripEnds(trip)).toEqual({
      arrival: { at: 600, isSaid: false },
      departure: { at: 1110, isSaid: false },
    })
    expect(tripEnds({ ...trip, arrival: '07:00', departure: '23:00' })).toEqual({
      arrival: { at: 420, isSaid: true },
      departure: { at: 1380, isSaid: true },
    })
    expect(tripEnds({ ...trip, days: 1 })).toEqual({ arrival: null, departure: null })
  })

  it('give way to what was asked for at another hour of that day', () => {
    expect(endsWith({ is: 'splurge', when: { day: 'last' } }).departure).toBeNull()
    expect(endsWith({ is: 'pin', what: art, when: { day: 3, at: 1140 } }).departure).toBeNull()
    expect(endsWith({ is: 'pin', what: art, when: { weekday: 3, part: 'evening' } }).departure).toBeNull()
    expect(
      endsWith({ is: 'pin', what: art, when: { date: { day: 10 }, part: 'morning' } }).arrival,
    ).toBeNull()
    const late = { is: 'pin', what: art, when: { day: 2, part: 'night' } } as const
    expect(endsWith(late)).toEqual(tripEnds(trip))
    expect(endsWith({ is: 'pin', what: art, when: { day: 3, at: 900 } }).departure).not.toBeNull()
    expect(endsWith({ is: 'pin', what: art, when: { part: 'evening' } }).departure).not.toBeNull()
  })

  it('make no day a short one', () => {
    const full = { from: 450, to: 1335 }
    expect(isWholeDay({ from: 600, to: 1335 }, full)).toBe(true)
    expect(isWholeDay({ from: 450, to: 1110 }, full)).toBe(true)
    expect(isWholeDay({ from: 660, to: 1335 }, full)).toBe(false)
    expect(isWholeDay({ from: 450, to: 1000 }, full)).toBe(false)
    expect(usualEnds.arrival < usualEnds.departure).toBe(true)
  })
})
