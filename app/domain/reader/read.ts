import type { Destination } from '~/domain/catalogue/destination'
import type { Read, Reading } from './constraint'
import { inShort } from './in-short'
import { type Item, itemsOf } from './items'
import { type Lexicon, tellingWords } from './lexicon'
import { german } from './lexicons/de'
import { english } from './lexicons/en'
import { spanish } from './lexicons/es'
import { french } from './lexicons/fr'
import { italian } from './lexicons/it'
import { isQuestion, type Piece, sentencesOf, stancesOf } from './pieces'
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
  const result: Read[] = []
  const unread: Reading['unread'] = []
  for (const pieces of sentencesOf(items)) {
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
      if (constraint) result.push({ constraint, certainty, words: wordsOf(said, tokens) })
    const wishes = pieces.some(({ stance }) => stance !== null)
    if (found.length > 0) unread.push(...missed.map(({ items: said }) => spanOf(said, tokens)))
    else if (wishes)
      unread.push(
        spanOf(
          pieces.flatMap((piece) => piece.items),
          tokens,
        ),
      )
  }
  return { read: withoutRepeats(result), unread, language: lexicon.language }
}

function languageOf(tokens: readonly Token[]): Lexicon {
  let best: { lexicon: Lexicon; words: number } | undefined
  for (const lexicon of lexicons) {
    const words = tellingWords(tokens, lexicon)
    if (!best || words > best.words) best = { lexicon, words }
  }
  return best?.lexicon ?? english
}

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
    if (here.length === 0 && wantsSomething(piece)) missed.push(piece)
    before = seen
  }
  return { found, missed }
}

/** "Have seen the …", "tickets for the …": of whatever is named, nothing was found. */
function wantsSomething({ items, stance }: Piece): boolean {
  const named = items.some(({ is }) => is === 'booked' || is === 'seen' || is === 'must')
  return named && stance !== null
}

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
