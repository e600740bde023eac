import { z } from 'zod'
import { cuisines } from '~/domain/catalogue/cuisines'
import type { Given, OfKind } from '../sort'

/** What is known of countries and of the map's own words, for the import of a town. */
export const ImportLists = z.object({
  /** Language, emergency number, plugs and volts, side of the road, by country; general knowledge, 2025. */
  countries: z.record(z.string(), z.string()),
  /** Tags that make an object worth a look. The value `true` means any value but "no". */
  wanted: z.record(z.string(), z.union([z.array(z.string()), z.literal(true)])),
  /** What the map calls a kitchen and what the catalogue calls it. */
  kitchens: z.record(z.string(), z.enum(cuisines)),
  /** Names of chains found in many countries. */
  chains: z.array(z.string()),
  /** What is the same for the places of a kind. */
  byKind: z.record(z.string(), z.custom<OfKind>()),
  /** A tag with its values, or the name of a test, and the sort that it makes. */
  sorts: z.array(z.tuple([z.string(), z.custom<Given>()])),
})
export type ImportLists = z.infer<typeof ImportLists>

/** Where the build puts them: data, which the Worker loads when it imports its first town. */
export const importListsPath = '/catalogue/words/import.json'

let provided: ImportLists | null = null

export function provideImportLists(lists: ImportLists): void {
  provided = lists
}

export const hasImportLists = (): boolean => provided !== null

/** Throws where they were not provided: without them a town would be made of less than the map has. */
export function importLists(): ImportLists {
  if (!provided) throw new Error('the lists for an import were not provided')
  return provided
}
