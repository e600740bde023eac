// biome-ignore-all lint/style/noNonNullAssertion: indices are in range by construction, and this is the innermost loop
/**
 * How many times longer a round trip through `stops` in this order is than a shortest one, 1 or more. The shortest is
 * sought by 2-opt and or-opt moves (Croes 1958; Or 1976) from the given order and from that of the nearest neighbours:
 * one of the two is nearly always the optimum for the ten stops of a day.
 */
export function tourRatio(stops: number[], length: Float64Array, sites: number): number {
  const given = tourLength(stops, length, sites)
  if (stops.length < 4 || given === 0) return 1
  const shortest = Math.min(
    improved(stops.slice(), length, sites),
    improved(nearest(stops, length, sites), length, sites),
  )
  return given / shortest
}

/**
 * The length of a tour after all moves that shorten it. Where a way is longer than the way back, as beside a street that is
 * left at its far end, a reversed stretch may be no gain: the search ends with the first move that is none.
 */
function improved(tour: number[], length: Float64Array, sites: number): number {
  let shortest = tourLength(tour, length, sites)
  while (reversed(tour, length, sites) || moved(tour, length, sites)) {
    const now = tourLength(tour, length, sites)
    if (now >= shortest) break
    shortest = now
  }
  return shortest
}

/** From the first stop on always the nearest of those that are left. */
function nearest(stops: number[], length: Float64Array, sites: number): number[] {
  const tour = stops.slice()
  for (let at = 1; at < tour.length - 1; at++) {
    const row = tour[at - 1]! * sites
    let next = at
    for (let other = at + 1; other < tour.length; other++)
      if (length[row + tour[other]!]! < length[row + tour[next]!]!) next = other
    const stop = tour[next]!
    tour[next] = tour[at]!
    tour[at] = stop
  }
  return tour
}

export function tourLength(stops: number[], length: Float64Array, sites: number): number {
  let sum = 0
  for (let index = 0; index < stops.length; index++) {
    const next = index + 1 < stops.length ? stops[index + 1]! : stops[0]!
    sum += length[stops[index]! * sites + next]!
  }
  return sum
}

function reversed(tour: number[], length: Float64Array, sites: number): boolean {
  const count = tour.length
  for (let first = 0; first < count - 1; first++) {
    const a = tour[first]! * sites
    const b = tour[first + 1]!
    for (let second = first + 2; second < count; second++) {
      const c = tour[second]!
      const d = second + 1 < count ? tour[second + 1]! : tour[0]!
      if (length[a + c]! + length[b * sites + d]! < length[a + b]! + length[c * sites + d]! - 0.5) {
        for (let from = first + 1, to = second; from < to; from++, to--) {
          const kept = tour[from]!
          tour[from] = tour[to]!
          tour[to] = kept
        }
        return true
      }
    }
  }
  return false
}

function moved(tour: number[], length: Float64Array, sites: number): boolean {
  const count = tour.length
  for (let from = 1; from < count; from++) {
    const before = tour[from - 1]!
    const stop = tour[from]!
    const after = from + 1 < count ? tour[from + 1]! : tour[0]!
    const saved =
      length[before * sites + stop]! + length[stop * sites + after]! - length[before * sites + after]!
    for (let to = 0; to < count; to++) {
      if (to === from || to === from - 1) continue
      const a = tour[to]!
      const b = to + 1 < count ? tour[to + 1]! : tour[0]!
      if (length[a * sites + stop]! + length[stop * sites + b]! - length[a * sites + b]! < saved - 0.5) {
        tour.splice(from, 1)
        tour.splice(to < from ? to + 1 : to, 0, stop)
        return true
      }
    }
  }
  return false
}
