import type { Meal } from '~/domain/catalogue/place'
import { meals } from '~/domain/catalogue/vocabulary'
import type { Problem, Visit } from '~/domain/planning/solver/problem'
import { search } from '~/domain/planning/solver/search'
import type { FittedDay } from '~/domain/planning/stages'
import type { SolvedDraft, StopOption, TimedOption } from '~/domain/planning/trip-draft'
import { effort, hard, medium } from '~/domain/planning/weights'
import { siteOfPlace } from '../candidates/turned-sites'
import { dayTimes } from './day-times'
import { settleDay, withBetterEnds } from './settle-day'
import { tripProblem } from './trip-problem'

/**
 * Turns a wish (ids in the order of the day) into a day that has a timetable: what is no place of the trip, closed on that
 * day or named twice falls out, missing meals come from those reserved for the day, and where the order cannot be walked
 * in time, or is a detour, the solver puts it right and leaves out what does not fit.
 */
export function fitDay(draft: SolvedDraft, day: number, wish: string[]): FittedDay {
  const read = readWish(wish, day, draft)
  const { repairs } = read
  const own = (draft.solve.days[day] ?? [])
    .map(({ option }) => option)
    .filter((option) => option.meal || isBooked(option))
  // What is booked stays, whatever the model says of it.
  const booked = own.filter(isBooked)
  const chosen = read.chosen.filter(
    (option) => booked.includes(option) || !booked.some(({ meal }) => meal && meal === option.meal),
  )
  const missing = own.filter(
    (option) =>
      !chosen.includes(option) && (isBooked(option) || !chosen.some(({ meal }) => meal === option.meal)),
  )
  for (const { candidate, meal } of missing.filter((option) => !isBooked(option))) {
    repairs.push({ kind: 'meal-added', detail: `${meal ?? 'meal'} at ${candidate.place.name}` })
  }
  const inOrder = missing.length === 0 ? dayTimes(chosen, day, draft) : undefined
  const asWished = inOrder && withBetterEnds(inOrder, day, draft)
  const solved = solve([...chosen, ...missing], own, day, draft)
  const sights = chosen.filter(({ meal }) => !meal)
  const kept = (stops: TimedOption[]) => {
    const sites = new Set(stops.map(({ option }) => siteOfPlace(option)))
    return sights.filter((sight) => sites.has(siteOfPlace(sight))).length
  }
  if (asWished && fits(asWished, day, draft)) {
    const short = wayOf(asWished, draft) <= hard.modelsWay * wayOf(solved, draft)
    if (short || kept(solved) < sights.length) return { stops: asWished, repairs }
  }
  for (const sight of sights) {
    if (solved.some(({ option }) => siteOfPlace(option) === siteOfPlace(sight))) continue
    repairs.push({ kind: 'left-out', detail: sight.candidate.place.name })
  }
  if (asWished || missing.length === 0)
    repairs.push({ kind: 'reordered', detail: 'for shorter ways and opening hours' })
  return { stops: solved, repairs }
}

function isBooked({ kept }: StopOption): boolean {
  return kept?.booking !== undefined
}

/** The options a wish names, each place and each meal once; and what had to be left out. */
function readWish(wish: string[], day: number, { meals: { options }, solve: { days } }: SolvedDraft) {
  const proposed = (days[day] ?? []).map(({ option }) => option)
  const repairs: FittedDay['repairs'] = []
  const chosen: StopOption[] = []
  const served = new Set<Meal>()
  for (const id of wish) {
    const ways = options.filter(({ candidate }) => candidate.place.id === id)
    const [first] = ways
    if (!first) {
      repairs.push({ kind: 'unknown-place', detail: id.slice(0, 80) })
      continue
    }
    const { name } = first.candidate.place
    if (chosen.some((option) => siteOfPlace(option) === siteOfPlace(first))) {
      repairs.push({ kind: 'repeated', detail: name })
      continue
    }
    const open = ways.filter(({ starts }) => (starts[day] ?? []).length > 0)
    // The proposal's own option is possible; of others the longest stretch of starts leaves most freedom for the order.
    const free = open
      .filter(({ meal }) => !meal || !served.has(meal))
      .sort(
        (a, b) =>
          Number(proposed.includes(b)) - Number(proposed.includes(a)) ||
          mealOrder(a) - mealOrder(b) ||
          startRoom(b, day) - startRoom(a, day),
      )
    const option = free[0]
    if (!option) {
      const detail = open.length > 0 ? `${name}: a second restaurant for one meal` : name
      repairs.push({ kind: open.length > 0 ? 'left-out' : 'closed', detail })
      continue
    }
    if (option.meal) served.add(option.meal)
    chosen.push(option)
  }
  return { chosen, repairs }
}

function mealOrder({ meal }: StopOption): number {
  return meal ? meals.indexOf(meal) : 0
}

function startRoom({ starts }: StopOption, day: number): number {
  return (starts[day] ?? []).reduce((sum, { from, to }) => sum + to - from, 0)
}

/** Whether a day holds to its limits: walking, spending, load, and so many of a kind. */
function fits(stops: TimedOption[], day: number, draft: SolvedDraft): boolean {
  const options = stops.map(({ option }) => option)
  const problem = dayProblem(options, day, draft)
  const path = [0, ...options.map(({ site }) => site), 0]
  return problem.resources.every(({ limit, legs, legCap }, index) => {
    const counted = index === problem.packed ? firstOfPacks(problem.visits) : problem.visits
    const used = counted.reduce((sum, { uses }) => sum + (uses[index] ?? 0), 0)
    const way = path
      .slice(1)
      .reduce((sum, site, leg) => sum + (legs?.[(path[leg] ?? 0) * problem.sites + site] ?? 0), 0)
    return used + Math.min(way, legCap ?? Number.POSITIVE_INFINITY) <= limit
  })
}

/** The visits without those of a pack that comes before. */
function firstOfPacks(visits: Visit[]): Visit[] {
  return visits.filter(
    ({ pack }, index) => pack === undefined || visits.findIndex((each) => each.pack === pack) === index,
  )
}

function solve(wanted: StopOption[], own: StopOption[], day: number, draft: SolvedDraft): TimedOption[] {
  const sites = new Set(wanted.filter(({ meal }) => !meal).map(siteOfPlace))
  // All ways to use a wished sight, the meals that were wished for, and the solver's own meals as a way out.
  const usable = draft.meals.options.filter(
    (option) =>
      wanted.includes(option) || own.includes(option) || (!option.meal && sites.has(siteOfPlace(option))),
  )
  // A place that the solver's day goes from its other end is an option of that day alone.
  const options = [...usable, ...own.filter((option) => !usable.includes(option))]
  const problem = dayProblem(options, day, draft)
  const start = [own.map((option) => options.indexOf(option))]
  const [visits = []] = search(
    {
      ...problem,
      visits: problem.visits.map((visit, index) => ({
        ...visit,
        scores: [
          options[index] && wanted.includes(options[index]) && !isBooked(options[index])
            ? medium.modelsChoice
            : (visit.scores[0] ?? 0),
        ],
      })),
    },
    { seed: day + 1, rounds: effort.rounds.modelsDay, start },
  )
  const stops = visits.flatMap((visit) => options[visit] ?? [])
  return settleDay(stops, day, draft)
}

/** The solver's problem of this one day, with these options only; as full as its own days may be. */
function dayProblem(options: StopOption[], day: number, draft: SolvedDraft): Problem {
  const only = <Item>(list: Item[][]) => [list[day] ?? []]
  const alone = options.map((option) => ({
    ...option,
    spans: only(option.spans),
    starts: only(option.starts),
    peak: only(option.peak),
  }))
  const proposed = draft.solve.days[day] ?? []
  const reserved = [
    proposed.flatMap(({ option }) => (option.meal || isBooked(option) ? [options.indexOf(option)] : [])),
  ]
  const frames = draft.meals.frames.slice(day, day + 1)
  return tripProblem({ ...draft, meals: { ...draft.meals, frames, options: alone, reserved } }, true)
}

/** Minutes on the way, from the base and back. */
function wayOf(stops: TimedOption[], { meals: { travel } }: SolvedDraft): number {
  const path = [0, ...stops.map(({ option }) => option.site), 0]
  return path
    .slice(1)
    .reduce((sum, site, leg) => sum + (travel.minutes[(path[leg] ?? 0) * travel.sites + site] ?? 0), 0)
}
