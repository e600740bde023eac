import { describe, expect, it } from 'vitest'
import { replyTo } from '~/domain/assistant/reply'
import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import { draftOf } from '~/domain/itinerary/edit/draft'
import { Itinerary } from '~/domain/itinerary/itinerary'
import { provideLexicons } from '~/domain/reader/lexicons'
import { allLexicons } from '~/domain/reader/lexicons/all'
import { planRequest } from '~/domain/request/plan-request'
import { TripForm } from '~/domain/request/trip-form'
import { testDestination } from '~/domain/testing/test-destination'
import { testPlan, testRequest } from '~/domain/testing/test-plan'
import { judge } from '~/domain/verification/judge'
import { editFacts } from '~/messages/edit-facts'
import { itineraryView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'
import { sharedTrip } from './sharing/shared-trip'
import { withTravellersSaid } from './trip-request'

provideLexicons(allLexicons)

const family = { adults: 2, children: [1, 8] }
const whole = { ...testPlan, ...judge(testPlan, testRequest, testDestination) }
const facts = editFacts({ request: testRequest, destination: testDestination, sunTimes: () => null }, sayIn())
const draft = draftOf(itineraryView(whole, sayIn()))
const money = ({ checks }: { checks: readonly { id: string; evidence: string }[] }) =>
  checks.find(({ id }) => id === 'money')?.evidence

describe('travellers of a trip', () => {
  it('change by an edit that leaves days and prices as they are', () => {
    const { itinerary } = applyMoves(draft, [{ kind: 'travellers', travellers: family }], facts)
    expect(itinerary.travellers).toEqual(family)
    expect(itinerary.days).toEqual(draft.itinerary.days)
    expect(itinerary.budget).toEqual(draft.itinerary.budget)
    expect(money(itinerary)).toContain('2 adults, 2 children in 1 room: ')
    expect(money(draft.itinerary)).not.toContain('adult')
  })

  it('change when the assistant is told', () => {
    const { proposal } = replyTo('We are four now', draft, facts, 'revise')
    expect(proposal).toMatchObject({
      title: { code: 'change.travellers' },
      moves: [{ kind: 'travellers', travellers: { adults: 4, children: [] } }],
    })
    expect(replyTo('We are two adults and a child of 4', draft, facts, 'revise').proposal).toMatchObject({
      moves: [{ kind: 'travellers', travellers: { adults: 2, children: [4] } }],
    })
  })

  it('are shared without the ages of children', () => {
    expect(sharedTrip({ ...whole, travellers: family }).travellers).toEqual({
      adults: 2,
      children: [0, null],
    })
  })

  it('of an older trip are those that were read out of its text', () => {
    const wishes = [
      { is: 'party' as const, who: 'couple' as const },
      { is: 'party' as const, who: 'children' as const, ages: [4] },
    ]
    expect(withTravellersSaid(whole, { ...testRequest, wishes }).travellers).toEqual({
      adults: 2,
      children: [4],
    })
    expect(withTravellersSaid(whole, testRequest)).toBe(whole)
    expect(withTravellersSaid(whole, null)).toBe(whole)
  })

  it('that a later release stored otherwise are left out', () => {
    expect(Itinerary.parse({ ...whole, travellers: { seats: 4 } }).travellers).toBeUndefined()
  })
})

describe('travellers of a form', () => {
  const form = (travellers: unknown) =>
    TripForm.parse({ destination: 'Rome', startDate: '2027-05-01', endDate: '2027-05-03', travellers })

  it('reach the request, and small children have days of their own where the plan has filters', () => {
    const premium = planRequest(form(family), 'premium', 'rome')
    expect(premium).toMatchObject({ travellers: family, filters: { childFriendly: true } })
    expect(planRequest(form(family), 'explorer', 'rome').filters.childFriendly).toBe(false)
    expect(planRequest(form({ adults: 2, children: [15] }), 'premium', 'rome').filters.childFriendly).toBe(
      false,
    )
  })

  it('are refused beyond what one plan is for', () => {
    const input = { startDate: '2027-05-01', endDate: '2027-05-03' }
    expect(TripForm.safeParse({ ...input, travellers: { adults: 0, children: [] } }).success).toBe(false)
    expect(TripForm.safeParse({ ...input, travellers: { adults: 99, children: [] } }).success).toBe(false)
  })
})
