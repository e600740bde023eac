import type { DestinationCard } from '~/domain/places/place-catalogue'
import type { PrintSource } from '~/domain/posters/house-print'
import { printOf } from '~/domain/posters/print-of'

/** What hangs on the wall of a destination. */
export interface WallPoster {
  id: string
  country: string
  print: PrintSource
}

export function wallPoster(card: DestinationCard): WallPoster {
  return { id: card.id, country: card.country, print: printOf(card) }
}
