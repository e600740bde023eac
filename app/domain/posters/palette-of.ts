import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import type { PaletteSource } from './house-palette'

/** What a destination's poster and pages are printed from. */
export function paletteOf({
  name,
  poster,
  center,
}: Pick<DestinationCard, 'name' | 'poster' | 'center'>): PaletteSource {
  return { name, facts: poster, latitude: center[0] }
}
