import { fold } from '~/domain/gazetteer/fold'
import type { Town } from './town'

const longestName = 40
/** Below this fame a town is searched by its own name only; most towns are below it. */
const hasOtherNames = 6.8
/** Prefixes with two spellings. */
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

/** The folded names of a town in its own country and among visitors, its own first. */
export function ownNames(name: string, nicknames: readonly string[]): string[] {
  const own = fold(name)
  const joined = [name, ...nicknames].map((text) => fold(text.replace(/['’ʻ‘`]/g, '')))
  const spelled = fold(name.toLowerCase().replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter))
  const both = written.map(([from, to]) => own.replace(from, to))
  return unique([own, ...nicknames.map(fold), ...joined, spelled, ...both])
}

/**
 * All folded names of a town. Alternate names in GeoNames that begin in lower case are machine transliterations that
 * nobody types; three capitals are an airport code, which is matched only as a whole.
 */
export function allNames(town: Town, own: readonly string[], fame: number): string[] {
  const others = fame < hasOtherNames ? [] : town.alternates
  const spoken = others.filter((text) => !/^[a-z]|^[A-Z]{3}$/.test(text) && text.length <= longestName)
  return unique([...own, fold(town.name), ...spoken.map(fold)])
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name.length > 1)
}
