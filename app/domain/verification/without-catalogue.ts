import type { Check } from '~/domain/itinerary/itinerary'
import { formatMoney } from '~/domain/money/format-money'
import { allStops, type CheckContext, isVisit } from './context'
import { onceCheck } from './real-places'
import { count } from './verdict'

/** What each check has to leave open without a catalogue, and what it could see all the same. */
const openEnds: Partial<Record<Check['id'], (context: CheckContext) => string>> = {
  real: (context) =>
    unverified(context) > 0
      ? `There is no catalogue of ${context.destination.name}: ${count(unverified(context), 'place')} were named by a language model and nobody has verified them; the other stops are areas, towns and kinds of places.`
      : `There is no catalogue of ${context.destination.name}: ${count(ideas(context), 'stop')} are areas, towns of the gazetteer and kinds of places, which nobody can check.`,
  once: (context) =>
    `Of ${count(ideas(context), 'stop')} the very place is yours to choose; whether you come to one twice is in your hands.`,
  open: (context) =>
    `No opening hours are known for ${count(allStops(context).filter(isVisit).length, 'stop')}: look them up before you go.`,
  time: () =>
    'Stops do not overlap and lie in the hours of your pace; how long each really takes is not known.',
  reach: () => 'Ways are worked out from distances, and where there are none you choose a place near by.',
  walk: ({ request }) =>
    `The ways between known points keep to ${request.filters.maxWalkingDistance} km a day; what you add on the spot is not counted.`,
  meals: ({ days }) =>
    `Breakfast, lunch and dinner stand in their hours on ${days.length === 1 ? 'the day' : `all ${days.length} days`}; the tables are yours to find.`,
  sleep: () => 'Every day ends where you stay, and where that is, you choose.',
  diet: ({ request }) =>
    `Nobody has confirmed ${request.filters.dietaryRestrictions.map((diet) => diet.toLowerCase()).join(' or ')} meals here: ask before you sit down.`,
  access: () => 'Nothing is known about steps, ramps or guides here: ask each place before you go.',
  kids: () => 'The days end early and have a long break; whether a place suits children is not known.',
  money: ({ plan: { budget, currency } }) =>
    `Nothing is priced, because no price is known here and none is guessed.${budget.grandTotal > 0 ? ` The sums hold what you entered yourself, ${formatMoney(Math.round(budget.grandTotal * 100), currency)}.` : ''}`,
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
              evidence: 'Names come from a language model and are marked as unverified.',
            }
          : { evidence: 'No venue is named: only kinds of places, and towns of the gazetteer.' }),
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
