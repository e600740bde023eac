import type { Destination } from '~/domain/catalogue/destination'
import { metersBetween } from '~/domain/catalogue/distance'
import { canTurn, type Ends, endsOf, isTurned } from '~/domain/catalogue/line-ends'
import type { Coordinates } from '~/domain/catalogue/place'
import type { ActivityView } from '~/domain/itinerary/itinerary'
import { leftAtOf } from '~/domain/itinerary/left-at'
import { placeOf } from './draft'

/** A way to go through the stops so far: which end each begins at, where one is then, and how far it is. */
interface Through {
  stops: ActivityView[]
  at: Coordinates
  meters: number
}

/**
 * The stops of a day, each street, path or ride begun at the end from which the whole day is shortest, from the base and back. A
 * locked stop, and one that goes one way only, begins where it does.
 */
export function withBestEnds(
  base: Coordinates,
  stops: readonly ActivityView[],
  destination: Destination,
): ActivityView[] {
  if (!stops.some(({ placeId }) => placeOf(destination, placeId)?.line)) return [...stops]
  let ways: Through[] = [{ stops: [], at: base, meters: 0 }]
  for (const stop of stops) {
    // Of all ways to an end of this stop only the shortest goes on: at most two are left.
    ways = waysOf(stop, destination).map(({ stop: made, ends }) =>
      shortest(
        ways.map((way) => ({
          stops: [...way.stops, made],
          at: ends?.end ?? way.at,
          meters: way.meters + (ends ? metersBetween(way.at, ends.at) : 0),
        })),
      ),
    )
  }
  return shortest(ways.map((way) => ({ ...way, meters: way.meters + metersBetween(way.at, base) }))).stops
}

function shortest([first, ...others]: Through[]): Through {
  if (!first) throw new Error('a day has one way through it at least')
  return others.reduce((best, way) => (way.meters < best.meters ? way : best), first)
}

/** A stop as it can be begun; without ends where its position is not known. */
function waysOf(stop: ActivityView, destination: Destination): { stop: ActivityView; ends?: Ends }[] {
  const { latitude, longitude, locked } = stop
  if (latitude === null || longitude === null) return [{ stop }]
  const begun: Coordinates = [latitude, longitude]
  const place = placeOf(destination, stop.placeId)
  if (!place?.line) return [{ stop, ends: { at: begun, end: begun } }]
  const now = isTurned(place, begun)
  return [now, !now]
    .filter((turned) => turned === now || (!locked && canTurn(place)))
    .map((turned) => {
      const ends = endsOf(place, turned)
      const made = { latitude: ends.at[0], longitude: ends.at[1], leftAt: leftAtOf(place, turned) }
      return { stop: turned === now && stop.leftAt ? stop : { ...stop, ...made }, ends }
    })
}
