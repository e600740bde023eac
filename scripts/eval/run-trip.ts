import type { Destination } from '../../app/domain/catalogue/destination'
import type { Coordinates } from '../../app/domain/catalogue/place'
import type { Check, Plan, Score } from '../../app/domain/itinerary/itinerary'
import type { PlannerEngine } from '../../app/domain/planning/planner-engine'
import type { PlanRequest } from '../../app/domain/request/plan-request'
import { judge } from '../../app/domain/verification/judge'
import { mostStops, roundLength, shortestRound } from '../../app/domain/verification/shortest-round'
import { collectPlan } from './collect-plan'
import { cpuTime } from './cpu-time'

/** The result of one request. */
export interface Row {
  request: PlanRequest
  /** Why the engine says it cannot be met. */
  refusal?: string
  /** An error that the engine threw; always a fault of its own. */
  crash?: string
  checks: Check[]
  scores: Score[]
  /** By day: length of the route divided by the shortest route through the same stops. */
  routes: number[]
  /** Unknowns that another choice would have avoided. */
  avoidable: Check[]
  /** CPU time of the planning alone, checks left out. */
  milliseconds: number
}

export async function runTrip(
  engine: PlannerEngine,
  request: PlanRequest,
  destination: Destination,
): Promise<Row> {
  const started = cpuTime()
  const row = { request, checks: [], scores: [], routes: [], avoidable: [] }
  try {
    const planned = await collectPlan(engine, request, destination)
    const milliseconds = cpuTime() - started
    if (!planned.ok) return { ...row, refusal: planned.failure.message, milliseconds }
    const { checks } = judge(planned.value.plan, request, withKnownBasesAndHolidays(destination))
    const avoidable = checks.filter(({ status }) => status === 'unknown')
    const judged = judge(planned.value.plan, request, destination)
    return { request, ...judged, routes: routesOf(planned.value.plan, destination), avoidable, milliseconds }
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { ...row, crash: text, milliseconds: cpuTime() - started }
  }
}

/** Length of each day's route divided by the shortest route through the same stops, from and to the base. */
function routesOf({ days }: Plan, { places }: Destination): number[] {
  return days.flatMap(({ basePlaceId, activities }) => {
    const base = places.find(({ id }) => id === basePlaceId)
    const stops = activities.flatMap(({ type, latitude, longitude }): Coordinates[] =>
      (type === 'food' || type === 'attraction') && latitude !== null && longitude !== null
        ? [[latitude, longitude]]
        : [],
    )
    if (!base || stops.length === 0 || stops.length > mostStops) return []
    return [roundLength(base.at, stops) / Math.max(1, shortestRound(base.at, stops))]
  })
}

/**
 * The catalogue may not know whether a base suits an access need, and every trip needs a base; nor whether a place opens
 * on a public holiday. Only these may stay unknown. Any other unknown can be avoided by another choice.
 */
function withKnownBasesAndHolidays(destination: Destination): Destination {
  const yes = 'yes' as const
  const all = { wheelchair: yes, limitedMobility: yes, noStairs: yes, audioGuides: yes, visualAids: yes }
  return {
    ...destination,
    holidays: {},
    places: destination.places.map((place) =>
      place.kind === 'base' ? { ...place, access: { ...all, ...place.access } } : place,
    ),
  }
}
