import { z } from 'zod'
import { Destination } from './destination'

/** What a list or a picker shows of a destination, without its places. */
export const DestinationCard = Destination.pick({
  id: true,
  label: true,
  name: true,
  country: true,
  aliases: true,
  center: true,
  poster: true,
}).strip()
export type DestinationCard = z.infer<typeof DestinationCard>

export const DestinationCards = z.array(DestinationCard)

/** Where places come from. A live source can stand behind it as well as the shipped files. */
export interface PlaceCatalogue {
  /** All destinations, the best known first. */
  list(): Promise<DestinationCard[]>
  /** A destination with its places; null when there is none of that id, as of a plan that no catalogue stands behind. */
  find(id: string | null): Promise<Destination | null>
}
