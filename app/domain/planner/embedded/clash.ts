import { fail } from '~/domain/errors'
import type { Destination } from '~/domain/places/destination'
import type { PlanRequest } from '~/domain/planner/plan-request'
import { outlineTrip } from './plan-trip'
import { listed } from './words'

interface Wish {
  name: string
  without: (request: PlanRequest) => PlanRequest
}

function wishesOf({ filters, budget }: PlanRequest): Wish[] {
  const change =
    (part: (filters: PlanRequest['filters']) => Partial<PlanRequest['filters']>) =>
    (request: PlanRequest) => ({
      ...request,
      filters: { ...request.filters, ...part(request.filters) },
    })
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
 * Why a request cannot be met: a smallest set of wishes that clash (none of them can be left out of the set and the
 * rest still clash), what can be planned of it, and what to let go.
 */
export function clashOf(request: PlanRequest, destination: Destination) {
  const works = (changed: PlanRequest) => outlineTrip(changed, destination) !== undefined
  const wishes = wishesOf(request)
  const bare = wishes.reduce((changed, wish) => wish.without(changed), request)
  const core = wishes.filter((wish) => works(wish.without(request)))
  let clashing = wishes
  for (const wish of wishes) {
    const fewer = clashing.filter((each) => each !== wish)
    const dropped = wishes.filter((each) => !fewer.includes(each))
    if (!works(dropped.reduce((changed, each) => each.without(changed), request))) clashing = fewer
  }
  let days = request.days - 1
  while (days > 0 && !works({ ...request, days })) days--
  const length = `${request.days} ${request.days === 1 ? 'day' : 'days'} in ${destination.name}`
  const names = listed(clashing.map(({ name }) => name))
  const shorter = days > 0 ? [`plan at most ${days === 1 ? 'one day' : `${days} days`}`] : []
  const letGo = core.map(({ name }) => `leave out ${name}`)
  const ways = [...shorter, ...letGo]
  const advice = ways.length > 0 ? ` You can ${ways.join(', or ')}.` : ''
  const reason =
    clashing.length > 0 && works(bare)
      ? `${names} and ${length} do not go together: the catalogue confirms too few places.`
      : `The catalogue has too few restaurants and sights for ${length} without repeating any.`
  return fail('wishes-clash', `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${advice}`)
}
