import { describe, expect, it } from 'vitest'
import type { Place } from '~/domain/catalogue/place'
import { testDestination, testPlace } from '~/domain/testing/test-destination'
import { earliestStart, roundUp, windowsOn } from './open-times'

const monday = '2027-05-03'
const start = (more: Partial<Place>, from: number, minutes = 60, meal?: 'breakfast' | 'lunch' | 'dinner') =>
  earliestStart(
    { place: { ...testPlace('sea-gate'), ...more }, date: monday, from, minutes, ...(meal && { meal }) },
    testDestination,
  )

describe('when a visit can begin', () => {
  it('is in steps of five minutes, not before the doors open', () => {
    expect([600, 601, 605, 606].map(roundUp)).toEqual([600, 605, 605, 610])
    expect(start({ hours: 'Mo-Su 10:00-18:00' }, 500)).toBe(600)
    expect(start({ hours: 'Mo-Su 10:00-18:00' }, 643)).toBe(645)
  })

  it('leaves time for the whole visit, to the minute', () => {
    expect(start({ hours: 'Mo-Su 10:00-18:00' }, 1020)).toBe(1020)
    expect(start({ hours: 'Mo-Su 10:00-18:00' }, 1021)).toBeUndefined()
    expect(start({ hours: 'Mo-Su 10:00-18:00' }, 1020, 61)).toBeUndefined()
  })

  it('is before the last entry', () => {
    const hours = 'Mo-Su 10:00-18:00'
    expect(start({ hours, lastEntry: 90 }, 990)).toBe(990)
    expect(start({ hours, lastEntry: 90 }, 995)).toBeUndefined()
  })

  it('is in the first of several windows that has room', () => {
    const hours = 'Mo-Su 09:00-12:00,15:00-18:30'
    expect(start({ hours }, 660)).toBe(660)
    expect(start({ hours }, 665)).toBe(900)
    expect(start({ hours }, 0, 200)).toBe(900)
  })

  it('lies for a meal inside its hours', () => {
    const hours = 'Mo-Su 07:00-23:00'
    expect(start({ hours }, 0, 60, 'lunch')).toBe(690)
    expect(start({ hours }, 810, 60, 'lunch')).toBe(810)
    expect(start({ hours }, 815, 60, 'lunch')).toBeUndefined()
    expect(start({ hours }, 0, 60, 'dinner')).toBe(1050)
  })

  it('is never where it is closed, and not known where the hours are not', () => {
    expect(start({ hours: 'Tu-Su 09:00-18:00' }, 600)).toBeUndefined()
    const open = (more: Partial<Place>) =>
      windowsOn({ ...testPlace('sea-gate'), ...more }, monday, testDestination)
    expect(open({ hours: undefined })).toBeUndefined()
    expect(open({ hours: 'now and then' })).toBeUndefined()
    expect(open({ hours: 'Tu-Su 09:00-18:00' })).toEqual([])
    expect(open({ avoidMonths: [5] })).toEqual([])
    expect(open({ avoidMonths: [6] })).toEqual([{ from: 480, to: 1320 }])
  })
})
