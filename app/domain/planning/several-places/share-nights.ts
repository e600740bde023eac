/** What the first, the second, the third … day in a place adds, none more than the one before. */
export type DayValues = readonly number[]

/** What so many days in a place are worth. */
export function worthOf(values: DayValues, days: number): number {
  return values.slice(0, days).reduce((sum, value) => sum + value, 0)
}

/**
 * Nights by place, at least one each, that together are worth most; fixed numbers stay. Exact, by dynamic programming over
 * places and nights. Null where the fixed numbers and one night for each other place do not come to `nights`.
 */
export function shareNights(
  places: readonly { values: DayValues; fixed: number | null }[],
  nights: number,
): number[] | null {
  /** By nights used so far: what they are worth, and how they are shared out. */
  let best = new Map<number, { worth: number; shares: number[] }>([[0, { worth: 0, shares: [] }]])
  for (const { values, fixed } of places) {
    const next = new Map<number, { worth: number; shares: number[] }>()
    for (const [used, { worth, shares }] of best) {
      const least = fixed ?? 1
      const most = fixed ?? nights - used
      for (let here = least; here <= most && used + here <= nights; here++) {
        const sum = worth + worthOf(values, here)
        const known = next.get(used + here)
        if (!known || sum > known.worth) next.set(used + here, { worth: sum, shares: [...shares, here] })
      }
    }
    best = next
  }
  return best.get(nights)?.shares ?? null
}

/**
 * Why the nights are shared out so: the last night of the place with the most, and the next best one elsewhere that was left
 * out for it. Null where none was open.
 */
export function whyNights(
  places: readonly { values: DayValues; fixed: number | null }[],
  shares: readonly number[],
): { index: number; nth: number; other: number; otherNth: number } | null {
  const open = places.flatMap(({ fixed }, index) => (fixed === null ? [index] : []))
  if (open.length < 2) return null
  const [index = 0] = [...open].sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0))
  const others = open.filter((each) => each !== index)
  const next = (each: number) => places[each]?.values[shares[each] ?? 0] ?? 0
  const [other = 0] = others.sort((a, b) => next(b) - next(a))
  const nth = shares[index] ?? 0
  const last = places[index]?.values[nth - 1] ?? 0
  if (nth < 2 || last <= next(other)) return null
  return { index, nth, other, otherNth: (shares[other] ?? 0) + 1 }
}
