import { plainWord, type Token, tokensOf } from './tokens'

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
  const ready = { whole, open, telling: new Set(wordsOf(lexicon.telling)) }
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

/** What the tokens mean in a language, the longest phrase first at each place; none overlap. */
export function meaningsOf(tokens: readonly Token[], lexicon: Lexicon): Meant[] {
  const { whole, open } = compile(lexicon)
  const found: Meant[] = []
  for (let first = 0; first < tokens.length; ) {
    const word = tokens[first]?.text ?? ''
    const phrases = [...(whole.get(word) ?? []), ...(open.get(word.slice(0, 3)) ?? [])]
    let best: Phrase | undefined
    for (const phrase of phrases) {
      if (best && phrase.words.length <= best.words.length) continue
      if (phrase.words.every((pattern, index) => fits(tokens[first + index]?.text ?? '', pattern)))
        best = phrase
    }
    if (best) found.push({ meaning: best.meaning, first, last: first + best.words.length })
    first += best ? best.words.length : 1
  }
  return found
}

/** How many of the tokens are telling words of the language. */
export function tellingWords(tokens: readonly Token[], lexicon: Lexicon): number {
  const { telling } = compile(lexicon)
  return tokens.filter(({ text }) => telling.has(text)).length
}
