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
  /** Metres in a straight line from the centre of the locality. */
  meters: z.number(),
  /** Degrees from north, clockwise. */
  bearing: z.number(),
})
export type Neighbour = z.infer<typeof Neighbour>

/**
 * A destination without a catalogue: what is known of any town or region of the world. It names no venue, because none
 * is known.
 */
export const Locality = z.object({
  /** Null: it is not a destination of the catalogue. */
  id: z.null(),
  /** "Ghent, Belgium". */
  label: z.string(),
  name: z.string(),
  country: z.string(),
  /** ISO 3166-1, two letters. */
  countryCode: z.string(),
  /** The town itself; for a region its largest town near the centre, or null. */
  town: z.string().nullable(),
  center: Coordinates,
  /** Inhabitants of the town; 0 where there is none. */
  population: z.number(),
  timeZone: z.string(),
  currency: Currency,
  /** Public holidays of the country by date; left out where the calendar is not known. */
  holidays: z.record(z.string(), z.string()).optional(),
  /** Nearest first. */
  neighbours: z.array(Neighbour),
  /** Well known sights within a walk that the catalogue of a destination nearby knows; the best known first. */
  sights: z
    .array(z.object({ name: z.string(), at: Coordinates, meters: z.number(), bearing: z.number() }))
    .optional(),
  poster: PosterFacts,
  /** Empty: no place here was checked. */
  places: z.array(Place),
})
export type Locality = z.infer<typeof Locality>

/**
 * Source of places that are not in the catalogue. Today this is the gazetteer; a live source can implement it as well.
 */
export interface Localities {
  /** The best known town or region that a text names: "Ghent, Belgium", "gent", "paris, texas"; null for none. */
  find(text: string): Promise<Locality | null>
}
