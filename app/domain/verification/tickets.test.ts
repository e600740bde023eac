import { describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import type { PlanView } from '~/domain/itinerary/itinerary'
import { testDestination } from '~/domain/testing/test-destination'
import { testPlan, testRequest, withStop } from '~/domain/testing/test-plan'
import { sayIn } from '~/messages/languages'
import { checkContext } from './context'
import { ticketFaults } from './tickets'

type Ticket = Destination['tickets'][number]

/** One ticket for the gate (day 1, 09:00) and the museum (day 2, 09:30), 24 hours and a half apart. */
const pass: Ticket = {
  id: 'pass',
  name: 'Harbour Pass',
  places: ['sea-gate', 'rope-museum', 'clock-stairs'],
  only: false,
  validDays: 2,
  cost: { cents: 1800, year: 2026 },
  fact: 'It admits once to each of the three old houses.',
  source: 'made up for tests, 2026',
  confidence: 'high',
}

function faults(plan: PlanView, ticket: Partial<Ticket> = {}) {
  const { validDays: _days, ...withoutDays } = pass
  const kept = 'validHours' in ticket || 'validDays' in ticket ? withoutDays : pass
  const town = { ...testDestination, tickets: [{ ...kept, ...ticket } as Ticket] }
  return ticketFaults(checkContext(plan, testRequest, town)).map(({ said }) => sayIn()(said))
}

const enter = (id: string, costCents: number, plan: PlanView = testPlan) =>
  withStop(id, { ticket: 'pass', costCents }, plan)
const both = enter('rope-museum', 0, enter('sea-gate', 1800))

describe('tickets', () => {
  it('are bought once and used within their validity', () => {
    expect(faults(both)).toEqual([])
    expect(faults(testPlan)).toEqual([])
    expect(faults(both, { validHours: 25 })).toEqual([])
    expect(faults(both, { validHours: 24 })).toEqual([
      'Day 2: Harbour Pass of day 1 is no longer valid at Rope Museum.',
    ])
    expect(faults(both, { validDays: 1 })).toHaveLength(1)
    expect(faults(both, { validDays: undefined })).toHaveLength(1)
    expect(faults(enter('clock-stairs', 0, enter('sea-gate', 1800)), { validDays: undefined })).toEqual([])
  })

  it('are not charged twice while they are valid, and are paid at the first stop', () => {
    expect(faults(enter('rope-museum', 1800, enter('sea-gate', 1800)))).toEqual([
      'Day 2: Harbour Pass is paid again at Rope Museum; that of day 1 is still valid.',
    ])
    expect(faults(enter('sea-gate', 0))).toEqual([
      'Day 1: Harbour Pass is not paid at its price at Sea Gate.',
    ])
    expect(faults(enter('sea-gate', 1799))).toHaveLength(1)
    expect(faults(withStop('sea-gate', { ownCost: true }, enter('sea-gate', 1000)))).toEqual([])
    // A new one is bought when the first has run out.
    expect(faults(enter('rope-museum', 1800, enter('sea-gate', 1800)), { validDays: 1 })).toEqual([])
  })

  it('are for their own places, and needed where there is no other', () => {
    expect(faults(enter('fish-hall', 1800))).toEqual(['Day 3: Harbour Pass does not admit to Fish Hall.'])
    expect(faults(testPlan, { only: true, validDays: 2, places: ['rope-museum'] })).toEqual([
      'Day 2: Rope Museum has no ticket but Harbour Pass, which the plan does not buy.',
    ])
    expect(faults(withStop('sea-gate', { ticket: 'other' }))).toEqual([
      'Day 1: other does not admit to Sea Gate.',
    ])
  })
})
