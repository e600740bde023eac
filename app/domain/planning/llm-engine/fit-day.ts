import type { Destination } from '~/domain/catalogue/destination'
import type { Meal } from '~/domain/catalogue/place'
import { meals } from '~/domain/catalogue/vocabulary'
import type { Repair as DayRepair } from '~/domain/itinerary/provenance'
import { dayTimes, type TimedOption } from '~/domain/planning/catalogue-engine/day-times'
import { settleDay } from '~/domain/planning/catalogue-engine/plan-days'
import type { StopOption } from '~/domain/planning/catalogue-engine/stop-option'
import type { TripOutline } from '~/domain/planning/catalogue-engine/trip-outline'
import { tripProblem } from '~/domain/planning/catalogue-engine/trip-problem'
import { search } from '~/domain/planning/solver/search'
import { effort, hard, medium } from '~/domain/planning/weights'
import type { PlanRequest } from '~/domain/request/plan-request'

/** What was put right; whoever puts the days together adds the day. */
export type Repair = Omit<DayRepair, 'day'>

/** A day made of what was wished for, as far as that is possible. */
export interface FittedDay {
  stops: TimedOption[]
  /** Sights of the wish that the day holds. */
  kept: number
  repairs: Repair[]
}

/** The day that is written, and what the solver knows of it. */
export interface DayScene {
  /** From 0. */
  day: number
  /** The solver's own day. */
  proposed: TimedOption[]
  outline: TripOutline
  request: PlanRequest
  destination: Destination
}

/**
 * Turns a wish (ids in the order of the day) into a day that has a timetable: what is no place of the trip, closed on that
 * day or named twice falls out, missing meals come from those reserved for the day, and where the order cannot be walked
 * in time, or is a detour, the solver puts it right and leaves out what does not fit.
 */
export function fitDay(wish: string[], scene: DayScene): FittedDay {
  const { proposed, day, outline, request } = scene
  const { chosen, repairs } = readWish(wish, day, outline)
  const own = proposed.map(({ option }) => option).filter(({ meal }) => meal)
  const missing = own.filter(({ meal }) => !chosen.some((option) => option.meal === meal))
  for (const { candidate, meal } of missing) {
    repairs.push({ kind: 'meal-added', detail: `${meal ?? 'meal'} at ${candidate.place.name}` })
  }
  const asWished = missing.length === 0 ? timed(chosen, day, outline, request) : undefined
  const solved = solve([...chosen, ...missing], own, scene)
  const sights = chosen.filter(({ meal }) => !meal)
  const kept = (stops: TimedOption[]) => {
    const sites = new Set(stops.map(({ option }) => option.site))
    return sights.filter(({ site }) => sites.has(site)).length
  }
  if (asWished && fits(asWished, scene)) {
    const short = wayOf(asWished, outline) <= hard.modelsWay * wayOf(solved, outline)
    if (short || kept(solved) < sights.length) return { stops: asWished, kept: sights.length, repairs }
  }
  for (const { site, candidate } of sights) {
    if (solved.some(({ option }) => option.site === site)) continue
    repairs.push({ kind: 'left-out', detail: candidate.place.name })
  }
  if (asWished || missing.length === 0)
    repairs.push({ kind: 'reordered', detail: 'for shorter ways and opening hours' })
  return { stops: solved, kept: kept(solved), repairs }
}

/** The options a wish names, each place and each meal once; and what had to be left out. */
function readWish(wish: string[], day: number, { options }: TripOutline) {
  const repairs: Repair[] = []
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
    if (chosen.some(({ site }) => site === first.site)) {
      repairs.push({ kind: 'repeated', detail: name })
      continue
    }
    const open = ways.filter(({ starts }) => (starts[day] ?? []).length > 0)
    // The option with the longest stretch of starts leaves most freedom for the order that was wished for.
    const free = open
      .filter(({ meal }) => !meal || !served.has(meal))
      .sort((a, b) => mealOrder(a) - mealOrder(b) || startRoom(b, day) - startRoom(a, day))
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

function timed(stops: StopOption[], day: number, { travel, frames }: TripOutline, { filters }: PlanRequest) {
  return dayTimes(stops, day, travel, filters, frames[day])
}

/** Whether a day holds to its limits: walking, spending, load, and so many of a kind. */
function fits(stops: TimedOption[], scene: DayScene): boolean {
  const options = stops.map(({ option }) => option)
  const { problem } = dayProblem(options, scene)
  const path = [0, ...options.map(({ site }) => site), 0]
  return problem.resources.every(({ limit, legs, legCap }, index) => {
    const used = problem.visits.reduce((sum, { uses }) => sum + (uses[index] ?? 0), 0)
    const way = path
      .slice(1)
      .reduce((sum, site, leg) => sum + (legs?.[(path[leg] ?? 0) * problem.sites + site] ?? 0), 0)
    return used + Math.min(way, legCap ?? Number.POSITIVE_INFINITY) <= limit
  })
}

function solve(wanted: StopOption[], own: StopOption[], scene: DayScene): TimedOption[] {
  const { day, outline, request } = scene
  const sites = new Set(wanted.filter(({ meal }) => !meal).map(({ site }) => site))
  // All ways to use a wished sight, the meals that were wished for, and the solver's own meals as a way out.
  const options = outline.options.filter(
    (option) => wanted.includes(option) || own.includes(option) || (!option.meal && sites.has(option.site)),
  )
  const { problem } = dayProblem(options, scene)
  const start = [own.map((option) => options.indexOf(option))]
  const [visits = []] = search(
    {
      ...problem,
      visits: problem.visits.map((visit, index) => ({
        ...visit,
        scores: [
          options[index] && wanted.includes(options[index]) ? medium.modelsChoice : (visit.scores[0] ?? 0),
        ],
      })),
    },
    { seed: day + 1, rounds: effort.rounds.modelsDay, start },
  )
  const stops = visits.flatMap((visit) => options[visit] ?? [])
  return settleDay(stops, day, outline, request.filters)
}

/** The solver's problem of this one day, with these options only. */
function dayProblem(options: StopOption[], { day, proposed, outline, request, destination }: DayScene) {
  const only = <Item>(list: Item[][]) => [list[day] ?? []]
  const alone = options.map((option) => ({
    ...option,
    spans: only(option.spans),
    starts: only(option.starts),
    peak: only(option.peak),
  }))
  const reserved = [proposed.flatMap(({ option }) => (option.meal ? [options.indexOf(option)] : []))]
  const frames = outline.frames.slice(day, day + 1)
  return { problem: tripProblem({ ...outline, frames, options: alone, reserved }, request, destination) }
}

/** Minutes on the way, from the base and back. */
function wayOf(stops: TimedOption[], { travel }: TripOutline): number {
  const path = [0, ...stops.map(({ option }) => option.site), 0]
  return path
    .slice(1)
    .reduce((sum, site, leg) => sum + (travel.minutes[(path[leg] ?? 0) * travel.sites + site] ?? 0), 0)
}
