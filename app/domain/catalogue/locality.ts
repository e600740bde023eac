import { z } from 'zod'
import { Currency } from '~/domain/money/currency'
import { PosterFacts } from './destination'
import { Coordinates, Place } from './place'

/** A town near a locality, as the gazetteer has it. */
const Neighbour = z.object({
  name: z.string(),
  at: Coordinates,
  population: z.number(),
  /** ISO 3166-1, two letters. */
  country: z.string(),
  /** As the crow flies from the locality's centre. */
  meters: z.number(),
  /** Degrees from north, clockwise. */
  bearing: z.number(),
})
export type Neighbour = z.infer<typeof Neighbour>

/**
 * A destination that nobody has made a catalogue of: what is known of any town or region of the world. It names no
 * venue, because none is known.
 */
export const Locality = z.object({
  /** It is none of the catalogue's. */
  id: z.null(),
  /** "Ghent, Belgium". */
  label: z.string(),
  name: z.string(),
  country: z.string(),
  /** ISO 3166-1, two letters. */
  countryCode: z.string(),
  /** The town itself; of a region its largest town near the middle, null where there is none. */
  town: z.string().nullable(),
  center: Coordinates,
  /** Of the town; 0 where there is none. */
  population: z.number(),
  timeZone: z.string(),
  currency: Currency,
  /** Public holidays of the country by date; left out where the calendar is not known. */
  holidays: z.record(z.string(), z.string()).optional(),
  /** Nearest first. */
  neighbours: z.array(Neighbour),
  poster: PosterFacts,
  /** Nobody has checked a place here. */
  places: z.array(Place),
})
export type Locality = z.infer<typeof Locality>

/** Where places that are not in the catalogue come from. Today the gazetteer; a live source can stand behind it as well. */
export interface Localities {
  /** The town or region that a text names, best known first: "Ghent, Belgium", "gent", "paris, texas"; null for none. */
  find(text: string): Promise<Locality | null>
}
