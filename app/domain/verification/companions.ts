import type { Destination } from '~/domain/catalogue/destination'
import type { CheckContext } from './context'

/** Two places that belong together on one day. */
export interface CompanionPair {
  places: [string, string]
  /** The days of the two; null for one that is not in the trip. */
  days: [number | null, number | null]
}

/**
 * The pairs of companions that this trip has to keep together: both are in the trip, or both are among the icons that the
 * traveller comes for.
 */
export function companionPairs(
  { days, destination }: CheckContext,
  icons: Iterable<string>,
): CompanionPair[] {
  const dayOf = new Map(
    days.flatMap(({ stops, day }) =>
      stops.flatMap(({ activity: { placeId } }) => (placeId === null ? [] : [[placeId, day.day] as const])),
    ),
  )
  const wanted = new Set(icons)
  return pairsOf(destination).flatMap(([one, other]): CompanionPair[] => {
    const both: CompanionPair['days'] = [dayOf.get(one) ?? null, dayOf.get(other) ?? null]
    const due = !both.includes(null) || (wanted.has(one) && wanted.has(other))
    return due ? [{ places: [one, other], days: both }] : []
  })
}

/** Whether both are in the trip, and on one day. */
export function isTogether({ days: [one, other] }: CompanionPair): boolean {
  return one !== null && one === other
}

/** Each pair of places of one group, once. */
function pairsOf({ companions }: Destination): [string, string][] {
  const pairs = companions.flatMap(({ places }) =>
    places.flatMap((one, index) => places.slice(index + 1).map((other): [string, string] => [one, other])),
  )
  return [...new Map(pairs.map((pair) => [pair.toSorted().join(' '), pair])).values()]
}
