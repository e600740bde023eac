import type { Destination } from '~/domain/places/destination'
import { meals } from '~/domain/places/vocabulary'
import { dayShape } from '~/domain/planner/pace'
import type { PlanRequest } from '~/domain/planner/plan-request'
import { assign } from '~/domain/planner/solver/assignment'
import { restAfter, type StopOption } from './stop-option'
import type { Ways } from './ways'

/** A trip's meals by day: breakfast, lunch and dinner as indices of options. */
export type ReservedMeals = number[][]

/** Minutes from the base that count as much as a meal that takes a whole day's spend. */
const farOff = 600
/** The strain of a day within its spend is at most 1; a broken rule is far above any spend. */
const broken = 1e9
/** How steeply strain rises with spend: evening out the dearest days comes first. */
const steepness = 8

/**
 * Three different restaurants a day within each day's spend, hours and way on foot, or nothing when the trip has not
 * enough of them. One assignment of all meals keeps the rare restaurants for where they are needed; exchanges between
 * days then even out the spend.
 */
export function reserveMeals(
  options: StopOption[],
  ways: Ways,
  request: PlanRequest,
  destination: Destination,
): ReservedMeals | undefined {
  const daily = Math.max(1, destination.daily[request.budget])
  const { from, to } = dayShape(request.filters)
  const sites = [...new Set(options.flatMap(({ meal, site }) => (meal ? [site] : [])))]
  const table = new Map<string, number>(
    options.flatMap(({ meal, site }, index) => (meal ? [[`${site} ${meal}`, index] as const] : [])),
  )
  const optionAt = (slot: number, site: number): number | undefined => {
    const index = table.get(`${site} ${meals[slot % meals.length]}`)
    const option = options[index ?? -1]
    const spans = option?.starts[Math.floor(slot / meals.length)] ?? []
    if (!option) return undefined
    const way = ways.minutes[site] ?? 0
    const reachable = spans.some(
      (starts) => from + way <= starts.to && starts.from + option.stay[1] + way <= to,
    )
    return reachable ? index : undefined
  }
  const slots = Array.from({ length: request.days * meals.length }, (_, slot) => slot)
  const choices = slots.map((slot) => sites.map((site) => optionAt(slot, site)))
  const costs = choices.map((row) =>
    row.map((index, column) => {
      const option = options[index ?? -1]
      if (!option) return Number.POSITIVE_INFINITY
      return (option.candidate.costCents / daily) ** 2 + (ways.minutes[sites[column] ?? 0] ?? 0) / farOff
    }),
  )
  const chosen = assign(costs)
  if (!chosen) return undefined
  const dayOf = (slot: number) => Math.floor(slot / meals.length)
  const mealsOf = (day: number) =>
    meals.map((_, index) => {
      const slot = day * meals.length + index
      return choices[slot]?.[chosen[slot] ?? -1] ?? -1
    })
  const strain = (day: number) => {
    const stops = mealsOf(day).flatMap((index) => options[index] ?? [])
    return strainOf(stops, day, ways, request, destination)
  }
  const possible = (slot: number, column: number) => choices[slot]?.[column] !== undefined
  if (!evenOut(chosen, sites.length, possible, (slot) => strain(dayOf(slot)), dayOf)) return undefined
  return Array.from({ length: request.days }, (_, day) => mealsOf(day))
}

/** How far a day of three meals and the ways between them goes towards its limits; over 1 it breaks one. */
function strainOf(
  stops: StopOption[],
  day: number,
  ways: Ways,
  { budget, filters }: PlanRequest,
  { daily, transit }: Destination,
): number {
  const { from, to } = dayShape(filters)
  let [cents, rides, walked, at, time, late] = [0, 0, 0, 0, from, 0]
  const go = (site: number) => {
    const leg = at * ways.sites + site
    rides += ways.ridden[leg] ?? 0
    walked += ways.walked[leg] ?? 0
    time += ways.minutes[leg] ?? 0
    at = site
  }
  for (const { candidate, site, starts, stay, meal } of stops) {
    go(site)
    cents += candidate.costCents
    const span = (starts[day] ?? []).find(({ to: last }) => time <= last)
    if (!span) late++
    time = Math.max(time, span?.from ?? time) + stay[1] + restAfter(meal, filters)
  }
  go(0)
  const fares = Math.min(rides * transit.fareCents, transit.dayPassCents ?? Number.POSITIVE_INFINITY)
  const faults = late + Number(time > to) + Number(walked > filters.maxWalkingDistance * 1000)
  return faults * broken + ((cents + fares) / Math.max(1, daily[budget])) ** steepness
}

/**
 * Exchanges restaurants between slots, or for unused ones, while that lowers the strain of the days concerned and some
 * day breaks a limit; whether in the end none does.
 */
function evenOut(
  chosen: number[],
  columns: number,
  possible: (slot: number, column: number) => boolean,
  strain: (slot: number) => number,
  dayOf: (slot: number) => number,
): boolean {
  const fine = () => chosen.every((_, slot) => strain(slot) <= 1)
  for (let improved = true; improved && !fine(); ) {
    improved = false
    for (let slot = 0; slot < chosen.length; slot++) {
      for (let column = 0; column < columns; column++) {
        const mine = chosen[slot] ?? 0
        const other = chosen.indexOf(column)
        if (column === mine || !possible(slot, column) || (other >= 0 && !possible(other, mine))) continue
        const elsewhere = other >= 0 && dayOf(other) !== dayOf(slot)
        const before = strain(slot) + (elsewhere ? strain(other) : 0)
        chosen[slot] = column
        if (other >= 0) chosen[other] = mine
        if (strain(slot) + (elsewhere ? strain(other) : 0) < before - 1e-9) improved = true
        else {
          chosen[slot] = mine
          if (other >= 0) chosen[other] = column
        }
      }
    }
  }
  return fine()
}
