import type { Destination } from '../../app/domain/catalogue/destination'
import type { Coordinates } from '../../app/domain/catalogue/place'
import type { Plan } from '../../app/domain/itinerary/itinerary'
import type { StreetNetwork } from './street-network'
import { metersAlongStreets } from './street-walks'

/** Metres a minute, as the planner walks. */
const speed = 75

export interface MeasuredWalk {
  /** Trip and day. */
  day: string
  from: string
  to: string
  /** Minutes. */
  stated: number
  real: number
}

interface Stop {
  name: string
  at: Coordinates
  left: Coordinates
}

/** Every walk of a plan with its minutes along streets; walks to places outside the network or the area of its file are left out. */
export function measuredWalks(
  { days }: Plan,
  trip: number,
  { places, stays }: Destination,
  network: StreetNetwork,
  isKnown: (at: Coordinates) => boolean,
): MeasuredWalk[] {
  const bases = new Map([...places, ...stays].map((place) => [place.id, place.at]))
  return days.flatMap(({ day, basePlaceId, activities }) => {
    const home = basePlaceId === null ? undefined : bases.get(basePlaceId)
    let before: Stop | undefined = home && { name: 'base', at: home, left: home }
    return activities.flatMap((activity): MeasuredWalk[] => {
      const { latitude, longitude, leftAt, travel, type, placeId } = activity
      if (type === 'transport' || latitude === null || longitude === null) return []
      const at: Coordinates = [latitude, longitude]
      const [from, stop]: [Stop | undefined, Stop] = [
        before,
        { name: placeId ?? 'own', at, left: leftAt ? [leftAt.latitude, leftAt.longitude] : at },
      ]
      before = stop
      if (!from || travel.mode !== 'walk' || travel.meters === 0 || !isKnown(from.left) || !isKnown(at))
        return []
      const [meters] = metersAlongStreets(network, from.left, [at])
      return meters === undefined
        ? []
        : [
            {
              day: `${trip}/${day}`,
              from: from.name,
              to: stop.name,
              stated: travel.minutes,
              real: meters / speed,
            },
          ]
    })
  })
}
