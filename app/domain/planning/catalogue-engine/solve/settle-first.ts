import { instance } from '~/domain/planning/solver/problem'
import { Solution } from '~/domain/planning/solver/solution'
import type { Steps } from '~/domain/planning/steps'
import type { DraftWithMeals, FirstSolved } from '~/domain/planning/trip-draft'
import { effort } from '~/domain/planning/weights'
import { mealsAsSolved } from '../meals/meals'
import { dayTimes } from './day-times'
import { beginWithAnIcon, withIconsFirst } from './first-day'
import { menderOf } from './mender'
import { skeletonOfTrip } from './search-days'
import { withoutFarMeals } from './settle-day'
import { solveDays } from './solve'
import { someDays } from './some-days'
import { tripProblem } from './trip-problem'

/**
 * Settles the first day before the others are searched for, so that it can be shown: the skeleton of the trip says what each day is
 * for, and the first is filled with what no other day needs. Undefined for a single day.
 */
export function* settleFirst(draft: DraftWithMeals): Steps<FirstSolved | undefined> {
  const { frames, options } = draft.meals
  if (frames.length < 2) return undefined
  const skeleton = yield* withBestMorning(yield* skeletonOfTrip(draft), draft)
  yield
  const others = skeleton.slice(1).flat()
  const needed = new Set(others.flatMap((visit) => options[visit]?.candidate.place.id ?? []))
  // What was asked for can come on any of the days that follow.
  const { places, taste } = draft.candidates
  const answered = new Set(places.flatMap(({ place }) => taste.matches(place)))
  const here = someDays(draft, [0, 1], { taken: needed, answered })
  const begun = { skeleton: here.numbered(skeleton), share: effort.rounds.firstDay, isFirst: true }
  const [times = []] = here.ofTrip(yield* solveDays(here.draft, begun))
  const day = withoutFarMeals(times, 0, draft)
  const meals = mealsAsSolved(draft, [day], day !== times)
  return { draft: { ...draft, meals, solve: { days: [day] } }, times, skeleton }
}

/**
 * The days of a skeleton in the order in which the first has most of what one comes for before noon; where none can be the first and
 * has any, the first takes an icon of another.
 */
function* withBestMorning(skeleton: number[][], draft: DraftWithMeals): Steps<number[][]> {
  const { options } = draft.meals
  const days = skeleton.flatMap((visits, day) => {
    const stops = visits.flatMap((visit) => options[visit] ?? [])
    const times = dayTimes(stops, day, draft)
    return times ? [times] : []
  })
  if (days.length < skeleton.length) return skeleton
  const numbers = new Map(options.map((option, number) => [option, number]))
  let best = withIconsFirst(days, draft)
  const mender = best === days ? menderOf(days, draft) : undefined
  if (mender) {
    yield* beginWithAnIcon(mender)
    best = mender.lived.map(({ times }) => times)
  }
  const ordered = best.map((times) => times.flatMap(({ option }) => numbers.get(option) ?? []))
  // Times have shorter visits than the search plans with: what it cannot begin with would lose a meal.
  const plan = new Solution(instance(tripProblem(draft)))
  plan.replaceAll([...ordered.keys()], ordered)
  return plan.feasible ? ordered : skeleton
}
