import type { Constraint } from './constraint'

/** Whether a wish is about the travellers or about any town, so that it holds in a place that comes to the trip later as well. */
export function holdsAnywhere(wish: Constraint): boolean {
  switch (wish.is) {
    case 'like':
    case 'skip':
      return wish.what.by === 'kind' || wish.what.by === 'interest'
    case 'spend':
      return wish.per !== 'trip'
    case 'start':
    case 'end':
    case 'diet':
    case 'allergy':
    case 'avoid-food':
    case 'party':
    case 'access':
    case 'pace':
    case 'budget':
    case 'avoid':
    case 'move':
    case 'walk-limit':
    case 'mealtime':
      return true
    default:
      return false
  }
}
