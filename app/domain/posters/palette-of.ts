import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import type { PrintSource } from './house-palette'

/** What a destination's poster and pages are printed from. */
export function printOf({
  name,
  poster,
  center,
}: Pick<DestinationCard, 'name' | 'poster' | 'center'>): PrintSource {
  return { name, facts: poster, latitude: center[0] }
}
