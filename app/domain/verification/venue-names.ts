import { articles, givenNames, nameOpeners, ordinaryCapitals, saints, tables } from './capital-words'
import { type KnownNames, knownMark } from './known-names'
import { bareWords, plainLetters } from './letters'

/**
 * In a heading ordinary words are capitalised, too ("Ancient Wonders"), so only words for a restaurant or hotel count
 * there.
 */
export type Style = 'prose' | 'heading'

type Kind = 'known' | 'table' | 'name' | 'ordinary'

const known = `${knownMark}[^${knownMark}]+${knownMark}`
const capital = "(?:(?:St|Mt|Dr|Sta|Ste)\\.(?= )|\\p{Lu}[\\p{L}\\p{N}]*(?:['-][\\p{L}\\p{N}]+)*)"
const connector =
  '(?:of|the|de|di|da|do|dos|das|del|della|dei|degli|delle|la|le|les|lo|el|al|du|des|(?:van|von)(?: de[rn])?)'
/** A run of capitalised words, with the small words that names contain. */
const run = new RegExp(
  `(?:${known}|${capital})(?: (?:(?:${connector} ){0,2}|& )(?:${known}|${capital}))*`,
  'gu',
)
const knownPart = new RegExp(known, 'gu')
const wordInRun = new RegExp(`${known}|${capital}`, 'gu')
const quoted = /"([^"]{2,60})"|(?<![\p{L}\p{N}])'(\p{Lu}[^']{1,60})'(?![\p{L}\p{N}])/gu
/** Scripts without capitals: a run of their letters is one name. */
const otherScript =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Arabic}\p{sc=Devanagari}]{2,}/gu
const sentenceStart = /(?:^|[.!?:;(|•"–-] ?)$/u
/** After these words a run at the start of a sentence is its subject, not a verb before a name. */
const subjectVerb = /^ (?:is|serves|offers|opens|sells|lies|stands|pours|bakes|cooks)\b/u
/** After these words a single word counts as a name: "lunch at Armando". */
const leadIn = new RegExp(`(?:^|[^\\p{L}])(?:at|called|named|${[...tables].join('|')}) $`, 'iu')

/**
 * Sentences whose first words alone are capitalised, in plain letters. No name of a venue is in them: it takes two capitalised
 * words, or one beside a word that stands before it.
 */
const withoutNames = /^[A-Z]?[^A-Z0-9.!?"]*(?:[.!?] [A-Z]?[^A-Z0-9.!?"]*)*[.!?]?$/
/** No capital at all. */
const withoutCapitals = /^[^A-Z]*$/
const beyondAscii = /[^\x20-\x7e]/

/** Most names that are told of one text: a check names two of all of them. */
const mostNamed = 20
/** What is looked at before and after a row: more than the longest word for a table, characters. */
const around = 40

/**
 * Texts that look like the name of a venue and are nowhere in the destination's file. A run of capitalised words is
 * suspect when two of them are neither ordinary nor known, or when one is next to a word for a restaurant or hotel
 * ("Trattoria Mario"). A single word is suspect after "at" or such a word. Quoted names are suspect as well. At most
 * `mostNamed` names of a text. The time that it takes grows with the length of the text.
 */
export function unknownVenues(text: string, style: Style, names: KnownNames): string[] {
  if (names.isFact(text)) return []
  if (!beyondAscii.test(text) && (withoutCapitals.test(text) || withoutNames.test(text))) return []
  const marked = names.mark(plainLetters(text))
  /** Where each name begins in the marked text. */
  const found = new Map<string, number>()
  const add = (name: string, at: number) => {
    if (!found.has(name)) found.set(name, at)
  }
  for (const { 0: all, 1: double, 2: single, index } of marked.matchAll(quoted)) {
    if (found.size >= mostNamed) break
    const name = double ?? single ?? ''
    if (kindsOf(name).includes('name') && !names.inCatalogue(name))
      add(unmarked(name), index + all.indexOf(name))
  }
  const unknownPart = marked.replace(knownPart, (name) => ' '.repeat(name.length))
  for (const { 0: name, index } of unknownPart.matchAll(otherScript)) {
    if (found.size >= mostNamed) break
    if (!names.inCatalogue(name)) add(name, index)
  }
  for (const match of marked.matchAll(run)) {
    if (found.size >= mostNamed) break
    const end = match.index + match[0].length
    const before = marked.slice(Math.max(0, match.index - around), match.index)
    const after = marked.slice(end, end + around)
    const name = suspect(match[0], { before, after }, style, names)
    if (name && ![...found.keys()].some((other) => other.includes(name.text)))
      add(name.text, match.index + name.from)
  }
  return asWritten(found, text, marked)
}

/** The pieces of a text that gave the names, accents and all. `found` says where each begins in the marked text. */
function asWritten(found: ReadonlyMap<string, number>, text: string, marked: string): string[] {
  if (found.size === 0) return []
  // Where the text has plain letters alone, every letter stands where it stood.
  if (plainLetters(text) === text)
    return [...found].map(([name, at]) => {
      const from = at - marksIn(marked.slice(0, at))
      return text.slice(from, from + name.length)
    })
  const { starts, ends } = originOf(text)
  return [...found].map(([name, at]) => {
    const plainAt = at - marksIn(marked.slice(0, at))
    const from = starts[plainAt]
    const to = ends[plainAt + name.length - 1]
    return from === undefined || to === undefined ? name : text.slice(from, to)
  })
}

function marksIn(text: string): number {
  return text.split(knownMark).length - 1
}

/** Where each character of a text's plain letters comes from: the first and the last place in the text. */
function originOf(text: string): { starts: number[]; ends: number[] } {
  const starts: number[] = []
  const ends: number[] = []
  let blank = false
  let at = 0
  const plainOf = new Map<string, string>()
  for (const letter of text) {
    const plain = plainOf.get(letter) ?? plainLetters(letter)
    plainOf.set(letter, plain)
    const to = at + letter.length
    // Marks belong to the letter before them, and several blanks are one.
    if (plain === '' || (plain === ' ' && blank)) {
      if (ends.length > 0) ends[ends.length - 1] = to
    } else {
      for (let index = 0; index < plain.length; index++) {
        starts.push(at)
        ends.push(to)
      }
    }
    blank = plain === '' ? blank : plain.endsWith(' ')
    at = to
  }
  return { starts, ends }
}

function suspect(
  row: string,
  { before, after }: { before: string; after: string },
  style: Style,
  names: KnownNames,
): { text: string; from: number } | undefined {
  const opens = sentenceStart.test(before) && !subjectVerb.test(after)
  const parts = partsOf(row, opens, names)
  const first = parts.findIndex(({ kind }) => kind !== 'ordinary')
  if (first < 0) return undefined
  const number = (kind: Kind) => parts.filter((part) => part.kind === kind).length
  const besideTable = number('table') > 0 && number('name') + number('known') > 0
  // "Le Panthéon" at the start of a sentence is one word, as "Panthéon" is.
  const bares = parts.map((part) => bareWords(unmarked(row.slice(part.from, part.to))))
  const article = opens && articles.has(bares[0] ?? '') && parts[0]?.kind === 'name' ? 1 : 0
  const severalWords = style === 'prose' && number('name') - article > 1 && !isPerson(bares)
  const from = opens ? (parts[first]?.from ?? 0) : 0
  const alone = first === 0 && parts[0]?.kind === 'name' && leadIn.test(before)
  if (!besideTable && !severalWords && !alone) return undefined
  const text = unmarked(row.slice(from))
  return names.inCatalogue(text) ? undefined : { text, from }
}

/** Given names in a row, or a saint. */
function isPerson(bares: string[]): boolean {
  const [first = '', ...rest] = bares
  const names = saints.has(first) ? rest : bares
  return names.length > 0 && names.every((name) => givenNames.has(name))
}

interface Part {
  kind: Kind
  marksName: boolean
  /** Whether its words are somewhere in the catalogue, each by itself. */
  inside: boolean
  /** Start and end of the word in the run. */
  from: number
  to: number
}

/**
 * The words of a row; two or more that stand together somewhere in the catalogue are known. Words for a table and words
 * that open names stay what they are: "Trattoria Da" of one place makes no other one known.
 */
function partsOf(row: string, opens: boolean, names: KnownNames): Part[] {
  const parts = [...row.matchAll(wordInRun)].map(({ 0: text, index }, number): Part => {
    const bare = bareWords(text)
    const kind = number === 0 && opens ? kindAtStart(text, bare) : kindOf(text, bare)
    const marksName = kind === 'table' || nameOpeners.has(bare)
    return { kind, marksName, inside: names.hasWords(bare), from: index, to: index + text.length }
  })
  const isKnown = (from: number, to: number) => {
    const [first, last] = [parts[from], parts[to]]
    if (!first?.inside || !last?.inside) return false
    return names.inCatalogue(unmarked(row.slice(first.from, last.to)))
  }
  // A piece of a known phrase is known as well, so the end of the longest one never moves back.
  let end = 0
  let next = 0
  for (const index of parts.keys()) {
    end = Math.max(end, index)
    while (isKnown(index, end + 1)) end++
    if (end === index) continue
    for (const part of parts.slice(Math.max(next, index), end + 1)) if (!part.marksName) part.kind = 'known'
    next = end + 1
  }
  return parts
}

function kindsOf(text: string): Kind[] {
  return [...text.matchAll(wordInRun)].map(([word]) => kindOf(word, bareWords(word)))
}

function kindOf(word: string, bare: string): Kind {
  if (word.startsWith(knownMark)) return 'known'
  if (tables.has(bare)) return 'table'
  if (nameOpeners.has(bare)) return 'name'
  const short = bare.length < 2 || /^[A-Z]{2,5}$/.test(word)
  return short || ordinaryCapitals.has(bare) || ordinaryCapitals.has(word.toLowerCase()) ? 'ordinary' : 'name'
}

/** At the start of a sentence any word is capitalised. */
function kindAtStart(word: string, bare: string): Kind {
  const kind = kindOf(word, bare)
  return kind === 'name' && !nameOpeners.has(bare) ? 'ordinary' : kind
}

function unmarked(text: string): string {
  return text.replaceAll(knownMark, '')
}
