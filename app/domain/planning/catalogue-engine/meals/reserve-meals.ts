import type { Destination } from '~/domain/catalogue/destination'
import type { Meal } from '~/domain/catalogue/place'
import { dayFares } from '~/domain/catalogue/travel'
import { assign } from '~/domain/planning/solver/assignment'
import type {
  CatalogueDraft,
  CatalogueParts,
  DayFrame,
  StopOption,
  TravelMatrix,
} from '~/domain/planning/trip-draft'
import { hard, medium, soft } from '~/domain/planning/weights'
import { type DayHours, paceLimits } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { daySpend } from '~/domain/request/wishes'
import { restAfter } from '../candidates/stop-options'
import { paidBeside } from './days-out'

interface Slot {
  frame: number
  meal: Meal
}

/** What leaving a meal open costs the assignment; of days of a sort one of the last goes before one of the first. */
function openCost({ sights, trip, day, meals }: DayFrame, meal: Meal): number {
  const { openMeal, openMealMore } = medium
  // Who leaves before dinner has lunch for it.
  const isMain = meal === 'lunch' && !meals.includes('dinner')
  const onDay = sights ? openMeal.onDayWithSights : trip ? openMeal.onDayTrip : openMeal.onFreeDay
  return onDay + openMealMore[isMain ? 'dinner' : meal] - Math.min(day, openMeal.days)
}

/**
 * Different restaurants for every meal of every day within each day's spend, hours and way on foot, or nothing when the
 * trip has not enough of them. One assignment of all meals keeps the rare restaurants for where they are needed;
 * exchanges between days then even out the spend. With `partial`, meals that cannot be had are left out instead.
 */
export function reserveMeals(
  options: StopOption[],
  ways: TravelMatrix,
  frames: DayFrame[],
  { request, destination, candidates: { hours: full, taste } }: CatalogueDraft<'candidates'>,
  partial: boolean,
): CatalogueParts['meals']['reserved'] | undefined {
  const daily = Math.max(1, daySpend(request, destination))
  const kept = frames.map((_, frame) => keptOn(options, frame))
  const beside = paidBeside(frames, { request, destination })
  const slots = frames.flatMap(({ meals }, frame): Slot[] =>
    meals.filter((meal) => !has(meal, kept[frame] ?? [], options)).map((meal) => ({ frame, meal })),
  )
  const free = options.filter((option) => !option.kept)
  const sites = [...new Set(free.flatMap(({ meal, site }) => (meal ? [site] : [])))]
  const table = new Map<string, number>(
    options.flatMap(({ meal, site }, index) => (meal ? [[`${site} ${meal}`, index] as const] : [])),
  )
  const optionAt = ({ frame, meal }: Slot, site: number): number | undefined => {
    const index = table.get(`${site} ${meal}`)
    const option = options[index ?? -1]
    const hours = frames[frame]
    if (!option || !hours) return undefined
    const way = ways.minutes[site] ?? 0
    const reachable = option.starts[frame]?.some(
      (starts) => hours.from + way <= starts.to && starts.from + option.stay[1] + way <= hours.to,
    )
    return reachable ? index : undefined
  }
  const choices = slots.map((slot) => sites.map((site) => optionAt(slot, site)))
  const costs = choices.map((row, slot) => [
    ...row.map((index, column) => {
      const option = options[index ?? -1]
      if (!option) return Number.POSITIVE_INFINITY
      return (
        (option.candidate.costCents / daily) ** 2 +
        ((ways.minutes[sites[column] ?? 0] ?? 0) -
          (option.meal ? taste.mealScore(option.candidate, option.meal) : 0)) /
          soft.farTable
      )
    }),
    ...(partial ? openColumns(slots, frames, slot) : []),
  ])
  const chosen = assign(costs)
  if (!chosen) return undefined
  const frameOf = (slot: number) => slots[slot]?.frame ?? 0
  const slotsOn = frames.map((_, frame) => [...slots.keys()].filter((slot) => frameOf(slot) === frame))
  const visitsOf = (frame: number) => {
    const eaten = (slotsOn[frame] ?? []).flatMap((slot) => choices[slot]?.[chosen[slot] ?? -1] ?? [])
    return inOrder([...eaten, ...(kept[frame] ?? [])], frame, options)
  }
  /** By frame, for the tables chosen for its slots: exchanges ask for the same days again and again. */
  const known = frames.map(() => new Map<number, number>())
  const columns = sites.length + slots.length + 1
  const strain = (frame: number) => {
    const key = (slotsOn[frame] ?? []).reduce((sum, slot) => sum * columns + (chosen[slot] ?? 0), 0)
    const found = known[frame]?.get(key)
    if (found !== undefined) return found
    const stops = visitsOf(frame).flatMap((index) => options[index] ?? [])
    const made = strainOf(stops, frame, frames[frame] ?? full, ways, request, destination, beside)
    known[frame]?.set(key, made)
    return made
  }
  const possible = (slot: number, column: number) => choices[slot]?.[column] !== undefined
  // A traveller's own stops may cost or walk more than a day should; they may not ask for two places at once.
  const own = (frame: number) => kept[frame]?.some((visit) => !options[visit]?.away) ?? false
  const most = (frame: number) => (own(frame) ? hard.brokenRule : 1)
  const fine = () => frames.every((_, frame) => strain(frame) <= most(frame))
  const settle = () => evenOut(chosen, sites.length, possible, (slot) => strain(frameOf(slot)), frameOf, fine)
  let settled = settle()
  while (!settled && partial && leaveOneOpen()) settled = settle()
  if (!settled) return undefined
  return frames.map((_, frame) => visitsOf(frame))

  /** Leaves out the meal that strains the most strained day most, a free day's before a full one's; whether there was one. */
  function leaveOneOpen(): boolean {
    const tooMuch = [...frames.keys()].filter((frame) => strain(frame) > most(frame))
    const spare = tooMuch.filter((frame) => !frames[frame]?.sights)
    const [worst] = (spare.length > 0 ? spare : tooMuch).sort((a, b) => strain(b) - strain(a))
    const [dropped] = slots
      .flatMap((slot, index) =>
        slot.frame === worst && (chosen?.[index] ?? 0) < sites.length ? [index] : [],
      )
      .map((slot) => ({ slot, left: strainWithout(slot, slots[slot]?.frame ?? 0) }))
      .sort((a, b) => a.left - b.left)
    if (!dropped || !chosen) return false
    chosen[dropped.slot] = sites.length + dropped.slot
    return true
  }

  function strainWithout(slot: number, frame: number): number {
    const table = chosen?.[slot] ?? 0
    if (!chosen) return 0
    chosen[slot] = sites.length + slot
    const left = strain(frame)
    chosen[slot] = table
    return left
  }
}

/** A column of its own for each slot, which stands for leaving the meal open. */
function openColumns(slots: Slot[], frames: DayFrame[], slot: number): number[] {
  const frame = frames[slots[slot]?.frame ?? 0]
  return slots.map(({ meal }, column) =>
    column === slot && frame ? openCost(frame, meal) : Number.POSITIVE_INFINITY,
  )
}

function keptOn(options: StopOption[], frame: number): number[] {
  return options.flatMap((option, index) => (option.kept && option.starts[frame]?.length ? [index] : []))
}

function has(meal: Meal, visits: number[], options: StopOption[]): boolean {
  return visits.some((visit) => options[visit]?.meal === meal)
}

/** By when they begin at the earliest; a day's meals come in that order whatever else it holds. */
function inOrder(visits: number[], frame: number, options: StopOption[]): number[] {
  const begins = (visit: number) => options[visit]?.starts[frame]?.[0]?.from ?? 0
  return visits.sort((a, b) => begins(a) - begins(b))
}

/** How far a day of three meals and the ways between them goes towards its limits; over 1 it breaks one. */
function strainOf(
  stops: StopOption[],
  frame: number,
  { from, to }: DayFrame | DayHours,
  ways: TravelMatrix,
  request: PlanRequest,
  destination: Destination,
  beside: ReadonlySet<string>,
): number {
  const { filters } = request
  let [cents, fares, walked, at, time, late, onTheWay] = [0, 0, 0, 0, from, 0, 0]
  const go = (site: number) => {
    const leg = at * ways.sites + site
    fares += ways.fares[leg] ?? 0
    walked += ways.walked[leg] ?? 0
    time += ways.minutes[leg] ?? 0
    onTheWay += ways.minutes[leg] ?? 0
    at = site
  }
  for (const { candidate, site, starts, stay, meal } of stops) {
    go(site)
    if (!beside.has(candidate.place.id)) cents += candidate.costCents
    const span = (starts[frame] ?? []).find(({ to: last }) => time <= last)
    if (!span) late++
    time = Math.max(time, span?.from ?? time) + stay[1] + restAfter(meal, filters)
  }
  go(0)
  const own = stops.some(({ kept }) => kept)
  const tooFar = walked > filters.maxWalkingDistance * 1000 && !own
  const tooLong = onTheWay > paceLimits(filters).load && !own
  const faults = late + Number(time > to) + Number(tooFar) + Number(tooLong)
  return (
    faults * 2 * hard.brokenRule +
    ((cents + dayFares(fares, destination.transit)) / Math.max(1, daySpend(request, destination))) **
      soft.strainSteepness
  )
}

/**
 * Exchanges restaurants between slots, or for unused ones, while that lowers the strain of the days concerned and not all
 * is fine; whether in the end it is.
 */
function evenOut(
  chosen: number[],
  columns: number,
  possible: (slot: number, column: number) => boolean,
  strain: (slot: number) => number,
  dayOf: (slot: number) => number,
  fine: () => boolean,
): boolean {
  const owner = new Map(chosen.map((column, slot) => [column, slot]))
  for (let improved = true; improved && !fine(); ) {
    improved = false
    for (let slot = 0; slot < chosen.length; slot++) {
      for (let column = 0; column < columns; column++) {
        const mine = chosen[slot] ?? 0
        const other = owner.get(column) ?? -1
        if (column === mine || !possible(slot, column) || (other >= 0 && !possible(other, mine))) continue
        const elsewhere = other >= 0 && dayOf(other) !== dayOf(slot)
        const before = strain(slot) + (elsewhere ? strain(other) : 0)
        chosen[slot] = column
        if (other >= 0) chosen[other] = mine
        if (strain(slot) + (elsewhere ? strain(other) : 0) < before - 1e-9) {
          improved = true
          owner.set(column, slot)
          owner.delete(mine)
          if (other >= 0) owner.set(mine, other)
        } else {
          chosen[slot] = mine
          if (other >= 0) chosen[other] = column
        }
      }
    }
  }
  return fine()
}
