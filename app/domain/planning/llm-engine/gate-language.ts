import type { SenseWeights } from './gate-sense'
import { type GateFile, type GateWords, type Subject, subjects } from './gate-words/gate-words'
import type { KnownWords } from './known-words'
import { lowerKey, Phrases } from './phrases'

/** A language as the gate for a model's texts knows it. */
export interface Language {
  code: string
  german: boolean
  /** In the list just as it is written. */
  isListed(word: string): boolean
  isKnown(word: string): boolean
  /** Known without a look at how the word may be put together. */
  isLikely(word: string): boolean
  isTelling(word: string): boolean
  /** Of what kinds a word is. */
  kindsOf(lower: string): string[]
  unwanted: readonly (readonly [Subject, Phrases])[]
  fine: Phrases
  small: Phrases
  large: Phrases
  round: Phrases
  beforeHour: ReadonlySet<string>
  afterHour: ReadonlySet<string>
  forSomebody: ReadonlySet<string>
  bySomebody: ReadonlySet<string>
}

let languages: readonly Language[] = []
let weights: SenseWeights = new Int8Array()
let names = { given: new Set<string>(), renowned: new Set<string>() }

/** The languages whose words were provided. */
export const gateLanguages = () => languages

export const senseWeights = () => weights

/** Given names, and people, rivers and beings of stories of whom many places tell. */
export const gateNames = () => names

/** Whether the words are there; until they were provided no text of a model passes. */
export const hasGateWords = () => languages.length > 0

/** Provides the words, which are data: a Worker with a model loads them once. */
export function provideGateWords(file: GateFile, known: KnownWords): void {
  languages = file.languages.map((each) => languageOf(each, known.has.get(each.language) ?? (() => false)))
  weights = known.weights
  names = { given: setOf(file.given, /\s+/), renowned: setOf(file.renowned, /\s+/) }
}

/** The words of a list, as they are compared. */
const setOf = (list: string, by: string | RegExp) => new Set(list.split(by).map(lowerKey))

function languageOf(words: GateWords, inFile: (word: string) => boolean): Language {
  const telling = setOf(words.telling, ' ')
  const more = setOf(words.more, ' ')
  const german = words.language === 'de'
  const kinds = new Map<string, string[]>()
  for (const [kind, list] of Object.entries(words.kinds))
    for (const each of setOf(list, ' ')) kinds.set(each, [...(kinds.get(each) ?? []), kind])
  const isListed = (word: string) => inFile(word) || more.has(lowerKey(word))
  return {
    code: words.language,
    german,
    isTelling: (word) => telling.has(lowerKey(word)),
    isListed,
    kindsOf: (lower) => {
      const found = [...(kinds.get(lower) ?? [])]
      for (let length = 2; length <= lower.length; length++)
        found.push(...(kinds.get(`${lower.slice(0, length)}*`) ?? []))
      return found
    },
    isKnown: (word) => {
      const key = lowerKey(word)
      if (telling.has(key) || more.has(key) || isListed(key)) return true
      if (words.language === 'es' && isSpanishDerived(word, key, isListed)) return true
      if (words.language === 'en' && isEnglishDerived(key, isListed)) return true
      return german && (isGermanNoun(key, isListed) || isGermanAdjective(key, isListed))
    },
    isLikely: (word) => {
      const key = lowerKey(word)
      return telling.has(key) || more.has(key) || isListed(key) || (german && isListed(capital(key)))
    },
    unwanted: subjects.map((subject) => [subject, new Phrases(words.unwanted[subject])] as const),
    fine: new Phrases(words.fine),
    small: new Phrases(words.small),
    large: new Phrases(words.large),
    round: new Phrases(words.round),
    beforeHour: setOf(words.beforeHour, '|'),
    afterHour: setOf(words.afterHour, '|'),
    forSomebody: setOf(words.forSomebody, '|'),
    bySomebody: setOf(words.bySomebody, '|'),
  }
}

/** "Verlo", "levantarse", "siéntate": a verb and the pronouns that hang on it. "Trenecito": a small thing. */
function isSpanishDerived(word: string, key: string, isListed: (word: string) => boolean): boolean {
  const verb = /^(.*(?:r|ndo))(?:[mts]e|l[aeo]s?|os){1,2}$/.exec(key)?.[1]
  const order = /[áéíóú]/u.test(word)
    ? /^(.{3,}[aei])(?:[mts]e|nos|l[aeo]s?){1,2}$/.exec(key)?.[1]
    : undefined
  const small = /^(.{3,}?)(?:ec|c)?it([oa])s?$/.exec(key)
  const smaller = small?.[1] ? [small[1], `${small[1]}${small[2]}`, `${small[1]}e`] : []
  return [verb, order, ...smaller].some((each) => each !== undefined && each.length > 2 && isListed(each))
}

/** "Steinig", "schiefen": an adjective of a noun or with an ending that the lists lack. */
function isGermanAdjective(key: string, isListed: (word: string) => boolean): boolean {
  const bare = key.replace(/(?:er|est)?(?:e|er|es|en|em)$/, '')
  const [, noun] = /^(.{3,})(?:ig|lich|isch|los|voll|haft|bar|sam)$/.exec(bare) ?? []
  return (
    (bare.length > 3 && bare !== key && isListed(bare)) ||
    (noun !== undefined &&
      (isListed(capital(noun)) || isListed(capital(`${noun}e`)) || isListed(`${noun}en`)))
  )
}

/** "Refillable", "unhurriedly": a word, with the beginnings and ends that English adds to any. Lists of words have only the most usual. */
function isEnglishDerived(key: string, isListed: (word: string) => boolean, depth = 0): boolean {
  const [, rest] = /^(?:re|un|mid|over|pre)(.{4,})$/.exec(key) ?? []
  const [, stem] = /^(.{4,}?)(?:able|ness|ful|less|like|ward|wards|ly|side|ers?)$/.exec(key) ?? []
  const stems = stem ? [stem, `${stem}e`, stem.replace(/i$/, 'y')] : []
  return (
    (depth === 0 && isEnglishCompound(key, isListed)) ||
    [rest ?? '', ...stems].some(
      (each) => each.length > 3 && (isListed(each) || (depth === 0 && isEnglishDerived(each, isListed, 1))),
    )
  )
}

/** "Coppersmiths": two words of four letters or more. */
function isEnglishCompound(key: string, isListed: (word: string) => boolean): boolean {
  for (let cut = 4; cut <= key.length - 4; cut++)
    if (isListed(key.slice(cut)) && isListed(key.slice(0, cut))) return true
  return false
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function isGermanNoun(key: string, isListed: (word: string) => boolean): boolean {
  const noun = capital(key)
  if (isListed(noun) || (/(?:n|s|en|es)$/.test(key) && isListed(noun.replace(/(?:n|s)$/, '')))) return true
  // "Händlerinnen", "Spießchen"
  const [, of] = /^(.{4,})(?:in|innen|chen|lein)$/.exec(noun) ?? []
  if (of && (isListed(of) || isListed(`${of}e`))) return true
  return isCompound(key, isListed)
}

/** German nouns are written together: "Museumsvormittag". */
function isCompound(word: string, isListed: (word: string) => boolean, depth = 0): boolean {
  if (word.length < 7 || depth > 1) return false
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const tail = word.slice(cut)
    if (!isListed(capital(tail)) && !isCompound(tail, isListed, depth + 1)) continue
    const head = word.slice(0, cut)
    const heads = [head, head.replace(/(?:es|s|en|n|er|e)$/u, ''), `${head}e`]
    if (heads.some((each) => each.length > 2 && (isListed(capital(each)) || isListed(each)))) return true
  }
  return false
}
