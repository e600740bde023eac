import type { Constraint, Read, Reading, Target } from './constraint'
import { certainEnough } from './constraint'
import { askedBack } from './doubt'
import { inShort, targetInShort } from './in-short'
import { listed } from './lexicons'
import { withoutRepeats } from './settle'

/** How sure a wish is that two readers read, each for itself. */
const agreedOn = 0.95
/** From this certainty on the grammar's reading stands by itself: names and figures in the form that they have. */
const strong = 0.95

/**
 * The reading of a text by the grammar and by somebody else, whose reading has been tried already. What both read is
 * certain. What contradicts is asked back. What only the other reads is applied; what only the grammar reads stands where it
 * has a form of its own, and is asked back where it hangs on the meaning of a word.
 */
export function agreed(grammar: Reading, other: Pick<Reading, 'read' | 'unread'>): Reading {
  const isSilent = other.read.length + other.unread.length === 0
  // Who reads nothing at all where the grammar is sure of something has not read.
  if (isSilent && grammar.read.some(({ certainty }) => certainty >= certainEnough)) return grammar
  const result: Read[] = []
  const alone = new Set(other.read)
  const own: Read[] = []
  for (const each of grammar.read) {
    const same = other.read.find(({ constraint }) => isOneWish(constraint, each.constraint))
    if (!same) {
      own.push(each)
      continue
    }
    alone.delete(same)
    const finer = isPart(each.constraint, same.constraint) ? same.constraint : each.constraint
    result.push({ constraint: finer, words: each.words, certainty: Math.max(each.certainty, agreedOn) })
  }
  for (const each of own) {
    const isSure = each.certainty >= certainEnough
    const against = [...other.read].filter(({ constraint }) => isOpposed(each.constraint, constraint))
    // What the grammar itself doubts is settled by whoever has read the same words.
    if (!isSure && (against.length > 0 || other.read.some((its) => overlaps(its.words, each.words)))) continue
    if (isSure && against.length > 0) {
      for (const its of against) {
        alone.delete(its)
        result.push(doubted(its))
      }
      result.push(doubted(each))
    } else {
      const garbled = health.has(each.constraint.is) && overlaps(each.words, other.unread)
      // "Seen" and "not wanted" leave the same place out.
      const backed = other.read.some(({ constraint }) => bothRefuse(each.constraint, constraint))
      result.push(isSure && !standsAlone(each) && !garbled && !backed ? doubted(each) : each)
    }
  }
  result.push(...alone)
  return {
    ...grammar,
    read: withoutRepeats(result),
    unread: [
      ...grammar.unread.filter((part) => !other.read.some(({ words }) => overlaps(words, [part]))),
      ...other.unread,
    ],
  }
}

/** What somebody else reads, parted by whether the grammar, where it is sure, reads the contrary. */
export function confirmed(
  other: readonly Read[],
  grammar: Pick<Reading, 'read'>,
): { held: Read[]; against: Read[] } {
  const sure = grammar.read.filter(({ certainty }) => certainty >= certainEnough)
  const isAgainst = ({ constraint }: Read) => sure.some((each) => isOpposed(each.constraint, constraint))
  return { held: other.filter((each) => !isAgainst(each)), against: other.filter(isAgainst) }
}

function doubted(each: Read): Read {
  return { ...each, certainty: Math.min(each.certainty, askedBack) }
}

/** What is a matter of health, or has a form that no other word has. */
const formed = listed('formed')

/** Of these a missing one does harm: they stand where the other has cited the words, but what it makes of them is no value. */
const health = new Set<Constraint['is']>(['diet', 'allergy', 'access'])

function standsAlone({ constraint, certainty }: Read): boolean {
  return certainty >= strong && (formed.has(constraint.is) || isNamed(constraint))
}

function isNamed(constraint: Constraint): boolean {
  return 'what' in constraint && typeof constraint.what === 'object' && constraint.what.by === 'place'
}

function overlaps(some: Read['words'], others: Read['words']): boolean {
  return some.some(([from, to]) => others.some(([first, last]) => from < last && first < to))
}

/** Whether two constraints say the same, one of them perhaps more closely. */
function isOneWish(one: Constraint, other: Constraint): boolean {
  return inShort(one) === inShort(other) || isPart(one, other) || isPart(other, one)
}

/** Whether all that one says is said by the other: "children" of "children of 4 and 7", "on the 9th" of "on 9 May". */
function isPart(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || Array.isArray(one))
    return JSON.stringify(one) === JSON.stringify(other)
  const fields = new Map(Object.entries(other ?? {}))
  return Object.entries(one).every(([key, value]) => isPart(value, fields.get(key)))
}

const wanted = listed('wanted')
const refused = new Set<Constraint['is']>(['skip', 'seen', 'avoid-food'])
/** Of these a trip has one value. */
const single = listed('singly')

/** Whether both cannot hold: the same thing wanted and refused, or two values of what has one. */
function isOpposed(one: Constraint, other: Constraint): boolean {
  if (single.has(one.is)) return one.is === other.is
  const subject = subjectOf(one)
  if (subject === undefined || subject !== subjectOf(other)) return false
  if (one.is === 'count' || other.is === 'count')
    return one.is === other.is || [one, other].some(({ is }) => refused.has(is))
  if (one.is === 'move' || one.is === 'day-trip' || one.is === 'meal' || one.is === 'mealtime')
    return one.is === other.is
  return (wanted.has(one.is) && refused.has(other.is)) || (refused.has(one.is) && wanted.has(other.is))
}

function bothRefuse(one: Constraint, other: Constraint): boolean {
  if (!refused.has(one.is) || !refused.has(other.is)) return false
  const subject = subjectOf(one)
  return subject !== undefined && subject === subjectOf(other)
}

function subjectOf(constraint: Constraint): string | undefined {
  switch (constraint.is) {
    case 'must':
    case 'like':
    case 'skip':
    case 'seen':
    case 'pin':
    case 'days':
    case 'count':
      return targetInShort(constraint.what)
    case 'eat':
    case 'avoid-food':
      return `food:${constraint.food}`
    case 'move':
      return `move:${constraint.by}`
    case 'meal':
    case 'mealtime':
      return `meal:${constraint.meal}`
    case 'day-trip':
      return constraint.to === undefined ? 'trip' : targetInShort(constraint.to satisfies Target)
    default:
      return undefined
  }
}
