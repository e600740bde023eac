import { isListed } from '~/domain/reader/lexicons'
import { indices } from '~/domain/reader/tokens'
import type { Clause } from './clause'
import type { Intent } from './intent'

/** Words up to which a clause may be no more than a reason. */
const short = 8

/** What is also said as the reason for another request: "too expensive", "it is so hot". */
const given = /^(cheaper|slower|faster|walk-less|rainy|weather)$/

/** Whether a clause only says why something else is asked for: "take out the castle, way too expensive". */
export function isReason(clause: Clause, [one, ...others]: readonly Intent[]): boolean {
  if (!one || others.length > 0 || !given.test(one.is)) return false
  const words = wordsOf(clause)
  return (
    isBare(one) &&
    standsAlone(clause) &&
    words.length <= short &&
    words.some((word) => isListed('states', word)) &&
    clause.items[0]?.is !== 'question'
  )
}

/** "Day 2 is exhausting, more relaxed please": the same again, for the day that was named. */
export function isSaidAgain(clause: Clause, [one, ...others]: readonly Intent[], before: Intent | undefined) {
  return (
    one !== undefined &&
    others.length === 0 &&
    given.test(one.is) &&
    before?.is === one.is &&
    !isBare(before) &&
    isBare(one) &&
    standsAlone(clause)
  )
}

const isBare = (intent: Intent) => Object.keys(intent).length === 1

/** Whether it begins with no "and", asks nothing, and speaks neither of a place nor of the whole trip. */
function standsAlone(clause: Clause): boolean {
  const { names, question, tokens, first } = clause
  const joined = isListed('ands', tokens[first]?.text ?? '')
  return (
    !joined && !question && names.length === 0 && !wordsOf(clause).some((word) => isListed('ofAll', word))
  )
}

function wordsOf({ items, said, tokens, first }: Clause): string[] {
  const last = Math.max(first, ...[...items, ...said].map((each) => each.last))
  return indices(first, last)
    .map((at) => tokens[at]?.text ?? '')
    .filter((word) => /[\p{L}\d]/u.test(word))
}
