import { metersBetween } from '~/domain/catalogue/distance'
import type { Locality, Neighbour } from '~/domain/catalogue/locality'
import { area } from '~/domain/planning/weights'
import type { Area } from '../candidates/areas'

/** What a day is for. */
export type DayOutline =
  | { kind: 'town'; areas: Area[]; again: boolean }
  | { kind: 'trip'; town: Neighbour; again: boolean }
  | { kind: 'free' }

const { freeEvery } = area
/** Days that a town holds, by its people at least. */
const townDays: [number, number][] = [
  [1_500_000, 7],
  [400_000, 6],
  [100_000, 4],
  [20_000, 3],
  [2000, 2],
  [0, 1],
]

/**
 * What each day of a trip is for: the town while it lasts, with towns nearby between, the best known first; in long trips
 * a free day a week; second visits and free days once everything has been seen.
 */
export function outlineDays(
  days: number,
  locality: Locality,
  areas: Area[],
  towns: Neighbour[],
): DayOutline[] {
  const fresh = townsByDay(locality, areas)
  const trips = [...towns]
  const seen: Neighbour[] = []
  let sinceTrip = 0
  let again = 0
  return Array.from({ length: days }, (_, index): DayOutline => {
    const number = index + 1
    const [first = areas] = fresh
    if (number === 1) return { kind: 'town', areas: fresh.shift() ?? first, again: false }
    if (number === days && fresh.length === 0) return { kind: 'town', areas: areas.slice(0, 2), again: true }
    if (days > freeEvery && number % freeEvery === 0 && number < days) return { kind: 'free' }
    const wantsTrip = sinceTrip >= 1 || fresh.length === 0
    const trip = wantsTrip ? trips.shift() : undefined
    if (trip) {
      sinceTrip = 0
      seen.push(trip)
      return { kind: 'trip', town: trip, again: false }
    }
    sinceTrip++
    const next = fresh.shift()
    if (next) return { kind: 'town', areas: next, again: false }
    again++
    const back = seen[Math.floor(again / 3) % Math.max(1, seen.length)]
    if (again % 3 === 0 && back) return { kind: 'trip', town: back, again: true }
    if (again % 3 === 1) return { kind: 'town', areas: turned(areas, again).slice(0, 2), again: true }
    return { kind: 'free' }
  })
}

/** The areas two by two, the second as near to the first as can be, for as many days as a place of this size holds. */
function townsByDay({ population }: Locality, areas: Area[]): Area[][] {
  const most = townDays.find(([least]) => population >= least)?.[1] ?? 1
  const left = [...areas]
  const pairs: Area[][] = []
  for (let first = left.shift(); first && pairs.length < most; first = left.shift()) {
    const { at } = first
    const [near] = left.toSorted((a, b) => metersBetween(at, a.at) - metersBetween(at, b.at))
    pairs.push(near ? [first, near] : [first])
    if (near) left.splice(left.indexOf(near), 1)
  }
  return pairs
}

function turned<T>(list: readonly T[], by: number): T[] {
  const at = (by * 2) % Math.max(1, list.length)
  return [...list.slice(at), ...list.slice(0, at)]
}
