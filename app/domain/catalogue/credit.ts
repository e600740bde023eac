import { z } from 'zod'
import type { Destination } from './destination'
import type { Locality } from './locality'

/** Whose data the places of a trip are, and what its licence asks for wherever they are shown. */
export const Credit = z.object({
  /** The words that the licence asks for. */
  attribution: z.string().min(4).max(80),
  /** Name of the licence. */
  licence: z.string().min(2).max(40),
  /** Where the credit leads to. */
  url: z.url({ protocol: /^https?$/ }).max(120),
})
export type Credit = z.infer<typeof Credit>

/** What OpenStreetMap asks for. */
export const openStreetMap: Credit = {
  attribution: '© OpenStreetMap contributors',
  licence: 'ODbL 1.0',
  url: 'https://www.openstreetmap.org/copyright',
}

/** The credit of an imported destination; undefined for our own catalogue and for places without one. */
export function creditOf(destination: Destination | Locality): Credit | undefined {
  if (destination.id === null || !destination.imported) return undefined
  const { attribution, licence, url } = destination.imported
  return { attribution, licence, url }
}

/** The words of a credit without its address. */
export const creditWords = ({ attribution, licence }: Credit) => `${attribution}, ${licence}`

/** A credit for files that know no links. */
export const creditLine = (credit: Credit) => `${creditWords(credit)}, ${credit.url}`
