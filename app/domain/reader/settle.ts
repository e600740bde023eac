import type { Destination } from '~/domain/catalogue/destination'
import { type Constraint, certainEnough, type Read, type Target } from './constraint'
import { askedBack } from './doubt'
import { inShort } from './in-short'

/** Who wants to see Versailles wants a day trip; a "trip to the Vatican" is none. */
export function withDayTrip(constraint: Constraint, { dayTrips }: Destination): Constraint {
  const isTrip = (target: Target) => target.by === 'place' && dayTrips.some(({ id }) => id === target.id)
  switch (constraint.is) {
    case 'must':
    case 'like':
    case 'pin': {
      if (!isTrip(constraint.what)) return constraint
      const when = constraint.is === 'pin' ? { when: constraint.when } : {}
      return { is: 'day-trip', to: constraint.what, ...when }
    }
    case 'day-trip': {
      const { to, not, when } = constraint
      if (to === undefined || to.by === 'name' || (isTrip(to) && !not)) return constraint
      if (not) return { is: 'skip', what: to }
      return when ? { is: 'pin', what: to, when } : { is: 'must', what: to }
    }
    default:
      return constraint
  }
}

/** The same with its certainty: the hour of a day trip cannot be held. Tickets for it are for its day. */
export function asDayTrip(
  said: Constraint,
  certainty: number,
  destination: Destination,
): Pick<Read, 'constraint' | 'certainty'> {
  const constraint = withDayTrip(said, destination)
  const isTimed = constraint.is === 'day-trip' && constraint.when?.at !== undefined
  return { constraint, certainty: isTimed ? Math.min(certainty, askedBack) : certainty }
}

/** What is wanted, if it is one thing. */
function wantedIn(constraint: Constraint): Target | undefined {
  if (constraint.is === 'like' || constraint.is === 'must') return constraint.what
  return constraint.is === 'day-trip' && !constraint.not ? constraint.to : undefined
}

/** "Art, but not modern art", "something of Harry Potter, not the studios": what is wanted and refused in one breath was not understood. */
function isContradicted({ constraint }: Read, all: readonly Read[]): boolean {
  const isRefusal = (other: Constraint) => other.is === 'skip' && !other.when && !other.except
  const wanted = wantedIn(constraint)
  const isOf = (what: Target | undefined, target: Target) => JSON.stringify(what) === JSON.stringify(target)
  if (constraint.is === 'skip' && isRefusal(constraint))
    return all.some(
      ({ constraint: other, certainty }) =>
        certainty >= certainEnough && isOf(wantedIn(other), constraint.what),
    )
  return (
    constraint.is === 'day-trip' &&
    wanted !== undefined &&
    all.some(({ constraint: other }) => other.is === 'skip' && isRefusal(other) && isOf(other.what, wanted))
  )
}

/** "No boats", and a boat that is only named; "walks little", and "walk": what is not wanted stands. */
function isDenied({ constraint }: Read, all: readonly Read[]): boolean {
  const others = all.map((each) => each.constraint)
  if (constraint.is === 'move' && !constraint.not)
    return others.some(
      (other) =>
        (other.is === 'move' && other.not && other.by === constraint.by) ||
        (other.is === 'access' && other.need === 'walks-little' && constraint.by === 'walk'),
    )
  // "The bookshop on Wednesday … the bookshop": said once with its time.
  if (constraint.is === 'must' || constraint.is === 'like')
    if (
      constraint.what.by === 'place' &&
      all.some(
        ({ constraint: other, certainty }) =>
          other.is === 'pin' &&
          certainty >= certainEnough &&
          JSON.stringify(other.what) === JSON.stringify(constraint.what),
      )
    )
      return true
  // "Pierogi! Every day pierogi!" says it once.
  if (constraint.is === 'eat' && !constraint.when)
    if (others.some((other) => other.is === 'eat' && other.food === constraint.food && other.when))
      return true
  // "No crab, I'm allergic".
  if (constraint.is === 'avoid-food')
    return others.some(
      (other) => other.is === 'allergy' && (other.to === constraint.food || constraint.food === 'seafood'),
    )
  return (
    constraint.is === 'eat' &&
    others.some((other) => other.is === 'avoid-food' && other.food === constraint.food)
  )
}

/** "My girls are 10 and 12 … the girls want gelato": children are named again, and their ages are said once. */
function withOneFamily(all: readonly Read[]): Read[] {
  const families = all.flatMap((each) =>
    each.constraint.is === 'party' && each.constraint.who === 'children' ? [each.constraint] : [],
  )
  const aged = families.flatMap(({ ages }) => (ages ? [ages] : []))
  const [first] = aged
  if (families.length < 2 || !first) return [...all]
  // "With a two-year-old and a four-year-old": each is named by its age. The same ages twice are the same children.
  const ages = [...new Set(aged.flat())].sort((a, b) => a - b)
  const isFirst = (each: Read) => each.constraint.is === 'party' && each.constraint.ages === first
  return all
    .filter(
      (each) => !(each.constraint.is === 'party' && each.constraint.who === 'children' && !isFirst(each)),
    )
    .map((each) =>
      isFirst(each) && aged.length > 1
        ? { ...each, constraint: { is: 'party', who: 'children', ages } }
        : each,
    )
}

/** "Back on Sunday, flight at 17:40": the day and the hour of one way home. */
function withWholeTimes(all: readonly Read[]): Read[] {
  const settled: Read[] = []
  for (const each of all) {
    const { constraint } = each
    const index = settled.findIndex(
      ({ constraint: other }) =>
        (constraint.is === 'arrive' || constraint.is === 'leave') &&
        other.is === constraint.is &&
        (other.when.at === undefined) !== (constraint.when.at === undefined),
    )
    const other = settled[index]
    const travels = other?.constraint.is === 'arrive' || other?.constraint.is === 'leave'
    if (other && travels && 'when' in other.constraint && 'when' in constraint) {
      const { part: _part, ...when } = { ...other.constraint.when, ...constraint.when }
      const { is } = other.constraint
      if (is === 'arrive' || is === 'leave')
        settled[index] = { ...each, words: [...other.words, ...each.words], constraint: { is, when } }
    } else settled.push(each)
  }
  return settled
}

/** "We arrive on 2 May and leave on the 9th": the month is said once. */
function withMonths(all: readonly Read[]): Read[] {
  const arrival = all.flatMap(({ constraint }) =>
    constraint.is === 'arrive' && constraint.when.date?.month ? [constraint.when.date] : [],
  )[0]
  return all.map((each) => {
    const { constraint } = each
    const date = constraint.is === 'leave' ? constraint.when.date : undefined
    if (constraint.is !== 'leave' || !arrival?.month || !date || date.month || date.day < arrival.day)
      return each
    const when = { ...constraint.when, date: { month: arrival.month, day: date.day } }
    return { ...each, constraint: { ...constraint, when } }
  })
}

/** From so many on people are a group, children or not. */
const groupFrom = 7

/** The same thing said twice counts once, with the greater certainty. */
export function withoutRepeats(found: readonly Read[]): Read[] {
  const byMeaning = new Map<string, Read>()
  for (const each of found) {
    const key = inShort(each.constraint)
    const other = byMeaning.get(key)
    if (!other || other.certainty < each.certainty) byMeaning.set(key, each)
  }
  const named = withWholeTimes(withMonths(withOneFamily([...byMeaning.values()])))
  const all = named
    .filter((each) => !isDenied(each, named))
    .map((each) => (isContradicted(each, named) ? { ...each, certainty: askedBack } : each))
  const is = (who: string) =>
    all.some(({ constraint }) => constraint.is === 'party' && constraint.who === who)
  const hasLevel = (level: string) =>
    all.some(({ constraint }) => constraint.is === 'budget' && constraint.level === level)
  const celebrates = (what: string) =>
    all.some(({ constraint }) => constraint.is === 'occasion' && constraint.what === what)
  // "Five of us, two kids" are a family; twins in a pram are babies; "siesta, nothing in the afternoon" is one break.
  const isSaid = ({ constraint }: Read) =>
    !(
      constraint.is === 'party' &&
      constraint.who === 'group' &&
      (constraint.number ?? 9) < groupFrom &&
      is('children')
    ) &&
    // "Ten years of marriage" are no wedding.
    !(constraint.is === 'occasion' && constraint.what === 'wedding' && celebrates('anniversary')) &&
    // "A medium budget, no luxury".
    !(constraint.is === 'budget' && constraint.level === 'budget' && hasLevel('moderate')) &&
    !(constraint.is === 'skip' && !constraint.except && isSpared(constraint.what)) &&
    !(constraint.is === 'rest' && Object.keys(constraint.when).length === 0 && rests > 1)
  // "No museum, no museum. Except the Mucha".
  const isSpared = (what: Target) =>
    all.some(
      ({ constraint: other }) =>
        other.is === 'skip' && other.except && JSON.stringify(other.what) === JSON.stringify(what),
    )
  const rests = all.filter(({ constraint }) => constraint.is === 'rest').length
  // An hour says more than "late starts".
  return all
    .filter(isSaid)
    .filter(
      ({ constraint: { is, ...rest } }) =>
        (is !== 'start' && is !== 'end') ||
        'at' in rest ||
        !all.some(({ constraint: other }) => other.is === is && 'at' in other),
    )
}
