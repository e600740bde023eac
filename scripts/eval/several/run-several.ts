import { readFileSync } from 'node:fs'
import type { Destination } from '../../../app/domain/catalogue/destination'
import type { Check } from '../../../app/domain/itinerary/itinerary'
import { referenceRates } from '../../../app/domain/money/reference-rates'
import { areaEngine } from '../../../app/domain/planning/area-engine/area-engine'
import { catalogueEngine } from '../../../app/domain/planning/catalogue-engine/catalogue-engine'
import { Connections } from '../../../app/domain/planning/several-places/connection'
import type { PlanRequest } from '../../../app/domain/request/plan-request'
import { sayIn } from '../../../app/messages/languages'
import { sunTimes } from '../../../app/services/sun-times.server'
import { type Planners, planAnywhere } from '../../../app/use-cases/plan-anywhere'
import { cpuTime } from '../cpu-time'
import { nightsOverBest, orderOverBest } from './references'

/** What came of one request. */
export interface SeveralRow {
  request: PlanRequest
  classic: boolean
  refusal?: string
  crash?: string
  failed: { id: Check['id']; evidence: string }[]
  unknown: number
  /** Nights by place in the order of the trip: "rome 4, florence 3". */
  nights: string
  /** Worth of the nights over the best of all shares; null where there are too many shares or no choice. */
  nightsOverBest: number | null
  /** Minutes of the journeys over those of the best order; null of a fixed order. */
  orderOverBest: number | null
  /** Milliseconds to the first event, to the first day, and of the whole; and CPU of the whole. */
  firstEvent: number
  firstDay: number
  wall: number
  cpu: number
}

const connections = Connections.parse(
  JSON.parse(readFileSync('catalogue/connections/connections.json', 'utf8')),
)
const use = {
  answers: { recall: () => undefined, keep: () => undefined } as never,
  reserve: async () => false,
}

export async function runSeveral(
  { request, classic }: { request: PlanRequest; classic: boolean },
  destinations: readonly Destination[],
): Promise<SeveralRow> {
  const find = (id: string | null) => destinations.find((each) => each.id === id) ?? null
  const planners: Planners = {
    engines: { forCatalogue: () => catalogueEngine, elsewhere: () => areaEngine(sunTimes) },
    catalogue: { list: async () => [], find: async (id) => find(id) },
    localities: { find: async () => null },
    connections: async () => connections,
    rates: async () => referenceRates,
    sunTimes,
  }
  const [started, startedCpu] = [performance.now(), cpuTime()]
  const times = { firstEvent: 0, firstDay: 0, wall: 0, cpu: 0 }
  const row = {
    request,
    classic,
    failed: [],
    unknown: 0,
    nights: '',
    nightsOverBest: null,
    orderOverBest: null,
  }
  const spent = () => ({ ...times, wall: performance.now() - started, cpu: cpuTime() - startedCpu })
  try {
    const events = await planAnywhere(request, use, planners)
    let step = await events.next()
    for (; !step.done; step = await events.next()) {
      times.firstEvent ||= performance.now() - started
      if (step.value.event === 'day') times.firstDay ||= performance.now() - started
    }
    const took = spent()
    if (!step.value.ok) return { ...row, refusal: sayIn()(step.value.failure.message), ...took }
    const { checks, places = [] } = step.value.itinerary
    const towns = places.flatMap(({ destinationId }) => find(destinationId) ?? [])
    return {
      ...row,
      ...took,
      failed: checks
        .filter(({ status }) => status === 'fail')
        .map(({ id, evidence }) => ({ id, evidence: sayIn()(evidence) })),
      unknown: checks.filter(({ status }) => status === 'unknown').length,
      nights: places.map(({ name, nights }) => `${name} ${nights}`).join(', '),
      nightsOverBest: nightsOverBest(request, places, towns),
      orderOverBest: orderOverBest(request, towns, connections),
    }
  } catch (error) {
    return {
      ...row,
      crash: error instanceof Error ? (error.stack ?? error.message) : String(error),
      ...spent(),
    }
  }
}
