import { describe, expect, it } from 'vitest'
import { addDays, type CalendarDate, month } from '~/domain/calendar/calendar-date'
import { judge } from '~/domain/checks/judge'
import { popularIds } from '~/domain/destinations/popular'
import { ok, type Result } from '~/domain/errors'
import { budgetOf } from '~/domain/itinerary/budget'
import {
  type Activity,
  type Check,
  checkIds,
  type ItineraryDay,
  type Plan,
  type Score,
  scoreIds,
} from '~/domain/itinerary/itinerary'
import { Destination } from '~/domain/places/destination'
import { accessNeeds, budgetLevels, diets, interests, travelStyles } from '~/domain/places/vocabulary'
import { defaultFilters, defaultForm, paces } from '~/domain/trip/trip-rules'
import { embeddedEngine } from './embedded/embedded-engine'
import { lastDay, type PlanRequest, planRequest } from './plan-request'

/** How many trips are planned; every destination, length, level, month and interest has its share. */
const gridSize = Number(process.env.GRID_SIZE ?? 504)

const files = import.meta.glob<unknown>('/catalogue/*.json', { eager: true, import: 'default' })
/** The popular destinations have to carry every trip of up to ten days, in any month. */
const catalogue = Object.values(files)
  .map((file) => Destination.parse(file))
  .filter(({ id }) => popularIds.includes(id))

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Row `index` of the grid: lengths, levels and months take turns, the rest is drawn by lot. */
function requestOf(index: number, destination: Destination): PlanRequest {
  const random = randomFrom(index + 1)
  const pick = <T>(list: readonly T[], number: number) =>
    [...list]
      .map((item) => ({ item, lot: random() }))
      .sort((a, b) => a.lot - b.lot)
      .slice(0, number)
      .map(({ item }) => item)
  const round = Math.floor(index / catalogue.length)
  const startDate = addDays(`2027-${String((round % 12) + 1).padStart(2, '0')}-01`, Math.floor(random() * 28))
  if (random() < 0.06) return planRequest(defaultForm(startDate), 'free', destination.id)
  const typed = random() < 0.1 ? ['Jazz Clubs'] : []
  const wished = pick(interests, 1 + Math.floor(random() * 4))
  const filters = { ...defaultFilters }
  if (random() < 0.4) filters.pace = pick(paces, 1)[0] ?? filters.pace
  if (random() < 0.15) filters.dietaryRestrictions = pick(diets.slice(0, 2), 1)
  if (random() < 0.08) filters.accessibility = pick(accessNeeds.slice(0, 3), 1)
  if (random() < 0.15) filters.childFriendly = true
  if (random() < 0.2) filters.maxWalkingDistance = 2 + Math.floor(random() * 8)
  if (random() < 0.1) filters.localExperiencesOnly = true
  if (random() < 0.2) filters.travelStyle = pick(travelStyles, 1)
  return {
    destinationId: destination.id,
    startDate,
    days: 1 + (Math.floor(round / 12 + round) % 10),
    budget: budgetLevels[round % budgetLevels.length] ?? 'moderate',
    interests: [...typed, ...wished, ...pick([interests[round % interests.length] ?? 'Museums'], 1)].filter(
      (interest, at, list) => list.indexOf(interest) === at,
    ),
    additionalInfo: random() < 0.1 ? 'We loved the Harry Potter Studios and Trattoria Da Mario.' : '',
    filters,
    seed: index,
    sample: false,
    dayLimit: null,
  }
}

interface Row {
  request: PlanRequest
  /** Of a request that the engine says cannot be met. */
  clash?: string
  /** An error that the engine threw; always a fault of its own. */
  crash?: string
  checks: Check[]
  scores: Score[]
  /** What is unknown though another choice would have been known. */
  avoidable: Check[]
  milliseconds: number
}

async function planFor(request: PlanRequest, destination: Destination): Promise<Result<Plan>> {
  const days: ItineraryDay[] = []
  let overview = ''
  let tips: string[] = []
  for await (const piece of embeddedEngine.plan(request, destination)) {
    if (!piece.ok) return piece
    if (piece.value.kind === 'day') days.push(piece.value.day)
    else if (piece.value.kind === 'overview') overview = piece.value.overview
    else if (piece.value.kind === 'tips') tips = piece.value.tips
  }
  return ok({
    destination: destination.label,
    destinationId: destination.id,
    startDate: request.startDate,
    endDate: lastDay(request),
    overview,
    days,
    tips,
    budget: budgetOf(days),
    currency: destination.currency,
    engine: embeddedEngine.name,
    sample: request.sample,
  })
}

async function run(request: PlanRequest, destination: Destination): Promise<Row> {
  const started = performance.now()
  const row = { request, checks: [], scores: [], avoidable: [] }
  try {
    const planned = await planFor(request, destination)
    const milliseconds = performance.now() - started
    if (!planned.ok) return { ...row, clash: planned.failure.message, milliseconds }
    const { checks } = judge(planned.value, request, withAccessibleBases(destination))
    const avoidable = checks.filter(({ status }) => status === 'unknown')
    return { request, ...judge(planned.value, request, destination), avoidable, milliseconds }
  } catch (error) {
    return { ...row, crash: String(error), milliseconds: performance.now() - started }
  }
}

/**
 * The catalogue may not say whether a base suits an access need, and somewhere one has to sleep: that alone may stay
 * unknown. Everything else can be chosen around.
 */
function withAccessibleBases(destination: Destination): Destination {
  const yes = 'yes' as const
  const all = { wheelchair: yes, limitedMobility: yes, noStairs: yes, audioGuides: yes, visualAids: yes }
  return {
    ...destination,
    places: destination.places.map((place) =>
      place.kind === 'base' ? { ...place, access: { ...all, ...place.access } } : place,
    ),
  }
}

function table(rows: Row[]): string {
  const planned = rows.filter(({ checks }) => checks.length > 0)
  const crashed = rows.filter(({ crash }) => crash !== undefined).length
  const lines = checkIds.map((id) => {
    const number = (status: Check['status']) =>
      planned.filter(({ checks }) => checks.some((check) => check.id === id && check.status === status))
        .length
    const rate = ((100 * number('pass')) / Math.max(1, planned.length)).toFixed(1)
    return `${id.padEnd(8)} ${rate.padStart(5)} %  fail ${number('fail')}  unknown ${number('unknown')}`
  })
  const scores = scoreIds.map((id) => {
    const values = planned.flatMap(({ scores }) =>
      scores.filter((score) => score.id === id).map(({ value }) => value),
    )
    const [low, middle, high] = [0, 0.5, 1].map((share) => quantile(values, share))
    return `${id.padEnd(8)} least ${low}  median ${middle}  most ${high}`
  })
  const times = rows.map(({ milliseconds }) => milliseconds)
  return [
    `${catalogue.length} destinations, ${planned.length} trips planned, ` +
      `${rows.length - planned.length - crashed} refused for clashing wishes, ${crashed} crashed`,
    ...lines,
    ...scores,
    `a trip   median ${quantile(times, 0.5)?.toFixed(0)} ms  95 % ${quantile(times, 0.95)?.toFixed(0)} ms  most ${quantile(times, 1)?.toFixed(0)} ms`,
  ].join('\n')
}

function quantile(values: number[], share: number): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.round(share * (values.length - 1))]
}

function report(request: PlanRequest, checks: Check[]): string {
  const lines = checks.map(({ id, status, evidence }) => `  ${id} ${status}: ${evidence}`)
  return [JSON.stringify(request), ...lines].join('\n')
}

describe('the embedded planner over the catalogue', async () => {
  const rows: Row[] = []
  for (let index = 0; index < gridSize; index++) {
    const destination = catalogue[index % catalogue.length]
    if (destination) rows.push(await run(requestOf(index, destination), destination))
  }
  console.info(table(rows))

  it('covers every month, length, level and interest', () => {
    const requests = rows.map(({ request }) => request)
    const dates: CalendarDate[] = requests.map(({ startDate }) => startDate)
    expect(new Set(dates.map(month)).size).toBe(12)
    expect(new Set(requests.map(({ days }) => days)).size).toBe(10)
    expect(new Set(requests.map(({ budget }) => budget)).size).toBe(3)
    expect(new Set(requests.flatMap((request) => request.interests))).toEqual(
      new Set([...interests, 'Jazz Clubs']),
    )
    expect(requests.filter(({ sample }) => sample).length).toBeGreaterThan(12)
    expect(new Set(requests.map(({ destinationId }) => destinationId)).size).toBe(catalogue.length)
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
    const reports = failed.flatMap(({ request, failures }) =>
      failures.length > 0 ? [report(request, failures)] : [],
    )
    expect(reports).toEqual([])
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
    const refused = easy.flatMap(({ clash, request }) =>
      clash ? [`${clash}\n${JSON.stringify(request)}`] : [],
    )
    expect(refused).toEqual([])
  })

  it('makes the same plan of the same request and another of other interests', async () => {
    for (const [index, destination] of catalogue.slice(0, 3).entries()) {
      const request = {
        ...requestOf(index, destination),
        days: 3,
        filters: defaultFilters,
        interests: ['Museums'],
      }
      const first = await planFor(request, destination)
      expect(await planFor(request, destination)).toEqual(first)
      const other = await planFor({ ...request, interests: ['Nature & Outdoors'] }, destination)
      expect(sightsOf(other)).not.toEqual(sightsOf(first))
    }
  }, 30_000)

  it('makes plans that the checks can fail', async () => {
    for (const [index, destination] of catalogue.entries()) {
      const request = { ...requestOf(index, destination), days: 2, filters: defaultFilters, sample: false }
      const planned = await planFor(request, destination)
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
  }, 30_000)
})

function sightsOf(planned: Result<Plan>): (string | null)[] {
  if (!planned.ok) throw new Error(planned.failure.message)
  const activities = planned.value.days.flatMap((day) => day.activities)
  return activities.filter(({ type }) => type === 'attraction').map(({ placeId }) => placeId)
}

function withFirstSight(plan: Plan, change: Partial<Activity>): Plan {
  const [day, ...days] = plan.days
  if (!day) throw new Error('a plan without days')
  const first = day.activities.findIndex(({ type }) => type === 'attraction')
  const activities = day.activities.map((activity, index) =>
    index === first ? { ...activity, ...change } : activity,
  )
  return { ...plan, days: [{ ...day, activities }, ...days] }
}
