import type { When } from './constraint'
import { clauseFits } from './coverage'
import { isOfItsOwnName } from './degrees'
import type { Item } from './items'
import { isListed, listed } from './lexicons'
import type { Piece, Stance } from './piece'
import type { Found } from './rules/rule'
import type { Token } from './tokens'
import { whenOf } from './when'

const isSubject = ({ is, target }: Item) => target !== undefined || is === 'food'
const wishes = listed('wishes')

/** Where the words are known and say something that a plan cannot hold, or say it of something else. */
export function isBeyondAPlan(
  { constraint, items }: Found,
  piece: Piece,
  pieces: readonly Piece[],
  stance: Stance | null,
  tokens: readonly Token[],
): boolean {
  const [named] = items
  if (!constraint || !named) return false
  const own = piece.items
  const has = (is: string) => own.some((item) => item.is === is)
  const word = (index: number) => tokens[index]?.text ?? ''
  const others = own.filter((item) => isSubject(item) && !items.includes(item))
  const denied = stance === 'skip' || stance === 'seen'
  const when = whenOf(own)
  // "Metro over bus", "boat yes, bus no".
  const over = own.some(({ is, first }) => is === 'limit' && word(first) === 'over')
  if (wishes.has(constraint.is) && (over || isForIt(named, own, tokens))) return true
  // "The day after": after which?
  if (
    has('shift') &&
    wishes.has(constraint.is) &&
    !isOnADay('when' in constraint ? constraint.when : undefined)
  )
    return true
  switch (constraint.is) {
    case 'pin': {
      const { by } = constraint.what
      if (by === 'interest') return others.length > 0 || !isOfItsOwnName(items, tokens)
      // "The park by bike on Sunday", "tapas in Triana on the last night": something is done there, or at a place of its name.
      if (by === 'area')
        return (
          named.certainty < wholeQuarter ||
          others.some(
            (other) => other.value !== 'walk' && (other.is === 'food' || !isForIt(other, own, tokens)),
          ) ||
          has('move') ||
          has('booked') ||
          has('party')
        )
      if (by !== 'kind') return false
      if (clauseFits('ownEvent', items, tokens)) return true
      // "Two nights of flamenco"; "the hammam" is one house.
      const counted = own.some(({ is }, at) => is === 'number' && own[at + 1]?.is === 'part')
      const isClass = tokens.slice(named.first, named.last).some(({ text }) => isListed('classes', text))
      const one =
        (constraint.what.kind === 'experience' && !(isClass && when?.at === undefined)) ||
        constraint.what.kind === 'viewpoint'
      return one || counted || others.length > 0 || isListed('oneThing', word(named.first))
    }
    case 'must':
    case 'like':
      if (constraint.what.by === 'place')
        return stance === null && (has('avoid') || has('minutes') || isCounted(own))
      return (
        isListed('oneThing', word(named.first)) ||
        // "Art Nouveau in Alberta street, absolutely": the place is meant.
        (constraint.is === 'must' && others.some(({ is }) => is === 'name')) ||
        (stance === null && own.some(({ is }) => isListed('besideKinds', is)))
      )
    case 'seen':
      // "We have done all the sights": what is left then is another question.
      return constraint.what.by === 'interest'
    case 'skip':
      // "No museum about the war"; "no menus with photos"; "enough temples in Aswan".
      return (
        isListed('about', word(named.last)) ||
        // "No ghost tours" refuses one sort of them.
        (constraint.what.by === 'kind' && constraint.what.kind === 'experience') ||
        (constraint.what.by === 'interest' && has('avoid')) ||
        // "Vertigo, so no Sky Tower" says why the tower is refused.
        (constraint.what.by === 'kind' &&
          constraint.what.kind === 'viewpoint' &&
          pieces.some(
            (beside) =>
              beside.items.some(({ is }) => is === 'name') ||
              (beside !== piece &&
                beside.stance === 'skip' &&
                beside.items.some((item) => isSubject(item) && item.value !== 'viewpoint')),
          )) ||
        isWithin(named, others, tokens)
      )
    case 'avoid-food':
      // "Not whisky people, so no distillery".
      return pieces.length > 1 && isListed('peopleOf', word(named.last))
    case 'rest':
      return (
        own.some(({ is }) => is === 'name') ||
        (pieces.length > 1 && named.last - named.first === 1 && own.every(({ is }) => is === 'rest'))
      )
    case 'move':
      return (constraint.by === 'walk' && denied) || (when !== null && !denied) || (has('yes') && has('not'))
    case 'eat':
      return (
        isWithin(named, others, tokens) ||
        (!has('least') &&
          own.some(
            ({ is }, at) => is === 'number' && own[at - 1]?.is !== 'day' && at > own.indexOf(named),
          )) ||
        (stance === null && has('person'))
      )
    case 'party':
      return (
        (constraint.who === 'children' && !constraint.ages && has('base')) ||
        (constraint.who === 'couple' &&
          isListed('two', word(named.first)) &&
          (others.length > 0 || when !== null || has('currency') || has('diet') || has('access')))
      )
    case 'access':
      return constraint.need === 'no-stairs' && !denied && others.length > 0
    case 'arrive':
    case 'leave':
      // "Happy to be out at dawn".
      if (Object.keys(constraint.when).join() === 'part') return constraint.is === 'leave'
      return [['clock'], ['am', 'pm']].some((each) => own.filter(({ is }) => each.includes(is)).length > 1)
    case 'base':
      return when !== null && (when.day !== undefined || when.weekday !== undefined)
    default:
      return false
  }
}

const isOnADay = (when: When | undefined) =>
  when?.day !== undefined || when?.weekday !== undefined || when?.date !== undefined

/** The certainty of a quarter's name from which it is not that of a part of it alone. */
const wholeQuarter = 0.85

/** "The quay for the market", "wegen der Holzhäuser": why somebody goes to the place that is named beside it. */
function isForIt(named: Item, own: readonly Item[], tokens: readonly Token[]): boolean {
  const place = own.find(({ is, first }) => is === 'name' && first < named.first)
  return (
    named.is !== 'name' &&
    place !== undefined &&
    tokens.slice(place.last, named.first).some(({ text }) => isListed('purposes', text))
  )
}

/** "The museum twice": nothing but a name and a number. */
const isCounted = (own: readonly Item[]) =>
  own.length === 2 && own[0]?.is === 'name' && own[1]?.is === 'number'

/** "Temples in Aswan". */
function isWithin(named: Item, others: readonly Item[], tokens: readonly Token[]): boolean {
  return others.some((other) => {
    const [a, b] = named.first < other.first ? [named, other] : [other, named]
    return (
      (a.is === 'kind' || a.is === 'food') &&
      b.is === 'name' &&
      b.first - a.last === 1 &&
      /^(in|en|a)$/.test(tokens[a.last]?.text ?? '')
    )
  })
}
