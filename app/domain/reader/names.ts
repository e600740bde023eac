import type { Destination } from '~/domain/catalogue/destination'
import type { Target } from './constraint'
import { type Token, tokensOf } from './tokens'
import { byFirstLetter, isMistyped, longEnough } from './typing'

/** A name that the text holds: tokens from `first` up to, but not including, `last`. */
export interface Named {
  target: Target
  /** The quarter of the same name, where the target is a place. */
  area?: Target
  first: number
  last: number
  certainty: number
}

interface Entry {
  words: string[]
  target: Target
  area?: Target
  certainty: number
  fame: number
}

/** Words that stand in many names: they do not make a name by themselves, and names are known without them. */
const common = new Set(
  `the of and de la le les el los las il lo gli i di del della dei delle da do dos das du des al am an der die das den zu zum zur
   museum museo musee museums musei national restaurant trattoria osteria ristorante cafe caffe bar walk park parco parque market mercato mercado garden gardens
   square piazza plaza place platz church chiesa eglise kirche basilica basilika cathedral palace palazzo palais bridge ponte pont tower street via rue
   st san santa saint saints sant hotel old new great grand royal city town centre center house temple shrine castle gallery galleria beach island hill terrace
   fountain fontana fontaine fuente brunnen`.split(/\s+/),
)

const known = new WeakMap<Destination, Map<string, Entry[]>>()

/** How sure a part of a quarter's name is. */
const areaCertainty = 0.92

/** The names of a destination by their first word. */
function namesOf(destination: Destination): Map<string, Entry[]> {
  const done = known.get(destination)
  if (done) return done
  const about = new Map<string, Pick<Entry, 'target' | 'fame'>>([
    ...destination.areas.map(({ id }) => [id, { target: { by: 'area', id }, fame: 40 }] as const),
    ...destination.dayTrips.map(({ id }) => [id, { target: { by: 'place', id }, fame: 50 }] as const),
    ...destination.places.map(({ id, fame }) => [id, { target: { by: 'place', id }, fame }] as const),
  ])
  const entries = [
    ...destination.places.flatMap(({ id, kind, name, localName, fame }) => {
      if (kind === 'base') return []
      const target: Target = { by: 'place', id }
      return variants([name, ...(localName ? [localName] : [])]).map((variant) => ({
        ...variant,
        target,
        fame,
      }))
    }),
    ...destination.dayTrips.flatMap(({ id, name }) =>
      variants([name]).map((variant) => ({ ...variant, target: { by: 'place', id } as Target, fame: 50 })),
    ),
    ...destination.areas.flatMap(({ id, name }) =>
      variants([name]).map((variant) => ({
        ...variant,
        // "Marais" is the quarter and not a walk there: articles are left out of the names of quarters.
        certainty: Math.max(variant.certainty, areaCertainty),
        target: { by: 'area', id } as Target,
        fame: 40,
      })),
    ),
    ...Object.entries(destination.names ?? {}).flatMap(([id, names]) => {
      const known = about.get(id)
      return known ? variants(names).map((variant) => ({ ...variant, ...known })) : []
    }),
  ]
  const byWords = new Map<string, Entry>()
  for (const entry of entries) {
    const key = entry.words.join(' ')
    const other = byWords.get(key)
    const wins = !other || better(entry, other) ? entry : other
    const area = [entry, other].find((each) => each?.target.by === 'area')?.target ?? other?.area
    byWords.set(key, area && wins.target.by !== 'area' ? { ...wins, area } : wins)
  }
  const names = new Map<string, Entry[]>()
  for (const entry of byWords.values()) {
    const [first = ''] = entry.words
    names.set(first, [...(names.get(first) ?? []), entry])
  }
  known.set(destination, names)
  return names
}

/** A full name wins over a part of one, and what is better known over what is less. */
function better(a: Entry, b: Entry): boolean {
  return a.certainty === b.certainty ? a.fame > b.fame : a.certainty > b.certainty
}

/** A name as people type it: whole, without what is in brackets, and without its small and common words. */
function variants(names: string[]): { words: string[]; certainty: number }[] {
  const found: { words: string[]; certainty: number }[] = []
  for (const name of names) {
    for (const part of [name, ...name.split(/[(),&/]| and | e | und | et | y | [–-] /)]) {
      const words = tokensOf(part)
        .map(({ text }) => text)
        .filter((text) => /[\p{L}\p{N}]/u.test(text))
      const whole = part === name
      const proper = words.filter((word) => !common.has(word))
      if (words.length === 0 || (proper.length === 0 && !whole)) continue
      if (words.length > 1 || (words[0]?.length ?? 0) > 3) found.push({ words, certainty: whole ? 1 : 0.9 })
      if (proper.length < words.length && proper.join('').length > 4)
        found.push({ words: proper, certainty: 0.85 })
    }
  }
  return found
}

/** The names of places, areas and day trips in a text, the longest first at each word; one wrong letter is allowed in long words. */
export function namesIn(tokens: readonly Token[], destination: Destination): Named[] {
  const names = namesOf(destination)
  const found: Named[] = []
  for (let first = 0; first < tokens.length; ) {
    const word = tokens[first]?.text ?? ''
    const named = longest(tokens, first, names.get(word) ?? [], 1) ?? mistyped(tokens, first, names)
    if (named) found.push(named)
    first = named ? named.last : first + 1
  }
  return found
}

function longest(
  tokens: readonly Token[],
  first: number,
  entries: readonly Entry[],
  trust: number,
): Named | undefined {
  let best: Entry | undefined
  for (const entry of entries) {
    if (best && entry.words.length <= best.words.length) continue
    if (entry.words.every((word, index) => sameWord(tokens[first + index]?.text, word))) best = entry
  }
  return (
    best && {
      target: best.target,
      ...(best.area && { area: best.area }),
      first,
      last: first + best.words.length,
      certainty: best.certainty * trust,
    }
  )
}

function sameWord(typed: string | undefined, word: string): boolean {
  if (typed === undefined) return false
  return typed === word || isMistyped(typed, word)
}

function mistyped(
  tokens: readonly Token[],
  first: number,
  names: ReadonlyMap<string, Entry[]>,
): Named | undefined {
  const word = tokens[first]?.text ?? ''
  if (word.length < longEnough) return undefined
  for (const start of firstWords(names).get(word[0] ?? '') ?? []) {
    const entries = names.get(start)
    if (!entries || !isMistyped(word, start)) continue
    const named = longest(tokens, first, entries, 0.9)
    if (named) return named
  }
  return undefined
}

const byLetter = new WeakMap<ReadonlyMap<string, Entry[]>, Map<string, string[]>>()

/** First words of names that may be mistyped, by their first letter. */
function firstWords(names: ReadonlyMap<string, Entry[]>): Map<string, string[]> {
  const done = byLetter.get(names)
  if (done) return done
  const words = byFirstLetter([...names.keys()].filter((word) => word.length >= longEnough))
  byLetter.set(names, words)
  return words
}
