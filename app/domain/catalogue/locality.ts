import type { Currency } from '~/domain/money/currency'
import type { PosterFacts } from './destination'
import type { Coordinates, Place } from './place'

/** A town near a locality, as the gazetteer has it. */
export interface Neighbour {
  name: string
  at: Coordinates
  population: number
  /** ISO 3166-1, two letters. */
  country: string
  /** As the crow flies from the locality's centre. */
  meters: number
  /** Degrees from north, clockwise. */
  bearing: number
}

/**
 * A destination that nobody has made a catalogue of: what is known of any town or region of the world. It names no
 * venue, because none is known.
 */
export interface Locality {
  /** It is none of the catalogue's. */
  id: null
  /** "Ghent, Belgium". */
  label: string
  name: string
  country: string
  /** ISO 3166-1, two letters. */
  countryCode: string
  /** The town itself; of a region its largest town near the middle, null where there is none. */
  town: string | null
  center: Coordinates
  /** Of the town; 0 where there is none. */
  population: number
  timeZone: string
  currency: Currency
  /** Public holidays of the country by date; left out where the calendar is not known. */
  holidays?: Record<string, string>
  /** Nearest first. */
  neighbours: Neighbour[]
  poster: PosterFacts
  /** Nobody has checked a place here. */
  places: Place[]
}

/** Where places that are not in the catalogue come from. Today the gazetteer; a live source can stand behind it as well. */
export interface Localities {
  /** The town or region that a text names, best known first: "Ghent, Belgium", "gent", "paris, texas"; null for none. */
  find(text: string): Promise<Locality | null>
}
