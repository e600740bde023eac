import type { Destination } from '~/domain/catalogue/destination'
import type { Constraint, Read, Reading, Target } from './constraint'
import { inShort } from './in-short'
import { type Item, itemsOf } from './items'
import { isTelling, type Lexicon, speaksFor } from './lexicon'
import { german } from './lexicons/de'
import { english } from './lexicons/en'
import { spanish } from './lexicons/es'
import { french } from './lexicons/fr'
import { italian } from './lexicons/it'
import { isQuestion, type Piece, type Stance, sentencesOf, stancesOf } from './pieces'
import { money } from './rules/money'
import { access, diets, party } from './rules/people'
import type { Found, Rule, Seen } from './rules/rule'
import { arrival, hours, occasion, pace, rest } from './rules/times'
import { food, visits } from './rules/visits'
import { avoid, base, dayTrip, ways } from './rules/ways'
import { type Token, tokensOf } from './tokens'

const lexicons: readonly Lexicon[] = [english, german, french, spanish, italian]

/** In this order: each leaves to the next what it did not use. */
const rules: readonly Rule[] = [
  diets,
  access,
  party,
  occasion,
  money,
  rest,
  arrival,
  base,
  dayTrip,
  hours,
  pace,
  ways,
  avoid,
  food,
  visits,
]

/** What a text wishes for, in one of the languages that have a lexicon. */
export function read(text: string, destination: Destination): Reading {
  const tokens = tokensOf(text)
  const lexicon = languageOf(tokens)
  const items = itemsOf(tokens, lexicon, destination)
  const covered = new Set(items.flatMap(({ first, last }) => indices(first, last)))
  /** Words that may say something and mean nothing to the reader. */
  const isUnknown = (index: number) => {
    const text = tokens[index]?.text ?? ''
    return text.length > 3 && /\p{L}/u.test(text) && !covered.has(index) && !isTelling(text, lexicon)
  }
  const result: Read[] = []
  const unread: Reading['unread'] = []
  for (const pieces of sentencesOf(items, tokens)) {
    if (isQuestion(pieces)) {
      unread.push(
        spanOf(
          pieces.flatMap((piece) => piece.items),
          tokens,
        ),
      )
      continue
    }
    const { found, missed } = sentence(pieces, tokens)
    for (const { constraint, certainty, items: said } of found)
      if (constraint)
        result.push({
          constraint: withDayTrip(constraint, destination),
          certainty,
          words: wordsOf(said, tokens),
        })
    if (found.length > 0) unread.push(...missed.map(({ items: said }) => spanOf(said, tokens)))
    else {
      const said = pieces.flatMap((piece) => piece.items)
      const [first, last] = [said[0]?.first ?? 0, said.at(-1)?.last ?? 0]
      const unknown = indices(first, last).filter(isUnknown).length
      if (said.some(isContent) || (unknown > 0 && !said.every(({ is }) => is === 'nothing')))
        unread.push(spanOf(said, tokens))
    }
  }
  unread.push(...unknownSentences(tokens, covered, isUnknown))
  return { read: withoutRepeats(result), unread, language: lexicon.language }
}

function languageOf(tokens: readonly Token[]): Lexicon {
  let best: { lexicon: Lexicon; words: number } | undefined
  for (const lexicon of lexicons) {
    const words = speaksFor(tokens, lexicon)
    if (!best || words > best.words) best = { lexicon, words }
  }
  return best?.lexicon ?? english
}

function indices(first: number, last: number): number[] {
  return Array.from({ length: last - first }, (_, index) => first + index)
}

const silentItems = new Set([
  'nothing',
  'and',
  'or',
  'but',
  'sign',
  'question',
  'like',
  'not',
  'yes',
  'than',
  'number',
  'ordinal',
])

/** What a sentence may be about; words of courtesy and joints are not. */
const isContent = ({ is }: Item) => !silentItems.has(is)

/** Sentences of which no word is known to the lexicon. */
function unknownSentences(
  tokens: readonly Token[],
  covered: ReadonlySet<number>,
  isUnknown: (index: number) => boolean,
): Reading['unread'] {
  const found: Reading['unread'] = []
  let from = 0
  for (let index = 0; index <= tokens.length; index++) {
    const text = tokens[index]?.text ?? '\n'
    if (!/^[.!?;\n]$/.test(text)) continue
    const words = indices(from, index)
    if (
      words.length > 0 &&
      words.every((each) => !covered.has(each) || signs.test(tokens[each]?.text ?? ''))
    ) {
      const unknown = words.filter(isUnknown).length
      if (unknown > 0) found.push([tokens[from]?.from ?? 0, tokens[index - 1]?.to ?? 0])
    }
    from = index + 1
  }
  return found
}

const signs = /^[^\p{L}\d]$/u

/** What a piece must hold to continue the list before it. */
const speaks = (piece: Piece) => piece.items.some(({ is, target }) => target !== undefined || is === 'food')

/** What a sentence says, and its pieces that want or do not want something that was not found. */
function sentence(pieces: readonly Piece[], tokens: readonly Token[]): { found: Found[]; missed: Piece[] } {
  const stances = stancesOf(pieces, speaks)
  const found: Found[] = []
  const missed: Piece[] = []
  let before: Seen | null = null
  for (const [index, piece] of pieces.entries()) {
    const seen: Seen = { piece, items: piece.items, stance: stances[index] ?? null, tokens, before }
    const here = readPiece(seen)
    const own = piece.joint === 'except' ? withExceptions(found, here) : null
    found.push(...(own ?? here))
    if (here.length === 0 && wantsSomething(piece, seen.stance)) missed.push(piece)
    before = seen
  }
  return { found, missed }
}

/** "Have seen the …", "tickets for the …": of whatever is named, nothing was found. */
function wantsSomething({ items }: Piece, stance: Stance | null): boolean {
  const named = items.some(({ is }) => is === 'booked' || is === 'seen' || is === 'must' || is === 'skip')
  return named || (stance !== null && items.some(isSubject))
}

/** What a wish may be about. */
const isSubject = ({ is, target }: Item) => target !== undefined || subjects.has(is)
const subjects = new Set([
  'food',
  'diet',
  'allergen',
  'meal',
  'base',
  'day-trip',
  'move',
  'weekday',
  'part',
  'day',
  'clock',
])

function readPiece(seen: Seen): Found[] {
  const found: Found[] = []
  let left: readonly Item[] = seen.items
  for (const rule of rules) {
    const here = rule({ ...seen, items: left })
    found.push(...here)
    const used = new Set(here.flatMap(({ items }) => items))
    if (used.size > 0) left = left.filter((item) => !used.has(item))
  }
  return found
}

/** Joins "except the Borghese" to "no museums"; gives what is a wish of its own, or null where there is nothing to join. */
function withExceptions(found: readonly Found[], exceptions: readonly Found[]): Found[] | null {
  const last = found.findLast(({ constraint }) => constraint?.is === 'skip')
  if (last?.constraint?.is !== 'skip') return null
  const except = exceptions.flatMap(({ constraint }) =>
    constraint?.is === 'like' || constraint?.is === 'pin' ? [constraint.what] : [],
  )
  if (except.length === 0) return null
  last.constraint = { ...last.constraint, except: [...(last.constraint.except ?? []), ...except] }
  return exceptions.filter(({ constraint }) => constraint?.is !== 'like')
}

function wordsOf(items: readonly Item[], tokens: readonly Token[]): Read['words'] {
  return items.map(({ first, last }) => [tokens[first]?.from ?? 0, tokens[last - 1]?.to ?? 0])
}

function spanOf(items: readonly Item[], tokens: readonly Token[]): [number, number] {
  const first = Math.min(...items.map((item) => item.first))
  const last = Math.max(...items.map((item) => item.last))
  return [tokens[first]?.from ?? 0, tokens[last - 1]?.to ?? 0]
}

/** Who wants to see Versailles wants a day trip; a "trip to the Vatican" is none. */
function withDayTrip(constraint: Constraint, { dayTrips }: Destination): Constraint {
  const isTrip = (target: Target) => target.by === 'place' && dayTrips.some(({ id }) => id === target.id)
  switch (constraint.is) {
    case 'must':
    case 'like':
    case 'pin': {
      if (!isTrip(constraint.what)) return constraint
      const when = constraint.is === 'pin' ? { when: constraint.when } : {}
      return { is: 'day-trip', to: constraint.what, ...when }
    }
    case 'day-trip': {
      const { to, not, when } = constraint
      if (to === undefined || to.by === 'name' || isTrip(to)) return constraint
      if (not) return { is: 'skip', what: to }
      return when ? { is: 'pin', what: to, when } : { is: 'must', what: to }
    }
    default:
      return constraint
  }
}

/** The same thing said twice counts once, with the greater certainty. */
function withoutRepeats(found: readonly Read[]): Read[] {
  const byMeaning = new Map<string, Read>()
  for (const each of found) {
    const key = inShort(each.constraint)
    const other = byMeaning.get(key)
    if (!other || other.certainty < each.certainty) byMeaning.set(key, each)
  }
  return [...byMeaning.values()]
}
