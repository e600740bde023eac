import { plainWord, type Token, tokensOf } from './tokens'
import { byFirstLetter, isMistyped } from './typing'

/**
 * The words of a language by what they mean: `not`, `like`, `kind:museum`, `diet:Vegan`. Phrases are separated by a bar.
 * A star stands for any ending of a word: "vegetarisch*". docs/reader.md lists the meanings.
 */
export interface Lexicon {
  language: string
  /** Small words that tell the language, and mean nothing else. */
  telling: string
  meanings: Readonly<Record<string, string>>
}

/** Tokens that mean something together, from `first` up to, but not including, `last`. */
export interface Meant {
  meaning: string
  first: number
  last: number
  /** Less than 1 where a word was mistyped. */
  certainty: number
}

interface Phrase {
  words: string[]
  meaning: string
}

interface Compiled {
  whole: Map<string, Phrase[]>
  /** Phrases whose first word may have any ending, by its first three letters. */
  open: Map<string, Phrase[]>
  telling: Set<string>
  /** Long words that begin a phrase, by their first letter: these are known with a typing mistake too. */
  long: Map<string, string[]>
  corrected: Map<string, string | null>
}

const compiled = new WeakMap<Lexicon, Compiled>()

function compile(lexicon: Lexicon): Compiled {
  const done = compiled.get(lexicon)
  if (done) return done
  const whole = new Map<string, Phrase[]>()
  const open = new Map<string, Phrase[]>()
  for (const [meaning, phrases] of Object.entries(lexicon.meanings)) {
    for (const phrase of phrases.split('|')) {
      const words = wordsOf(phrase)
      const [first = ''] = words
      const star = first.endsWith('*')
      const key = star ? first.slice(0, 3) : first
      const phrasesOf = star ? open : whole
      phrasesOf.set(key, [...(phrasesOf.get(key) ?? []), { words, meaning }])
    }
  }
  for (const phrases of [...whole.values(), ...open.values()])
    phrases.sort((a, b) => b.words.length - a.words.length)
  const long = byFirstLetter([...whole.keys()].filter((word) => word.length >= longEnough))
  const telling = new Set(wordsOf(lexicon.telling))
  const ready = { whole, open, telling, long, corrected: new Map<string, string | null>() }
  compiled.set(lexicon, ready)
  return ready
}

/** The words of a phrase as tokens are compared, a star kept at the end of its word. */
function wordsOf(phrase: string): string[] {
  return phrase
    .trim()
    .split(/\s+/)
    .flatMap((word) =>
      word.endsWith('*') ? [`${plainWord(word.slice(0, -1))}*`] : tokensOf(word).map(({ text }) => text),
    )
}

function fits(word: string, pattern: string): boolean {
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern
}

/** Letters from which a mistake is allowed. */
const longEnough = 7
/** Letters from which two are: ordinary words are more alike than names. */
const veryLong = 10
/** How sure a mistyped word is. */
const mistypedCertainty = 0.9
const mostCorrected = 2000

/** Words that differ in their ending alone are forms of a word, or other words: "ragazza", "ragazzi". */
function isInflected(typed: string, word: string): boolean {
  return (
    typed.slice(0, -1) === word.slice(0, -1) || typed.slice(0, -1) === word || typed === word.slice(0, -1)
  )
}

/** The word of the lexicon that was mistyped; the word itself where there is none. */
function corrected(word: string, { whole, open, telling, long, corrected: done }: Compiled): string {
  if (word.length < longEnough || whole.has(word) || telling.has(word)) return word
  if (open.get(word.slice(0, 3))?.some(({ words: [first = ''] }) => fits(word, first))) return word
  let right = done.get(word)
  if (right === undefined) {
    right =
      long.get(word[0] ?? '')?.find((each) => isMistyped(word, each, veryLong) && !isInflected(word, each)) ??
      null
    if (done.size < mostCorrected) done.set(word, right)
  }
  return right ?? word
}

/** What the tokens mean in a language, the longest phrase first at each place; none overlap. */
export function meaningsOf(tokens: readonly Token[], lexicon: Lexicon): Meant[] {
  const ready = compile(lexicon)
  const { whole, open } = ready
  const found: Meant[] = []
  for (let first = 0; first < tokens.length; ) {
    const typed = tokens[first]?.text ?? ''
    const word = corrected(typed, ready)
    const phrases = [...(whole.get(word) ?? []), ...(open.get(word.slice(0, 3)) ?? [])]
    let best: Phrase | undefined
    for (const phrase of phrases) {
      if (best && phrase.words.length <= best.words.length) continue
      const fitting = phrase.words.every((pattern, index) =>
        fits(index === 0 ? word : (tokens[first + index]?.text ?? ''), pattern),
      )
      if (fitting) best = phrase
    }
    if (best)
      found.push({
        meaning: best.meaning,
        first,
        last: first + best.words.length,
        certainty: word === typed ? 1 : mistypedCertainty,
      })
    first += best ? best.words.length : 1
  }
  return found
}

/** How much speaks for a language: a telling word is one, a word that means something in it a half. */
export function speaksFor(tokens: readonly Token[], lexicon: Lexicon): number {
  const { telling } = compile(lexicon)
  const told = tokens.filter(({ text }) => telling.has(text)).length
  const meant = meaningsOf(tokens, lexicon).reduce((sum, { first, last }) => sum + last - first, 0)
  return told + meant / 2
}

/** Small words of a language that mean nothing by themselves. */
export function isTelling(word: string, lexicon: Lexicon): boolean {
  return compile(lexicon).telling.has(word)
}
