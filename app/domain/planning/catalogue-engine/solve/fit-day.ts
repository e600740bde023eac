import type { Meal } from '~/domain/catalogue/place'
import { meals } from '~/domain/catalogue/vocabulary'
import type { Problem, Visit } from '~/domain/planning/solver/problem'
import { search } from '~/domain/planning/solver/search'
import type { FittedDay } from '~/domain/planning/stages'
import type { SolvedDraft, StopOption, TimedOption } from '~/domain/planning/trip-draft'
import { effort, hard, medium } from '~/domain/planning/weights'
import { siteOfPlace } from '../candidates/turned-sites'
import { dayTimes } from './day-times'
import { holesOf } from './holes'
import { settleDay, withBetterEnds } from './settle-day'
import { tripProblem } from './trip-problem'

/**
 * Turns a wish (ids in the order of the day) into a day that has a timetable and is no poorer than the solver's own: what is no place of
 * the trip, closed on that day or named twice falls out, and missing meals come from those reserved for the day. Where the order cannot
 * be walked in time, is a detour or leaves holes, the solver puts the wished places into its own day, whose other sights stay where there is
 * room for them. Where that is still poorer, its own day stays.
 */
export function fitDay(draft: SolvedDraft, day: number, wish: string[]): FittedDay {
  const read = readWish(wish, day, draft)
  const { repairs } = read
  const proposed = draft.solve.days[day] ?? []
  const all = proposed.map(({ option }) => option)
  const own = all.filter((option) => option.meal || isBooked(option))
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
  const sights = chosen.filter(({ meal }) => !meal)
  const poorest = faultOf(proposed, day, draft) + medium.modelsHoles
  const fewest = sightsOf(proposed).length - hard.modelsFewer
  const isPoor = (stops: TimedOption[]) =>
    sightsOf(stops).length < fewest || faultOf(stops, day, draft) > poorest
  if (asWished && fits(asWished, day, draft) && !isPoor(asWished)) {
    const solved = solve([...chosen, ...missing], own, own, day, draft)
    const short = wayOf(asWished, draft) <= hard.modelsWay * wayOf(solved, draft)
    if (short || countOf(sights, solved) < sights.length) return { stops: asWished, repairs }
  }
  const solved = solve([...chosen, ...missing], all, all, day, draft)
  if (isPoor(solved)) {
    repairs.push({ kind: 'own-stops', detail: 'what was chosen would leave holes in the day' })
    return { stops: proposed, repairs }
  }
  for (const sight of sights) {
    if (countOf([sight], solved) > 0) continue
    repairs.push({ kind: 'left-out', detail: sight.candidate.place.name })
  }
  const wished = new Set(sights.map(siteOfPlace))
  const filled = sightsOf(solved).filter(({ option }) => !wished.has(siteOfPlace(option)))
  if (filled.length > 0) repairs.push({ kind: 'few-stops', detail: `${filled.length} of the proposal stay` })
  if (asWished || missing.length === 0)
    repairs.push({ kind: 'reordered', detail: 'for shorter ways and opening hours' })
  return { stops: solved, repairs }
}

function sightsOf(stops: TimedOption[]): TimedOption[] {
  return stops.filter(({ option }) => !option.meal)
}

/** How many of these sights a day has. */
function countOf(sights: StopOption[], stops: TimedOption[]): number {
  const sites = new Set(stops.map(({ option }) => siteOfPlace(option)))
  return sights.filter((sight) => sites.has(siteOfPlace(sight))).length
}

/** Points that a day loses by waits, and by sights that come after dinner and are none for the evening. */
function faultOf(stops: TimedOption[], day: number, draft: SolvedDraft): number {
  const dinner = stops.findIndex(({ option }) => option.meal === 'dinner')
  const after = dinner < 0 ? [] : stops.slice(dinner + 1)
  const tooLate = after.filter(({ option }) => !option.night && !option.kept && !option.meal).length
  return holesOf(stops, day, draft) + medium.modelsLateSight * tooLate
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

/**
 * The day of what is wished for, searched for from `start`. Of the solver's own stops in `own` the meals are a way out, and sights stay where
 * nothing that is wished for takes their room.
 */
function solve(
  wanted: StopOption[],
  own: StopOption[],
  start: StopOption[],
  day: number,
  draft: SolvedDraft,
): TimedOption[] {
  const sites = new Set(wanted.filter(({ meal }) => !meal).map(siteOfPlace))
  // All ways to use a wished sight, the meals that were wished for, and the solver's own stops.
  const usable = draft.meals.options.filter(
    (option) =>
      wanted.includes(option) || own.includes(option) || (!option.meal && sites.has(siteOfPlace(option))),
  )
  // A place that the solver's day goes from its other end is an option of that day alone.
  const options = [...usable, ...own.filter((option) => !usable.includes(option))]
  const problem = dayProblem(options, day, draft)
  const scoreOf = (option: StopOption | undefined, points: number) => {
    if (!option || isBooked(option)) return points
    const isWanted = option.meal ? wanted.includes(option) : sites.has(siteOfPlace(option))
    if (isWanted) return medium.modelsChoice + medium.modelsChoiceShare * points
    return option.meal ? points : medium.ownBesideChoice * points
  }
  const [visits = []] = search(
    {
      ...problem,
      visits: problem.visits.map((visit, index) => ({
        ...visit,
        scores: [scoreOf(options[index], visit.scores[0] ?? 0)],
      })),
    },
    {
      seed: day + 1,
      rounds: effort.rounds.modelsDay,
      start: [start.map((option) => options.indexOf(option))],
    },
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
