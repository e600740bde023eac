import type { Check } from '~/domain/itinerary/itinerary'
import { type Said, sequence } from '~/domain/message'
import { allStops, type CheckContext, isVisit } from './context'
import { onceCheck } from './real-places'
import { tell } from './sentences'

/** For each check what is unknown without a catalogue, and what it could check nevertheless. */
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
  tickets: () => tell('area.tickets', {}),
  money: ({ plan: { budget, currency } }) => {
    const cents = Math.round(budget.grandTotal * 100)
    const own = budget.grandTotal > 0 ? [tell('area.money-own', { cents, currency })] : []
    return sequence([tell('area.money', {}), ...own])
  },
}

/** Checks that never pass for a place without a catalogue. */
const neverCertain: Check['id'][] = ['real', 'once', 'open', 'money', 'tickets', 'sleep']

/**
 * The checks of a plan without a catalogue: a fault fails, what cannot be known is unknown and says why, and what could
 * be checked passes.
 */
export function withoutCatalogue(checks: Check[], context: CheckContext): Check[] {
  return checks.map((check): Check => {
    // The same suggestion on two days leads to two places.
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

/** Places that a language model named. */
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
