import type { Check } from '~/domain/itinerary/itinerary'
import { type Said, sequence } from '~/domain/message'
import { allStops, type CheckContext, isVisit } from './context'
import { onceCheck } from './real-places'
import { tell } from './sentences'

/** What each check has to leave open without a catalogue, and what it could see all the same. */
const openEnds: Partial<Record<Check['id'], (context: CheckContext) => Said>> = {
  real: (context) => {
    const destination = context.destination.name
    return unverified(context) > 0
      ? tell('area.real.named', { destination, places: unverified(context) })
      : tell('area.real.kinds', { destination, stops: ideas(context) })
  },
  once: (context) => tell('area.once', { stops: ideas(context) }),
  open: (context) => tell('area.open', { stops: allStops(context).filter(isVisit).length }),
  time: () => tell('area.time', {}),
  reach: () => tell('area.reach', {}),
  walk: ({ request }) => tell('area.walk', { km: request.filters.maxWalkingDistance }),
  meals: ({ days }) => tell('area.meals', { days: days.length }),
  sleep: () => tell('area.sleep', {}),
  diet: ({ request }) => tell('area.diet', { diets: request.filters.dietaryRestrictions }),
  access: () => tell('area.access', {}),
  kids: () => tell('area.kids', {}),
  money: ({ plan: { budget, currency } }) => {
    const cents = Math.round(budget.grandTotal * 100)
    const own = budget.grandTotal > 0 ? [tell('area.money-own', { cents, currency })] : []
    return sequence([tell('area.money', {}), ...own])
  },
}

/** Of these a place without a catalogue can't have a pass, whatever the plan says. */
const neverCertain: Check['id'][] = ['real', 'once', 'open', 'money', 'sleep']

/**
 * The checks of a plan that no catalogue stands behind: a fault is a fault, what cannot be known is unknown and says
 * why, and what was seen to be right passes.
 */
export function withoutCatalogue(checks: Check[], context: CheckContext): Check[] {
  return checks.map((check): Check => {
    // The same idea on two days leads to two places.
    const seen = check.id === 'once' ? onceCheck(withoutIdeas(context)) : check
    const evidence = openEnds[seen.id]?.(context)
    const open = seen.status === 'unknown' || neverCertain.includes(seen.id)
    if (seen.id === 'words' && seen.status === 'pass')
      return {
        ...seen,
        ...(unverified(context) > 0
          ? {
              status: 'unknown' as const,
              evidence: tell('area.words-unverified', {}),
            }
          : { evidence: tell('area.words', {}) }),
      }
    if (seen.status === 'fail' || !open || evidence === undefined || ideas(context) === 0) return seen
    return { id: seen.id, status: 'unknown', evidence }
  })
}

/** Places that a language model has named. */
function unverified(context: CheckContext): number {
  return allStops(context).filter(({ activity }) => activity.unverified).length
}

function ideas(context: CheckContext): number {
  return allStops(context).filter(({ activity }) => activity.idea).length
}

function withoutIdeas(context: CheckContext): CheckContext {
  const days = context.days.map((day) => ({
    ...day,
    stops: day.stops.filter(({ activity }) => !activity.idea),
  }))
  return { ...context, days }
}
