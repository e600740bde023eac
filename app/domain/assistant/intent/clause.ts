import type { Destination } from '~/domain/catalogue/destination'
import type { Target, When } from '~/domain/reader/constraint'
import { type Item, itemsOf } from '~/domain/reader/items'
import { type Meant, meaningsOf, speaksFor } from '~/domain/reader/lexicon'
import { fitsPattern, type Lexicon, lexicons, requestLexicons } from '~/domain/reader/lexicons'
import { type Token, tokensOf } from '~/domain/reader/tokens'
import { textOf } from '~/domain/reader/unread'
import { whenOf } from '~/domain/reader/when'
import { plain } from '../subject'

/** A part of a sentence that asks for one thing. */
export interface Clause {
  text: string
  /** Meanings of the assistant's words, in order. */
  said: readonly Meant[]
  /** Meanings of the reader's words: names, days, kinds, people, meals. */
  items: readonly Item[]
  /** Places, areas and day trips that are named. */
  names: readonly Item[]
  /** Kinds of places, and interests. */
  kinds: readonly Item[]
  when: When | undefined
  question: boolean
  tokens: readonly Token[]
  first: number
}

export function says(clause: Clause, ...meanings: string[]): boolean {
  return clause.said.some(({ meaning }) => meanings.includes(meaning))
}

export function has(clause: Clause, is: string, value?: string): boolean {
  return clause.items.some((item) => item.is === is && (value === undefined || item.value === value))
}

/** The value after the colon of the first meaning of a group: "hotel" of `of:hotel`. */
export function meaningIn(clause: Clause, group: string): string | undefined {
  return clause.said.find(({ meaning }) => meaning.startsWith(`${group}:`))?.meaning.slice(group.length + 1)
}

/** What is spoken of: a name, else a kind. */
export function targetOf(clause: Clause): Target | undefined {
  return (clause.names[0] ?? clause.kinds[0])?.target
}

const ends = new Set(['.', '!', ';', '\n', '?'])

/** A text as clauses that each ask for one thing: a new one begins with a sentence, or where "and" begins another request. */
export function clausesOf(text: string, destination: Destination, titles: readonly string[] = []): Clause[] {
  const tokens = tokensOf(text)
  const spoken = languageOf(tokens)
  if (!spoken) return []
  const { asks, words } = spoken
  const said = meaningsOf(tokens, asks)
  // "…, we were out the evening before" says why.
  const items = itemsOf(tokens, words, destination).filter(({ is }) => is !== 'shift')
  const joints = items.filter(
    ({ is, value, first }) =>
      // "Füg noch das Museum hinzu": "noch" joins nothing here.
      (is === 'and' && tokens[first]?.text !== 'noch' && !isInPhrase(first, said)) ||
      is === 'but' ||
      (is === 'sign' && (value === ',' || value === ':')),
  )
  // The point of "am 2. Tag" ends nothing.
  const isWithin = (index: number) => items.some(({ first, last }) => first < index && last > index + 1)
  const stops = tokens.flatMap(({ text: sign }, index) => (ends.has(sign) && !isWithin(index) ? [index] : []))
  const cuts = [0, tokens.length]
  let from = 0
  const border = (index: number) => stops.find((stop) => stop >= index) ?? tokens.length
  for (const index of [...stops, ...joints.map(({ first }) => first)].sort((a, b) => a - b)) {
    const isEnd = stops.includes(index)
    const next = [...joints.map(({ first }) => first), border(index + 1)]
      .filter((each) => each > index)
      .sort((a, b) => a - b)[0]
    const asksIn = (a: number, b: number) => {
      const own = said.filter(({ first }) => first >= a && first < b)
      const says = (pattern: RegExp) => own.some(({ meaning }) => pattern.test(meaning))
      const isMeal = items.some(({ is, first }) => is === 'meal' && first >= a && first < b)
      return (
        says(/^(do|ask|say):(?!rather)/) ||
        (says(/^verb:remove/) && says(/^part:remove/)) ||
        says(/^verb:go$/) ||
        // "… and start earlier on day 2".
        ((isMeal || says(/^(start|end)$/)) && says(/^(later|earlier)$/))
      )
    }
    if (isEnd || (asksIn(from, index) && asksIn(index, next ?? tokens.length))) {
      cuts.push(index + (isEnd ? 1 : 0))
      from = index
    }
  }
  const sorted = [...new Set(cuts)].sort((a, b) => a - b)
  return sorted.slice(0, -1).flatMap((first, index) => {
    const last = sorted[index + 1] ?? tokens.length
    const clause = clauseFrom(text, { tokens, said, items, first, last, destination })
    return clause ? [withTitles(clause, titles)] : []
  })
}

/** "Plus tôt", "un po' prima": within a phrase a word joins and counts nothing. */
const isInPhrase = (index: number, said: readonly Meant[]) =>
  said.some(({ first, last }) => last - first > 1 && first <= index && last > index)

function clauseFrom(
  text: string,
  {
    tokens,
    said,
    items,
    first,
    last,
    destination,
  }: {
    tokens: Token[]
    said: Meant[]
    items: Item[]
    first: number
    last: number
    destination: Destination
  },
): Clause | null {
  const words = tokens.slice(first, last).filter(({ text: word }) => /[\p{L}\p{N}]/u.test(word))
  const [start, end] = [words[0], words.at(-1)]
  if (!start || !end) return null
  const within = <T extends { first: number }>(each: T) => each.first >= first && each.first < last
  const shifts = said.filter(({ meaning }) => meaning === 'earlier' || meaning === 'later')
  const own = items
    .filter((each) => within(each) && !(each.is === 'ordinal' && isInPhrase(each.first, shifts)))
    .map(daysByNumber)
    .map(withMuseum)
  return {
    text: text.slice(start.from, end.to),
    tokens,
    first,
    said: withParted(said.filter(within), tokens.indexOf(end), own),
    items: own,
    // What is taken out, moved or open is the sight, and not the quarter of its name.
    names: meantBy(own, tokens).map((name) => ({
      ...name,
      target: name.sight ?? sightIn(name, tokens, destination) ?? name.target,
    })),
    kinds: own.filter(({ is, target }) => is !== 'name' && target),
    when: whenOf(own) ?? undefined,
    question: tokens[last - 1]?.text === '?' || tokens[last]?.text === '?' || tokens[first]?.text === '¿',
  }
}

/** Names that are meant: "the Prater, that is, the Ferris wheel" is the second of two. */
function meantBy(own: readonly Item[], tokens: readonly Token[]): Item[] {
  const names = own.filter(({ is, target }) => is === 'name' && target)
  return names.filter((name, index) => {
    const next = names[index + 1]
    return !next || !fitsPattern('thatIs', textOf(name.last, next.first, tokens))
  })
}

/** "Kilmainham" of the quarter "Liberties and Kilmainham": the one sight that has the name. */
function sightIn(
  { target, certainty, first, last }: Item,
  tokens: readonly Token[],
  { places }: Destination,
): Target | undefined {
  if (target?.by !== 'area' || certainty >= ofAQuarter) return undefined
  const words = tokens.slice(first, last).map(({ text }) => text)
  const [sight, ...others] = places.filter(({ kind, name }) => {
    const own = kind === 'base' ? [] : tokensOf(name).map(({ text }) => text)
    return words.every((word) => own.includes(word))
  })
  return sight && others.length === 0 ? { by: 'place', id: sight.id } : undefined
}

/** How sure the whole name of a quarter is. */
const ofAQuarter = 0.9

/** A verb whose second part stands at the end: "leave the Forum out" is to remove it. */
function withParted(said: readonly Meant[], last: number, items: readonly Item[]): readonly Meant[] {
  // "Squeeze the Orangerie in on day 2".
  const names = items.filter(({ is }) => is === 'name')
  const part = said.find(
    ({ meaning, first }) =>
      meaning.startsWith('part:') &&
      (first === last || (meaning === 'part:add' && names.some((name) => name.last === first))),
  )
  // "The market can go."
  const goes = said.find(({ meaning, last: end }) => meaning === 'verb:go' && end === last + 1)
  if (goes) return [...said, { ...goes, meaning: 'do:remove' }]
  const means = part?.meaning.slice('part:'.length)
  const verb = said.find(({ meaning, first }) => meaning === `verb:${means}` && first < last)
  if (!part || !verb) return said
  return [...said, { ...verb, meaning: means === 'open' ? 'ask:open' : `do:${means}` }]
}

/** The clause with the traveller's own stops that it names in full. */
function withTitles(clause: Clause, titles: readonly string[]): Clause {
  const words = ` ${plain(clause.text)} `
  const own = titles
    .filter((title) => plain(title) !== '' && words.includes(` ${plain(title)} `))
    .map(
      (name): Item => ({
        is: 'name',
        value: '',
        target: { by: 'name', name },
        certainty: 1,
        first: clause.first,
        last: clause.first + 1,
      }),
    )
  return own.length > 0 ? { ...clause, names: [...clause.names, ...own] } : clause
}

/** "The museum" is one of the plan's here. */
function withMuseum(item: Item): Item {
  return item.is === 'that-museum' ? { ...item, target: { by: 'kind', kind: 'museum' } } : item
}

/** "Al giorno 3", "al día 3": with a number after it that is a day, and not "a day". */
function daysByNumber(item: Item, index: number, items: readonly Item[]): Item {
  const after = items[index + 1]
  const numbered =
    item.is === 'per' && item.value === 'day' && after?.is === 'number' && after.first === item.last
  return numbered ? { ...item, is: 'day', value: '' } : item
}

/** A request is short: the words of both lexicons tell its language. */
function languageOf(tokens: readonly Token[]): { asks: Lexicon; words: Lexicon } | undefined {
  const worth = ({ asks, words }: { asks: Lexicon; words: Lexicon }) =>
    speaksFor(tokens, asks) / 2 +
    speaksFor(tokens, words) / 2 +
    meaningsOf(tokens, asks).reduce(
      (sum, { meaning, first, last }) => sum + last - first + (meaning.startsWith('do:') ? 1 : 0),
      0,
    )
  let best: { asks: Lexicon; words: Lexicon; worth: number } | undefined
  for (const words of lexicons()) {
    const asks = requestLexicons().find(({ language }) => language === words.language)
    const own = asks && { asks, words, worth: worth({ asks, words }) }
    if (own && (!best || own.worth > best.worth)) best = own
  }
  return best
}
