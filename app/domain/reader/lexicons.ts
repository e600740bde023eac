/**
 * The words of a language by what they mean: `not`, `like`, `kind:museum`, `diet:Vegan`. Phrases are separated by a bar.
 * A star stands for any ending of a word: "vegetarisch*". Of two meanings of one phrase the first counts.
 */
export interface Lexicon {
  language: string
  /** Small words that tell the language, and mean nothing else. */
  telling: string
  /** More words that change nothing in what a clause says. */
  neutral?: string
  /** Telling words that do change it where no phrase holds them: denials, degrees, words of the past. */
  loaded?: string
  meanings: Readonly<Record<string, string>>
  /** Words by what a rule asks of them, of all languages: in the first lexicon alone. */
  lists?: Readonly<Record<string, string>>
}

let provided: readonly Lexicon[] = []
let lists: ReadonlyMap<string, ReadonlySet<string>> = new Map()
const patterns = new Map<string, RegExp[]>()
let requests: readonly Lexicon[] = []

/** The lexicons that were provided; none until then, and a text is answered as not understood. */
export function lexicons(): readonly Lexicon[] {
  return provided
}

/**
 * Provides the words of all languages. They are the same for everybody and are data, so that neither the Worker nor a page
 * carries them in its code: both load them once as a file, with the first catalogue of a destination.
 */
export function provideLexicons(words: readonly Lexicon[]): void {
  provided = words
  patterns.clear()
  lists = new Map(
    words.flatMap((each) =>
      Object.entries(each.lists ?? {}).map(
        ([list, own]) => [list, new Set(own.trim().split(/\s+/))] as const,
      ),
    ),
  )
}

/** Whether a word is one of those that a rule asks for: "pleases", "conditions". */
export const isListed = (list: string, word: string): boolean => lists.get(list)?.has(word) ?? false

/** The same of the word at a place of a text. */
export const isAt = (list: string, tokens: readonly { text: string }[], index: number): boolean =>
  isListed(list, tokens[index]?.text ?? '')

/** One of those lists, as a set of words. */
export const listed = (list: string): { has: (word: string) => boolean } => ({
  has: (word) => isListed(list, word),
})

/** Whether words fit a pattern of phrases of all languages, which is kept with those lists: "_" stands for a space. */
export function fitsPattern(list: string, words: string): boolean {
  const done =
    patterns.get(list) ?? [...(lists.get(list) ?? [])].map((each) => new RegExp(each.replaceAll('_', ' ')))
  patterns.set(list, done)
  return done.some((pattern) => pattern.test(words))
}

/** Where that file is, beside the catalogue. */
export const lexiconsPath = '/catalogue/words/lexicons.json'

/** The words of requests to the assistant, by language; none until they were provided. */
export function requestLexicons(): readonly Lexicon[] {
  return requests
}

/** Provides them: a file of their own, since only a page whose reader asks something needs them. */
export function provideRequestLexicons(words: readonly Lexicon[]): void {
  requests = words
}

export const requestLexiconsPath = '/catalogue/words/requests.json'
