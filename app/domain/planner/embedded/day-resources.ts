import type { Destination } from '~/domain/places/destination'
import type { Place } from '~/domain/places/place'
import { dayShape } from '~/domain/planner/pace'
import type { PlanRequest } from '~/domain/planner/plan-request'
import type { Resource } from '~/domain/planner/solver/problem'
import type { StopOption } from './stop-option'
import type { TripOutline } from './trip-outline'

/** What a day may use up, and how much of it a stop uses. */
interface DayResource {
  resource: Resource
  use: (option: StopOption) => number
}

/** Most stops of a kind, or of several taken together, on one day. */
const dayLimits: { kinds: Place['kind'][]; most: number }[] = [
  { kinds: ['museum', 'gallery'], most: 2 },
  { kinds: ['worship'], most: 2 },
  { kinds: ['market'], most: 1 },
  { kinds: ['shop'], most: 2 },
  { kinds: ['viewpoint'], most: 2 },
  { kinds: ['beach'], most: 2 },
  { kinds: ['park'], most: 2 },
]

const evenings: Place['kind'][] = ['nightlife', 'show']

/** Metres on foot, money, the load and the number of stops, and not too much of one kind. */
export function dayResources(
  outline: TripOutline,
  request: PlanRequest,
  { daily, transit }: Destination,
): DayResource[] {
  const { ways } = outline
  const { filters, budget } = request
  const shape = dayShape(filters)
  const sights = (limit: number, use: (option: StopOption) => number): DayResource => ({
    resource: { limit },
    use: (option) => (option.meal ? 0 : use(option)),
  })
  const load = sights(Math.max(shape.load, longestWay(outline)), ({ stay }) => stay[1])
  return [
    { resource: { limit: filters.maxWalkingDistance * 1000, legs: ways.walked }, use: () => 0 },
    {
      resource: {
        limit: daily[budget],
        legs: ways.ridden.map((ridden) => ridden * transit.fareCents),
        ...(transit.dayPassCents !== undefined && { legCap: transit.dayPassCents }),
      },
      use: ({ candidate }) => candidate.costCents,
    },
    { ...load, resource: { ...load.resource, legs: ways.minutes } },
    sights(shape.stops[1], () => 1),
    sights(filters.pace === 'relaxed' ? 1 : 2, ({ candidate }) => (candidate.place.effort === 3 ? 1 : 0)),
    sights(1, ({ night, candidate }) => (night || evenings.includes(candidate.place.kind) ? 1 : 0)),
    ...dayLimits.map(({ kinds, most }) =>
      sights(most, ({ candidate }) => (kinds.includes(candidate.place.kind) ? 1 : 0)),
    ),
  ]
}

/** Minutes on the way on the day whose reserved meals lie farthest apart; where distances are long, more than a load. */
function longestWay({ reserved, options, ways }: TripOutline): number {
  const days = reserved.map((visits) => {
    const path = [0, ...visits.map((visit) => options[visit]?.site ?? 0), 0]
    return path.reduce(
      (sum, site, index) => sum + (ways.minutes[(path[index - 1] ?? 0) * ways.sites + site] ?? 0),
      0,
    )
  })
  return Math.max(...days)
}
