/**
 * The order of places with the least sum of journeys, each once, from any to any other, with the ways from home and back: exact, by dynamic programming over
 * sets of places (Held and Karp, 1962). `minutes` gives a journey; infinity where there is none. Of equal orders the one that
 * is nearest to the order given. Meant for up to eight places.
 */
export function bestOrder(places: number, minutes: Minutes, ends: Ends = noEnds): number[] {
  /** By set of places and last place: the least sum, and the order. */
  const best = new Map<string, { sum: number; order: number[] }>()
  const all = (1 << places) - 1
  for (let place = 0; place < places; place++)
    best.set(`${1 << place} ${place}`, { sum: ends.start(place), order: [place] })
  for (let set = 1; set <= all; set++) {
    for (let last = 0; last < places; last++) {
      const known = best.get(`${set} ${last}`)
      if (!known) continue
      for (let next = 0; next < places; next++) {
        if (set & (1 << next)) continue
        const sum = known.sum + minutes(last, next)
        const key = `${set | (1 << next)} ${next}`
        const there = best.get(key)
        if (!there || sum < there.sum) best.set(key, { sum, order: [...known.order, next] })
      }
    }
  }
  const whole = Array.from({ length: places }, (_, last) => best.get(`${all} ${last}`))
    .flatMap((each) => each ?? [])
    .map(({ sum, order }) => ({ sum: sum + ends.end(order.at(-1) ?? 0), order }))
  const given = Array.from({ length: places }, (_, index) => index)
  return whole.reduce<{ sum: number; order: number[] }>(
    (least, each) => (each.sum < least.sum ? each : least),
    { sum: sumOf(given, minutes, ends), order: given },
  ).order
}

type Minutes = (from: number, to: number) => number

/** Minutes of the way to the first place and from the last one; infinity for a place that may not be it. */
export interface Ends {
  start: (place: number) => number
  end: (place: number) => number
}

const noEnds: Ends = { start: () => 0, end: () => 0 }

export function sumOf(order: readonly number[], minutes: Minutes, ends: Ends = noEnds): number {
  const ways = order.slice(1).reduce((sum, place, index) => sum + minutes(order[index] ?? 0, place), 0)
  return ways + ends.start(order[0] ?? 0) + ends.end(order.at(-1) ?? 0)
}
