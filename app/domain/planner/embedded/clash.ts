import { addDays, shortDate } from '~/domain/calendar/calendar-date'
import { fail } from '~/domain/errors'
import type { Destination } from '~/domain/places/destination'
import type { PlanRequest } from '~/domain/planner/plan-request'
import { shapedTrip } from './shaped-trip'
import { capital, inWords, listed } from './words'

/** Something a traveller asked for that can be let go. */
interface Wish {
  name: string
  without: (request: PlanRequest) => PlanRequest
}

type Filters = PlanRequest['filters']

function change(part: (filters: Filters) => Partial<Filters>) {
  return (request: PlanRequest) => ({
    ...request,
    filters: { ...request.filters, ...part(request.filters) },
  })
}

function wishesOf({ filters, budget }: PlanRequest): Wish[] {
  return [
    ...filters.dietaryRestrictions.map((diet) => ({
      name: `${diet} meals`,
      without: change(({ dietaryRestrictions }) => ({
        dietaryRestrictions: dietaryRestrictions.filter((each) => each !== diet),
      })),
    })),
    ...filters.accessibility.map((need) => ({
      name: `"${need}"`,
      without: change(({ accessibility }) => ({
        accessibility: accessibility.filter((each) => each !== need),
      })),
    })),
    ...(filters.localExperiencesOnly
      ? [{ name: 'local experiences only', without: change(() => ({ localExperiencesOnly: false })) }]
      : []),
    ...(filters.childFriendly
      ? [{ name: 'child-friendly places', without: change(() => ({ childFriendly: false })) }]
      : []),
    ...(budget === 'budget'
      ? [
          {
            name: 'the lowest budget',
            without: (request: PlanRequest) => ({ ...request, budget: 'moderate' as const }),
          },
        ]
      : []),
  ]
}

/**
 * Why a request cannot be met: a smallest set of wishes that clash (each of them is needed for the clash), and the
 * nearest ways out of it.
 */
export function clashOf(request: PlanRequest, destination: Destination) {
  const works = (changed: PlanRequest) => shapedTrip(changed, destination) !== undefined
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
      ? `${capital(names)} and ${length} do not go together: too few places are confirmed for that.`
      : `${capital(destination.name)} has too few restaurants and sights in our catalogue for ${length}, with none used twice.`
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
  return wishes.reduce((changed, wish) => wish.without(changed), request)
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
