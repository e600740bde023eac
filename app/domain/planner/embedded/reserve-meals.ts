import type { Destination } from '~/domain/places/destination'
import { meals } from '~/domain/places/vocabulary'
import { dayShape } from '~/domain/planner/pace'
import type { PlanRequest } from '~/domain/planner/plan-request'
import { assign } from '~/domain/planner/solver/assignment'
import { startSpans } from './spans'
import { restAfter, type StopOption } from './stop-option'
import type { Ways } from './ways'

/** A trip's meals by day: breakfast, lunch and dinner as indices of options. */
export type ReservedMeals = number[][]

/** A meal that cannot be reached in time weighs more than any money, cents. */
const missed = 1e9

/**
 * Three different restaurants a day within each day's spend and hours, or nothing when the trip has not enough of
 * them. One assignment of all meals keeps the rare restaurants for where they are needed; exchanges then even out the
 * spend.
 */
export function reserveMeals(
  options: StopOption[],
  ways: Ways,
  request: PlanRequest,
  destination: Destination,
): ReservedMeals | undefined {
  const daily = destination.daily[request.budget]
  const sites = [...new Set(options.flatMap(({ meal, site }) => (meal ? [site] : [])))]
  const table = new Map<string, number>(
    options.flatMap(({ meal, site }, index) => (meal ? [[`${site} ${meal}`, index] as const] : [])),
  )
  const optionAt = (slot: number, site: number): number | undefined => {
    const index = table.get(`${site} ${meals[slot % meals.length]}`)
    const option = options[index ?? -1]
    const spans = option?.spans[Math.floor(slot / meals.length)] ?? []
    return option && startSpans(spans, option.stay[1]).length > 0 ? index : undefined
  }
  const cost = (slot: number, site: number) => {
    const option = options[optionAt(slot, site) ?? -1]
    if (!option) return Number.POSITIVE_INFINITY
    return (option.candidate.costCents / Math.max(1, daily)) ** 2 + (ways.minutes[site] ?? 0) / 2000
  }
  const slots = Array.from({ length: request.days * meals.length }, (_, slot) => slot)
  const columns = assign(slots.map((slot) => sites.map((site) => cost(slot, site))))
  if (!columns) return undefined
  const chosen = columns.map((column) => sites[column] ?? 0)
  const dayOptions = (day: number) =>
    meals.map(
      (_, index) => optionAt(day * meals.length + index, chosen[day * meals.length + index] ?? 0) ?? -1,
    )
  const excess = (day: number) => {
    const stops = dayOptions(day).flatMap((index) => options[index] ?? [])
    return stops.length < meals.length ? missed : excessOf(stops, day, ways, request, destination)
  }
  const possible = (slot: number, site: number) => optionAt(slot, site) !== undefined
  if (!evenOut(chosen, sites, possible, excess, request.days)) return undefined
  return Array.from({ length: request.days }, (_, day) => dayOptions(day))
}

/** Cents by which a day of three meals and the rides between them is over its spend, and far more for each meal missed. */
function excessOf(
  stops: StopOption[],
  day: number,
  ways: Ways,
  { budget, filters }: PlanRequest,
  { daily, transit }: Destination,
): number {
  const { from, to, load } = dayShape(filters)
  let [cents, rides, at, time, late, onTheWay, walked] = [0, 0, 0, from, 0, 0, 0]
  for (const { candidate, site, spans, stay, meal } of stops) {
    cents += candidate.costCents
    rides += ways.ridden[at * ways.sites + site] ?? 0
    const way = ways.minutes[at * ways.sites + site] ?? 0
    time += way
    onTheWay += way
    walked += ways.walked[at * ways.sites + site] ?? 0
    const span = startSpans(spans[day] ?? [], stay[1]).find((starts) => time <= starts.to)
    if (!span) late++
    time = Math.max(time, span?.from ?? time) + stay[1] + restAfter(meal, filters)
    at = site
  }
  rides += ways.ridden[at * ways.sites] ?? 0
  const home = ways.minutes[at * ways.sites] ?? 0
  walked += ways.walked[at * ways.sites] ?? 0
  if (time + home > to || onTheWay + home > load || walked > filters.maxWalkingDistance * 1000) late++
  const fares = Math.min(rides * transit.fareCents, transit.dayPassCents ?? Number.POSITIVE_INFINITY)
  return late * missed + Math.max(0, cents + fares - daily[budget])
}

/** Exchanges restaurants between slots, or for unused ones, while that lowers the days' excess; whether none is left. */
function evenOut(
  chosen: number[],
  sites: number[],
  possible: (slot: number, site: number) => boolean,
  excess: (day: number) => number,
  days: number,
): boolean {
  const dayOf = (slot: number) => Math.floor(slot / meals.length)
  const both = (slot: number, other: number) =>
    excess(dayOf(slot)) + (other >= 0 && dayOf(other) !== dayOf(slot) ? excess(dayOf(other)) : 0)
  for (let improved = true; improved; ) {
    improved = false
    for (let slot = 0; slot < chosen.length; slot++) {
      for (const site of excess(dayOf(slot)) > 0 ? sites : []) {
        const mine = chosen[slot] ?? 0
        const other = chosen.indexOf(site)
        if (other === slot || !possible(slot, site) || (other >= 0 && !possible(other, mine))) continue
        const before = both(slot, other)
        chosen[slot] = site
        if (other >= 0) chosen[other] = mine
        if (both(slot, other) < before) improved = true
        else {
          chosen[slot] = mine
          if (other >= 0) chosen[other] = site
        }
      }
    }
  }
  return Array.from({ length: days }, (_, day) => excess(day)).every((each) => each === 0)
}
