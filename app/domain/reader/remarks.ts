import type { Constraint } from './constraint'
import { clauseOf, isAppointment, isBooked, isUndoing } from './coverage'
import { askedBack } from './doubt'
import type { Item } from './items'
import { remarkable } from './kinds'
import { isAt, isListed, listed } from './lexicons'
import type { Piece } from './piece'
import type { Found } from './rules/rule'
import { indices, type Token } from './tokens'
import { endOf } from './unread'

/** Asks back a wish that is followed by a remark that nobody understood: "La Rambla: they say it's a den of thieves". */
export function doubtRemarkedOn(
  found: readonly Found[],
  pieces: readonly Piece[],
  tokens: readonly Token[],
  isStrange: (index: number) => boolean,
): void {
  const denials = pieces.flatMap(({ items }) => items.filter(({ is }) => is === 'not'))
  for (const each of found) {
    if (!each.constraint || !remarkable.has(each.constraint.is) || isBooked(each.constraint)) continue
    const [, end] = clauseOf(each.items, tokens)
    const last = endOf(Math.max(0, end - 1), tokens)
    let from = end
    while (from < last && !/[\p{L}\d]/u.test(tokens[from]?.text ?? '')) from++
    if (from >= last) continue
    const item = { is: 'nothing', value: '', certainty: 1, first: from, last: from + 1 }
    const [, to] = clauseOf([item], tokens)
    const read = found.some(({ items }) => items.some(({ first }) => first >= from && first < to))
    // "No flamenco, no bullfighting" is a list.
    const goesOn =
      each.constraint.is === 'skip' &&
      denials.some(({ first, last: end }) => first === from || end === each.items[0]?.first)
    // "Larcomar no, there are malls everywhere" says why; "the Scala on Friday, black tie" is no less a visit.
    // "No bunkers, I could not bear that": why, and what one does not get about by.
    const isRefusal =
      refusals.has(each.constraint.is) || ('not' in each.constraint && each.constraint.not === true)
    const stands =
      (isAppointment(each.constraint) ||
        pieces.some(({ items }) => each.items.some((item) => items.includes(item)) && items.some(isYes)) ||
        isAt('whys', tokens, from) ||
        isAt('elses', tokens, from) ||
        isNothingThen(each, pieces) ||
        isHourOfDays(each.constraint) ||
        isWilled(each, pieces) ||
        (each.constraint.is === 'count' && each.constraint.compare === 'most') ||
        isRefusal) &&
      !indices(from, to).some(
        (index) =>
          isUndoing(tokens[index]) &&
          !(each.constraint?.is === 'seen' && isAt('pastWords', tokens, index)) &&
          !(isRefusal && (isDenial(tokens[index]) || isAt('beyond', tokens, index))) &&
          // "…, or else the children rebel" says why.
          !isAt('elses', tokens, index),
      )
    // "Even if my wife pulls a face".
    const isAnyway = isAt('even', tokens, from)
    if (!read && !goesOn && !stands && !isAnyway && indices(from, to).some(isStrange))
      each.certainty = Math.min(each.certainty, askedBack)
  }
}

/** "The Jewish Museum matters to us, the rest will follow": a place with a word of its own that it must be. */
const isWilled = ({ constraint, items }: Found, pieces: readonly Piece[]) =>
  constraint?.is === 'must' &&
  constraint.what.by === 'place' &&
  pieces.some((piece) => piece.stance === 'must' && items.every((item) => piece.items.includes(item)))

/** "Monday morning nothing at all, I have a call with the office". */
const isNothingThen = ({ constraint, items }: Found, pieces: readonly Piece[]) =>
  constraint?.is === 'rest' &&
  items.some(({ is }) => is === 'not') &&
  pieces.some((piece) => piece.items.some(({ is }) => is === 'busy'))

/** "Nothing before nine, we'll be jet-lagged". */
const isHourOfDays = (constraint: Constraint) => constraint.is === 'start' && constraint.at !== undefined

const isDenial = (token: Token | undefined) => isListed('denials', token?.text ?? '')

const isYes = ({ is }: Item) => is === 'yes'
const refusals = listed('refusals')

/** Parts of a piece that say when, or how many, and nothing else. */
export const isTimeOrCount = ({ is }: Item) => isListed('timesOrCounts', is)
