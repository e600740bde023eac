import { describe, expect, it } from 'vitest'
import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import { compare } from '~/domain/itinerary/edit/compare'
import { draftOf } from '~/domain/itinerary/edit/draft'
import type { Move } from '~/domain/itinerary/edit/moves'
import { additionsFor, alternativesFor } from '~/domain/itinerary/edit/suggest'
import { testDestination } from '~/domain/testing/test-destination'
import { testPlan, testRequest } from '~/domain/testing/test-plan'
import { judge } from '~/domain/verification/judge'
import { editFacts } from '~/messages/edit-facts'
import { itineraryView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'
import { notesOf } from './stop-notes'

const facts = editFacts({ request: testRequest, destination: testDestination, sunTimes: () => null }, sayIn())
const start = draftOf(
  itineraryView({ ...testPlan, ...judge(testPlan, testRequest, testDestination) }, sayIn()),
)
const planWith = (...moves: Move[]) => applyMoves(start, moves, facts).itinerary

describe('what the checks find', () => {
  it('is nothing in a plan that passes them', () => {
    expect(notesOf(start.itinerary, facts)).toEqual({
      trip: [],
      days: [1, 2, 3].map(() => ({ day: [], stops: {} })),
    })
  })

  it('stands beside the stop it speaks of, all of it', () => {
    const closed = planWith({ kind: 'swap-days', days: [1, 2] })
    expect(notesOf(closed, facts).days[0]?.stops['rope-museum']?.join()).toContain('closed on Mondays')
    const late = planWith({ kind: 'retime', id: 'bread-bench', start: 16 * 60 })
    expect(notesOf(late, facts).days[0]?.stops['bread-bench']?.join()).toContain(
      'belongs between 06:00 and 10:30',
    )
  })

  it('stands there too in a plan that was only opened', () => {
    const late = planWith({ kind: 'retime', id: 'bread-bench', start: 16 * 60 })
    const opened = { ...late, checks: late.checks.map((check) => ({ ...check })) }
    expect(notesOf(opened, facts)).toEqual(notesOf(late, facts))
    expect(notesOf(opened, facts).days[0]?.stops['bread-bench']).not.toBeUndefined()
  })

  it('stands above the days where it is about the whole trip', () => {
    const short = editFacts({ ...facts, request: { ...testRequest, dayLimit: 2 } }, sayIn())
    const { itinerary } = applyMoves(start, [{ kind: 'retime', id: 'sea-gate', start: 545 }], short)
    expect(notesOf(itinerary, short).trip).toEqual(['The trip has 3 days; the plan allows 2.'])
  })

  it('stands with the day where it is about no stop', () => {
    const hungry = planWith(
      { kind: 'remove', id: 'net-loft' },
      { kind: 'remove', id: 'salt-store' },
      { kind: 'remove', id: 'oil-press' },
    )
    expect(notesOf(hungry, facts).days.map(({ day }) => day)).toEqual([
      ['Has no lunch.'],
      ['Has no lunch.'],
      ['Has no lunch.'],
    ])
  })
})

describe('comparing two plans', () => {
  it('tells what came, went, moved and changed its time', () => {
    const moved = planWith(
      { kind: 'remove', id: 'clock-stairs' },
      { kind: 'add', day: 3, before: null, stop: { placeId: 'night-cellar' } },
      { kind: 'move', id: 'sea-gate', day: 2, before: null },
      { kind: 'retime', id: 'net-loft', start: 12 * 60 },
    )
    const { stops, cents, worse } = compare(start.itinerary, moved)
    expect(stops.map(({ kind, title }) => `${kind} ${title}`).sort()).toEqual([
      'added Night Cellar',
      'moved Sea Gate',
      'removed Clock Stairs',
      'retimed Net Loft',
    ])
    expect(cents).toBe(0)
    expect(worse).toEqual([])
  })

  it('names the checks that fail now and those that pass again', () => {
    const hungry = planWith({ kind: 'remove', id: 'net-loft' })
    expect(compare(start.itinerary, hungry).worse.map(({ id }) => id)).toEqual(['meals'])
    expect(compare(hungry, start.itinerary).better).toEqual(['meals'])
    expect(compare(start.itinerary, start.itinerary).stops).toEqual([])
  })
})

describe('suggestions', () => {
  it('never offer what is in the plan or what is closed first', () => {
    const names = alternativesFor(start.itinerary, 'sea-gate', facts).map(({ place }) => place.name)
    expect(names).toEqual(['Night Cellar'])
    const freed = planWith({ kind: 'remove', id: 'rope-museum' })
    const monday = additionsFor(freed, 1, 'sea-gate', facts)
    expect(monday.find(({ place }) => place.id === 'rope-museum')?.open).toBe(false)
    expect(monday[0]?.place.id).toBe('night-cellar')
  })

  it('keep to what was asked for of every stop', () => {
    const filters = { ...testRequest.filters, childFriendly: true }
    const withChildren = { ...facts, request: { ...testRequest, filters } }
    expect(alternativesFor(start.itinerary, 'sea-gate', withChildren)).toEqual([])
  })
})
