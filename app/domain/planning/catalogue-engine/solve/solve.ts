import type { Area } from '~/domain/catalogue/destination'
import type { Problem } from '~/domain/planning/solver/problem'
import { searchInSteps } from '~/domain/planning/solver/search'
import type { Steps } from '~/domain/planning/steps'
import type {
  CatalogueParts,
  DayFrame,
  DraftWithMeals,
  SolvedDraft,
  StopOption,
  TimedOption,
} from '~/domain/planning/trip-draft'
import { effort, hard, medium } from '~/domain/planning/weights'
import { hash } from '~/domain/seeded-random'
import { isShort } from '../candidates/candidates'
import { siteOfPlace } from '../candidates/turned-sites'
import { settledMeals } from '../meals/meals'
import { ratioOf, wayThrough, withBetterEnds } from './better-ends'
import { dayTimes } from './day-times'
import { fillGaps } from './fill-gaps'
import { tripProblem } from './trip-problem'

/** Solves the days of a draft; then opens meals that make a day a zigzag, and says which days came out free. */
export function* solveTrip(draft: DraftWithMeals): Steps<SolvedDraft> {
  const solved = yield* solveDays(draft)
  const days = solved.map((stops, day) => withoutFarMeals(stops, day, draft))
  const same = days.every((stops, day) => stops === solved[day])
  const meals = same
    ? draft.meals
    : settledMeals({ ...draft.meals, reserved: eatenOn(days, draft.meals) }, draft)
  const frames = withFreeDays(meals.frames, days, draft.destination.areas)
  return { ...draft, meals: { ...meals, frames }, solve: { days } }
}

/**
 * Plans the days as a guide does. First their skeleton: what the traveller comes for, and meals
 * around it. Then the rest is filled with what is near and worth it, tables and evenings included. At the end the same
 * stops are dealt out to the days again for the shortest ways.
 */
export function* solveDays(draft: DraftWithMeals): Steps<TimedOption[][]> {
  const { request, meals } = draft
  if (meals.frames.length === 0) return []
  const { rounds } = effort
  const problem = tripProblem(draft)
  const seed = hash(`${request.seed} ${request.destinationId} ${request.startDate}`)
  const times = Math.min(rounds.most, rounds.any + rounds.eachDay * meals.frames.length)
  const core = coreOptions(draft)
  // Which end a street or a path is begun at is looked at last, when it is settled what a day holds.
  const oneEnd = meals.options.filter(({ turned }) => turned === undefined).length
  const forward = { ...problem, visits: problem.visits.slice(0, oneEnd) }
  // The first icons are placed before meals, so that a long visit finds a morning; a plan that leaves a meal out is not used.
  const skeleton = yield* searchInSteps(
    { ...onlyVisits(forward, core), mandatoryReward: medium.skeletonMeal },
    { seed, rounds: Math.round(times * rounds.skeleton), start: meals.reserved, mend: false },
  )
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
  yield
  const settledDays = days.map((visits, day) =>
    settled(
      visits.flatMap((visit) => options[visit] ?? []),
      day,
      draft,
    ),
  )
  yield
  const filledDays = draft.candidates.keepExisting ? settledDays : yield* fillGaps(settledDays, draft)
  yield
  return filledDays.map((times, day) => withBetterEnds(times, day, draft))
}

/** Options of the skeleton: what nobody leaves out of a trip of that length, what stays, and the tables around it. */
function coreOptions({
  candidates: { taste },
  meals: { frames, options },
}: DraftWithMeals): (visit: number) => boolean {
  const musts = new Set(taste.icons.slice(0, hard.musts(frames.length)))
  return (visit) => {
    const option = options[visit]
    if (!option) return false
    return option.meal !== undefined || option.kept !== undefined || musts.has(option.candidate.place.id)
  }
}

/** The problem without starts for the other visits. */
function onlyVisits(problem: Problem, wanted: (visit: number) => boolean): Problem {
  const none = problem.days.map(() => [])
  return {
    ...problem,
    visits: problem.visits.map((visit, index) => (wanted(index) ? visit : { ...visit, starts: none })),
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

/** A day with times, made of stops in their order: see `settled`. */
export function settleDay(stops: StopOption[], day: number, draft: DraftWithMeals): TimedOption[] {
  return withBetterEnds(settled(stops, day, draft), day, draft)
}

/**
 * Leaves out the sight with the longest stay as long as a day has no timetable, and one that makes its way a zigzag; what
 * is settled comes before a rest.
 */
function settled(stops: StopOption[], day: number, draft: DraftWithMeals): TimedOption[] {
  if (stops.length === 0) return []
  const times = dayTimes(stops, day, draft)
  const without = (stop: StopOption) => stops.filter((each) => each !== stop)
  const free = stops.filter(({ meal, kept }) => !meal && !kept)
  // Without a stop between two rides the way past it may be a walk.
  const walkable = free.filter((stop) => isWalkable(without(stop), draft))
  const spare = walkable.length > 0 ? walkable : free
  const ratio = draft.candidates.keepExisting ? 1 : ratioOf(stops, draft)
  if (times && ratio <= hard.zigzag) return times
  const [first] = times
    ? spare
        .filter((stop) => ratioOf(without(stop), draft) < ratio)
        .sort((a, b) => ratioOf(without(a), draft) - ratioOf(without(b), draft))
    : spare.sort((a, b) => b.stay[1] - a.stay[1])
  if (first) return settled(without(first), day, draft)
  const bare = times ?? dayTimes(stops, day, draft, { restful: false })
  if (!bare) throw new Error(`Day ${day + 1} has no timetable even with its meals alone`)
  return bare
}

/** Whether the walks between stops, and those along them, are within what the traveller walks in a day. */
function isWalkable(stops: StopOption[], draft: DraftWithMeals): boolean {
  return wayThrough(stops, draft).walked <= draft.request.filters.maxWalkingDistance * 1000
}

/** Leaves open the meal without which a zigzag day is straightest, until it is straight or has one meal left. */
function withoutFarMeals(stops: TimedOption[], day: number, draft: DraftWithMeals): TimedOption[] {
  const options = stops.map(({ option }) => option)
  const ratio = ratioOf(options, draft)
  const eaten = options.filter(({ meal, kept }) => meal && !kept)
  if (ratio <= hard.zigzagForMeal || eaten.length < 2) return stops
  const [best] = eaten
    .map((meal) => options.filter((option) => option !== meal))
    // Without a table between two rides the way past it may be a walk.
    .filter((rest) => isWalkable(rest, draft))
    .sort((a, b) => ratioOf(a, draft) - ratioOf(b, draft))
  return best ? withoutFarMeals(settleDay(best, day, draft), day, draft) : stops
}

/** By day, the options that are meals or stay. */
function eatenOn(days: TimedOption[][], { options }: CatalogueParts['meals']): number[][] {
  return days.map((stops) =>
    stops.flatMap(({ option }) => (option.meal || option.kept ? [options.indexOf(option)] : [])),
  )
}

/** A day that got no sight in the end is a free one. */
function withFreeDays(frames: DayFrame[], days: TimedOption[][], areas: Area[]): DayFrame[] {
  return frames.map((frame, index) => {
    const sights = days[index]?.some(({ option }) => !option.meal)
    const wander = frame.wander ?? areas[index % areas.length]
    return sights || !wander || isShort(frame) ? frame : { ...frame, wander }
  })
}
