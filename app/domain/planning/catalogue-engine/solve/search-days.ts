import type { Problem } from '~/domain/planning/solver/problem'
import { searchInSteps } from '~/domain/planning/solver/search'
import type { Steps } from '~/domain/planning/steps'
import type { CatalogueParts, DraftWithMeals, StopOption } from '~/domain/planning/trip-draft'
import { effort, hard, medium } from '~/domain/planning/weights'
import { hash } from '~/domain/seeded-random'
import { siteOfPlace } from '../candidates/turned-sites'
import { tripProblem } from './trip-problem'

/**
 * Plans the days as a guide does. First their skeleton: what the traveller comes for, and meals
 * around it. Then the rest is filled with what is near and worth it, tables and evenings included. At the end the same
 * stops are dealt out to the days again for the shortest ways.
 */
export function* searchDays(draft: DraftWithMeals): Steps<StopOption[][]> {
  const { request, meals } = draft
  if (meals.frames.length === 0) return []
  const { rounds } = effort
  const problem = tripProblem(draft)
  const seed = hash(`${request.seed} ${request.destinationId} ${request.startDate}`)
  const any = Math.max(rounds.eachPlace, Math.round(rounds.any / (request.among ?? 1)))
  const times = Math.min(rounds.most, any + rounds.eachDay * meals.frames.length)
  // Which end a street or a path is begun at is looked at last, when it is settled what a day holds.
  const oneEnd = meals.options.filter(({ turned }) => turned === undefined).length
  const forward = { ...problem, visits: problem.visits.slice(0, oneEnd) }
  // The first icons are placed before meals, so that a long visit finds a morning; a plan that leaves a meal out is not used.
  const skeleton = yield* searchInSteps(skeletonProblem(forward, draft), {
    seed,
    rounds: Math.round(times * rounds.skeleton),
    start: meals.reserved,
    mend: false,
  })
  const eaten = (days: number[][]) => days.flat().filter((visit) => meals.options[visit]?.meal).length
  const start = eaten(skeleton) === eaten(meals.reserved) ? skeleton : meals.reserved
  const filled = yield* searchInSteps(forward, { seed, rounds: times, start, mend: false })
  const { same, options, start: chosen } = sameStops(problem, filled, meals)
  const days = yield* searchInSteps(same, {
    seed,
    rounds: Math.round(times * rounds.shorter),
    start: chosen,
    temperature: effort.shorterTemperature,
  })
  return days.map((visits) => visits.flatMap((visit) => options[visit] ?? []))
}

/** The problem of what nobody leaves out of a trip of that length, what stays, and the tables around it; nothing else may start. */
function skeletonProblem(
  problem: Problem,
  { candidates: { taste }, meals: { frames, options } }: DraftWithMeals,
): Problem {
  const musts = new Set(taste.musts.slice(0, hard.musts(frames.length)))
  const isCore = (option: StopOption | undefined) =>
    option?.meal !== undefined || option?.kept !== undefined || musts.has(option?.candidate.place.id ?? '')
  const none = problem.days.map(() => [])
  return {
    ...problem,
    visits: problem.visits.map((visit, index) =>
      isCore(options[index]) ? visit : { ...visit, starts: none },
    ),
    mandatoryReward: medium.skeletonMeal,
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
