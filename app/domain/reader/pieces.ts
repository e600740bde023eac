import type { Item } from './items'
import { withAges, withDays } from './joined-pieces'
import { isAt, isListed, listed } from './lexicons'
import { fillers, isDay, isHour, isNamed, isNumber, isTime, type Joint, type Piece, says } from './piece'
import { stanceOf } from './stances'
import type { Token } from './tokens'

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
  const said = sentences.filter((sentence) => sentence.length > 0)
  return joined(said).map((sentence) => piecesOf(sentence, tokens))
}

/** The point of "approx. 3 km", "2 erw. und": a lower-case word or a number after it goes on with the sentence. */
function isInside({ value, first, last }: Item, tokens: readonly Token[]): boolean {
  const [before, after] = [tokens[first - 1], tokens[last]]
  if (value !== '.' || !before || !after) return false
  // "No. 5"; but "Universal no. my kids …" has ended.
  if (before.text === 'no' && !/^\d/.test(after.text)) return false
  return (
    (before.text.length < 2 || /^\d/.test(before.text) || isListed('abbreviations', before.text)) &&
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
    // "The belfry, 366 steps? No thanks."
    const [subject, ...more] =
      last?.filter(({ target, is }) => target?.by === 'place' || is === 'food' || is === 'day-trip') ?? []
    const said = sentence.filter(({ is }) => is !== 'nothing')
    // "A day trip? No thanks, we stay in town."
    const end =
      said[0]?.is === 'skip' || (said[0]?.is === 'not' && said[1]?.value === ',') ? said[0] : said.at(-1)
    const refused =
      last?.at(-1)?.value === '?' &&
      !last.some(({ is }) => is === 'asks' || is === 'question') &&
      (end?.is === 'not' || end?.is === 'skip') &&
      !sentence.some(({ target, is }) => target?.by === 'place' || is === 'food')
    // "The catacombs with two children of 4 and 6? Rather not": who travels is said, too.
    const family = last?.some(({ is }) => is === 'party') ? last.filter(({ is }) => ofParty.has(is)) : []
    // "Rocky Steps. 7 am.", "a day of nothing. Best the third.": a time alone is said of the sentence before it.
    const isTimeAlone =
      sentence.some((each) => isDay(each) || isHour(each) || each.is === 'part') &&
      sentence.every(
        (each) =>
          isTime(each) ||
          isListed('besideTimes', each.is) ||
          (each.is === 'like' && each.last - each.first > 1),
      )
    const things = last?.filter(({ target, is }) => target !== undefined || is === 'rest') ?? []
    if (
      last &&
      isTimeAlone &&
      things.length === 1 &&
      !last.some(
        (each) =>
          each.value === '?' || isHour(each) || (isTime(each) && !(isDay(each) && !sentence.some(isDay))),
      )
    ) {
      found[found.length - 1] = [...last, ...sentence]
      continue
    }
    if (last && refused && subject && more.length === 0)
      found.splice(-1, 1, ...(family.length > 0 ? [family] : []), [subject, { ...end, is: 'skip' }])
    else if (last && asked && last.length > 1 && answers)
      found[found.length - 1] = [...last.slice(0, -1), ...sentence]
    else found.push(sentence)
  }
  return found
}

function piecesOf(items: readonly Item[], tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = []
  let open: Item[] = []
  let joint: Joint = 'start'
  let isAfterAnd = false
  const close = (next: Joint, byAnd = false) => {
    if (open.length > 0) {
      pieces.push({ items: open, joint, isAfterAnd, stance: stanceOf(open) })
      joint = next
      isAfterAnd = byAnd
    } else if (next !== 'list') joint = next
    open = []
  }
  let inside = -1
  items.forEach((item, index) => {
    if (index <= inside) return
    const bracket = item.is === 'sign' && item.value === '('
    // "With the children (7, 9) no more than …": ages in brackets, and the piece goes on.
    const ages = bracket ? agesInBrackets(items, index) : null
    const somebody = open.findLast(({ is }) => is === 'party' || is === 'person')
    if (ages && (somebody?.value === 'children' || somebody?.value === 'twins')) {
      const { first } = item
      const closed = { ...item, is: 'nothing', value: '', first: ages.last, last: ages.last }
      open.push({ ...item, is: 'age', value: '', first, last: first }, ...ages.said, closed)
      inside = ages.end
      return
    }
    const [left, right] = [items[index - 1], items[index + 1]]
    const numbers =
      isNumber(left) && isNumber(right) && left?.last === item.first && right?.first === item.last
    const beside = left?.last === item.first && right?.first === item.last
    // "Sound and Light" is one place.
    if (item.is === 'and' && beside && left?.is === 'name' && isSamePlace(left, right)) return
    // "Alkohol also bitte keinen": no new piece.
    if (
      item.is === 'and' &&
      isNamed(left) &&
      left?.last === item.first &&
      isAt('consequences', tokens, item.first)
    )
      return
    // "One church or temple a day" is one of a kind.
    if (
      item.is === 'or' &&
      beside &&
      left?.is === 'kind' &&
      right?.is === 'kind' &&
      left.value === right.value
    )
      return
    // "Ubud not Kuta": the first is wanted.
    if (item.is === 'not' && beside && isSubject(left) && isSubject(right)) close('list')
    // "Boat yes bus no".
    if (left?.is === 'yes' && isSubject(item) && isSubject(items[index - 2])) close('list')
    // "The cloth hall dagegen unbedingt": no new piece.
    if (
      item.is === 'but' &&
      open.some(isNamed) &&
      right &&
      says.has(right.is) &&
      index > 0 &&
      !isNamed(items[index + 2])
    )
      if (isAt('contrasts', tokens, item.last - 1)) return
    // "No Louvre, the Orsay instead": what is wanted in its place.
    if (
      item.is === 'but' &&
      right === undefined &&
      isRightBefore(left, item) &&
      isNamed(left) &&
      open.length === 1 &&
      pieces.at(-1)?.stance
    ) {
      open.push({ ...item, is: 'must' })
      return
    }
    const isBut = item.is === 'except' && right?.is === 'move' && item.last - item.first > 1
    if (item.is === 'but') close('but')
    // "Ma non abbiamo la macchina".
    else if (isBut) {
      close('but')
      open.push({ ...item, is: 'not' })
    }
    // "No other churches besides St Peter's".
    else if (item.is === 'except' || (item.is === 'all-but' && open.some(({ is }) => is === 'not'))) {
      close('except')
      open.push({ ...item, is: 'except' })
    } else if (item.is === 'than') close('than')
    else if (item.is === 'and' || item.is === 'or' || (item.is === 'sign' && commas.has(item.value))) {
      // "A break between two and four" names two hours.
      const hours =
        open.some(({ is }) => is === 'rest') &&
        isHour(left) &&
        items.slice(index + 1, index + 3).some(isNumber)
      // "4, 7 and 9" are the ages of three children, not three pieces.
      if ((!numbers && !hours) || bracket || item.value === ')') close('list', item.is === 'and')
      if (bracket) open.push(item)
    } else open.push(item)
  })
  close('list')
  // "Apart from Wat Pho and Wat Arun".
  for (const [index, piece] of pieces.entries())
    if (piece.isAfterAnd && pieces[index - 1]?.joint === 'except' && piece.items.every(isNamed))
      piece.joint = 'except'
  // "Taxis rather than buses" says nothing against buses but that taxis are better.
  return withAges(withDays(pieces.filter((piece) => piece.joint !== 'than')), tokens).map((piece) => ({
    ...piece,
    stance: stanceOf(piece.items),
  }))
}

/** What stands in brackets where it is numbers that may be the ages of children. */
function agesInBrackets(
  items: readonly Item[],
  from: number,
): { said: Item[]; end: number; last: number } | null {
  const end = items.findIndex(({ value }, index) => index > from && value === ')')
  const inner = items.slice(from + 1, end)
  const said = inner.filter(({ is }) => is === 'number' || is === 'years')
  const isAges = said.some(({ is, number = 99 }) => is === 'number' && number < 18)
  const isAll = inner.every(
    ({ is, value, number = 0 }) =>
      is === 'years' || is === 'and' || (is === 'sign' && value === ',') || (is === 'number' && number < 18),
  )
  return end > from && isAges && isAll ? { said, end, last: items[end]?.last ?? 0 } : null
}

const ofParty = listed('ofParty')

const isRightBefore = (left: Item | undefined, { first }: Item) => left?.last === first

const isSubject = (item: Item | undefined) => isNamed(item) || item?.is === 'move'

function isSamePlace(item: Item, other: Item | undefined): boolean {
  return item.target?.by === 'place' && other?.target?.by === 'place' && item.target.id === other.target.id
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
