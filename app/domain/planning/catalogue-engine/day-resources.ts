import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import type { Resource } from '~/domain/planning/solver/problem'
import { hard } from '~/domain/planning/weights'
import { dayShape } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { StopOption } from './stop-option'
import type { TripOutline } from './trip-outline'

/** What a day may use up, and how much of it a stop uses. */
interface DayResource {
  resource: Resource
  use: (option: StopOption) => number
}

const evenings: Place['kind'][] = ['nightlife', 'show']

/**
 * Metres on foot, money, the load and the number of stops, and not too much of one kind. What a day begins with is within
 * every limit: where distances are long, or a traveller has settled on more, the limit gives way.
 */
export function dayResources(
  outline: TripOutline,
  request: PlanRequest,
  { daily, transit }: Destination,
): DayResource[] {
  const { travel } = outline
  const { filters, budget } = request
  const shape = dayShape(filters)
  const { strenuousADay: strenuous } = hard
  const sights = (limit: number, use: (option: StopOption) => number): DayResource => ({
    resource: { limit },
    use: (option) => (option.meal || option.away ? 0 : use(option)),
  })
  const load = sights(shape.load, ({ stay }) => stay[1])
  const all: DayResource[] = [
    { resource: { limit: filters.maxWalkingDistance * 1000, legs: travel.walked }, use: () => 0 },
    {
      resource: {
        limit: daily[budget],
        legs: travel.ridden.map((ridden) => ridden * transit.fareCents),
        ...(transit.dayPassCents !== undefined && { legCap: transit.dayPassCents }),
      },
      use: ({ candidate }) => candidate.costCents,
    },
    { ...load, resource: { ...load.resource, legs: travel.minutes } },
    sights(shape.stops[1], () => 1),
    sights(filters.pace === 'relaxed' ? strenuous.relaxed : strenuous.other, ({ candidate }) =>
      candidate.place.effort === 3 ? 1 : 0,
    ),
    sights(hard.nightsADay, ({ night, candidate }) =>
      night || evenings.includes(candidate.place.kind) ? 1 : 0,
    ),
    ...hard.dayLimits.map(({ kinds, most }) =>
      sights(most, ({ candidate }) => (kinds.includes(candidate.place.kind) ? 1 : 0)),
    ),
  ]
  return all.map(({ resource, use }) => {
    const limit = Math.max(resource.limit, ...usedAtFirst({ resource, use }, outline))
    return { resource: { ...resource, limit }, use }
  })
}

/** By day: what its reserved meals and the stops that stay use up. */
function usedAtFirst({ resource, use }: DayResource, { reserved, options, travel }: TripOutline): number[] {
  return reserved.map((visits) => {
    const stops = visits.flatMap((visit) => options[visit] ?? [])
    const path = [0, ...stops.map(({ site }) => site), 0]
    const onLegs = path
      .slice(1)
      .reduce((sum, site, index) => sum + (resource.legs?.[(path[index] ?? 0) * travel.sites + site] ?? 0), 0)
    const inside = stops.reduce((sum, option) => sum + use(option), 0)
    return inside + Math.min(onLegs, resource.legCap ?? Number.POSITIVE_INFINITY)
  })
}
