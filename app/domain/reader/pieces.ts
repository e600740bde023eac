import type { Item } from './items'
import type { Token } from './tokens'

/** What a piece of a sentence says of what it names. */
export type Stance = 'must' | 'like' | 'skip' | 'seen'

/** How a piece is joined to the one before it. */
type Joint = 'start' | 'list' | 'but' | 'except' | 'than'

/** A piece of a sentence: from one comma, "and" or "but" to the next. */
export interface Piece {
  items: Item[]
  joint: Joint
  /** What the piece itself says; null where it says nothing, as the items of a list after the first. */
  stance: Stance | null
}

const sentenceEnds = new Set(['.', '!', '?', ';', '\n'])
const commas = new Set([',', ':', '-', '–', '—', '(', ')', '/', '•', '*', '"'])

/** The sentences of a text, each as its pieces. A question keeps its sign. */
export function sentencesOf(items: readonly Item[], tokens: readonly Token[]): Piece[][] {
  const sentences: Item[][] = [[]]
  for (const item of items) {
    if (item.is === 'sign' && sentenceEnds.has(item.value) && !isInside(item, tokens)) {
      // "Monkey park?? Yes!" asks once.
      if (sentences.at(-1)?.length === 0) continue
      if (item.value === '?') sentences.at(-1)?.push(item)
      sentences.push([])
    } else if (item.is !== 'sign' || item.value !== '.') sentences.at(-1)?.push(item)
  }
  return joined(sentences.filter((sentence) => sentence.length > 0)).map(piecesOf)
}

/** The point of "approx. 3 km", "2 erw. und": a lower-case word or a number after it goes on with the sentence. */
function isInside({ value, first, last }: Item, tokens: readonly Token[]): boolean {
  const [before, after] = [tokens[first - 1], tokens[last]]
  if (value !== '.' || !before || !after) return false
  return (
    before.text.length <= 4 &&
    !after.capital &&
    /^[\p{L}\d]/u.test(after.text) &&
    before.to === tokens[first]?.from
  )
}

/** "The Spanish Steps? No thanks.": names with a question mark and the answer to it are one sentence. */
function joined(sentences: Item[][]): Item[][] {
  const found: Item[][] = []
  for (const sentence of sentences) {
    const last = found.at(-1)
    const asked =
      last?.at(-1)?.value === '?' && last.slice(0, -1).every(({ is }) => is === 'name' || is === 'kind')
    const answers =
      sentence.some(({ is }) => says.has(is) || is === 'yes') &&
      sentence.every(({ is }) => says.has(is) || fillers.has(is) || is === 'sign' || is === 'person')
    if (last && asked && last.length > 1 && answers)
      found[found.length - 1] = [...last.slice(0, -1), ...sentence]
    else found.push(sentence)
  }
  return found
}

function piecesOf(items: readonly Item[]): Piece[] {
  const pieces: Piece[] = []
  let open: Item[] = []
  let joint: Joint = 'start'
  const close = (next: Joint) => {
    if (open.length > 0) {
      pieces.push({ items: open, joint, stance: stanceOf(open) })
      joint = next
    } else if (next !== 'list') joint = next
    open = []
  }
  items.forEach((item, index) => {
    const bracket = item.is === 'sign' && item.value === '('
    const [left, right] = [items[index - 1], items[index + 1]]
    const numbers =
      isNumber(left) && isNumber(right) && left?.last === item.first && right?.first === item.last
    if (item.is === 'but') close('but')
    else if (item.is === 'except') {
      close('except')
      open.push(item)
    } else if (item.is === 'than') close('than')
    else if (item.is === 'and' || item.is === 'or' || (item.is === 'sign' && commas.has(item.value))) {
      // "A break between two and four" names two hours.
      const hours =
        open.some(({ is }) => is === 'rest') &&
        isHour(left) &&
        items.slice(index + 1, index + 3).some(isNumber)
      // "4, 7 and 9" are the ages of three children, not three pieces.
      if ((!numbers && !hours) || bracket || item.value === ')') close('list')
      if (bracket) open.push(item)
    } else open.push(item)
  })
  close('list')
  // "Taxis rather than buses" says nothing against buses but that taxis are better.
  return withAges(pieces.filter((piece) => piece.joint !== 'than')).map((piece) => ({
    ...piece,
    stance: stanceOf(piece.items),
  }))
}

/**
 * "Two children, 6 and 10 years old", "my son (11)": ages that stand alone belong to the children before them. "On 12 June,
 * it is our anniversary": a day that stands alone belongs to what follows.
 */
function withAges(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const own = piece.items.filter(({ is, value }) => is !== 'sign' || value === '?')
    const children = last?.items.some(
      ({ is, value }) => is === 'party' && (value === 'children' || value === 'twins' || value === 'baby'),
    )
    const isOne = own.length === 1 && own[0]?.number === 1
    const ages =
      own.length > 0 && !isOne && own.every(({ is }) => is === 'number' || is === 'years' || is === 'age')
    const [first] = own
    if (last && children && ages && first) {
      const age: Item = { is: 'age', value: '', certainty: 1, first: first.first, last: first.first }
      joined[joined.length - 1] = { ...last, items: [...last.items, age, ...own] }
    } else if (last && own.length > 0 && belongsTo(last, own)) {
      joined[joined.length - 1] = { ...last, items: [...last.items, ...own] }
    } else if (last && counts(last, own)) {
      const target = last.items.filter((item) => item.target !== undefined)
      joined[joined.length - 1] = { ...last, items: [...own, ...target] }
    } else if (
      last &&
      joined.length === 1 &&
      (piece.joint === 'list' || piece.joint === 'but') &&
      last.items.every(isTime) &&
      last.items.some(isDay)
    )
      joined[0] = { ...piece, joint: last.joint, items: [...last.items, ...own] }
    else if (own.length > 0) joined.push({ ...piece, items: own })
  }
  return joined
}

/** "The Borghese on Monday, tickets are booked", "a musical, Thursday evening": said of what stands before it. */
function belongsTo(last: Piece, own: readonly Item[]): boolean {
  const targets = last.items.filter(({ target }) => target !== undefined)
  if (targets.length !== 1) return false
  const tickets =
    own.some(({ is }) => is === 'booked') &&
    !own.some(({ target, is }) => target !== undefined || other.has(is))
  return (
    tickets ||
    (own.every(isTime) && own.some((item) => isDay(item) || item.is === 'part') && !last.items.some(isTime))
  )
}

const other = new Set([
  'food',
  'diet',
  'base',
  'arrive',
  'leave',
  'day-trip',
  'party',
  'day',
  'weekday',
  'meal',
])

/** "Too many temples: two at most", "churches, but not more than one a day". */
function counts(last: Piece, own: readonly Item[]): boolean {
  const targets = last.items.filter(({ is }) => is === 'kind' || is === 'interest')
  const only = last.items.every(
    ({ is }) => is === 'kind' || is === 'interest' || says.has(is) || is === 'few' || fillers.has(is),
  )
  const limit = own.some(({ is }) => is === 'most' || is === 'least') && own.some(({ is }) => is === 'number')
  return targets.length === 1 && only && limit && own.every(({ is }) => quantity.has(is))
}

const quantity = new Set(['most', 'least', 'number', 'per', 'every', 'day', 'like', 'not', 'exactly'])

const times = new Set([
  'date',
  'month',
  'weekday',
  'day',
  'part',
  'ordinal',
  'number',
  'at',
  'clock',
  'clock-word',
  'every',
])
const isTime = ({ is }: Item) => times.has(is)
const isDay = ({ is }: Item) => is === 'date' || is === 'month' || is === 'weekday' || is === 'day'

const isHour = (item: Item | undefined) =>
  isNumber(item) || ['clock', 'clock-word', 'am', 'pm'].includes(item?.is ?? '')

function isNumber(item: Item | undefined): boolean {
  return item?.is === 'number' || item?.is === 'ordinal'
}

/** What the words of a piece say, negation included. */
function stanceOf(items: readonly Item[]): Stance | null {
  const has = (is: string) => items.some((item) => item.is === is)
  const negated = has('not')
  if (has('not-seen')) return 'like'
  if (has('same')) return null
  if (items.at(-1)?.is === 'yes' || items[0]?.is === 'yes') return 'must'
  if (has('skip')) return deniedBefore(items, 'skip') ? 'must' : 'skip'
  if (has('seen')) return negated ? 'like' : 'seen'
  if (negated) return 'skip'
  if (has('must')) return 'must'
  return has('like') ? 'like' : null
}

/** "Don't skip": a "not" right before. "Not a fan of heights, no decks" denies twice and is no wish. */
function deniedBefore(items: readonly Item[], is: string): boolean {
  return items.some((item, index) => item.is === is && items[index - 1]?.is === 'not')
}

/** The stance of each piece with targets: its own, or that of the list it belongs to. */
export function stancesOf(
  pieces: readonly Piece[],
  speaks: (piece: Piece) => boolean,
  isClear: (piece: Piece) => boolean,
): (Stance | null)[] {
  const stances = pieces.map(({ stance }) => stance)
  let last: Stance | null = null
  pieces.forEach((piece, index) => {
    const own = stances[index] ?? null
    // "The Colosseum we have seen, the Vatican not": that has not been seen.
    if (own === 'skip' && last === 'seen' && piece.items.at(-1)?.is === 'not') stances[index] = last = 'like'
    else if (own !== null) last = own
    else if (piece.joint === 'but') stances[index] = last = opposite(last)
    else stances[index] = speaks(piece) && continues(piece, last) ? last : null
  })
  // The head of a list before its verb: "Pizza and markets we love." But "the Louvre, no museums": "no" is for what follows it.
  for (let index = pieces.length - 2; index >= 0; index--) {
    const next = pieces[index + 1]
    if (
      stances[index] === null &&
      next?.joint === 'list' &&
      next.stance !== null &&
      isClear(next) &&
      isPostfix(next)
    )
      stances[index] = stances[index + 1] ?? null
  }
  return stances
}

const says = new Set(['must', 'like', 'skip', 'seen', 'not', 'not-seen'])

/** Whether what a piece says stands after what it says it of. "Louvre no" is of the Louvre alone. */
function isPostfix({ items }: Piece): boolean {
  const said = items.findIndex(({ is }) => says.has(is))
  const target = items.findIndex((item) => item.target !== undefined || item.is === 'food')
  const particle = items[said]?.is === 'not' && said === items.length - 1
  // "The churches, very little for us": the piece is about what stands before it.
  if (target < 0) return items.every(({ is }) => says.has(is) || fillers.has(is))
  return said > target && !particle
}

const fillers = new Set([
  'nothing',
  'person',
  'only',
  'yes',
  'question',
  'asks',
  'every',
  'number',
  'ordinal',
  'at',
  'age',
  'years',
])

const quantities = new Set([
  'number',
  'exactly',
  'most',
  'least',
  'weekday',
  'day',
  'part',
  'date',
  'month',
  'clock',
  'splurge',
  'meal',
  'only',
])

/** "No chains, one Michelin dinner": what has its own number or time is not part of a list of what is not wanted. */
function continues(piece: Piece, last: Stance | null): boolean {
  return last !== 'skip' || !piece.items.some(({ is }) => quantities.has(is))
}

function opposite(stance: Stance | null): Stance | null {
  return stance === 'skip' ? 'like' : stance === 'like' || stance === 'must' ? 'skip' : stance
}

/** Whether a sentence asks for an answer and not for a change: "Is the Pantheon open on Monday?" */
export function isQuestion(pieces: readonly Piece[]): boolean {
  const items = pieces.flatMap((piece) => piece.items)
  // "is it true everything closes on easter monday": on a phone the sign is left out.
  if (items[0]?.is === 'asks') return true
  if (items[0]?.is === 'question') return items.at(-1)?.value === '?'
  if (items.at(-1)?.value === '?' && items.some(({ is }) => is === 'asks')) return true
  const silent = pieces.every(({ stance }) => stance === null)
  return items.at(-1)?.value === '?' && silent
}
