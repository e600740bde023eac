import type { When } from './constraint'
import { clauseFits } from './coverage'
import type { Item } from './items'
import { isAt, isListed, listed } from './lexicons'
import { isDay, isHour, type Piece, type Stance } from './piece'
import type { Found } from './rules/rule'
import type { Token } from './tokens'
import { shift } from './when'

/** "Tuesday morning I work, in the afternoon the Orsay": the afternoon is that of Tuesday. */
export function carryDay(
  last: Found | undefined,
  here: readonly Found[],
  { joint, items }: Piece,
  tokens: readonly Token[],
): void {
  const said = last?.constraint
  if (joint !== 'list' || !said || !('when' in said) || !said.when || !carriers.has(said.is)) return
  // "The cruise on Saturday, the museum some other morning".
  if (items.some(({ first }) => isAt('others', tokens, first - 1))) return
  // "The fair on Sunday and a show one evening": any evening.
  const isAny = items.some(
    ({ is, first }) => is === 'part' && [first, first - 1].some((index) => isAt('indefinite', tokens, index)),
  )
  const day = dayOf(said.when)
  if (!day || day.day === 'every') return
  shift(day, items)
  // "Potsdam on the last day, the flight is at 21:30".
  for (const each of here)
    if (each.constraint?.is === 'leave' && day.day === 'last' && !dayOf(each.constraint.when))
      each.constraint = { ...each.constraint, when: { ...day, ...each.constraint.when } }
  // "The trail on day 2, then fondue", "the springs that same day".
  const from = items[0]?.first ?? 0
  const isSame = clauseFits('sameDay', items, tokens)
  const isNext =
    isSame || isListed('thens', tokens[isAt('articles', tokens, from - 1) ? from - 2 : from - 1]?.text ?? '')
  if (isNext)
    for (const each of here) {
      const wish = each.constraint
      if (wish?.is === 'eat' && !wish.when) each.constraint = { ...wish, when: day }
      else if ((wish?.is === 'must' || wish?.is === 'like') && wish.what.by === 'place')
        each.constraint = { is: 'pin', what: wish.what, when: day }
      if (isSame && each.constraint?.is === 'pin' && !dayOf(wish?.is === 'pin' ? wish.when : {}))
        each.certainty = Math.max(each.certainty, sameDay)
    }
  for (const each of here)
    if (
      ((each.constraint?.is === 'pin' && !isAny) || each.constraint?.is === 'rest') &&
      !dayOf(each.constraint.when)
    )
      if ((each.constraint.when.part ?? each.constraint.when.at) && !isAnySunset(each, items))
        each.constraint = { ...each.constraint, when: { ...day, ...each.constraint.when } }
}

/** "The park on Sunday morning, the bridge at sunset": on any day, where the place is said first. */
const isAnySunset = ({ items: [place] }: Found, items: readonly Item[]) =>
  items.some(
    ({ is, value, first }) =>
      is === 'part' && (value === 'sunset' || value === 'sunrise') && first > (place?.first ?? 0),
  )

/** How sure a visit "that same day" is. */
const sameDay = 0.8

const carriers = listed('carriers')

/** "A posh dinner on the 21st, it's our anniversary": the dinner is on that day, and so is what it is for. */
export function shareDate(found: Found[]): void {
  shareWithVisit(found)
  const [dinner] = found.filter(({ constraint }) => constraint?.is === 'splurge')
  const [feast] = found.filter(({ constraint }) => constraint?.is === 'occasion')
  if (dinner?.constraint?.is !== 'splurge' || feast?.constraint?.is !== 'occasion') return
  if (feast.constraint.what === 'honeymoon') return
  const [day, other] = [dayOf(dinner.constraint.when), dayOf(feast.constraint.when)]
  // "On the 21st": a dinner on the last evening may be for a feast of another day.
  if (day?.date && !other)
    feast.constraint = { ...feast.constraint, when: { ...feast.constraint.when, ...day } }
  if (other && !day)
    dinner.constraint = { ...dinner.constraint, when: { ...dinner.constraint.when, ...other } }
}

/** "Proposing at Lands End on Saturday", "churros at Moro for his birthday, the 22nd": one visit, and its feast. */
function shareWithVisit(found: readonly Found[]): void {
  const pins = found.filter(({ constraint }) => constraint?.is === 'pin' || constraint?.is === 'must')
  const [feast, ...feasts] = found.filter(({ constraint }) => constraint?.is === 'occasion')
  const [visit] = pins
  if (pins.length !== 1 || feasts.length > 0 || feast?.constraint?.is !== 'occasion') return
  const { when, what } = feast.constraint
  if (what === 'honeymoon' || what === 'wedding') return
  if (visit?.constraint?.is === 'pin' && dayOf(visit.constraint.when) && !dayOf(when))
    feast.constraint = { ...feast.constraint, when: dayOf(visit.constraint.when) ?? when }
}

/** "Thyssen and Reina Sofia on the third day": both are on that day. */
export function shareDay(
  found: readonly Found[],
  pieces: readonly Piece[],
  stances: readonly (Stance | null)[],
  tokens: readonly Token[],
): void {
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1]
    const target = piece.items.at(-1)
    const end = target?.last ?? 0
    const others = piece.items.slice(0, -1)
    // "We want to eat ramen and sushi every day"; of places the verb may say something else.
    const verbs = target?.is === 'food' && others.every(({ is }) => is === 'like')
    const head = next?.items[0]
    if (!next?.isAfterAnd || (others.length > 0 && !verbs) || !head || !isRightAfter(end, head, tokens))
      continue
    const own = found.find(({ items }) => target !== undefined && items.includes(target))
    const pin = found.find(
      ({ items, constraint }) => constraint?.is === 'pin' && next.items.some((item) => items.includes(item)),
    )
    const day = pin?.constraint?.is === 'pin' && !pin.constraint.booked ? withPart(pin.constraint.when) : null
    const said = own?.constraint
    // "Ramen and sushi every day".
    const dish = found.find(
      ({ items, constraint }) => constraint?.is === 'eat' && next.items.some((item) => items.includes(item)),
    )
    if (
      said?.is === 'eat' &&
      !said.when &&
      !next.items.some(({ is }) => is === 'name') &&
      dish?.constraint?.is === 'eat' &&
      dish.constraint.when?.day === 'every'
    )
      said.when = dish.constraint.when
    if (
      own &&
      (said?.is === 'must' || said?.is === 'like') &&
      said.what.by === 'place' &&
      day &&
      stances[index] !== 'skip' &&
      day.day !== 'every'
    )
      own.constraint = { is: 'pin', what: said.what, when: day }
  }
}

/** "The palace and the temple on the second morning": the same morning. An hour is that of one of them. */
function withPart(when: When): When | null {
  const day = dayOf(when)
  return day && when.part && when.at === undefined ? { ...day, part: when.part } : day
}

/** Whether nothing but "and" and an article stand between. */
const isRightAfter = (end: number, { first: next, is }: Item, tokens: readonly Token[]) =>
  next === end + 1 || (is === 'name' && next === end + 2 && isAt('articles', tokens, end + 1))

/** "The Scala on Saturday at eight, and yes, we have tickets": they are for the one visit that has its hour. */
export function shareTickets(found: readonly Found[], pieces: readonly Piece[]): void {
  // "The island on Saturday, the catamaran is booked": tickets for something else.
  const tickets = pieces.filter(({ items }) => items.some(({ is }) => is === 'booked'))
  if (tickets.length === 0 || tickets.some(isOfAnother)) return
  const visits = found.filter(({ constraint }) => constraint?.is === 'pin' || constraint?.is === 'day-trip')
  const [visit] = visits
  const other = found.some(({ constraint }) => constraint && bookable.has(constraint.is))
  if (visit?.constraint?.is !== 'pin' || visits.length > 1 || other) return
  const { what, when } = visit.constraint
  if (what.by === 'place' && (dayOf(when) !== null || when.at !== undefined))
    visit.constraint = { ...visit.constraint, booked: true }
}

const isOfAnother = ({ items }: Piece) =>
  items.some(({ is }) => is === 'name') && !items.some((item) => isDay(item) || isHour(item))

const bookable = listed('bookable')

export function dayOf({ day, weekday, date }: When): When | null {
  if (day === undefined && weekday === undefined && date === undefined) return null
  return {
    ...(day !== undefined && { day }),
    ...(weekday !== undefined && { weekday }),
    ...(date && { date }),
  }
}
