import { givenNames, ordinaryCapitals, tables } from '~/domain/verification/capital-words'
import { type KnownNames, knownMark } from '~/domain/verification/known-names'
import { plainLetters } from '~/domain/verification/letters'
import { gateLanguages, type Language, setOf } from './gate-language'
import type { Subject } from './gate-words/gate-words'
import { lowerKey } from './phrases'

/** Why a text is not the plain prose of a plan. */
export type ProseFault = Subject | 'sign' | 'disguise' | 'capitals' | 'name' | 'number' | 'word' | 'language'

interface Token {
  text: string
  lower: string
  /** Opens a sentence, or a part after a colon or a quotation mark. */
  opens: boolean
  /** Inside a name that is known. */
  named: boolean
  /** Stands in what was given. */
  given: boolean
}

/** Letters of Europe, figures and the signs of a sentence. Nothing else is in the prose of a plan. */
const otherSign = /[^A-Za-z0-9\u00c0-\u024f\u1e00-\u1eff ,.;:!?'’‘"“”„«»()\-–—…&%°€£¥$]/u
const word = /[\p{L}\p{M}\p{N}]+/gu
const opening = /(?:^|[.!?:…(“„«"–—] ?["“„«(]?)$/u
/** Names of companies and services among words that may have a capital. */
const services = new Set(
  'google maps instagram uber apple pay visa mastercard internet metro michelin'.split(' '),
)
/** Painters, builders and writers of whom many places tell, rivers and beings of stories. */
const renowned = setOf(
  'michelangelo bernini borromini caravaggio raphael raffael raffaello rafael leonardo donatello botticelli titian tizian tiziano tintoretto bramante brunelleschi giotto palladio vasari canova rubens rembrandt vermeer velazquez goya picasso miro dali gaudi monet manet renoir degas cezanne gauguin matisse rodin klimt schiele mozart beethoven bach vivaldi verdi puccini chopin wagner goethe schiller keats shelley byron dante boccaccio petrarca shakespeare dickens wilde joyce hemingway proust hugo zola cervantes lorca pessoa camoes saramago kafka freud mucha gehry corbusier wren turner hokusai hiroshige caesar cesar augustus nero hadrian trajan constantine marcus aurelius napoleon napoleone medici borgia cleopatra venus jupiter neptune neptun neptune bacchus apollo diana mars minerva hercules moses moise mose madonna buddha vishnu shiva ganesha tevere tiber tevere tibre seine thames rhine danube donau sena tamesis arno miguel angel michel ange caravage moises cecile janiculum gianicolo capitole capitol capitolio kapitol campidoglio aventine aventino aventin palatine palatino palatin quirinale esquiline esquilino celio caelian pincio vaticani vaticanos vaticanas vaticane vatikanische vatikanischen sistina sixtina sixtine sistine sixtinische sixtinischen farnese borghese navona trevi colisee coliseo colosseo kolosseum vatican vatikan vaticano pantheon panteon trastevere trastevere forum foro duecento trecento quattrocento cinquecento seicento settecento ottocento novecento'.replaceAll(
    ' ',
    '|',
  ),
  '|',
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
  return (
    subjectOf(tokens, language, source, answers) ??
    numberFault(tokens, language, source) ??
    nameFault(tokens, language, names) ??
    wordFault(tokens, language, names)
  )
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
      !tables.has(lowerKey(each)) && !inns.test(each) && !german.isTelling(each) && german.isKnown(each),
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

function subjectOf(
  tokens: readonly Token[],
  language: Language,
  source: string,
  answers: boolean,
): Subject | undefined {
  const words = tokens.map(({ lower }) => lower)
  const fine = language.fine.all(words)
  for (const [subject, phrases] of language.unwanted) {
    if (answers && ofAnswers.has(subject)) continue
    for (const { from, to } of phrases.all(words)) {
      if (tokens.slice(from, to).every(({ named }) => named)) continue
      if (fine.some((each) => each.from <= from && each.to >= to)) continue
      if (liftable.has(subject) && source.includes(` ${words.slice(from, to).join(' ')} `)) continue
      return subject
    }
  }
  // A word that this language does not have is looked up in the others.
  for (const [index, { text, lower, named, given }] of tokens.entries()) {
    if (named || given || lower.length < 3 || language.isKnown(text)) continue
    if (fine.some(({ from, to }) => from <= index && index < to)) continue
    for (const other of gateLanguages())
      for (const [subject, phrases] of other.unwanted)
        if (other !== language && !(answers && ofAnswers.has(subject)) && phrases.has(lower)) return subject
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
    if (before && /^(?:saint|st|sainte|san|santa|sant|santo|sankt|sint)$/.test(before.lower)) continue
    const isPerson = givenNames.has(lower) && !renownedWord(lower)
    if (isPerson) {
      const after = tokens[index + 1]
      const named =
        (before && language.forSomebody.has(before.lower)) || (after && language.bySomebody.has(after.lower))
      if (!named) return 'name'
      continue
    }
    if (renownedWord(lower) || (ordinaryCapitals.has(lower) && !services.has(lower))) continue
    if (text.length === 1) continue
    if (opens || headline) {
      if (language.isKnown(text) || names.inCatalogue(text)) continue
      return 'name'
    }
    // Words of the catalogue side by side are a name of their own: "Museum of Modern Lies".
    const isRow =
      before && /^\p{Lu}/u.test(before.text) && !before.opens && !before.named && language.isKnown(text)
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
const renownedWord = (lower: string) =>
  renowned.has(lower) || (lower.endsWith('s') && renowned.has(lower.slice(0, -1)))

/** "Ancient Stones and One Great View": most words have a capital, and no sentence ends. */
function isHeadline(tokens: readonly Token[]): boolean {
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
      !givenNames.has(lower) &&
      !ordinaryCapitals.has(lower),
  )
  return unknown.length > 0 ? 'word' : undefined
}
