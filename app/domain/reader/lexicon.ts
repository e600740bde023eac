import { fitsPattern, isListed, type Lexicon, listed } from './lexicons'
import { plainWord, type Token, tokensOf } from './tokens'
import { byFirstLetter, isMistyped } from './typing'

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
  /** By the first word: of one word, or with an open second one. */
  whole: Map<string, Phrase[]>
  /** By the first two words. */
  pairs: Map<string, Phrase[]>
  /** Phrases whose first word may have any ending, by its first three letters. */
  open: Map<string, Phrase[]>
  /** First words of phrases. */
  firsts: Set<string>
  telling: Set<string>
  neutral: Set<string>
  /** What may hang on a verb of the language: "lasciatelo", "dejádmelo". */
  hangs: RegExp | undefined
  /** Long words that begin a phrase, by their first letter: these are known with a typing mistake too. */
  long: Map<string, string[]>
  corrected: Map<string, string | null>
  /** Words for days and parts of one. */
  times: string[]
}

const compiled = new WeakMap<Lexicon, Compiled>()

function compile(lexicon: Lexicon): Compiled {
  const done = compiled.get(lexicon)
  if (done) return done
  const whole = new Map<string, Phrase[]>()
  const pairs = new Map<string, Phrase[]>()
  const firsts = new Set<string>()
  const open = new Map<string, Phrase[]>()
  for (const [meaning, phrases] of Object.entries(lexicon.meanings)) {
    for (const phrase of phrases.split('|').flatMap(withoutApostrophes)) {
      const words = wordsOf(phrase)
      const [first = ''] = words
      const star = first.endsWith('*')
      const key = star ? first.slice(0, 3) : first
      const [, second] = words
      const pair = !star && second !== undefined && !second.endsWith('*')
      if (!star) firsts.add(first)
      put(star ? open : pair ? pairs : whole, pair ? `${first} ${second}` : key, { words, meaning })
    }
  }
  for (const phrases of [...whole.values(), ...pairs.values(), ...open.values()])
    phrases.sort((a, b) => b.words.length - a.words.length)
  const long = byFirstLetter([...firsts].filter((word) => word.length >= longEnough))
  const telling = new Set(wordsOf(lexicon.telling))
  const loaded = new Set(wordsOf(lexicon.loaded ?? ''))
  const neutral = new Set([...telling, ...wordsOf(lexicon.neutral ?? '')].filter((word) => !loaded.has(word)))
  const ready = {
    whole,
    pairs,
    open,
    firsts,
    telling,
    neutral,
    hangs: enclitics[lexicon.language],
    long,
    corrected: new Map<string, string | null>(),
    times: [...whole].flatMap(([word, phrases]) =>
      word.length >= timeEnough &&
      phrases.some(({ words, meaning }) => words.length === 1 && /^(weekday|part):/.test(meaning))
        ? [word]
        : [],
    ),
  }
  compiled.set(lexicon, ready)
  return ready
}

function put(phrases: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  const others = phrases.get(key)
  if (others) others.push(phrase)
  else phrases.set(key, [phrase])
}

/** "dont" for "don't", but not "well" for "we'll". */
function withoutApostrophes(phrase: string): string[] {
  const joined = phrase.replace(/(\p{L})['’](\p{L})/gu, '$1$2')
  const other = joined
    .trim()
    .split(' ')
    .some((word) => otherWords.has(word))
  return joined === phrase || other ? [phrase] : [phrase, joined]
}

const otherWords = listed('otherWords')

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

/** Pronouns that are written with the verb. */
const enclitics: Readonly<Record<string, RegExp>> = {
  it: /(?<=[aei]|[aei]r)((me|te|ce|ve|se|glie)?(lo|la|li|le|ne)|[mtcv]i)$/,
  es: /(?<=[aei]|[aei]r|[aei]d|m?o)((me|te|se|nos|os)?(lo|la|los|las|le|les)|me|nos)$/,
}

/** The verb without what hangs on it: "lasciate" of "lasciatelo", "vedere" of "vederlo"; null where none is known. */
function withoutEnclitic(word: string, { hangs, firsts, neutral }: Compiled): string | null {
  const verb = hangs && word.length >= longEnough - 2 ? word.replace(hangs, '') : word
  if (verb === word) return null
  return [verb, `${verb}e`].find((each) => firsts.has(each) || neutral.has(each)) ?? null
}

/** The word of the lexicon that was mistyped; the word itself where there is none. */
function corrected(word: string, ready: Compiled): string {
  const { whole, firsts, open, telling, neutral, long, corrected: done } = ready
  const known = firsts.has(word) || telling.has(word) || neutral.has(word)
  const verb = known ? null : withoutEnclitic(word, ready)
  if (verb !== null) return verb
  if (firsts.has(word) || telling.has(word) || neutral.has(word)) return word
  // "Mojitos", "momos"; but "parejas" are more than one couple.
  const one = word.length > 4 && word.endsWith('s') ? whole.get(word.slice(0, -1)) : undefined
  if (one?.some(({ meaning }) => meaning.startsWith('food:') && !isListed('kitchens', meaning.slice(5))))
    return word.slice(0, -1)
  if (word.length < longEnough) return timeWord(word, ready)
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

/** "Samdi": days and parts of one are known with a mistake from five letters on. */
function timeWord(word: string, { times }: Compiled): string {
  if (word.length < timeEnough) return word
  // A letter is missing or too many; another one makes another word: "luces".
  const isMeant = (each: string) =>
    each.at(-1) === word.at(-1) && each.length !== word.length && isMistyped(word, each, veryLong, timeEnough)
  return times.find(isMeant) ?? word
}
const timeEnough = 5

/** What the tokens mean in a language, the longest phrase first at each place; none overlap. */
export function meaningsOf(tokens: readonly Token[], lexicon: Lexicon): Meant[] {
  const ready = compile(lexicon)
  const { whole, pairs, open } = ready
  const found: Meant[] = []
  for (let first = 0; first < tokens.length; ) {
    const typed = tokens[first]?.text ?? ''
    const word = corrected(typed, ready)
    const next = tokens[first + 1]?.text ?? ''
    const fitting = ({ words, meaning }: Phrase) =>
      words.every((pattern, index) => {
        const text = index === 0 ? word : (tokens[first + index]?.text ?? '')
        // "Lobster rolls".
        return fits(text, pattern) || (index > 0 && text === `${pattern}s` && meaning.startsWith('food'))
      })
    // The longest are first in each list.
    const best = [
      (
        pairs.get(`${word} ${next}`) ??
        (next.endsWith('s') ? pairs.get(`${word} ${next.slice(0, -1)}`) : undefined)
      )?.find(fitting),
      whole.get(word)?.find(fitting),
      open.get(word.slice(0, 3))?.find(fitting),
    ].reduce((longest, phrase) =>
      phrase && (!longest || phrase.words.length > longest.words.length) ? phrase : longest,
    )
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

/** "Thursday: Musée d'Orsay": the names of days and months tell the language, those of places do not. */
const isDayName = /^(weekday|month):/
const daysTell = 2
/** Letters up to which a day is shortened: "mar" is one in three languages. */
const daysShort = 3
/** How much a word tells that the language has, or the ending of one. */
const knownTells = 0.4
/** Of two languages that a text speaks for as much, the one in which more of it means something. */
const slightly = 0.01

/** How much speaks for a language: a telling word is one, a word that means something in it a half. */
export function speaksFor(tokens: readonly Token[], lexicon: Lexicon): number {
  const { telling, neutral } = compile(lexicon)
  const told = tokens.reduce(
    (sum, { text }) => sum + (telling.has(text) ? 1 : neutral.has(text) ? knownTells : 0),
    fitsPattern(`ends-${lexicon.language}`, tokens.map(({ text }) => text).join(' ')) ? knownTells : 0,
  )
  const meant = meaningsOf(tokens, lexicon).reduce(
    (sum, { meaning, first, last }) =>
      sum +
      (isDayName.test(meaning) && (tokens[first]?.text.length ?? 0) > daysShort
        ? 2 * daysTell
        : last - first) +
      slightly,
    0,
  )
  return told + meant / 2
}

/** Small words of a language that mean nothing by themselves. */
export function isTelling(word: string, lexicon: Lexicon): boolean {
  return compile(lexicon).telling.has(word)
}

/** Words of a language that change nothing in what a clause says. */
export function isNeutral(word: string, lexicon: Lexicon): boolean {
  const ready = compile(lexicon)
  if (ready.neutral.has(word)) return true
  const verb = ready.firsts.has(word) ? null : withoutEnclitic(word, ready)
  return verb !== null && ready.neutral.has(verb)
}
