import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import type { Check, Plan, Score } from '~/domain/itinerary/itinerary'
import type { PlanRequest } from '~/domain/request/plan-request'
import { checkContext } from './context'
import { mealsCheck } from './meals'
import { moneyCheck } from './money'
import { accessCheck, dietCheck, kidsCheck } from './needs'
import { sleepCheck } from './nights'
import { openCheck } from './opening'
import { placeholderDestination } from './placeholder-destination'
import { reachCheck, walkCheck } from './reach-and-walk'
import { onceCheck, realCheck } from './real-places'
import { scoresOf } from './scores'
import { timeCheck } from './timetable'
import { daysCheck, planCheck } from './trip-length'
import { withoutCatalogue } from './without-catalogue'
import { wordsCheck } from './words'

/** In the order in which they are shown, that of `checkIds`. */
const hardChecks = [
  daysCheck,
  realCheck,
  onceCheck,
  openCheck,
  timeCheck,
  reachCheck,
  walkCheck,
  mealsCheck,
  sleepCheck,
  dietCheck,
  accessCheck,
  kidsCheck,
  moneyCheck,
  planCheck,
  wordsCheck,
]

/**
 * Holds a plan against what was asked for and what the catalogue knows, whoever made it. The checks work everything
 * out afresh: they know nothing of how a plan was made and share no reckoning with those who make it.
 */
export function judge(
  plan: Plan,
  request: PlanRequest,
  destination: Destination | Locality,
): { checks: Check[]; scores: Score[] } {
  const known = destination.id === null ? placeholderDestination(destination) : destination
  const context = checkContext(plan, request, known)
  const checks = hardChecks.map((check) => check(context))
  const scores = scoresOf(context)
  if (plan.destinationId !== null) return { checks, scores }
  // Of the scores only the load needs no places.
  return { checks: withoutCatalogue(checks, context), scores: scores.filter(({ id }) => id === 'load') }
}
