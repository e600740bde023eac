import type { Item } from './items'
import { isListed, listed } from './lexicons'
import { fillers, isDay, isHour, isTime, type Piece, says } from './piece'
import type { Token } from './tokens'

/** "Delphi on the third day and Sounion on the fourth": the word for a day is said once. */
export function withDays(pieces: readonly Piece[]): Piece[] {
  let day: Item | undefined
  return pieces.map((piece) => {
    const { items } = piece
    const at = items.findIndex(({ is }, index) => is === 'ordinal' && items[index + 1] === undefined)
    const ordinal = items[at]
    const says = items.find(
      (item, index) =>
        item.is === 'day' &&
        (item.value === '1' || (item.value === '' && items[index - 1]?.is === 'ordinal')),
    )
    const dated = items.some(({ is }) => is === 'day' || is === 'weekday' || is === 'month' || is === 'date')
    const before = day
    day = says ?? (dated ? undefined : day)
    if (!ordinal || !before || dated || !items.some(({ target }) => target !== undefined)) return piece
    const number: Item = { ...ordinal, value: ordinal.value === 'last' ? 'last' : '' }
    const added: Item = { ...before, value: '', first: ordinal.last, last: ordinal.last }
    return { ...piece, items: [...items.slice(0, at), number, added] }
  })
}

/**
 * "Two children, 6 and 10 years old", "my son (11)": ages that stand alone belong to the children before them. "On 12 June,
 * it is our anniversary": a day that stands alone belongs to what follows.
 */
export function withAges(pieces: readonly Piece[], tokens: readonly Token[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const own = piece.items.filter(({ is, value }) => is !== 'sign' || value === '?')
    const children = last?.items.some(
      ({ is, value }) => is === 'party' && (value === 'children' || value === 'twins' || value === 'baby'),
    )
    const isOne = own.length === 1 && own[0]?.number === 1
    // "The little one, she's 3".
    const ages =
      !isOne &&
      own.some(({ is }) => is === 'number') &&
      own.every(({ is }) => ageWords.has(is) || (children && ofOne.has(is))) &&
      (!own.some(({ is }) => ofOne.has(is)) || own.every(({ number = 0 }) => number < oldFrom))
    const [first] = own
    // "My mother (72)".
    const end = last?.items.at(-1)
    const aged =
      (end?.is === 'person' || end?.value === 'older') && own.some(({ number = 0 }) => number >= oldFrom)
    if (last && (children || aged) && ages && first) {
      const age: Item = { is: 'age', value: '', certainty: 1, first: first.first, last: first.first }
      const numbers = own.filter(({ is }) => !ofOne.has(is))
      joined[joined.length - 1] = { ...last, items: [...last.items, age, ...numbers] }
    } else if (last && own.length > 0 && belongsTo(last, own)) {
      joined[joined.length - 1] = { ...last, items: [...last.items, ...own] }
    } else if (last && (isLimitOf(last, own) || isTimeOfTravel(last, own) || areHoursOfRest(last, own))) {
      joined[joined.length - 1] = { ...last, items: [...last.items, ...own] }
    } else if (last && counts(last, own)) {
      const target = last.items.filter((item) => item.target !== undefined)
      const counted = { ...last, items: [...atMost(own), ...target] }
      // "We love temples, but no more than two a day" says both.
      const isLiked = last.items.some(
        ({ is, first: at, last: end }) =>
          is === 'like' && tokens.slice(at, end).some(({ text }) => isListed('likings', text)),
      )
      if (isLiked) joined.push(counted)
      else joined[joined.length - 1] = counted
    } else if (
      last &&
      (joined.length === 1 || !own.some(isDay)) &&
      (piece.joint === 'list' || (piece.joint === 'but' && own[0]?.is !== 'not')) &&
      last.items.every(isTime) &&
      last.items.some((item) => isDay(item) || isDateAlone(item))
    )
      joined[joined.length - 1] = { ...piece, joint: last.joint, items: [...last.items, ...own] }
    else if (own.length > 0) joined.push({ ...piece, items: own })
  }
  return joined
}

/** "The 6th". */
const isDateAlone = ({ is, value }: Item) => is === 'ordinal' && (value === 'date' || value === 'month-day')

const ageWords = new Set(['number', 'years', 'age'])
const ofOne = new Set(['person', 'question'])

/** Years from which on a number after a person is an age. */
const oldFrom = 60

/** "The Borghese on Monday, tickets are booked", "a musical, Thursday evening": said of what stands before it. */
function belongsTo(last: Piece, own: readonly Item[]): boolean {
  const targets = last.items.filter(({ target }) => target !== undefined)
  if (new Set(targets.map(({ target }) => JSON.stringify(target))).size !== 1) return false
  const tickets =
    own.some(({ is }) => is === 'booked') &&
    !own.some(({ target, is }) => target !== undefined || other.has(is))
  // "16 May, 3.45 pm": the hour of that day.
  const hour =
    own.every((item) => isTime(item) || item.is === 'am' || item.is === 'pm') &&
    own.some(isHour) &&
    !own.some(isDay) &&
    last.items.some(isDay) &&
    !last.items.some((item) => item.is === 'clock' || item.is === 'at')
  // "The market on Sunday, early".
  const early = own.every(({ is }) => is === 'early') && targets[0]?.target?.by === 'place'
  return (
    tickets ||
    hour ||
    early ||
    (own.every(isTimeAlone) &&
      own.some((item) => isDay(item) || item.is === 'part') &&
      !(own.some(({ is }) => is === 'number') && last.items.some(({ is }) => is === 'number')) &&
      !last.items.some((item) => isDay(item) || item.is === 'part' || item.is === 'clock'))
  )
}

/** A time, or a wish right beside one: "preferably on Tuesday", but not "we want to sleep long on the second day". */
function isTimeAlone(item: Item, index: number, own: readonly Item[]): boolean {
  if (isTime(item)) return true
  const [before, after] = [own[index - 1], own[index + 1]]
  const near = [before && item.first - before.last, after && after.first - item.last]
  // "Preferably on day 3, very early".
  if (item.is === 'early') return own.some(isDay)
  return item.is === 'like' && near.some((gap) => gap !== undefined && gap < 2)
}

const other = listed('other')

/** "Arriving by ferry, Monday at seven": a time alone, after a way here or home that has none. */
const isTimeOfTravel = (last: Piece, own: readonly Item[]) =>
  last.items.some(({ is }) => is === 'arrive' || is === 'leave') &&
  (!last.items.some((item) => isTime(item) || isHour(item)) ||
    (!last.items.some(isHour) && own.some(isHour) && !own.some(isDay))) &&
  own.every((item) => isTime(item) || item.is === 'am' || item.is === 'pm') &&
  own.some((item) => isDay(item) || item.is === 'clock' || item.is === 'at')

/** "We need a break at noon, from two to four", "in the afternoon, from four to six, the baby sleeps". */
const areHoursOfRest = (last: Piece, own: readonly Item[]) =>
  (isRestAlone(last.items) && areTwoHours(own)) ||
  (areTwoHours(own) && last.items.every((item) => item.is === 'part' || item.is === 'every')) ||
  (areTwoHours(last.items) && isRestAlone(own))

const isRestAlone = (items: readonly Item[]) =>
  items.some(({ is }) => is === 'rest') &&
  !items.some((item) => isHour(item) || item.target !== undefined || says.has(item.is))

const areTwoHours = (items: readonly Item[]) =>
  items.filter(isHour).length > 1 &&
  items.every((item) => isTime(item) || isHour(item) || item.is === 'sign' || item.is === 'end')

/** "One temple a day, no more". */
function isLimitOf(last: Piece, own: readonly Item[]): boolean {
  const targets = last.items.filter(({ target }) => target !== undefined)
  return (
    targets.length === 1 &&
    targets[0]?.target?.by === 'kind' &&
    last.items.some(({ is }) => is === 'per' || is === 'every' || is === 'a-day') &&
    !last.items.some(({ is }) => is === 'most' || is === 'least' || is === 'not' || is === 'skip') &&
    own.some(({ is }) => is === 'most') &&
    own.every(({ is }) => is === 'most' || is === 'like' || is === 'nothing')
  )
}

/** "More than one a day is too much" is one at most. */
function atMost(own: readonly Item[]): Item[] {
  const denied = own.some(({ is }) => is === 'limit') && own.some(({ is }) => is === 'not' || is === 'skip')
  return own
    .filter(({ is }) => !denied || (is !== 'not' && is !== 'skip'))
    .map((item) => (denied && item.is === 'limit' ? { ...item, is: 'most' } : item))
}

/** "Too many temples: two at most", "churches, but not more than one a day". */
function counts(last: Piece, own: readonly Item[]): boolean {
  const targets = last.items.filter(({ is }) => is === 'kind' || is === 'interest')
  const only = last.items.every(
    ({ is }) => is === 'kind' || is === 'interest' || says.has(is) || is === 'few' || fillers.has(is),
  )
  const limit =
    own.some(({ is }) => is === 'most' || is === 'least' || is === 'only' || is === 'limit') &&
    own.some(({ is }) => is === 'number' || is === 'per')
  return (
    targets.length === 1 &&
    only &&
    limit &&
    own.every(({ is }) => quantity.has(is) || (is === 'skip' && own.some((each) => each.is === 'limit')))
  )
}

const quantity = listed('quantity')
