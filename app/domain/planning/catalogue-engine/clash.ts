import { addDays, shortDate } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import { fail } from '~/domain/errors'
import { filterNames, filters } from '~/domain/request/filters'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { AdvancedFilters } from '~/domain/request/trip-form'
import { relaxedTrip } from './relaxed-trip'
import { capital, inWords, listed } from './words'

/** Something a traveller asked for that can be let go. */
interface Wish {
  name: string
  without: (values: AdvancedFilters) => AdvancedFilters
}

/** What can leave too few sights: each option, and then each switch. Meals cannot: without a table they are left open. */
function wishesOf({ filters: asked }: PlanRequest): Wish[] {
  const single = filterNames.flatMap((name): Wish[] => {
    const filter = filters[name]
    if (filter.kind !== 'toggle' || filter.clashName === null || !asked[name]) return []
    return [{ name: filter.clashName, without: (values) => ({ ...values, [name]: false }) }]
  })
  const options = filterNames.flatMap((name): Wish[] => {
    const filter = filters[name]
    const chosen: unknown = asked[name]
    if (filter.kind !== 'choices' || !filter.clashes || !Array.isArray(chosen)) return []
    return chosen.map((option) => ({
      name: `"${option}"`,
      without: (values) => ({ ...values, [name]: [values[name]].flat().filter((each) => each !== option) }),
    }))
  })
  return [...options, ...single]
}

/**
 * Why a request cannot be met: a smallest set of wishes that clash (each of them is needed for the clash), and the
 * nearest ways out of it.
 */
export function clashOf(request: PlanRequest, destination: Destination) {
  const works = (changed: PlanRequest) => relaxedTrip(changed, destination) !== undefined
  const wishes = wishesOf(request)
  const clashing = smallestClash(request, wishes, works)
  const days = mostDays(request, works)
  const length = `${inWords(request.days)} ${request.days === 1 ? 'day' : 'days'} in ${destination.name}`
  const closed = addDays(request.startDate, days)
  const names = listed(clashing.map(({ name }) => name))
  const shutDown =
    (clashing.length === 0 || days > 0) && !works({ ...request, startDate: closed, days: 1 })
      ? ` The day that cannot be planned is ${shortDate(closed)}.`
      : ''
  const reason =
    clashing.length > 0
      ? `${capital(names)} and ${length} do not go together: too few sights are confirmed for that.`
      : `${capital(destination.name)} has too few sights in our catalogue that are open for ${length}.`
  const waysOut = [
    ...(days > 0 ? [`plan at most ${inWords(days)} ${days === 1 ? 'day' : 'days'}`] : []),
    ...relaxations(request, wishes, works),
  ]
  const advice = waysOut.length > 0 ? ` You can ${waysOut.join(', or ')}.` : ''
  return fail('wishes-clash', reason + shutDown + advice, { title: 'These wishes do not go together' })
}

/** Leaves out one wish after the other as long as the rest still clash; empty when even none at all cannot be met. */
function smallestClash(
  request: PlanRequest,
  wishes: Wish[],
  works: (request: PlanRequest) => boolean,
): Wish[] {
  let kept = wishes
  for (const wish of wishes) {
    const fewer = kept.filter((each) => each !== wish)
    const dropped = wishes.filter((each) => !fewer.includes(each))
    if (!works(letGo(request, dropped))) kept = fewer
  }
  return kept
}

/** Single wishes, or else pairs, without which the trip can be planned. */
function relaxations(
  request: PlanRequest,
  wishes: Wish[],
  works: (request: PlanRequest) => boolean,
): string[] {
  const named = (sets: Wish[][]) =>
    sets
      .filter((set) => works(letGo(request, set)))
      .map((set) => `leave out ${listed(set.map(({ name }) => name))}`)
  const single = named(wishes.map((wish) => [wish]))
  if (single.length > 0) return single
  return named(wishes.flatMap((wish, index) => wishes.slice(index + 1).map((other) => [wish, other]))).slice(
    0,
    3,
  )
}

function letGo(request: PlanRequest, wishes: Wish[]): PlanRequest {
  return { ...request, filters: wishes.reduce((filters, wish) => wish.without(filters), request.filters) }
}

/** The longest trip from the same date that can be planned: whatever works for some days works for fewer. */
function mostDays(request: PlanRequest, works: (request: PlanRequest) => boolean): number {
  let possible = 0
  let impossible = request.days
  while (impossible - possible > 1) {
    const days = Math.floor((possible + impossible) / 2)
    if (works({ ...request, days })) possible = days
    else impossible = days
  }
  return possible
}
