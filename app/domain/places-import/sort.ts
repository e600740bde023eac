import type { Place } from '~/domain/catalogue/place'

/** What an object is for a traveller, with what follows from that for every place of its sort. */
export interface Sort {
  /** Said in sentences: "museum", "city gate". */
  word: string
  kind: Place['kind']
  interests: Place['interests']
  styles: Place['styles']
  /** Minutes: shortest, typical and longest stay. */
  visit: NonNullable<Place['visit']>
  setting: Place['setting']
  effort?: Place['effort']
  /** A street or a square: nobody closes it and nobody takes money. */
  open?: true
  /** Worth a stop only when an encyclopedia has an article on it, or the map calls it an attraction. */
  weak?: true
  /** One of many: worth a stop only when something says that people come for it. */
  common?: true
  /** Points of fame for its sort. */
  fame: number
}

export type Given = Pick<Sort, 'word' | 'kind' | 'fame'> & Partial<Sort>

/** What is the same for every place of a kind. */
export type OfKind = Omit<Sort, 'word' | 'kind' | 'fame'>
