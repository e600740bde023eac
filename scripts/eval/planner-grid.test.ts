import { beforeAll, describe, expect, it } from 'vitest'
import { month } from '../../app/domain/calendar/calendar-date'
import type { Destination } from '../../app/domain/catalogue/destination'
import { ok, type Result } from '../../app/domain/errors'
import { popularIds } from '../../app/domain/gazetteer/popular'
import { type Activity, type Check, type Plan, scoreIds } from '../../app/domain/itinerary/itinerary'
import { catalogueEngine } from '../../app/domain/planning/catalogue-engine/catalogue-engine'
import { defaultFilters } from '../../app/domain/request/filters'
import type { PlanRequest } from '../../app/domain/request/plan-request'
import { judge } from '../../app/domain/verification/judge'
import { sayIn } from '../../app/messages/languages'
import { collectPlan } from './collect-plan'
import { readDestinations } from './destinations'
import { gridRequest } from './grid'
import { type Row, runTrip } from './run-trip'
import { tally } from './tally'

const minutes = 60_000

const destinations = readDestinations()
/** How many trips are planned here, one for each destination at least; `npm run eval` plans thousands. */
const gridSize = Number(process.env.GRID_SIZE ?? Math.max(100, destinations.length))
/** Days of the longest trips. Most are short, since the solver's time grows with the days; one trip in so many may be long. With
 * a prime number of days lengths take turns, whichever trips those are. */
const longest = { usual: 4, long: 13 }
const longEvery = 6
const rows: Row[] = []

beforeAll(async () => {
  for (let index = 0; index < gridSize; index++) {
    const most = index % longEvery === 0 ? longest.long : longest.usual
    const asked = gridRequest(index, destinations, { seed: 5, longest: most })
    if (asked) rows.push(await runTrip(catalogueEngine, asked.request, asked.destination))
  }
}, 10 * minutes)

const report = (request: PlanRequest, checks: Check[]) =>
  [
    JSON.stringify(request),
    ...checks.map(({ id, status, evidence }) => `  ${id} ${status}: ${sayIn()(evidence)}`),
  ].join('\n')

async function planOf(request: PlanRequest, destination: Destination): Promise<Result<Plan>> {
  const made = await collectPlan(catalogueEngine, request, destination)
  return made.ok ? ok(made.value.plan) : made
}

function sightsOf(planned: Result<Plan>): (string | null)[] {
  if (!planned.ok) throw new Error(planned.failure.message)
  const activities = planned.value.days.flatMap((day) => day.activities)
  return activities.filter(({ type }) => type === 'attraction').map(({ placeId }) => placeId)
}

/** A plain request for a destination; what a test varies is given. */
function plainRequest(destination: Destination, more: Partial<PlanRequest> = {}): PlanRequest {
  return {
    destinationId: destination.id,
    startDate: '2027-05-10',
    days: 3,
    budget: 'moderate',
    interests: ['Sightseeing', 'Food & Dining', 'Museums'],
    additionalInfo: '',
    filters: defaultFilters,
    seed: 0,
    sample: false,
    dayLimit: null,
    ...more,
  }
}

describe('the embedded planner over the catalogue', () => {
  it('meets every month and every destination, on short trips and long ones', () => {
    expect(new Set(rows.map(({ request }) => month(request.startDate))).size).toBe(12)
    expect(rows.filter(({ request }) => request.days > 7).length).toBeGreaterThan(10)
    expect(new Set(rows.map(({ request }) => request.destinationId)).size).toBe(destinations.length)
  })

  it('never throws', () => {
    const crashed = rows.filter(({ crash }) => crash !== undefined)
    expect(crashed.map(({ crash, request }) => `${crash}\n${JSON.stringify(request)}`)).toEqual([])
  })

  it('never fails a hard check', () => {
    const failed = rows.map(({ request, checks }) => ({
      request,
      failures: checks.filter(({ status }) => status === 'fail'),
    }))
    expect(
      failed.flatMap(({ request, failures }) => (failures.length > 0 ? [report(request, failures)] : [])),
    ).toEqual([])
  })

  it('leaves nothing unknown that it could have chosen around', () => {
    const open = rows.filter((row) => row.avoidable.length > 0)
    expect(open.map(({ request, avoidable }) => report(request, avoidable))).toEqual([])
  })

  it('refuses only requests with wishes that can clash', () => {
    const easy = rows.filter(
      ({ request }) => JSON.stringify(request.filters) === JSON.stringify(defaultFilters),
    )
    expect(easy.length).toBeGreaterThan(rows.length / 10)
    expect(
      easy.flatMap(({ refusal, request }) => (refusal ? [`${refusal}\n${JSON.stringify(request)}`] : [])),
    ).toEqual([])
  })

  it('tells what the grid came to', () => {
    const found = tally(rows)
    expect(found.trips).toBe(gridSize)
    expect(found.scores.map(({ id }) => id)).toEqual([...scoreIds])
    expect(
      found.checks.every(({ passed, failed, unknown }) => passed + failed + unknown === found.planned),
    ).toBe(true)
  })
})

describe('requests that were once too much', { timeout: minutes }, () => {
  it.each([
    ['a lunch left open on a day with children', 633],
    ['a dinner farther round than it is worth', 1248],
    ['days with fewer meals than others, all of them scarce', 763],
  ])('%s', async (_why, index) => {
    const asked = gridRequest(index, destinations, { seed: 1, longest: 30 })
    if (!asked) throw new Error('no such request')
    const row = await runTrip(catalogueEngine, asked.request, asked.destination)
    expect(row).not.toHaveProperty('crash')
    expect(row).not.toHaveProperty('refusal')
    const failed = row.checks.filter(({ status }) => status === 'fail')
    expect(report(asked.request, [...failed, ...row.avoidable])).toBe(JSON.stringify(asked.request))
  })
})

describe('two trips to one of the popular places', { timeout: minutes }, () => {
  const popular = () => destinations.filter(({ id }) => popularIds.includes(id))

  it('are the same for the same request and seed, and others for another seed', async () => {
    for (const destination of popular().slice(0, 3)) {
      const request = plainRequest(destination)
      const first = await planOf(request, destination)
      expect(await planOf(request, destination)).toEqual(first)
      const again = sightsOf(await planOf({ ...request, seed: 1 }, destination))
      expect(again).not.toEqual(sightsOf(first))
    }
  })

  it('share at most half of their stops when the interests differ', async () => {
    const shares: Record<string, number> = {}
    for (const destination of popular()) {
      const days = { days: 4 }
      const one = sightsOf(
        await planOf(
          plainRequest(destination, { ...days, interests: ['Museums', 'Art', 'History'] }),
          destination,
        ),
      )
      const other = sightsOf(
        await planOf(
          plainRequest(destination, { ...days, interests: ['Nature & Outdoors', 'Shopping', 'Nightlife'] }),
          destination,
        ),
      )
      const both = one.filter((id) => other.includes(id)).length
      shares[destination.id] = both / Math.min(one.length, other.length)
    }
    expect(Object.entries(shares).filter(([, share]) => share > 0.5)).toEqual([])
  })
})

describe('the checks', { timeout: minutes }, () => {
  it('can fail for every plan', async () => {
    for (const destination of destinations.slice(0, 8)) {
      const request = plainRequest(destination, { days: 2 })
      const planned = await planOf(request, destination)
      if (!planned.ok) throw new Error(planned.failure.message)
      const failing = (plan: Plan) =>
        judge(plan, request, destination)
          .checks.filter(({ status }) => status === 'fail')
          .map(({ id }) => id)
      const { value } = planned
      expect(failing(value)).toEqual([])
      expect(failing(withFirstSight(value, { reason: 'Close to Trattoria Da Mario.' }))).toEqual(['words'])
      expect(failing(withFirstSight(value, { placeId: 'atlantis' }))).toContain('real')
      expect(failing(withFirstSight(value, { startTime: '03:00', endTime: '04:00' }))).toContain('time')
      expect(failing({ ...value, budget: { ...value.budget, grandTotal: 1 } })).toEqual(['money'])
    }
  })
})

function withFirstSight(plan: Plan, change: Partial<Activity>): Plan {
  const [day, ...days] = plan.days
  if (!day) throw new Error('a plan without days')
  const first = day.activities.findIndex(({ type }) => type === 'attraction')
  const activities = day.activities.map((activity, index) =>
    index === first ? { ...activity, ...change } : activity,
  )
  return { ...plan, days: [{ ...day, activities }, ...days] }
}
