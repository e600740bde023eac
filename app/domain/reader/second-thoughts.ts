import { clauseFits, clauseHas, clauseOf } from './coverage'
import type { Item } from './items'
import { opinions } from './kinds'
import { fitsPattern, isAt, isListed, listed } from './lexicons'
import type { Piece } from './piece'
import type { Found } from './rules/rule'
import { indices, type Token } from './tokens'
import { sentenceText, textOf } from './unread'

const ofTheBody = listed('ofTheBody')

/** Where the same sentence says that a thing was, is of somebody who stays at home, or is a pity. */
export function isNotSaidOfThisTrip(
  { constraint, items }: Found,
  { items: own }: Piece,
  sentence: readonly Item[],
  tokens: readonly Token[],
): boolean {
  const [first] = items
  if (!constraint || !first) return false
  const word = (index: number) => tokens[index]?.text ?? ''
  const has = (is: string) => own.some((item) => item.is === is)
  const words = sentenceText(first.first, tokens)
  if (ofTheBody.has(constraint.is)) {
    const said = textOf(...clauseOf(items, tokens), tokens)
    // "No longer vegetarian"; but he who "can no longer walk far" cannot.
    if (constraint.is !== 'access' && (fitsPattern('former', said) || isFormer(first, tokens))) return true
    // "My brother is vegan but does not come"; but "my brother does not come, I am vegan".
    return fitsPattern('staysAtHome', words) && !clauseHas('firstPerson', items, tokens)
  }
  // "Our dog is called Alcatraz and stays at home".
  if (
    isNamedSo.has(constraint.is) &&
    clauseFits(constraint.is === 'party' ? 'isPet' : 'isCalled', items, tokens)
  )
    return true
  // "The best thing he'd ever seen".
  if (constraint.is === 'seen' && fitsPattern('everSeen', words)) return true
  // "I promised it to my grandmother".
  if (constraint.is === 'party' && clauseFits('toSomebody', items, tokens)) return true
  // "My colleague spent a day at the zoo with his kids"; "my brother would like to see it, but does not come".
  if (ofSomebody.has(constraint.is) && !fitsPattern('ourselves', words) && fitsPattern('othersPast', words))
    return true
  if (
    opinions.has(constraint.is) &&
    (has('person') || has('party')) &&
    fitsPattern('staysAtHome', words) &&
    !clauseHas('firstPerson', items, tokens)
  )
    return true
  switch (constraint.is) {
    case 'spend':
      // "25 € a head in the evening": for one person, or for one thing, and not for the trip.
      return constraint.per === 'trip' && !has('per') && fitsPattern('aHead', words)
    case 'arrive':
    case 'leave':
      // "We are there from 28 March to 4 April".
      return (
        !(has('arrive') && has('leave')) && own.filter(({ is }) => is === 'month' || is === 'date').length > 1
      )
    case 'eat':
      // "Allergic to seafood (prawns, mussels)".
      return sentence.some(({ is }) => is === 'allergic') && isInBrackets(first, tokens)
    case 'rest':
      // "Thursday is completely free": for sights.
      return (
        !has('rest') &&
        own.some(
          ({ is, first: at }) =>
            is === 'free' &&
            indices(Math.max(0, at - 3), at).some((index) => isListed('copulas', word(index))),
        )
      )
    case 'start':
      // Nobody begins every day in the afternoon but who works before it.
      return (constraint.at ?? 0) >= afternoon && !fitsPattern('atWork', words)
    case 'end':
      // "Back at the hotel at 13:30 for a nap" is no early night.
      return (
        constraint.at === undefined &&
        own.some(({ is, number = 24 * 60 }) => is === 'clock' && number < evening)
      )
    default:
      return false
  }
}

/** What the name of a person or an animal may be taken for; an animal that has a name here need not come along. */
const isNamedSo = listed('isNamedSo')

const ofSomebody = listed('ofSomebody')

/** "We were vegetarian for years": "was" right before it, or an article between. */
const isFormer = ({ first }: Item, tokens: readonly Token[]) =>
  [first - 1, first - 2].some((index) => isAt('pastWords', tokens, index))

/** Minutes after midnight. */
const afternoon = 13 * 60
const evening = 17 * 60

/** "(prawns, mussels)". */
function isInBrackets({ first }: Item, tokens: readonly Token[]): boolean {
  const before = tokens.slice(0, first).map(({ text }) => text)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}
