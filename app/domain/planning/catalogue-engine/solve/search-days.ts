import { instance, type Problem } from '~/domain/planning/solver/problem'
import { searchInSteps } from '~/domain/planning/solver/search'
import { Solution } from '~/domain/planning/solver/solution'
import type { Steps } from '~/domain/planning/steps'
import type { CatalogueParts, DraftWithMeals, StopOption } from '~/domain/planning/trip-draft'
import { effort, medium } from '~/domain/planning/weights'
import { daySpend } from '~/domain/request/wishes'
import { hash } from '~/domain/seeded-random'
import { mustsOf } from '../candidates/icons'
import { siteOfPlace } from '../candidates/turned-sites'
import { lostWishes, tripProblem, withWishes } from './trip-problem'

/**
 * Plans the days as a guide does. First their skeleton: what the traveller comes for, and meals
 * around it. Then the rest is filled with what is near and worth it, tables and evenings included. At the end the same
 * stops are dealt out to the days again for the shortest ways.
 */
export function* searchDays(draft: DraftWithMeals, begun: Begun = {}): Steps<StopOption[][]> {
  const { meals } = draft
  if (meals.frames.length === 0) return []
  const { rounds } = effort
  const problem = tripProblem(draft)
  const { seed, rounds: all } = searchOf(draft)
  const times = Math.round(all * (begun.share ?? 1))
  const forward = thrifty(withOneEnd(problem, draft), draft)
  const start = begun.skeleton ?? (yield* skeletonOf(forward, draft, { seed, rounds: times }))
  const first = yield* searchInSteps(forward, { seed, rounds: times, start, mend: false })
  const found = yield* withLostIcons(first, forward, draft, { seed, rounds: times, start })
  const filled = yield* withLostWishes(found, forward, draft, { seed, rounds: times })
  const { same, options, start: chosen } = sameStops(problem, filled, meals)
  const days = yield* searchInSteps(same, {
    seed,
    rounds: Math.round(times * rounds.shorter),
    start: chosen,
    temperature: effort.shorterTemperature,
  })
  return days.map((visits) => visits.flatMap((visit) => options[visit] ?? []))
}

interface Search {
  seed: number
  rounds: number
}

/** What a search begins with. */
export interface Begun {
  /** The skeleton of the days, where it is known, as visits by day. */
  skeleton?: number[][]
  /** Share of the rounds of a whole trip. */
  share?: number
  /** Whether it is the first day of a trip alone. */
  isFirst?: boolean
}

function searchOf({ request, meals }: DraftWithMeals): Search {
  const { rounds } = effort
  const any = request.among
    ? Math.max(rounds.eachPlace, Math.round(rounds.several / request.among))
    : rounds.any
  return {
    seed: hash(`${request.seed} ${request.destinationId} ${request.startDate}`),
    rounds: Math.min(rounds.most, any + rounds.eachDay * meals.frames.length),
  }
}

/** Which end a street or a path is begun at is looked at last, when it is settled what a day holds. */
function withOneEnd(problem: Problem, { meals: { options } }: DraftWithMeals): Problem {
  const oneEnd = options.filter(({ turned }) => turned === undefined).length
  return { ...problem, visits: problem.visits.slice(0, oneEnd) }
}

/**
 * On a small budget money has a price in the search: tables, rides and lesser tickets leave it for the icons. Those cost no points, as
 * they are what it is for.
 */
function thrifty(problem: Problem, draft: DraftWithMeals): Problem {
  const { request, destination, meals } = draft
  if (request.budget !== 'budget') return problem
  const { options, travel } = meals
  const price = medium.daysMoney / Math.max(1, daySpend(request, destination))
  const musts = new Set(mustsOf(draft))
  return {
    ...problem,
    visits: problem.visits.map((visit, index) => {
      const option = options[index]
      if (!option || option.kept || (musts.has(option.candidate.place.id) && !option.meal)) return visit
      const off = price * option.candidate.costCents
      return off === 0 ? visit : { ...visit, scores: visit.scores.map((score) => score - off) }
    }),
    legCost: problem.legCost.map((cost, leg) => cost + price * (travel.fares[leg] ?? 0)),
  }
}
/** The skeleton of a trip: what the traveller comes for, and meals around it, as visits by day. */
export function skeletonOfTrip(draft: DraftWithMeals): Steps<number[][]> {
  return skeletonOf(thrifty(withOneEnd(tripProblem(draft), draft), draft), draft, searchOf(draft))
}

/**
 * The plan from which the days are filled. The first icons are placed before meals, so that a long visit finds a morning; then
 * meals that this left out are put around them. Without icons where a meal finds no room.
 */
function* skeletonOf(forward: Problem, draft: DraftWithMeals, { seed, rounds }: Search): Steps<number[][]> {
  const { options, reserved } = draft.meals
  // What nobody leaves out of a trip of that length, what stays, and tables; a smaller problem is searched faster.
  const musts = new Set(mustsOf(draft))
  const core = partOf(forward, (visit) => {
    const option = options[visit]
    return (
      option?.meal !== undefined || option?.kept !== undefined || musts.has(option?.candidate.place.id ?? '')
    )
  })
  const search = (share: number) => ({ seed, rounds: Math.round(rounds * share), mend: false })
  const eaten = (days: number[][]) => days.flat().filter((visit) => options[visit]?.meal).length
  const loose = { ...core.problem, mandatoryReward: medium.skeletonMeal }
  const found = yield* searchInSteps(loose, {
    ...search(effort.rounds.skeleton),
    start: core.numbersOf(reserved),
  })
  const placed = core.visitsOf(found)
  if (eaten(placed) === eaten(reserved)) return placed
  const fed = yield* searchInSteps(core.problem, {
    ...search(effort.rounds.skeletonMeals),
    start: found,
    temperature: effort.mealsTemperature,
  })
  return eaten(core.visitsOf(fed)) === eaten(reserved) ? core.visitsOf(fed) : reserved
}

/** A problem with some of the visits, and how plans are told in its numbers and in those of the whole. */
function partOf(problem: Problem, isPart: (visit: number) => boolean) {
  const chosen = [...problem.visits.keys()].filter(isPart)
  const numbers = new Map(chosen.map((visit, number) => [visit, number]))
  const told = (days: number[][], tell: (visit: number) => number | undefined) =>
    days.map((visits) => visits.flatMap((visit) => tell(visit) ?? []))
  return {
    problem: { ...problem, visits: chosen.flatMap((visit) => problem.visits[visit] ?? []) },
    numbersOf: (days: number[][]) => told(days, (visit) => numbers.get(visit)),
    visitsOf: (days: number[][]) => told(days, (number) => chosen[number]),
  }
}

/**
 * A plan without one of the first icons is searched for again with more points for those, as a search is a matter of luck. The
 * new plan is taken if it has more of them, and is worth about as much.
 */
function* withLostIcons(
  plan: number[][],
  forward: Problem,
  draft: DraftWithMeals,
  { seed, rounds, start }: Search & { start: number[][] },
): Steps<number[][]> {
  const { first, points, share, worse, top, worseForTop } = effort.lostIcons
  const { options } = draft.meals
  const musts = mustsOf(draft).slice(0, first)
  const idOf = (visit: number) => options[visit]?.candidate.place.id ?? ''
  const held = (days: number[][]) => heldOf(musts, days, draft)
  const known = new Set(held(plan))
  const isLost = (visit: number) => {
    const id = idOf(visit)
    return musts.includes(id) && !known.has(id) && !options[visit]?.meal
  }
  const lost = forward.visits.map((_, visit) => isLost(visit))
  if (!lost.includes(true)) return plan
  // What a day is not for, as a beach in the rain, stays so.
  const eagerly = (score: number) => (score > 0 ? score + points : score)
  const eager = {
    ...forward,
    visits: forward.visits.map((visit, index) =>
      lost[index] ? { ...visit, scores: visit.scores.map(eagerly) } : visit,
    ),
  }
  const again = yield* searchInSteps(eager, { seed, rounds: Math.round(rounds * share), start, mend: false })
  const worth = worthIn(forward)
  const isTop = held(again).some((id) => !known.has(id) && musts.indexOf(id) < top)
  const most = isTop ? worseForTop : worse
  return held(again).length > known.size && worth(again) > worth(plan) - most ? again : plan
}

/**
 * A plan that answers none of a wish is searched for again from where it is, with more points for the first answer. The new plan is taken
 * if it answers more, has as many of the first icons, and is worth about as much.
 */
function* withLostWishes(
  plan: number[][],
  forward: Problem,
  draft: DraftWithMeals,
  { seed, rounds }: Search,
): Steps<number[][]> {
  const lost = lostWishes(plan.flat(), draft)
  if (lost.length === 0) return plan
  const { points, share, worse } = effort.lostWishes
  const again = yield* searchInSteps(withWishes(forward, lost, points, draft), {
    seed,
    rounds: Math.round(rounds * share),
    start: plan,
    temperature: effort.shorterTemperature,
    mend: false,
  })
  const musts = mustsOf(draft).slice(0, effort.lostIcons.first)
  const held = (days: number[][]) => heldOf(musts, days, draft).length
  const worth = worthIn(forward)
  const isBetter = lostWishes(again.flat(), draft).length < lost.length && held(again) >= held(plan)
  return isBetter && worth(again) > worth(plan) - worse ? again : plan
}

/** Those of some places that the days have, at any time and at any meal. */
function heldOf(ids: readonly string[], days: number[][], { meals: { options } }: DraftWithMeals): string[] {
  const planned = new Set(days.flat().map((visit) => options[visit]?.candidate.place.id))
  return ids.filter((id) => planned.has(id))
}

/** What plans are worth in a problem. */
function worthIn(problem: Problem): (days: number[][]) => number {
  const judged = new Solution(instance(problem))
  return (days) => {
    judged.replaceAll([...days.keys()], days)
    return judged.value
  }
}

/**
 * The problem of dealing out the stops of a plan: all of them stay, evenings as evenings, and only the ways between them count.
 * Its visits are these stops alone; the option of each comes with it, and the plan in the numbers of its visits.
 */
function sameStops(
  problem: Problem,
  plan: number[][],
  { options, travel }: CatalogueParts['meals'],
): { same: Problem; options: StopOption[]; start: number[][] } {
  const nights = new Map(
    plan.flatMap((visits) =>
      visits.flatMap((visit) => {
        const option = options[visit]
        return option ? [[siteOfPlace(option), option.night]] : []
      }),
    ),
  )
  const chosen = options.flatMap((option, index) => {
    const visit = problem.visits[index]
    return visit && nights.get(siteOfPlace(option)) === option.night ? [{ option, visit, index }] : []
  })
  const numbers = new Map(chosen.map(({ index }, number) => [index, number]))
  const same = {
    ...problem,
    visits: chosen.map(({ visit }) => ({
      ...visit,
      scores: visit.scores.map((score) => medium.sameStop + medium.sameStopShare * score),
    })),
    legCost: travel.way.map((minutes) => medium.sameStopMinute * minutes),
  }
  return {
    same,
    options: chosen.map(({ option }) => option),
    start: plan.map((visits) => visits.flatMap((visit) => numbers.get(visit) ?? [])),
  }
}
