import { nameOpeners, ordinaryCapitals, tables } from './capital-words'
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
  '(?:of|the|de|di|da|do|dos|das|del|della|dei|degli|delle|la|le|les|lo|el|al|du|des|van|von|der|den)'
/** A run of capitalised words, with the small words that names contain. */
const run = new RegExp(
  `(?:${known}|${capital})(?: (?:(?:${connector} ){0,2}|& )(?:${known}|${capital}))*`,
  'gu',
)
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
 * Texts that look like the name of a venue and are nowhere in the destination's file. A run of capitalised words is
 * suspect when two of them are neither ordinary nor known, or when one is next to a word for a restaurant or hotel
 * ("Trattoria Mario"). A single word is suspect after "at" or such a word. Quoted names are suspect as well.
 */
export function unknownVenues(text: string, style: Style, names: KnownNames): string[] {
  const marked = names.mark(plainLetters(text))
  const found = new Set<string>()
  for (const match of marked.matchAll(quoted)) {
    const name = match[1] ?? match[2] ?? ''
    if (kindsOf(name).includes('name') && !names.inCatalogue(name)) found.add(unmarked(name))
  }
  for (const [name] of marked.replace(new RegExp(known, 'gu'), ' ').matchAll(otherScript)) {
    if (!names.inCatalogue(name)) found.add(name)
  }
  for (const match of marked.matchAll(run)) {
    const before = marked.slice(0, match.index)
    const after = marked.slice(match.index + match[0].length)
    const name = suspect(match[0], { before, after }, style, names)
    if (name && ![...found].some((other) => other.includes(name))) found.add(name)
  }
  return [...found].map((name) => asWritten(name, text))
}

/** The part of the text with the name, with its accents. */
function asWritten(name: string, text: string): string {
  const starts = [...text.matchAll(/(?<!\S)\S|(?<=\P{L})\p{L}/gu)].map(({ index }) => index)
  const ends = [...text.matchAll(/(?<=\S)(?=\P{L}|$)/gu)].map(({ index }) => index)
  for (const from of starts) {
    for (const to of ends)
      if (to > from && plainLetters(text.slice(from, to)) === name) return text.slice(from, to)
  }
  return name
}

function suspect(
  row: string,
  { before, after }: { before: string; after: string },
  style: Style,
  names: KnownNames,
): string | undefined {
  const opens = sentenceStart.test(before) && !subjectVerb.test(after)
  const parts = partsOf(row, opens, names)
  const first = parts.findIndex(({ kind }) => kind !== 'ordinary')
  if (first < 0) return undefined
  const number = (kind: Kind) => parts.filter((part) => part.kind === kind).length
  const besideTable = number('table') > 0 && number('name') + number('known') > 0
  const severalWords = style === 'prose' && number('name') > 1
  const name = unmarked(opens ? row.slice(parts[first]?.from) : row)
  const alone = first === 0 && parts[0]?.kind === 'name' && leadIn.test(before)
  const suspicious = besideTable || severalWords || alone
  return suspicious && !names.inCatalogue(name) ? name : undefined
}

interface Part {
  kind: Kind
  marksName: boolean
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
    const kind = number === 0 && opens ? kindAtStart(text) : kindOf(text)
    const marksName = kind === 'table' || nameOpeners.has(bareWords(text))
    return { kind, marksName, from: index, to: index + text.length }
  })
  for (const [index, first] of parts.entries()) {
    for (const last of parts.slice(index + 1)) {
      if (!names.inCatalogue(unmarked(row.slice(first.from, last.to)))) continue
      for (const part of parts) {
        if (part.from >= first.from && part.to <= last.to && !part.marksName) part.kind = 'known'
      }
    }
  }
  return parts
}

function kindsOf(text: string): Kind[] {
  return [...text.matchAll(wordInRun)].map(([word]) => kindOf(word))
}

function kindOf(word: string): Kind {
  if (word.startsWith(knownMark)) return 'known'
  const bare = bareWords(word)
  if (tables.has(bare)) return 'table'
  if (nameOpeners.has(bare)) return 'name'
  const short = bare.length < 2 || /^[A-Z]{2,5}$/.test(word)
  return short || ordinaryCapitals.has(bare) || ordinaryCapitals.has(word.toLowerCase()) ? 'ordinary' : 'name'
}

/** At the start of a sentence any word is capitalised. */
function kindAtStart(word: string): Kind {
  const kind = kindOf(word)
  return kind === 'name' && !nameOpeners.has(bareWords(word)) ? 'ordinary' : kind
}

function unmarked(text: string): string {
  return text.replaceAll(knownMark, '')
}
