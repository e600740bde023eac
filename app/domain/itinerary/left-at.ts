import { footMeters } from '~/domain/catalogue/foot-meters'
import { endsOf } from '~/domain/catalogue/line-ends'
import type { Place } from '~/domain/catalogue/place'
import type { Activity } from './itinerary'

/** Where one is after a place with two ends, and how far it is to go there on foot; nothing for a place with one. */
export function leftAtOf(place: Pick<Place, 'at' | 'line'>, turned = false): Activity['leftAt'] {
  if (!place.line) return undefined
  const [latitude, longitude] = endsOf(place, turned).end
  return { latitude, longitude, footMeters: place.line.footMeters }
}

/** Metres on foot of a stop with the way to it. */
export function metersOnFoot({ travel, leftAt }: Pick<Activity, 'travel' | 'leftAt'>): number {
  return footMeters(travel) + (leftAt?.footMeters ?? 0)
}
