import type { Change } from '~/domain/planning/solver/solution'
import type { Steps } from '~/domain/planning/steps'
import type { StopOption } from '~/domain/planning/trip-draft'
import { effort } from '~/domain/planning/weights'
import type { Mender } from './mender'

/** The sights before and after lunch. */
type Order = [number[], number[]]

const forMorning = ['morning']
const forAfternoon = ['midday', 'afternoon', 'evening']

/** A day cut at its lunch: what comes before and after, and the sights of both halves. */
interface Halves {
  breakfast: number[]
  morning: number[]
  lunch: number
  afternoon: number[]
  rest: number[]
}

/**
 * Turns days round lunch, or two sights of a day: the temple before the heat and the museum in it. The search takes stops out a few at a
 * time, so that it hardly ever sees a day whose halves have changed places.
 */
export function* turnDays(mender: Mender): Steps<void> {
  const { rounds, points, tried } = effort.turned
  const siblings = siblingsOf(mender.options)
  for (const day of mender.lived.keys()) {
    for (let round = 0; round < rounds; round++) {
      yield
      const change = mender.best(turnsOf(day, mender, siblings), points, tried)
      if (!change) break
      mender.apply(change)
    }
  }
}

/** The other orders of a day, each stop as it is and at its better hours. */
function turnsOf(day: number, mender: Mender, siblings: Siblings): Change[] {
  const halves = halvesOf(mender.solution.routes[day]?.visits ?? [], mender)
  if (!halves) return []
  const { breakfast, lunch, rest } = halves
  const as = (before: number[], after: number[]): Change => [
    [day, [...breakfast, ...before, lunch, ...after, ...rest]],
  ]
  return ordersOf(halves).flatMap(([before, after]) => [
    as(before, after),
    as(
      before.map((visit) => siblings.of(visit, forMorning)),
      after.map((visit) => siblings.of(visit, forAfternoon)),
    ),
  ])
}

/** The day begun at each of its sights, forwards and backwards, with lunch after any of them; and two sights exchanged across lunch. */
function ordersOf({ morning, afternoon }: Halves): Order[] {
  const sights = [...morning, ...afternoon]
  const rounds = [sights, sights.toReversed()].flatMap((order) =>
    [...order.keys()].map((start) => [...order.slice(start), ...order.slice(0, start)]),
  )
  const cut = rounds.flatMap((order) =>
    [...order.keys()].slice(1).map((at): Order => [order.slice(0, at), order.slice(at)]),
  )
  const exchanged = [...morning.keys()].flatMap((at) =>
    [...afternoon.keys()].map(
      (to): Order => [morning.with(at, afternoon[to] ?? -1), afternoon.with(to, morning[at] ?? -1)],
    ),
  )
  return [...cut, ...exchanged]
}

/** Nothing where the day has no lunch, or holds something that is not free to move. */
function halvesOf(visits: readonly number[], { options }: Mender): Halves | null {
  const at = (meal: string) => visits.findIndex((visit) => options[visit]?.meal === meal)
  const [first, noon, end] = [at('breakfast'), at('lunch'), at('dinner')]
  const lunch = visits[noon]
  if (lunch === undefined) return null
  const last = end < 0 ? visits.length : end
  const morning = visits.slice(first + 1, noon)
  const afternoon = visits.slice(noon + 1, last)
  const isFree = (visit: number) => {
    const option = options[visit]
    return option !== undefined && !option.meal && !option.kept && !option.night
  }
  if (morning.length + afternoon.length === 0 || ![...morning, ...afternoon].every(isFree)) return null
  return { breakfast: visits.slice(0, first + 1), morning, lunch, afternoon, rest: visits.slice(last) }
}

type Siblings = ReturnType<typeof siblingsOf>

/** The ways to visit each place, to find the one for a part of the day. */
function siblingsOf(options: readonly StopOption[]) {
  const ways = new Map<string, number[]>()
  for (const [number, { candidate, meal, kept, night }] of options.entries()) {
    if (meal || kept || night) continue
    ways.set(candidate.place.id, [...(ways.get(candidate.place.id) ?? []), number])
  }
  const worth = (visit: number) => options[visit]?.worth ?? 0
  return {
    /** The way that counts most where the place is best then, and the one for any hour where it is not. */
    of(visit: number, parts: readonly string[]): number {
      const place = options[visit]?.candidate.place
      const others = (place && ways.get(place.id)) ?? [visit]
      const isBest = place?.best?.some((part) => parts.includes(part)) ?? true
      return others.reduce((best, each) =>
        (isBest ? worth(each) > worth(best) : worth(each) < worth(best)) ? each : best,
      )
    },
  }
}
