import { givenNames, ordinaryCapitals, tables } from '~/domain/verification/capital-words'
import { type KnownNames, knownMark } from '~/domain/verification/known-names'
import { plainLetters } from '~/domain/verification/letters'
import { gateLanguages, gateNames, type Language, senseWeights } from './gate-language'
import { mostSuspicion, type Sentence, suspicionOf } from './gate-sense'
import { type Subject, subjects } from './gate-words/gate-words'
import { lowerKey } from './phrases'

/** Why a text is not the plain prose of a plan. */
export type ProseFault =
  | Subject
  | 'sign'
  | 'disguise'
  | 'broken'
  | 'capitals'
  | 'name'
  | 'number'
  | 'word'
  | 'language'
  | 'sense'

interface Token {
  text: string
  lower: string
  /** Opens a sentence, or a part after a colon or a quotation mark. */
  opens: boolean
  /** Opens a sentence. */
  begins: boolean
  /** Inside a name that is known. */
  named: boolean
  /** Stands in what was given. */
  given: boolean
}

/** Letters of Europe, figures and the signs of a sentence. Nothing else is in the prose of a plan. */
const otherSign = /[^A-Za-z0-9\u00c0-\u024f\u1e00-\u1eff ,.;:!?'’‘"“”„«»()\-–—…&%°€£¥$]/u
const word = /[\p{L}\p{M}\p{N}]+/gu
const opening = /(?:^|[.!?:…(“„«"–—] ?["“„«(]?)$/u
const beginning = /[.!?…]["”»]? ?$/u
/** Names of companies and services among words that may have a capital. */
const services = new Set(
  'google maps instagram uber apple pay visa mastercard internet metro michelin'.split(' '),
)

export interface ProseContext {
  /** What the model was told about this text. */
  given: unknown
  names: KnownNames
  /** A plan speaks of places; an answer of the assistant also of hours, prices and tickets, with the figures that it was given. */
  answers: boolean
}

/**
 * Why a text is not the plain prose of a plan, or undefined where it is. Not a list of what is bad decides, but what a line about
 * a place is made of: signs of a sentence, words of one language, names that are known, no number that was not given, and none
 * of the subjects that such a line never has.
 */
export function proseFault(line: string, { given, names, answers }: ProseContext): ProseFault | undefined {
  const text = line.normalize('NFC').replace(/\s/gu, ' ')
  const { told, source } = sourceOf(given)
  const tokens = tokensOf(text, names, source)
  const other = otherSign.exec(withoutKnown(text, told, names))
  if (other) return 'sign'
  if (/\p{L}[.,;:!?]\p{L}/u.test(text) && !/\b(?:a\.m|p\.m)\b/u.test(text)) return 'disguise'
  if (tokens.length === 0) return 'language'
  for (const { text: each, named, given: isTold } of tokens) {
    if (named || isTold) continue
    if (/\p{L}\p{N}|\p{N}\p{L}/u.test(each)) return 'disguise'
    if (/\p{Ll}\p{Lu}/u.test(each)) return 'disguise'
    if (/^\p{Lu}{3,}$/u.test(each) && !ordinaryCapitals.has(each.toLowerCase())) return 'capitals'
  }
  if (/(?:(?<![\p{L}\p{N}])\p{L}(?:[ .,-]+|$)){4}/u.test(text)) return 'disguise'
  if (/(?<![\p{L}\p{N}'’])[b-df-hj-np-xz](?:[ .,-]+[b-df-hj-np-xz](?![\p{L}\p{N}'’]))+/iu.test(text))
    return 'disguise'
  const language = languageFor(tokens)
  if (!language) return 'language'
  if (!answers && isBroken(text, tokens, language)) return 'broken'
  const touched = touchedBy(tokens, language, source)
  return (
    subjectOf(tokens, language, touched, answers) ??
    numberFault(tokens, language, source) ??
    nameFault(tokens, language, names) ??
    wordFault(tokens, language, names) ??
    (answers ? undefined : senseFault(tokens, language, touched))
  )
}

/** What no sentence ends with. */
const articles = new Set('the a an der den dem les des du el los il gli del della alle'.split(' '))

/** Whether a text says the same again and again, announces another text, or ends before its sentence does. */
function isBroken(text: string, tokens: readonly Token[], language: Language): boolean {
  if (/[:,;–-]\s*$/u.test(text) || articles.has(tokens.at(-1)?.lower ?? '')) return true
  const free = tokens.filter(({ named }) => !named)
  const times = new Map<string, number>()
  for (const { lower, text: each } of free)
    if (lower.length > 3 && !language.isTelling(each)) times.set(lower, (times.get(lower) ?? 0) + 1)
  if ([...times.values()].some((count) => count > 2)) return true
  const twice = tokens.filter(({ lower, named }, index) => !named && lower === tokens[index - 1]?.lower)
  if (twice.length > 1) return true
  const sentences = text.split(/[.!?]+ */u).filter((each) => each.length > 12)
  return new Set(sentences).size < sentences.length
}

interface Source {
  told: string
  /** Its words, with a blank around each. */
  source: string
}

/** What was given is the same for every sentence of an answer. */
const sources = new WeakMap<object, Source>()

function sourceOf(given: unknown): Source {
  const known = typeof given === 'object' && given !== null ? sources.get(given) : undefined
  if (known) return known
  const told = typeof given === 'string' ? given : JSON.stringify(given ?? '')
  const made = { told, source: ` ${lowerKeys(told).join(' ')} ` }
  if (typeof given === 'object' && given !== null) sources.set(given, made)
  return made
}

/** Of what no name of a place speaks. */
const notOfNames: ReadonlySet<Subject> = new Set(['contact', 'web', 'payment', 'papers', 'machine', 'harm'])

/** Whether a text that is to be the name of a place speaks of something else, in whatever language. */
export function isNoPlaceName(text: string): boolean {
  const words = lowerKeys(text)
  return gateLanguages().some(({ unwanted }) =>
    unwanted.some(([subject, phrases]) => notOfNames.has(subject) && phrases.all(words).length > 0),
  )
}

const inns = /^(?:Gast(?:haus|hof|stätte)|Wirtshaus|Weinstube|Brauhaus|Bräu|Ratskeller)$/u

/**
 * Whether words that look like a venue are German nouns: they all have a capital, so "Seite des Hügels" looks like a name. Not where
 * a word stands for a restaurant or hotel.
 */
export function isGermanProse(line: string, venue: string): boolean {
  const german = gateLanguages().find((each) => each.german)
  const words = [...line.matchAll(word)].map(([text]) => text)
  if (!german || words.filter(german.isTelling).length * 5 < words.length) return false
  const capitals = venue.split(/[^\p{L}]+/u).filter((each) => /^\p{Lu}/u.test(each))
  return capitals.every(
    (each) =>
      !tables.has(lowerKey(each)) &&
      !inns.test(each) &&
      !german.isTelling(each) &&
      (german.isKnown(each) || isGivenName(lowerKey(each))),
  )
}

/** Whether what stands in quotation marks is a saying, "When in Rome": three words or more, small but for the first and what is known. */
export function isSaying(quoted: string, names: KnownNames): boolean {
  const words = quoted.match(word) ?? []
  return (
    words.length > 2 &&
    words.slice(1).every((each) => /^\p{Ll}/u.test(each) || names.inCatalogue(each)) &&
    gateLanguages().some(
      ({ isTelling, isKnown }) =>
        words.some(isTelling) && words.slice(1).every((each) => isKnown(each) || names.inCatalogue(each)),
    )
  )
}

const lowerKeys = (text: string) => (text.match(word) ?? []).map(lowerKey)

function withoutKnown(text: string, given: string, names: KnownNames): string {
  // Names in other scripts, where the destination's file or what was given has them.
  return text.replace(/[^\p{Script=Latin}\p{N}\s\p{P}]{2,}/gu, (run) =>
    given.includes(run) || names.inCatalogue(run) ? '' : run,
  )
}

function tokensOf(text: string, names: KnownNames, source: string): Token[] {
  const marked = names.mark(plainLetters(text))
  const inside = marked
    .split(knownMark)
    .flatMap((piece, index) => lowerKeys(piece).map(() => index % 2 === 1))
  const whole = [...text.matchAll(word)]
  // Marks are put between whole words, so the words of both texts are the same.
  return whole.map((match, index): Token => {
    const lower = lowerKey(match[0])
    return {
      text: match[0],
      lower,
      opens: opening.test(text.slice(0, match.index)),
      begins: beginning.test(text.slice(0, match.index)),
      named: inside.length === whole.length && inside[index] === true,
      given: source.includes(` ${lower} `),
    }
  })
}

function languageFor(tokens: readonly Token[]): Language | undefined {
  const read = tokens.filter(({ named, text }) => !named && /\p{L}{2}/u.test(text))
  if (read.length === 0) return gateLanguages()[0]
  const scored = gateLanguages().map((language) => ({
    language,
    score: read.reduce(
      (sum, { text }) => sum + (language.isTelling(text) ? 1.5 : language.isLikely(text) ? 1 : 0),
      0,
    ),
  }))
  scored.sort((one, other) => other.score - one.score)
  return scored[0] && scored[0].score > 0 ? scored[0].language : undefined
}

/** Subjects of which an answer of the assistant may speak. */
const ofAnswers: ReadonlySet<Subject> = new Set(['hours', 'price', 'unit', 'person'])
/** A line of a plan may touch all of them: what it makes of them is judged by all its words. */
const ofPlans: ReadonlySet<Subject> = new Set(subjects)
/** Subjects that a text may have where it was told of them in the same words. */
const liftable: ReadonlySet<Subject> = new Set([
  'hours',
  'price',
  'unit',
  'person',
  'harm',
  'opinion',
  'promise',
])

/** What no number that was not given may stand beside. */
const counted: ReadonlySet<Subject> = new Set(['unit', 'price', 'hours'])

interface Touched {
  subject: Subject
  from: number
}

function touchedBy(tokens: readonly Token[], language: Language, source: string): Touched[] {
  const words = tokens.map(({ lower }) => lower)
  const fine = language.fine.all(words)
  return language.unwanted.flatMap(([subject, phrases]) =>
    phrases
      .all(words)
      .filter(
        ({ from, to }) =>
          !tokens.slice(from, to).every(({ named }) => named) &&
          !(to === from + 1 && isInnerName(tokens[from])) &&
          !fine.some((each) => each.from <= from && each.to >= to) &&
          !(liftable.has(subject) && source.includes(` ${words.slice(from, to).join(' ')} `)),
      )
      .map(({ from }) => ({ subject, from })),
  )
}

/** The sentences of a text as their sense is judged. */
export function sentencesIn(
  line: string,
  { given, names }: Pick<ProseContext, 'given' | 'names'>,
): Sentence[] {
  const { source } = sourceOf(given)
  const tokens = tokensOf(line.normalize('NFC').replace(/\s/gu, ' '), names, source)
  const language = languageFor(tokens)
  return language ? sentencesOf(tokens, language, touchedBy(tokens, language, source)) : []
}

function sentencesOf(tokens: readonly Token[], language: Language, touched: readonly Touched[]): Sentence[] {
  const starts = tokens.flatMap(({ begins }, index) => (begins || index === 0 ? [index] : []))
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? tokens.length
    return {
      words: tokens.slice(from, to).map(({ text, lower, named, given }, at) => ({
        lower,
        kinds:
          /^\p{Lu}/u.test(text) && isGivenName(lower) && !renownedWord(lower)
            ? personKind(tokens, from + at, language)
            : language.kindsOf(lower),
        given: named || given,
      })),
      touched: touched.filter((each) => each.from >= from && each.from < to).map(({ subject }) => subject),
    }
  })
}

const senseFault = (
  tokens: readonly Token[],
  language: Language,
  touched: readonly Touched[],
): 'sense' | undefined =>
  sentencesOf(tokens, language, touched).some(
    (sentence) => suspicionOf(sentence, senseWeights()) > mostSuspicion,
  )
    ? 'sense'
    : undefined

function subjectOf(
  tokens: readonly Token[],
  language: Language,
  touched: readonly Touched[],
  answers: boolean,
): Subject | undefined {
  const passes = answers ? ofAnswers : ofPlans
  // "Nine miles", "at nine o'clock": a figure that was not given.
  const isFigure = (subject: Subject, from: number) =>
    counted.has(subject) &&
    [from - 2, from - 1, from + 1].some((at) => {
      const { lower = '', named, given, opens } = tokens[at] ?? {}
      if (named || given || (opens && at > from)) return false
      return (
        /^\d/.test(lower) || [language.small, language.large, language.round].some((each) => each.has(lower))
      )
    })
  const found = touched.find(
    ({ subject, from }) => !passes.has(subject) || (!answers && isFigure(subject, from)),
  )
  if (found) return found.subject
  const fine = language.fine.all(tokens.map(({ lower }) => lower))
  // A word that this language does not have is looked up in the others.
  for (const [index, token] of tokens.entries()) {
    const { text, lower, named, given } = token
    if (named || given || lower.length < 3 || language.isKnown(text) || isInnerName(token)) continue
    if (fine.some(({ from, to }) => from <= index && index < to)) continue
    for (const other of gateLanguages())
      for (const [subject, phrases] of other.unwanted)
        if (other !== language && !passes.has(subject) && phrases.has(lower)) return subject
  }
  return undefined
}

function numberFault(
  tokens: readonly Token[],
  { small, large, round, beforeHour, afterHour }: Language,
  source: string,
): 'number' | undefined {
  const words = tokens.map(({ lower }) => lower)
  const kind = (index: number) => {
    const each = words[index]
    if (each === undefined || tokens[index]?.named) return undefined
    // Figures in digits are held against what was given elsewhere.
    if (/^\d+$/.test(each)) {
      const isPart = [index - 1, index + 1].some((beside) => /^\d+$/.test(words[beside] ?? ''))
      return isPart || tokens[index]?.given ? undefined : 'small'
    }
    return large.has(each) ? 'large' : round.has(each) ? 'round' : small.has(each) ? 'small' : undefined
  }
  const isGiven = (from: number, to: number) => source.includes(` ${words.slice(from, to).join(' ')} `)
  const kinds = words.map((_, index) => kind(index))
  const count = kinds.filter((each) => each !== undefined).length
  if (count > 3) return 'number'
  for (const [index, each] of kinds.entries()) {
    if (each === undefined) continue
    const next = kinds[index + 1]
    if (each === 'large' && !isGiven(index, index + 1)) return 'number'
    if ((next === 'round' || next === 'large') && !isGiven(index, index + 2)) return 'number'
    if (next !== undefined && kinds[index + 2] !== undefined) return 'number'
    if (each === 'round' && next !== undefined && !isGiven(index, index + 2)) return 'number'
    // "A hundred and twelve"
    if (each === 'round' && (kinds[index + 2] ?? kinds[index + 3]) !== undefined) return 'number'
    const before = words[index - 1] ?? ''
    const after = words[index + 1]
    const token = tokens[index + 1]
    const ends = after === undefined || token?.opens || afterHour.has(after)
    if (beforeHour.has(before) && ends && !isGiven(index - 1, index + 1)) return 'number'
  }
  return undefined
}

function nameFault(tokens: readonly Token[], language: Language, names: KnownNames): 'name' | undefined {
  const headline = isHeadline(tokens)
  for (const [index, { text, lower, opens, named, given }] of tokens.entries()) {
    if (!/^\p{Lu}/u.test(text) || named || given) continue
    const before = tokens[index - 1]
    if (before && /^(?:saint|st|sainte|san|santa|sant|santo|sankt|sint|heilige[nrs]?)$/.test(before.lower))
      continue
    if (isGivenName(lower) || renownedWord(lower) || (ordinaryCapitals.has(lower) && !services.has(lower)))
      continue
    if (text.length === 1) continue
    if (opens || headline) {
      if (language.isKnown(text) || names.inCatalogue(text)) continue
      if (language.german && /s$/u.test(text) && names.inCatalogue(text.slice(0, -1))) continue
      return 'name'
    }
    // Words of the catalogue side by side are a name of their own: "Museum of Modern Lies".
    const isRow =
      before && /^\p{Lu}/u.test(before.text) && !before.opens && !before.named && language.isKnown(text)
    // "Havannas Altstadt"
    if (language.german && /s$/u.test(text) && names.inCatalogue(text.slice(0, -1))) continue
    if (names.inCatalogue(text) && (!isRow || language.german || names.inCatalogue(`${before.text} ${text}`)))
      continue
    // "Museos Vaticanos": the word for what it is, before a name that is known.
    const isKnownName = (token: Token | undefined) =>
      token && (token.named || token.given || renownedWord(token.lower))
    if (language.isKnown(text) && isKnownName(tokens[index + 1])) continue
    // A noun has a capital in German; an adjective only in a name, "Goldener Hirsch".
    const next = tokens[index + 1]
    const isAdjective =
      /e[rnms]?$/.test(lower) && language.isListed(lower) && next && !next.opens && /^\p{Lu}/u.test(next.text)
    const isNoun = !language.isTelling(text) || /^(?:sie|ihr|ihnen|ihre[nmrs]?|du)$/.test(lower)
    if (language.german && isNoun && language.isKnown(text) && !isAdjective) continue
    return 'name'
  }
  return undefined
}

/** Also as the one to whom something belongs: "Raffaels Fresken". */
const isOf = (names: ReadonlySet<string>, lower: string) =>
  names.has(lower) || (lower.endsWith('s') && names.has(lower.slice(0, -1)))
const renownedWord = (lower: string) => isOf(gateNames().renowned, lower)
const isGivenName = (lower: string) => isOf(givenNames, lower) || isOf(gateNames().given, lower)

/** "Mia" inside a sentence is no Italian word. */
const isInnerName = (token: Token | undefined) =>
  token !== undefined && !token.opens && /^\p{Lu}/u.test(token.text) && isGivenName(token.lower)

/** Somebody who travels, or somebody of whom nobody knows who it is. */
function personKind(
  tokens: readonly Token[],
  index: number,
  { forSomebody, bySomebody }: Language,
): string[] {
  const isTraveller =
    forSomebody.has(tokens[index - 1]?.lower ?? '') || bySomebody.has(tokens[index + 1]?.lower ?? '')
  return [isTraveller ? 'traveller' : 'somebody']
}

/** Whether a line is a title whose words have capitals: no name is to be seen by them. */
export function isTitle(line: string): boolean {
  return !/[.!?]/u.test(line) && isHeadline([...line.matchAll(word)].map(([text]) => ({ text })))
}

/** "Ancient Stones and One Great View": most words have a capital, and no sentence ends. */
function isHeadline(tokens: readonly Pick<Token, 'text'>[]): boolean {
  const long = tokens.filter(({ text }) => text.length > 3)
  return tokens.length <= 9 && long.length > 1 && long.every(({ text }) => /^\p{Lu}/u.test(text))
}

function wordFault(tokens: readonly Token[], language: Language, names: KnownNames): 'word' | undefined {
  const read = tokens.filter(({ text, named, given }) => !named && !given && /\p{L}{2}/u.test(text))
  const unknown = read.filter(
    ({ text, lower }) =>
      !language.isKnown(text) &&
      !(/^\p{Lu}/u.test(text) && names.inCatalogue(text)) &&
      !renownedWord(lower) &&
      !(/^\p{Lu}/u.test(text) && isGivenName(lower)) &&
      !ordinaryCapitals.has(lower),
  )
  return unknown.length > 0 ? 'word' : undefined
}
