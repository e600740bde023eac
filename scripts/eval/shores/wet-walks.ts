import type { Destination } from '../../../app/domain/catalogue/destination'
import type { Coordinates } from '../../../app/domain/catalogue/place'
import type { Plan } from '../../../app/domain/itinerary/itinerary'
import { isAcross, isTooShort, leastDry } from '../../../catalogue/truth/over-water'
import { waters } from '../../../catalogue/truth/shores'

/** The walks of a plan, held against the shores. */
export interface WalksOfPlan {
  days: number
  walks: number
  /** Those whose straight line leads over water: they must go around it or over a bridge. */
  around: number
  /** Those shorter than any dry way, described. */
  wet: string[]
}

interface Stop {
  name: string
  at: Coordinates
}

/** Looks at every walk of a plan: from the base, between the stops of a day, and back to the base. */
export function walksOfPlan({ days }: Plan, { id, places, stays }: Destination): WalksOfPlan {
  const bases = new Map([...places, ...stays].map((place) => [place.id, place.at]))
  const found: WalksOfPlan = { days: days.length, walks: 0, around: 0, wet: [] }
  for (const { day, basePlaceId, activities } of days) {
    const home = basePlaceId === null ? undefined : bases.get(basePlaceId)
    let before: Stop | undefined = home && { name: 'base', at: home }
    for (const { type, latitude, longitude, leftAt, travel, placeId } of activities) {
      if (type === 'transport' || latitude === null || longitude === null) continue
      const at: Coordinates = [latitude, longitude]
      const name = placeId ?? 'a stop of their own'
      const from = before
      before = { name, at: leftAt ? [leftAt.latitude, leftAt.longitude] : at }
      if (!from || travel.mode !== 'walk' || travel.meters === 0) continue
      found.walks++
      const across = waters.filter((water) => water.town === id && isAcross(from.at, at, water))
      if (across.length > 0) found.around++
      for (const water of across) {
        const least = leastDry(from.at, at, water)
        if (isTooShort(travel.meters, least))
          found.wet.push(
            `day ${day}, ${from.name} to ${name}: ${travel.meters} m over ${water.name}, ${Math.round(least)} m by a dry way`,
          )
      }
    }
  }
  return found
}
