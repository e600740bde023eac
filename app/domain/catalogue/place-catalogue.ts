import { z } from 'zod'
import { CalendarDate } from '~/domain/calendar/calendar-date-schema'
import { Destination } from './destination'

/** The part of a destination that lists and pickers show, without its places. */
export const DestinationCard = Destination.pick({
  id: true,
  label: true,
  name: true,
  country: true,
  aliases: true,
  center: true,
  poster: true,
})
  /** When its file was last changed; left out where that is not noted. */
  .extend({
    changed: CalendarDate.optional(),
    /** Of an imported destination: what its places were read from. Nobody has checked them. */
    imported: z.object({ from: z.string() }).optional(),
  })
  .strip()
export type DestinationCard = z.infer<typeof DestinationCard>

/** What a page gets of a card; other names are searched on the server. */
export type ShownDestination = Omit<DestinationCard, 'aliases' | 'changed'>

export function shownDestinations(cards: readonly DestinationCard[]): ShownDestination[] {
  return cards.map(({ aliases, changed, ...shown }) => shown)
}

export const DestinationCards = z.array(DestinationCard)

/** Source of places. A live source can implement it as well as the shipped files. */
export interface PlaceCatalogue {
  /** All destinations, the best known first. */
  list(): Promise<DestinationCard[]>
  /** A destination with its places; null for an unknown id, such as that of a plan without a catalogue. */
  find(id: string | null): Promise<Destination | null>
}
