import type { Constraint } from './constraint'
import { clauseHas, clauseOf, isBooked, isCovered, isSaidAtOnce, isSaidOfAPlace } from './coverage'
import { isMatterOfDegree } from './degrees'
import type { Item } from './items'
import { facts, named, opinions, told, unconditional } from './kinds'
import { fitsPattern, isAt, isListed, listed } from './lexicons'
import { isDay, type Piece, type Stance } from './piece'
import { isBeyondAPlan } from './restraint'
import type { Found } from './rules/rule'
import { isNotSaidOfThisTrip } from './second-thoughts'
import { isCompound, isConditional, isRequest, isWhyNot, wasLiked } from './structures'
import { indices, type Token } from './tokens'
import { sentenceText, startOf, textOf } from './unread'

/** How sure a wish is that is asked back. */
export const askedBack = 0.6

/**
 * Asks back what is read beside words that the reader cannot account for, or in a sentence that does not say it of this trip:
 * said by somebody else, of the past, denied twice, as a reason, as a comparison. A wish that is not met is asked for again;
 * one that nobody had spoils a trip.
 */
export function doubt(
  found: readonly Found[],
  piece: Piece,
  pieces: readonly Piece[],
  stance: Stance | null,
  before: Stance | null,
  tokens: readonly Token[],
  isStrange: (index: number) => boolean,
  isWord: (index: number) => boolean,
): void {
  if (found.length === 0) return
  const sentence = pieces.flatMap(({ items }) => items)
  const said = sentenceText(sentence[0]?.first ?? 0, tokens)
  const isRecommended = isSaidBefore(piece, pieces, tokens)
  // "The castle at sunset, everyone says it is packed": the first half is our own.
  // "A must, says our little one": one of us says it.
  const saying = pieces.findIndex(({ items }) =>
    items.some(({ is }, at) => is === 'reported' && items[at + 1]?.is !== 'party'),
  )
  const reported = saying >= 0 && (saying < 2 || pieces.indexOf(piece) >= saying - 1)
  const asks = (sentence.at(-1)?.value === '?' && !isRequest(sentence, tokens)) || fitsPattern('tags', said)
  // "It's not that we mind walking": what follows is denied, or is it.
  const notThat = fitsPattern('denyOpen', said)
  const [first, last] = [sentence[0]?.first ?? 0, sentence.at(-1)?.last ?? 0]
  const conditional = isConditional(sentence, Math.max(0, first - 2), last, tokens)
  for (const each of found) {
    const { constraint, items } = each
    if (!constraint) continue
    if (isBooked(constraint)) continue
    const isOpinion = opinions.has(constraint.is)
    const doubtful =
      !(
        isCovered(constraint, items, piece, tokens, isStrange) ||
        isSaidAtOnce(each, piece, tokens, isStrange) ||
        isSaidOfAPlace(each, piece, tokens, isStrange, isWord)
      ) ||
      (isInherited(piece, stance) &&
        (isOpinion || constraint.is === 'move') &&
        items[0]?.is !== 'never' &&
        !(isBare(items, tokens) && !isAllowed(items, tokens))) ||
      (asks && !facts.has(constraint.is)) ||
      (named.has(constraint.is) && isCompound(items, piece, tokens)) ||
      (stance === 'like' && isOpinion && wasLiked(sentence, tokens)) ||
      isWhyNot(constraint, items, before, tokens) ||
      // "The night tour was sold out, so we booked the other one".
      (visited.has(constraint.is) && isGone(piece, sentence)) ||
      isRemarkOfRain(constraint, items, sentence, tokens) ||
      isNumberOfSteps(constraint, items, tokens) ||
      isQuarterInPassing(constraint, items, stance, tokens) ||
      (conditional &&
        !unconditional.has(constraint.is) &&
        !isBeforeCondition(piece, pieces, tokens) &&
        !isTaste(constraint, piece) &&
        !isForRain(constraint, sentence)) ||
      ((reported || isRecommended) && !told.has(constraint.is)) ||
      (isDeniedTwice(piece, tokens) && isOpinion) ||
      (isOpinion && (hasEquation(pieces, tokens) || isTornBothWays(piece))) ||
      isOfThatDay(constraint, piece, pieces, tokens) ||
      isMatterOfDegree(each, piece, stance, tokens) ||
      isBeyondAPlan(each, piece, pieces, stance, tokens) ||
      isNotSaidOfThisTrip(each, piece, sentence, tokens) ||
      isSeenByOneOfUs(constraint, piece, pieces) ||
      (choosable.has(constraint.is) &&
        stance !== 'skip' &&
        stance !== 'seen' &&
        isChoice(items, sentence, tokens)) ||
      (constraint.is === 'move' && isLoved(piece, tokens)) ||
      (notThat && !facts.has(constraint.is)) ||
      (remembered.has(constraint.is) && isPast(each, piece, tokens)) ||
      (habits.has(constraint.is) && isReason(items, tokens)) ||
      (constraint.is === 'party' &&
        !found.some((other) => other.constraint?.is === 'access') &&
        !isOfThisParty(constraint, items, tokens)) ||
      (constraint.is === 'day-trip' && constraint.to?.by === 'name')
    if (doubtful) each.certainty = Math.min(each.certainty, askedBack)
  }
}

/** "Friends recommended Ostia, but we'd rather stay in town": what others say, before what we say ourselves. */
function isSaidBefore(piece: Piece, pieces: readonly Piece[], tokens: readonly Token[]): boolean {
  const next = pieces[pieces.indexOf(piece) + 1]
  if (next?.joint !== 'but') return false
  const to = next.items[0]?.first ?? 0
  return fitsPattern('saidByOthers', textOf(startOf(to, tokens), to, tokens))
}

/** "It will rain, we have coats", "schönbrunn, but inside not long": the weather is told, or indoors said of something else. */
function isRemarkOfRain(
  constraint: Constraint,
  items: readonly Item[],
  sentence: readonly Item[],
  tokens: readonly Token[],
): boolean {
  if (constraint.is !== 'avoid' || constraint.what !== 'rain') return false
  const [first, last] = [
    Math.min(...items.map((item) => item.first)),
    Math.max(...items.map((item) => item.last)),
  ]
  const words = indices(Math.max(0, first - 2), last).map((index) => tokens[index]?.text ?? '')
  // "It will rain, so have indoor things ready".
  const isTwice = sentence.filter(({ is, value }) => is === 'avoid' && value === 'rain').length > 1
  const wished = sentence.some(({ is }) => is === 'like' || is === 'must' || is === 'skip' || is === 'not')
  const isOfAPlace = sentence.some(({ target }) => target !== undefined)
  // "If it rains on the second day": what to do then is said of that day.
  const isOfADay = sentence.some(({ is }) => isListed('ofDays', is))
  return (
    isOfAPlace ||
    isOfADay ||
    !(
      wished ||
      isTwice ||
      (words.some((word) => isListed('ifWords', word)) && words.some((word) => isListed('shelter', word)))
    )
  )
}

/** "My brother lives in Pilsen so we're bunking with him": a quarter that is only named among other words. */
function isQuarterInPassing(
  constraint: Constraint,
  items: readonly Item[],
  stance: Stance | null,
  tokens: readonly Token[],
): boolean {
  if (constraint.is !== 'like' || constraint.what.by !== 'area' || stance !== null) return false
  const [from, to] = clauseOf(items, tokens)
  const named = items.reduce((sum, { first, last }) => sum + last - first, 0)
  return to - from - named > 2
}

/** "The Buddha has 268 steps": how many there are, not that they cannot be climbed. */
function isNumberOfSteps(constraint: Constraint, items: readonly Item[], tokens: readonly Token[]): boolean {
  if (constraint.is !== 'access' || constraint.need !== 'no-stairs') return false
  const first = Math.min(...items.map((item) => item.first))
  return /^\d/.test(tokens[first - 1]?.text ?? '') || /^\d/.test(tokens[first]?.text ?? '')
}

/** "The Van Gogh definitely, the Rijksmuseum only if it is not full": the first hangs on nothing. */
export function isBeforeCondition(piece: Piece, pieces: readonly Piece[], tokens: readonly Token[]): boolean {
  const at = pieces.indexOf(piece)
  return pieces.slice(at + 1).some(({ items }) => {
    const only = items.find(({ is, first }) => is === 'only' || isAt('onlys', tokens, first))
    const target = items.find((item) => item.target !== undefined)
    const next = only && tokens[only.last]?.text
    return (
      only !== undefined &&
      target !== undefined &&
      target.first < only.first &&
      (isListed('conditions', next ?? '') || items.some(({ is }) => is === 'if'))
    )
  })
}

/** "I hate crowds, so the castle only if it is not too full": crowds are to be avoided anyway. */
const isTaste = (constraint: Constraint, { items, stance }: Piece) =>
  constraint.is === 'avoid' && stance === 'skip' && !items.some(({ is }) => is === 'if')

/** "If it rains we would like to be indoors" is what one does about the rain. */
const isForRain = (constraint: Constraint, sentence: readonly Item[]) =>
  constraint.is === 'avoid' &&
  constraint.what === 'rain' &&
  sentence.some(({ is }) => is === 'like') &&
  !sentence.some(({ is }) => isListed('ofDays', is)) &&
  !sentence.some(({ target, is, value }) => target !== undefined || is === 'question' || value === '?')

const visited = listed('visited')

const isGone = ({ items }: Piece, sentence: readonly Item[]) =>
  items.some(({ is }) => is === 'if-gone') && !sentence.some(({ is }) => is === 'if')

const remembered = new Set<Constraint['is']>(['occasion', 'party'])
/** What a single word may say, and that is also a reason for something else: "since it is open late". */
const habits = listed('habits')

/** "No museums, …": what follows in the list is denied by what stands before it. */
function isInherited(piece: Piece, stance: Stance | null): boolean {
  return piece.stance === null && (stance === 'skip' || stance === 'seen')
}

/** How many words may stand beside the name of a thing in a list: an article, "or", "the". */
const bareWords = 2

/** Whether a clause holds no more than the name of a thing. */
function isBare(items: readonly Item[], tokens: readonly Token[]): boolean {
  const [start, to] = clauseOf(items, tokens)
  // "Neither fish nor mushrooms".
  const first = Math.min(...items.map((item) => item.first))
  const from = isAt('neither', tokens, first - 1) ? first : start
  const named = items.reduce((sum, { first, last }) => sum + last - first, 0)
  return (
    indices(from, to).filter((index) => /[\p{L}\d]/u.test(tokens[index]?.text ?? '')).length - named <=
    bareWords
  )
}

/** "No street markets, the covered one is fine": what is allowed in a list of what is not wanted. */
const isAllowed = (items: readonly Item[], tokens: readonly Token[]) => clauseHas('allowed', items, tokens)

/** Whether a word for a reason stands before it in its clause, or begins the clause. */
function isReason(items: readonly Item[], tokens: readonly Token[]): boolean {
  const [from] = clauseOf(items, tokens)
  const first = Math.min(...items.map((item) => item.first))
  return indices(Math.max(0, from - 1), first).some((index) => isAt('reasons', tokens, index))
}

/** "Hills + my knees = no": said by signs. */
function hasEquation(pieces: readonly Piece[], tokens: readonly Token[]): boolean {
  const items = pieces.flatMap((piece) => piece.items)
  return indices(items[0]?.first ?? 0, items.at(-1)?.last ?? 0).some((index) => tokens[index]?.text === '=')
}

/** "Can do matcha till I drop": a liking before it and a dislike after it. */
function isTornBothWays({ items }: Piece): boolean {
  const subject = items.findIndex(({ target, is }) => target !== undefined || is === 'food')
  const sides = [items.slice(0, subject), items.slice(subject + 1)].map((side) => ({
    likes: side.some(({ is }) => is === 'like' || is === 'must'),
    denies: side.some(({ is }) => is === 'skip' || is === 'seen'),
  }))
  const [before, after] = sides
  if (subject < 0 || !before || !after) return false
  return (before.likes && !before.denies && after.denies) || (before.denies && after.likes && !after.denies)
}

const choosable = listed('choosable')

/** "Taxi or train": one of the two, and not said which. */
function isChoice(items: readonly Item[], sentence: readonly Item[], tokens: readonly Token[]): boolean {
  const [from, to] = clauseOf(items, tokens)
  // The "o" of "sí o sí" is part of it.
  const isPart = (index: number) =>
    sentence.some(({ first, last }) => first <= index && last > index && last - first > 1)
  return [from - 1, to].some((index) => isAt('alternatives', tokens, index) && !isPart(index))
}

/** "That evening": of a day that another sentence named. */
function isOfThatDay(
  constraint: Constraint,
  piece: Piece,
  pieces: readonly Piece[],
  tokens: readonly Token[],
): boolean {
  const { items } = piece
  // There is one way home; and "she turns 18 on the 12th and wants to see it that evening" names the day.
  const isNamedBefore = pieces.slice(0, pieces.indexOf(piece)).some((each) => each.items.some(isDay))
  if (constraint.is === 'leave' || (isNamedBefore && constraint.is === 'pin')) return false
  const when = 'when' in constraint ? constraint.when : undefined
  if (items.some(({ is, first }) => is === 'day' && isAt('pointing', tokens, first - 1))) return true
  if (!when?.part || when.day !== undefined || when.weekday !== undefined || when.date) return false
  return items.some(({ is, first }) => is === 'part' && isAt('pointing', tokens, first - 1))
}

/** "My son adores trains" says nothing of how to get about. */
function isLoved({ items }: Piece, tokens: readonly Token[]): boolean {
  return items.some(({ is, first }) => is === 'like' && isAt('loving', tokens, first))
}

/** "I have seen it, but my wife has not". */
function isSeenByOneOfUs(constraint: Constraint, piece: Piece, pieces: readonly Piece[]): boolean {
  const next = pieces[pieces.indexOf(piece) + 1]
  return (
    constraint.is === 'seen' &&
    next !== undefined &&
    (next.joint === 'but' || next.items.at(-1)?.is === 'not') &&
    [...piece.items, ...next.items].some(({ is }) => is === 'person' || is === 'party') &&
    next.items.some(({ is }) => is === 'not' || is === 'not-seen') &&
    !next.items.some(({ target }) => target !== undefined)
  )
}

const mayStayAtHome = listed('mayStayAtHome')

/** "Only visiting grandma": who is named without "with", "our" or a verb of travelling may stay at home. */
function isOfThisParty(
  constraint: Extract<Constraint, { is: 'party' }>,
  items: readonly Item[],
  tokens: readonly Token[],
): boolean {
  if (constraint.ages || !mayStayAtHome.has(constraint.who)) return true
  const [from, to] = clauseOf(items, tokens)
  const words = indices(from, to).map((index) => tokens[index]?.text ?? '')
  // "The kids get bored": the own ones, whoever says it.
  const first = Math.min(...items.map((item) => item.first))
  if (constraint.who === 'children' && isAt('theKids', tokens, first - 1)) return true
  const short = words.filter((word) => /[\p{L}\d]/u.test(word)).length <= 3
  return short || words.some((word) => isListed('travels', word) || /^\d/.test(word))
}

const pastYear = /^(19\d\d|20[01]\d)$/

/** "Rex was our dog", "we honeymooned there in 1971". */
function isPast({ items }: Found, piece: Piece, tokens: readonly Token[]): boolean {
  const first = Math.min(...items.map((item) => item.first))
  const last = piece.items.at(-1)?.last ?? first
  const words = indices(Math.max(0, first - 3), Math.min(tokens.length, last)).map(
    (index) => tokens[index]?.text ?? '',
  )
  return (
    words.some((word) => pastYear.test(word)) ||
    words.slice(0, first - Math.max(0, first - 3)).some((word) => isListed('pastWords', word))
  )
}

/** "Not only to no museums": more denials than things denied. */
function isDeniedTwice({ items: all, stance }: Piece, tokens: readonly Token[]): boolean {
  // "Etna no, because she cannot": the second denial says why.
  const why = all.findIndex(({ first }) => isAt('whys', tokens, first))
  const items = why > 0 ? all.slice(0, why) : all
  // "Ni les musées ni les églises" denies each once.
  const either = items.filter(({ is, first }) => is === 'not' && isAt('neither', tokens, first))
  const denials =
    either.length > 1 ? either.length : items.filter(({ is }) => is === 'not' || is === 'few').length
  const subjects = items.filter(
    ({ is, target }) => target !== undefined || is === 'food' || is === 'move',
  ).length
  return stance === 'skip' && denials > 1 && denials > subjects
}
