import { parseOpeningHours } from '~/domain/catalogue/opening-hours'
import { plainHours } from './plain-hours'

/** Reads what the map has as text. The command has more to read it with than the product. */
export interface TextReader {
  /** Opening hours as the catalogue writes them; undefined where the text cannot be read. */
  hours(text: string): string | undefined
  /** A name in Latin letters, letter by letter. */
  spell(text: string): string
  /** Whether a name is that of a chain in a country (its code), beyond the few that the product knows itself. */
  isChainName?(name: string, country: string): boolean
}

const longest = 300

/** Whether the catalogue's own reader knows a text of opening hours. */
export function isReadable(text: string): boolean {
  return text.length >= 3 && text.length <= longest && typeof parseOpeningHours(text) !== 'string'
}

/** What the product itself reads: hours in the usual form, and names as they are. */
export const plainReader: TextReader = {
  hours(text) {
    const plain = plainHours(text)
    return plain !== undefined && isReadable(plain) ? plain : undefined
  },
  spell: (text) => text,
}
