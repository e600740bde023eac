import { describe, expect, it } from 'vitest'
import { budgetOf } from '~/domain/itinerary/budget'
import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import { draftOf, stopsOf } from '~/domain/itinerary/edit/draft'
import type { Move } from '~/domain/itinerary/edit/moves'
import type { ItineraryView, Plan } from '~/domain/itinerary/itinerary'
import { failedChecks, planOfTown, townOf, townRequest } from '~/domain/testing/plan-of-town'
import { judge } from '~/domain/verification/judge'
import { editFacts } from '~/messages/edit-facts'
import { ticketWords } from '~/messages/en/ticket-words'
import { itineraryView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'

// Tickets for several places in real towns: who pays, what the others cost, and what an edit makes of it.
const say = sayIn()
const stopsIn = ({ days }: Pick<ItineraryView, 'days'>) =>
  days.flatMap((day) => stopsOf(day).map((stop) => ({ day: day.day, ...stop })))
const checkOf = ({ checks }: ItineraryView, id: string) => checks.find((check) => check.id === id)

describe('plans of towns with tickets for several places', () => {
  it.each([
    ['rome', ['colosseum', 'roman-forum-palatine']],
    ['cusco', ['sacsayhuaman', 'upper-ruins', 'pisac-ruins', 'chinchero-site']],
    ['florence', ['dome-climb', 'campanile', 'baptistery', 'opera-duomo']],
  ])(
    '%s: each ticket is paid once and nothing that needs one is free without',
    async (id, places) => {
      const town = townOf(id)
      const request = townRequest(id)

      const plan = await planOfTown(request, town)
      expect(failedChecks(plan, request, town)).toEqual([])
      const stops = plan.days.flatMap(({ activities }) => activities)
      const about = stops.filter(({ placeId }) => placeId !== null && places.includes(placeId))
      for (const stop of about) expect(stop.ticket).toBeDefined()
      // One payment for every ticket in so short a trip, at the ticket's price.
      for (const ticket of new Set(about.map((stop) => stop.ticket))) {
        const paid = about.filter((stop) => stop.ticket === ticket && stop.costCents > 0)
        expect(paid.map(({ costCents }) => costCents)).toEqual([
          town.tickets.find((each) => each.id === ticket)?.cost.cents,
        ])
      }
      expect(about.length).toBeGreaterThan(0)
    },
    20_000,
  )
})

describe('an edit of a trip to Rome', async () => {
  const town = townOf('rome')
  const request = townRequest('rome', { budget: 'luxury' })
  const plan = await planOfTown(request, town)
  const facts = editFacts({ request, destination: town, sunTimes: () => null }, say)
  const view = itineraryView({ ...plan, ...judge(plan, request, town) }, say)
  const both = ['colosseum', 'roman-forum-palatine']
  /** The trip with the Colosseum and the Forum on day 1, one after the other, and nothing else that has their ticket. */
  const gone = stopsIn(view)
    .filter(({ placeId }) => placeId !== null && both.includes(placeId))
    .map(({ id }): Move => ({ kind: 'remove', id }))
  const add = (placeId: string, day: number): Move => ({ kind: 'add', day, before: null, stop: { placeId } })
  const start = applyMoves(draftOf(view), [...gone, add('colosseum', 1), add(both[1] ?? '', 1)], facts)
  const stop = ({ days }: ItineraryView, placeId: string) => {
    const found = stopsIn({ days }).find((each) => each.placeId === placeId)
    if (!found) throw new Error(`no ${placeId}`)
    return found
  }

  it('pays at the first stop, and says what the ticket is for', () => {
    const { itinerary } = start
    const [arena, forum] = [stop(itinerary, 'colosseum'), stop(itinerary, both[1] ?? '')]
    expect([arena.costCents, forum.costCents, forum.cost]).toEqual([1800, 0, 'Included'])
    expect(ticketWords(arena)).toBe(
      'Ticket: Colosseum, Roman Forum and Palatine, 24 hours. It is good for Roman Forum and Palatine Hill too.',
    )
    expect(ticketWords(forum)).toBe(
      'Entered with the ticket of day 1: Colosseum, Roman Forum and Palatine, 24 hours.',
    )
    expect(checkOf(itinerary, 'tickets')).toMatchObject({ status: 'pass' })
    expect(checkOf(itinerary, 'money')?.evidence).toContain('without the bed')
  })

  it('moves the price to the next stop where the one that paid is taken out', () => {
    const id = stop(start.itinerary, 'colosseum').id
    const { itinerary } = applyMoves(start, [{ kind: 'remove', id }], facts)
    const forum = stop(itinerary, both[1] ?? '')
    expect([forum.costCents, forum.cost]).toEqual([1800, '€18.00'])
    expect(itinerary.budget).toEqual(budgetOf(itinerary.days))
    expect(checkOf(itinerary, 'tickets')).toMatchObject({ status: 'pass' })
  })

  it('pays again where a stop moves to a day on which the ticket has run out', () => {
    const id = stop(start.itinerary, both[1] ?? '').id
    const later = applyMoves(start, [{ kind: 'move', id, day: 3, before: null }], facts).itinerary
    expect([stop(later, 'colosseum').costCents, stop(later, both[1] ?? '').costCents]).toEqual([1800, 1800])
    expect(later.days[2]?.costCents).toBe(
      later.days[2]?.activities.reduce((sum, { costCents }) => sum + costCents, 0),
    )
    expect(checkOf(later, 'tickets')).toMatchObject({ status: 'pass' })
  })

  it('leaves days that have no part in it the same objects', () => {
    const spare = stopsIn(start.itinerary).find(
      ({ day, type, ticket }) => day === 2 && type === 'attraction' && !ticket,
    )
    const { itinerary } = applyMoves(start, [{ kind: 'remove', id: spare?.id ?? '' }], facts)
    expect(itinerary.days[0]).toBe(start.itinerary.days[0])
  })

  it('is told by the check where a plan from outside gets it wrong', () => {
    const forum = stop(start.itinerary, both[1] ?? '').id
    const forged = (change: object): Plan => ({
      ...plan,
      days: start.itinerary.days.map((day) => ({
        ...day,
        activities: day.activities.map((each) => (each.id === forum ? { ...each, ...change } : each)),
      })),
    })
    const verdict = (more: Plan) => judge(more, request, town).checks.find(({ id }) => id === 'tickets')
    expect(verdict(forged({ ticket: undefined }))).toMatchObject({ status: 'fail' })
    expect(verdict(forged({ costCents: 1800, cost: '€18.00' }))).toMatchObject({ status: 'fail' })
    const { tickets: _tickets, ...before } = forged({ ticket: undefined })
    expect(verdict(before)).toMatchObject({ status: 'unknown' })
  })
})
