import type { Destination } from '~/domain/catalogue/destination'
import { type Constraint, certainEnough } from '~/domain/reader/constraint'
import { read } from '~/domain/reader/read'
import type { Clause } from './clause'
import type { Change } from './intent'

/** What a statement asks of a plan that is made: "we have seen the Colosseum", "I am vegan". */
export function statementsIn({ text, question }: Clause, destination: Destination): Change[] {
  // What is asked is read as a question: "a lunch by the river?" wants an answer, and no change.
  const changes = read(question ? `${text}?` : text, destination)
    .read.filter(({ certainty }) => certainty >= certainEnough)
    .map(({ constraint }) => changeFor(constraint))
    .filter(isFirstOfKinds)
    .filter((each, _index, all) => !isForFree(each, all))
  const isOfTheBody = changes.some(
    (each) => each.is === 'diet' || (each.is === 'noted' && each.wish.is === 'allergy'),
  )
  if (isOfTheBody && !question) return changes.filter(({ is }) => is !== 'children')
  return question && !changes.some(isWish) ? [] : changes
}

/** What a question may ask for: "could we see the Pantheon?" */
const isWish = ({ is }: Change) => /^(add|move|remove|without|day-trip)$/.test(is)

/** "Friday evening off, we want to wander": what one does in the time that is to be free. */
const isForFree = (change: Change, all: readonly Change[]) =>
  change.is === 'add' && change.what?.by !== 'place' && all.some(({ is }) => is === 'free')

/** "A jazz club" is one thing to add, though both words name a kind. */
function isFirstOfKinds(change: Change, index: number, all: readonly Change[]): boolean {
  const isKind = (each: Change) =>
    each.is === 'add' && (each.what?.by === 'kind' || each.what?.by === 'interest')
  return !isKind(change) || all.findLastIndex(isKind) === index
}

/** What a wish asks of a plan that is made. */
export function changeFor(wish: Constraint): Change {
  switch (wish.is) {
    case 'skip':
      return wish.what.by === 'place' || wish.what.by === 'area' || wish.what.by === 'name'
        ? { is: 'remove', what: wish.what, ...(wish.when && { when: wish.when }) }
        : {
            is: 'without',
            what: wish.what,
            ...(wish.except && { except: wish.except }),
            ...(wish.when && { when: wish.when }),
          }
    case 'seen':
      return wish.what.by === 'kind' || wish.what.by === 'interest'
        ? { is: 'without', what: wish.what, ...(wish.except && { except: wish.except }) }
        : { is: 'remove', what: wish.what }
    case 'must':
    case 'like':
      return { is: 'add', what: wish.what }
    case 'pin':
      return wish.what.by === 'place'
        ? { is: 'move', what: wish.what, when: wish.when }
        : { is: 'add', what: wish.what, when: wish.when }
    case 'diet':
      return { is: 'diet', diet: wish.diet }
    case 'eat':
    case 'avoid-food':
      return {
        is: 'food',
        food: wish.food,
        ...(wish.is === 'avoid-food' && { not: true as const }),
        ...(wish.when && { when: wish.when }),
      }
    case 'party':
      return wish.who === 'children' || wish.who === 'baby' ? { is: 'children' } : { is: 'noted', wish }
    case 'access':
      return { is: 'access', need: wish.need }
    case 'pace':
      return { is: wish.pace === 'relaxed' ? 'slower' : 'faster' }
    case 'start':
    case 'end':
      return {
        is: wish.is,
        ...(wish.early !== undefined && { shift: wish.early ? ('earlier' as const) : ('later' as const) }),
        ...(wish.at !== undefined && { when: { at: wish.at } }),
      }
    case 'budget':
      return wish.level === 'budget' ? { is: 'cheaper' } : { is: 'noted', wish }
    case 'base':
      return { is: 'base', what: wish.at }
    case 'rest':
      return wish.when.day !== undefined || wish.when.weekday !== undefined
        ? { is: 'free', when: wish.when }
        : { is: 'noted', wish }
    case 'day-trip':
      return wish.not ? { is: 'noted', wish } : { is: 'day-trip', ...(wish.to && { what: wish.to }) }
    case 'avoid':
      return wish.what === 'rain' ? { is: 'rainy' } : { is: 'noted', wish }
    default:
      return { is: 'noted', wish }
  }
}
