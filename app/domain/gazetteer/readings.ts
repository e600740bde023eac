import { fold } from './fold'
import type { GazetteerPlace } from './gazetteer'
import type { Directory } from './gazetteer-file'

/** One interpretation of the query: a name, and perhaps its region or country. */
export interface Reading {
  name: string
  /** Folded; null when there is none. */
  within: string | null
  /** Whether the name must match in full, because the text after it was understood. */
  whole: boolean
}

/** Most words of a region with its country: each is looked up with each split of the words. */
const mostWordsWithin = 10

/** "Paris, Texas" and "paris texas" both mean a Paris in Texas; every text is also a name by itself. */
export function readingsOf(query: string, directory: Directory): Reading[] {
  const name = fold(query)
  const plain: Reading = { name, within: null, whole: false }
  const comma = /[,،、，]/.exec(query)
  if (comma) {
    const head = fold(query.slice(0, comma.index))
    const within = fold(query.slice(comma.index + 1))
    return head && within ? [{ name: head, within, whole: false }, plain] : [{ ...plain, name: head || name }]
  }
  const words = name.split(' ')
  const readings = [plain]
  for (let at = Math.max(1, words.length - mostWordsWithin); at < words.length; at++) {
    const within = words.slice(at).join(' ')
    const head = words.slice(0, at).join(' ')
    // "Sa Pa Vietnam" may be a Sa in "Pa Vietnam", as Pennsylvania is PA: each split is tried.
    if (head.length > 1 && isSomewhere(within, directory)) readings.push({ name: head, within, whole: true })
  }
  return readings
}

/**
 * Whether a place is in the region, the country, or both that a text names; `open` while the text is still being typed.
 */
export function liesWithin(
  place: GazetteerPlace,
  within: string,
  directory: Directory,
  open: boolean,
): boolean {
  const regions = directory.regions[place.region] ?? []
  const countries = directory.countries[place.country] ?? []
  const both = regions.flatMap((region) => countries.map((country) => `${region} ${country}`))
  return [...regions, ...countries, ...both].some(
    (name) => name === within || (open && within.length > 1 && name.startsWith(within)),
  )
}

/** Whether a text names a region, a country, or a region and its country. */
function isSomewhere(text: string, { regions, countries }: Directory): boolean {
  const country = (words: string) => Object.values(countries).some((names) => names.includes(words))
  const region = (words: string) => regions.some((names) => names.includes(words))
  if (country(text) || region(text)) return true
  const words = text.split(' ')
  return words.some(
    (_, at) => at > 0 && region(words.slice(0, at).join(' ')) && country(words.slice(at).join(' ')),
  )
}
