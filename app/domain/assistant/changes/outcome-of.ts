import type { Change } from '../intent/intent'
import { daysNamed, knownOf, type Scene, stopsMeant } from '../scene'
import { answer, change as tell } from '../sentences'
import { free, lock, remove, without } from './leave-out'
import { cannot, moves, newFaults, type Outcome } from './outcome'
import { access, children, diet, food, travellers } from './people'
import { add, swap } from './put-in'
import { dayHours, mealTime, move } from './times'
import { base, cheaper, dates, dayTrip, length, manner, noted } from './whole-trip'

/** What a change comes to in this trip. */
export function outcomeOf(change: Change, scene: Scene): Outcome {
  switch (change.is) {
    case 'remove':
      return remove(change, scene)
    case 'without':
      return without(change, scene)
    case 'lock':
    case 'unlock':
      return lock(change, scene)
    case 'add':
      return isPlanned(change, scene)
        ? move({ what: change.what, when: change.when ?? {} }, scene)
        : add(change, scene)
    case 'add-table':
      return cannot(answer('chat.add-by-hand', {}))
    case 'swap':
      return swap(change, scene)
    case 'swap-days':
      return swapDays(change.days, scene)
    case 'move':
      return move(change, scene)
    case 'meal':
      return mealTime(change, scene)
    case 'start':
    case 'end':
      return dayHours(change, scene)
    case 'diet':
      return diet(change, scene)
    case 'free':
      return free(change, scene)
    case 'children':
      return children(change, scene)
    case 'travellers':
      return travellers(change, scene)
    case 'access':
      return access(change, scene)
    case 'food':
      return food(change, scene)
    case 'cheaper':
      return cheaper(change, scene)
    case 'length':
      return length(change, scene)
    case 'dates':
      return dates(change, scene)
    case 'day-trip':
      return dayTrip(change, scene)
    case 'base':
      return base(change, scene)
    case 'noted':
      return noted(change, scene)
    default:
      return manner(change, scene)
  }
}

/** A place that is in the plan and is to be added on a day is moved there. */
function isPlanned({ what, when }: Extract<Change, { is: 'add' }>, scene: Scene): boolean {
  return what?.by === 'place' && when !== undefined && stopsMeant(what, knownOf(scene)).length > 0
}

function swapDays(named: (number | 'last')[], { draft, facts }: Scene): Outcome {
  const { itinerary } = draft
  const [first, second] = named.flatMap((day) => daysNamed({ day }, itinerary).map((each) => each.day))
  if (first === undefined || second === undefined || first === second)
    return cannot(answer('chat.no-such-day', { days: itinerary.days.length }))
  const list = [
    { kind: 'swap-days' as const, days: [first, second] satisfies [number, number] as [number, number] },
  ]
  const faults =
    newFaults(draft, list, facts) > 0 ? answer('chat.not-free-of-faults', { name: null }) : undefined
  return moves(tell('change.days-swapped', { first, second }), list, faults)
}
