import type { Locality } from '~/domain/catalogue/locality'
import type { Activity, ItineraryDay } from '~/domain/itinerary/itinerary'
import { type CatalogueStages, nothingSaid } from '~/domain/planning/stages'
import type { Steps } from '~/domain/planning/steps'
import type { Constraint } from '~/domain/reader/constraint'
import { defaultFilters } from '~/domain/request/filters'
import type { PlanRequest } from '~/domain/request/plan-request'
import { tell } from '../sentences'
import type { TextGuard } from '../text-guard'
import { namedDestination, namedId } from './named-destination'
import type { NamedPlace } from './named-places'

interface Parts {
  stages: CatalogueStages
  solve<Result>(steps: Steps<Result>): Promise<Result>
  guard: TextGuard
}

const longestNote = 220
/** A day with fewer named sights stays the sketch that it was. */
const fewestSights = 2

/** The days of a sketch that can be made of named places: in the town, with nothing booked. */
export function daysInTown(sketch: readonly ItineraryDay[]): ItineraryDay[] {
  return sketch.filter(
    ({ kind, activities }) => kind === undefined && !activities.some(({ booking }) => booking),
  )
}

/**
 * The days of a sketch as the planner of the catalogue makes them of named places; a day for which there are too few stays
 * as it is. Of its plan only places, order and times are taken: no hours, no price, no fact.
 */
export async function namedDays(
  sketch: readonly ItineraryDay[],
  named: readonly NamedPlace[],
  { request, locality }: { request: PlanRequest; locality: Locality },
  { stages, solve, guard }: Parts,
): Promise<ItineraryDay[]> {
  const inTown = daysInTown(sketch)
  const [first] = inTown
  if (!first) return [...sketch]
  const asked = townRequest(request, inTown)
  const together = inTown.every(({ day }, index) => day === first.day + index)
  const destination = namedDestination(locality, named, together)
  const prepared = stages.meals(stages.candidates(asked, destination))
  if (!prepared.ok) return [...sketch]
  const draft = await solve(stages.solveInSteps(prepared.value))
  const places = new Map(named.map((place, index) => [namedId(index), place]))
  const said = nothingSaid()
  const made = new Map(
    inTown.map((day, index) => [
      day.day,
      namedDay(day, stages.narrate.day(draft, index, said), places, request, guard),
    ]),
  )
  return sketch.map((day) => made.get(day.day) ?? day)
}

/** What is asked of the town alone. What nobody can know of a named place, a diet, a step or a price, is no condition. */
function townRequest(
  {
    arrival,
    departure,
    bookings: _bookings,
    places: _places,
    travellers: _travellers,
    ...request
  }: PlanRequest,
  inTown: readonly ItineraryDay[],
): PlanRequest {
  const { pace, maxWalkingDistance, childFriendly } = request.filters
  return {
    ...request,
    days: inTown.length,
    startDate: inTown[0]?.date ?? request.startDate,
    ...(arrival && inTown[0]?.day === 1 && { arrival }),
    ...(departure && inTown.at(-1)?.day === request.days && { departure }),
    filters: { ...defaultFilters, pace, maxWalkingDistance, childFriendly },
    ...(request.wishes && { wishes: request.wishes.filter(isKnowable) }),
  }
}

function isKnowable({ is }: Constraint): boolean {
  return ['skip', 'seen', 'like', 'count', 'days', 'pace', 'start', 'end', 'rest'].includes(is)
}

function namedDay(
  sketch: ItineraryDay,
  { activities, hours, note, openMeals }: ItineraryDay,
  places: ReadonlyMap<string, NamedPlace>,
  { filters }: PlanRequest,
  guard: TextGuard,
): ItineraryDay {
  const bed = sketch.activities.find(({ type }) => type === 'accommodation')
  const names: string[] = []
  const stops = activities.flatMap((stop, index): Activity[] => {
    const { startTime, endTime, travel } = stop
    if (stop.type === 'accommodation') return bed ? [{ ...bed, startTime, endTime, travel }] : []
    const place = places.get(stop.placeId ?? '')
    if (!place) return []
    const { name, kind, at, note: why } = place
    if (kind !== 'food' && kind !== 'nightlife' && kind !== 'show') names.push(name)
    return [
      {
        id: `d${sketch.day}-${index + 1}`,
        type: kind === 'food' ? 'food' : 'attraction',
        title: name,
        description:
          kind === 'food'
            ? tell('named.table', { meals: stop.meal ? [stop.meal] : [], diets: filters.dietaryRestrictions })
            : tell('named.place', { kind }),
        placeId: null,
        latitude: at[0],
        longitude: at[1],
        startTime,
        endTime,
        costCents: 0,
        reason: guard(why, longestNote, '') ?? '',
        travel,
        ...(stop.meal && { meal: stop.meal }),
        ...(stop.pause && { pause: stop.pause }),
        idea: true,
        unverified: true,
      },
    ]
  })
  if (names.length < fewestSights) return sketch
  const { hours: _hours, note: _note, openMeals: _open, ...heading } = sketch
  return {
    ...heading,
    title: tell('named.day', { names: names.slice(0, 2) }),
    ...(hours && { hours }),
    ...(note && { note }),
    ...(openMeals && { openMeals }),
    activities: stops,
  }
}
