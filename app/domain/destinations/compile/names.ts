import { fold } from '../fold'
import type { Town } from './town'

const longestName = 40
/** Under this fame a town is looked for by its own name only; most of the table is such towns. */
const hasOtherNames = 6.8
/** Beginnings that people write in two ways. */
const written: [RegExp, string][] = [
  [/^saint /, 'st '],
  [/^sainte /, 'ste '],
  [/^st /, 'saint '],
  [/^sankt /, 'st '],
  [/^mount /, 'mt '],
  [/^fort /, 'ft '],
  [/^(?:the|la|le|les|los|las|el|al) (?=.{4})/, ''],
  [/^saint (?=.{4})/, ''],
]
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/**
 * The folded names of a town, its own first. GeoNames' alternates that begin in lower case are machine
 * transliterations nobody types, and three capitals are an airport's code, which only counts as a whole.
 */
export function namesOf(town: Town, name: string, extra: readonly string[], fame: number): string[] {
  const others = fame < hasOtherNames ? [] : town.alternates
  const spoken = others.filter((text) => !/^[a-z]|^[A-Z]{3}$/.test(text) && text.length <= longestName)
  const own = [name, town.name]
  const spelled = own.map((text) => text.toLowerCase().replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter))
  const joined = [...own, ...extra].map((text) => text.replace(/['’ʻ‘`]/g, ''))
  const folded = [...own, ...extra, ...spelled, ...joined, ...spoken].map(fold)
  const both = own.map(fold).flatMap((text) => written.map(([from, to]) => text.replace(from, to)))
  return [...new Set([...folded, ...both])].filter((text) => text.length > 1)
}
