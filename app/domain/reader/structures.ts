import type { Constraint } from './constraint'
import { clauseOf } from './coverage'
import type { Item } from './items'
import { isListed } from './lexicons'
import type { Piece, Stance } from './piece'
import { indices, type Token } from './tokens'

const wordAt = (tokens: readonly Token[], index: number) => tokens[index]?.text ?? ''

const isSubject = ({ is, target }: Item) => target !== undefined || is === 'food'

/** "Coffee shops", "the history of the Forum": two things side by side are a third, which is not known. */
export function isCompound(items: readonly Item[], piece: Piece, tokens: readonly Token[]): boolean {
  const subjects = piece.items.filter((item) => isSubject(item) || item.is === 'allergen')
  return subjects.some((subject, index) => {
    const next = subjects[index + 1]
    if (!next || (!items.includes(subject) && !items.includes(next))) return false
    if (subject.is === next.is && subject.is !== 'kind' && subject.is !== 'food') return false
    if (subject.is === 'food' && subject.value === next.value) return false
    if (subject.kind === next.value || next.kind === subject.value) return false
    const between = indices(subject.last, next.first)
    return between.length < 3 && between.every((each) => isListed('joins', wordAt(tokens, each)))
  })
}

/** Whether what is said hangs on a condition: "if it rains", "only if". "If possible" is a wish. */
export function isConditional(
  sentence: readonly Item[],
  first: number,
  last: number,
  tokens: readonly Token[],
): boolean {
  // "When the sun goes down" is a time.
  const polite = sentence.filter(({ is }) => is === 'like' || is === 'nothing' || is === 'part')
  return indices(first, last).some((index) => {
    const [word, next] = [wordAt(tokens, index), wordAt(tokens, index + 1)]
    // "Even if my wife grumbles" is no condition.
    if (isListed('even', wordAt(tokens, index - 1))) return false
    const isCondition =
      isListed('conditions', word) ||
      (word === 'si' &&
        isListed('afterSi', next) &&
        !(next === 'no' && wordAt(tokens, index - 1) === 'que')) ||
      (word === 'se' && isListed('afterSe', next))
    const isPolite = polite.some((item) => item.first <= index && item.last > index)
    const isHedge =
      isListed('hedges', next) ||
      isListed('hedges', wordAt(tokens, index + 2)) ||
      indices(index + 2, index + 6).some((at) => isListed('spare', wordAt(tokens, at))) ||
      (isPolite && !isListed('onlys', wordAt(tokens, index - 1)))
    return isCondition && !isHedge
  })
}

/** "Could we see the Pantheon?" asks for something; "it is closed on Mondays, isn't it?" asks about it. */
export function isRequest(sentence: readonly Item[], tokens: readonly Token[]): boolean {
  const first = sentence[0]?.first ?? 0
  return (
    isListed('requests', wordAt(tokens, first)) ||
    isListed('requests', wordAt(tokens, first - 1)) ||
    sentence.some(({ is, first: at }) => is === 'like' && isListed('requests', wordAt(tokens, at)))
  )
}

/** "We loved Vienna". */
export function wasLiked(items: readonly Item[], tokens: readonly Token[]): boolean {
  const likings = items.filter(({ is }) => is === 'like')
  return likings.length > 0 && likings.every(({ first }) => isListed('pastLikings', wordAt(tokens, first)))
}

/** "No gondola, that is too touristy for us": why, and not another wish. */
export function isWhyNot(
  constraint: Constraint,
  items: readonly Item[],
  before: Stance | null,
  tokens: readonly Token[],
): boolean {
  if (before !== 'skip' || (constraint.is !== 'avoid' && constraint.is !== 'budget')) return false
  const list = constraint.is === 'avoid' ? 'copulas' : 'tooMuch'
  return indices(...clauseOf(items, tokens)).some((index) => isListed(list, wordAt(tokens, index)))
}
