import type { Destination } from '~/domain/catalogue/destination'
import { type Constraint, certainEnough, type Reading } from './constraint'
import type { Item } from './items'
import { fitsPattern } from './lexicons'
import { asDayTrip } from './settle'
import type { Token } from './tokens'

/** How sure the last word on a place is. */
const sure = 0.85

/**
 * "A colleague raves about the Bunraku. Four hours of puppets, count me out.": a text about one place, and what it says of it at the
 * end. Where others spoke before, or nothing was sure, that counts and not what stood before it.
 */
export function withVerdict(
  reading: Reading,
  items: readonly Item[],
  tokens: readonly Token[],
  destination: Destination,
): Reading {
  const named = items.filter(({ is, target }) => is === 'name' && target?.by === 'place')
  const [name] = named
  const id = name?.target?.by === 'place' ? name.target.id : undefined
  if (!name || !id || named.some(({ target }) => target?.by === 'place' && target.id !== id)) return reading
  const end = named.at(-1)?.last ?? name.last
  const before = wordsOf(tokens.slice(0, end))
  const after = wordsOf(tokens.slice(end))
  const isOfIt = ({ constraint }: Reading['read'][number]) => placeIn(constraint) === id
  const said = reading.read.find(isOfIt)
  const isOpen =
    said === undefined || said.certainty < certainEnough || fitsPattern('saidByOthers', `${before} ${after}`)
  const is = fitsPattern('verdictNo', after)
    ? 'skip'
    : fitsPattern('verdictMaybe', after)
      ? 'like'
      : fitsPattern('verdictYes', after)
        ? 'must'
        : null
  if (!is || !isOpen || said?.constraint.is === 'pin' || said?.constraint.is === 'seen') return reading
  const what = { by: 'place', id } as const
  const words: [number, number][] = [[tokens[name.first]?.from ?? 0, tokens[name.last - 1]?.to ?? 0]]
  const [from] = words[0] ?? [0]
  return {
    ...reading,
    read: [
      ...reading.read.filter((each) => !isOfIt(each)),
      { ...asDayTrip({ is, what }, sure, destination), words },
    ],
    unread: reading.unread.filter(([, to]) => to <= from),
  }
}

/** Kinds that a word for one of them means, too. */
const isOfKind = (kind: string | undefined, meant: string) =>
  kind === meant || (meant === 'museum' && kind === 'gallery')

/**
 * "No churches please, St Peter's being the one exception", "no museums. Well, just one: the Rodin": the one place of a kind of
 * which nothing else is wanted.
 */
export function withException(reading: Reading, items: readonly Item[], tokens: readonly Token[]): Reading {
  const skip = reading.read.find(
    ({ constraint }) => constraint.is === 'skip' && constraint.what.by === 'kind',
  )
  const constraint = skip?.constraint
  if (!skip || constraint?.is !== 'skip' || constraint.what.by !== 'kind' || constraint.except) return reading
  const { kind } = constraint.what
  const named = items.filter(({ is, target }) => is === 'name' && target?.by === 'place')
  const [name, ...others] = named
  const said = tokens.findIndex(({ to }) => to >= (skip.words[0]?.[1] ?? 0))
  if (!name?.target || others.length > 0 || !isOfKind(name.kind, kind) || name.first < said) return reading
  const id = name.target.by === 'place' ? name.target.id : ''
  // "No more churches. Well, St Peter's yes": it is wanted though.
  const isWanted = reading.read.some(
    ({ constraint: other, certainty }) =>
      (other.is === 'must' || other.is === 'pin') && placeIn(other) === id && certainty >= certainEnough,
  )
  if (!isWanted && !fitsPattern('exceptions', wordsOf(tokens.slice(said)))) return reading
  const except = [name.target]
  return {
    ...reading,
    read: reading.read
      .filter((each) => placeIn(each.constraint) !== id || each.constraint.is === 'pin')
      .map((each) => (each === skip ? { ...each, constraint: { ...constraint, except } } : each)),
  }
}

function placeIn(constraint: Constraint): string | undefined {
  const target =
    'what' in constraint && typeof constraint.what === 'object'
      ? constraint.what
      : constraint.is === 'day-trip'
        ? constraint.to
        : undefined
  return target?.by === 'place' ? target.id : undefined
}

/** The words of a text without its signs. */
const wordsOf = (tokens: readonly Token[]) =>
  tokens
    .map(({ text }) => text)
    .filter((text) => /[\p{L}\d]/u.test(text))
    .join(' ')
