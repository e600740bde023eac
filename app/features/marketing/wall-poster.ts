import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { paletteOf } from '~/domain/posters/palette-of'

/** A destination's poster on the front page. */
export interface WallPoster {
  id: string
  /** As the trip form names it. */
  label: string
  country: string
  palette: PaletteSource
}

export function wallPoster(card: DestinationCard): WallPoster {
  return { id: card.id, label: card.label, country: card.country, palette: paletteOf(card) }
}
