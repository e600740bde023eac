import { describe, expect, it } from 'vitest'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { testDestination } from '~/domain/testing/test-destination'
import { testPlan, testRequest } from '~/domain/testing/test-plan'
import { editFacts } from '~/messages/edit-facts'
import { sayIn } from '~/messages/languages'
import { applyMoves } from './apply-moves'
import { compare } from './compare'
import { draftOf } from './draft'
import type { Move } from './moves'

const facts = editFacts({ request: testRequest, destination: testDestination, sunTimes: () => null }, sayIn())
const start = applyMoves(draftOf({ ...testPlan, checks: [], scores: [] }), [], facts).itinerary
const edited = (...moves: Move[]) => applyMoves(draftOf(start), moves, facts).itinerary

const all = (itinerary: ItineraryView) => itinerary.days.flatMap(({ activities }) => activities)
const minutes = (itinerary: ItineraryView) =>
  all(itinerary).reduce((sum, { travel }) => sum + travel.minutes, 0)
const walked = (itinerary: ItineraryView) =>
  all(itinerary).reduce((sum, { travel }) => sum + (travel.mode === 'walk' ? travel.meters : 0), 0)

describe('two plans of one trip side by side', () => {
  it('are the same where nothing was done', () => {
    expect(compare(start, start)).toEqual({
      stops: [],
      cents: 0,
      walkedMeters: 0,
      wayMinutes: 0,
      worse: [],
      better: [],
    })
  })

  it('name what was taken away, with its day and time', () => {
    expect(compare(start, edited({ kind: 'remove', id: 'sea-gate' })).stops).toEqual([
      {
        kind: 'removed',
        title: 'Sea Gate',
        from: { day: 1, time: expect.stringMatching(/^\d\d:\d\d$/) },
      },
    ])
  })

  it('name what came, and what it stands in the place of', () => {
    const removed = edited({ kind: 'remove', id: 'sea-gate' })
    expect(compare(removed, start).stops).toEqual([
      { kind: 'added', title: 'Sea Gate', to: expect.objectContaining({ day: 1 }) },
    ])
    const renamed = {
      ...start,
      days: start.days.map((day) => ({
        ...day,
        activities: day.activities.map((stop) =>
          stop.id === 'sea-gate' ? { ...stop, title: 'A nap' } : stop,
        ),
      })),
    }
    expect(compare(start, renamed).stops).toEqual([
      { kind: 'changed', title: 'A nap', formerTitle: 'Sea Gate', to: expect.objectContaining({ day: 1 }) },
    ])
  })

  it('tell a stop that changed its day from one that changed its time', () => {
    const { stops } = compare(start, edited({ kind: 'move', id: 'sea-gate', day: 2, before: 'salt-store' }))
    expect(stops).toContainEqual({
      kind: 'moved',
      title: 'Sea Gate',
      from: expect.objectContaining({ day: 1 }),
      to: { day: 2, time: '11:35' },
    })
    expect(stops.filter(({ kind }) => kind === 'retimed')).toEqual([
      {
        kind: 'retimed',
        title: 'Salt Store',
        from: { day: 2, time: '12:30' },
        to: { day: 2, time: '13:10' },
      },
    ])
  })

  it('give the difference of money, of the way walked and of the time on the way, after minus before', () => {
    const fewer = edited({ kind: 'remove', id: 'rope-museum' })
    const { cents, walkedMeters, wayMinutes } = compare(start, fewer)
    expect(cents).toBe(Math.round((fewer.budget.grandTotal - start.budget.grandTotal) * 100))
    expect(cents).toBeLessThan(0)
    expect(walkedMeters).toBe(walked(fewer) - walked(start))
    expect(wayMinutes).toBe(minutes(fewer) - minutes(start))
    const back = compare(fewer, start)
    expect(back).toMatchObject({ cents: -cents, walkedMeters: 0 - walkedMeters, wayMinutes: 0 - wayMinutes })
  })

  it('count no ride as a walk', () => {
    const first = (travel: ItineraryView['days'][number]['activities'][number]['travel']) => ({
      ...start,
      days: start.days.map((day) => ({
        ...day,
        activities: day.activities.map((stop, index) => (index === 0 ? { ...stop, travel } : stop)),
      })),
    })
    const onFoot = first({ mode: 'walk', minutes: 10, meters: 700 })
    const riding = first({ mode: 'transit', minutes: 25, meters: 4000 })
    const difference = compare(onFoot, riding)
    // One first stop on each day.
    expect(difference.walkedMeters).toBe(-700 * start.days.length)
    expect(difference.wayMinutes).toBe(15 * start.days.length)
  })

  it('tell the checks that fail now from those that failed before', () => {
    const check = (id: 'meals' | 'open' | 'walk', status: 'pass' | 'fail') => ({
      id,
      status,
      evidence: `${id}!`,
    })
    const before: ItineraryView = {
      ...start,
      checks: [check('meals', 'pass'), check('open', 'fail'), check('walk', 'fail')],
    }
    const now: ItineraryView = {
      ...start,
      checks: [check('meals', 'fail'), check('open', 'pass'), check('walk', 'fail')],
    }
    expect(compare(before, now)).toMatchObject({
      worse: [{ id: 'meals', evidence: 'meals!' }],
      better: ['open'],
    })
  })
})
