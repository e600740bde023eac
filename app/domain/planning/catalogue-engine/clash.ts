import { addDays } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import { fail } from '~/domain/errors'
import { type Message, type Said, sequence } from '~/domain/message'
import { tellFailure } from '~/domain/planning/failure-sentences'
import { filterNames, filters } from '~/domain/request/filters'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { AdvancedFilters } from '~/domain/request/trip-form'
import { tripCandidates } from './candidates/candidates'
import { tripMeals } from './meals/meals'

/** Something a traveller asked for that can be let go. */
interface Wish {
  name: Message
  without: (values: AdvancedFilters) => AdvancedFilters
}

/** What can leave too few sights: each option, and then each switch. Meals cannot: without a table they are left open. */
function wishesOf({ filters: asked }: PlanRequest): Wish[] {
  const single = filterNames.flatMap((name): Wish[] => {
    const filter = filters[name]
    if (filter.kind !== 'toggle' || !filter.clashes || !asked[name]) return []
    return [
      {
        name: tellFailure('clash.filter', { filter: name }),
        without: (values) => ({ ...values, [name]: false }),
      },
    ]
  })
  const options = filterNames.flatMap((name): Wish[] => {
    const filter = filters[name]
    const chosen: unknown = asked[name]
    if (filter.kind !== 'choices' || !filter.clashes || !Array.isArray(chosen)) return []
    return chosen.map((option) => ({
      name: tellFailure('clash.option', { option }),
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
  const works = (changed: PlanRequest) => tripMeals(tripCandidates(changed, destination)) !== undefined
  const wishes = wishesOf(request)
  const clashing = smallestClash(request, wishes, works)
  const days = mostDays(request, works)
  const about = { days: request.days, destination: destination.name }
  const reason =
    clashing.length > 0
      ? tellFailure('clash.wishes', { wishes: clashing.map(({ name }) => name), ...about })
      : tellFailure('clash.too-few-sights', about)
  const closed = addDays(request.startDate, days)
  const alone = (clashing.length === 0 || days > 0) && !works({ ...request, startDate: closed, days: 1 })
  const ways = [
    ...(days > 0 ? [tellFailure('clash.at-most', { days })] : []),
    ...relaxations(request, wishes, works),
  ]
  const message = sequence([
    reason,
    alone ? tellFailure('clash.day', { date: closed }) : '',
    ways.length > 0 ? tellFailure('clash.ways-out', { ways }) : '',
  ])
  return fail<Said>('wishes-clash', message, { title: tellFailure('clash.title', {}) })
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
): Message[] {
  const named = (sets: Wish[][]) =>
    sets
      .filter((set) => works(letGo(request, set)))
      .map((set) => tellFailure('clash.leave-out', { wishes: set.map(({ name }) => name) }))
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
