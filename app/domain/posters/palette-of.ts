import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import type { PaletteSource } from './house-palette'

/** The source of the colours of a destination's poster and pages. */
export function paletteOf({
  name,
  poster,
  center,
}: Pick<DestinationCard, 'name' | 'poster' | 'center'>): PaletteSource {
  return { name, facts: poster, latitude: center[0] }
}
