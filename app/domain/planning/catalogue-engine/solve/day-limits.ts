import type { Place } from '~/domain/catalogue/place'
import type { Resource } from '~/domain/planning/solver/problem'
import type { DraftWithMeals, StopOption } from '~/domain/planning/trip-draft'
import { hard } from '~/domain/planning/weights'
import { isMeant } from '~/domain/reader/targets'
import { dayLoad, paceLimits } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { daySpend } from '~/domain/request/wishes'
import { paidBeside } from '../meals/days-out'

/** What a day may use up, and how much of it a stop uses. */
interface DayResource {
  resource: Resource
  isMoney?: true
  /** How much more a day may use up where it would otherwise be waiting. */
  room?: number
  use: (option: StopOption) => number
}

/**
 * Metres on foot, money, the load and the number of stops, and not too much of one kind. What a day begins with is within
 * every limit: where distances are long, or a traveller has settled on more, the limit gives way.
 */
export function dayResources({
  request,
  destination,
  candidates: { hours },
  meals,
}: DraftWithMeals): DayResource[] {
  const { travel } = meals
  const { filters, wishes = [] } = request
  const { transit } = destination
  const shape = paceLimits(filters)
  const { strenuousADay: strenuous } = hard
  const beside = paidBeside(meals.frames, { request, destination })
  const sights = (limit: number, use: (option: StopOption) => number): DayResource => ({
    resource: { limit },
    use: (option) => (option.meal || option.away || option.night ? 0 : use(option)),
  })
  const load = sights(dayLoad(filters, hours), ({ stay }) => stay[1])
  const all: DayResource[] = [
    {
      resource: {
        limit: Math.max(0, filters.maxWalkingDistance * 1000 - hard.walkRounding),
        legs: travel.walked,
      },
      use: ({ candidate }) => candidate.place.line?.footMeters ?? 0,
    },
    {
      resource: {
        limit: daySpend(request, destination),
        legs: travel.fares,
        ...(transit.dayPassCents !== undefined && { legCap: transit.dayPassCents }),
      },
      isMoney: true,
      use: ({ candidate: { place, costCents } }) => (beside.has(place.id) ? 0 : costCents),
    },
    {
      ...load,
      resource: { ...load.resource, legs: travel.minutes },
      room: hard.roomForGaps.minutes[filters.pace],
    },
    {
      ...sights(shape.stops[1], ({ stay }) => (stay[1] <= hard.shortStop ? hard.shortStopCounts : 1)),
      room: hard.roomForGaps.stops[filters.pace],
    },
    sights(filters.pace === 'relaxed' ? strenuous.relaxed : strenuous.other, ({ candidate }) =>
      candidate.place.effort === 3 ? 1 : 0,
    ),
    {
      resource: { limit: hard.nightsADay },
      use: ({ night, candidate }) => (night || candidate.place.kind === 'nightlife' ? 1 : 0),
    },
    ...wishes.flatMap((wish): DayResource[] =>
      wish.is === 'count' && wish.per === 'day' && wish.compare !== 'least'
        ? [
            {
              resource: { limit: wish.number },
              use: ({ meal, candidate }) => (!meal && isMeant(candidate.place, wish.what) ? 1 : 0),
            },
          ]
        : [],
    ),
    ...hard.dayLimits.map(({ kinds, most }) => ({
      ...sights(Math.max(most, mostAsked(kinds, request)), ({ candidate }) =>
        kinds.includes(candidate.place.kind) ? 1 : 0,
      ),
      // A third museum is no way to pass the time.
      room: kinds.includes('museum') ? 0 : hard.roomForGaps.stops[filters.pace],
    })),
  ]
  return all.map((each) => {
    const { resource } = each
    const limit = Math.max(resource.limit, ...usedAtFirst(each, meals))
    return { ...each, resource: { ...resource, limit } }
  })
}

/** How many places of a kind a day may have for somebody who came for them. */
function mostAsked(kinds: readonly Place['kind'][], { interests }: PlanRequest): number {
  const asked = hard.dayLimitsAsked.filter(
    ({ interest, kind }) => kinds.includes(kind) && interests.includes(interest),
  )
  return Math.max(0, ...asked.map(({ most }) => most))
}

/** By day: what its reserved meals and the stops that stay use up. */
function usedAtFirst(
  { resource, use }: DayResource,
  { reserved, options, travel }: DraftWithMeals['meals'],
): number[] {
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
