import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import type { PrintSource } from '~/domain/posters/house-palette'
import { printOf } from '~/domain/posters/palette-of'

/** What hangs on the wall of a destination. */
export interface WallPoster {
  id: string
  country: string
  print: PrintSource
}

export function wallPoster(card: DestinationCard): WallPoster {
  return { id: card.id, country: card.country, print: printOf(card) }
}
