import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import type { Check, Plan, Score } from '~/domain/itinerary/itinerary'
import type { PlanRequest } from '~/domain/request/plan-request'
import { type CheckContext, checkContext } from './context'
import { mealsCheck } from './meals'
import { moneyCheck } from './money'
import { accessCheck, dietCheck, kidsCheck } from './needs'
import { sleepCheck } from './nights'
import { openCheck } from './opening'
import { placeholderDestination } from './placeholder-destination'
import { reachCheck, walkCheck } from './reach-and-walk'
import { onceCheck, realCheck } from './real-places'
import { scoresOf } from './scores'
import { ticketsCheck } from './tickets'
import { timeCheck } from './timetable'
import { daysCheck, planCheck } from './trip-length'
import { isWritten, wishesCheck } from './wishes'
import { withoutCatalogue } from './without-catalogue'
import { wordsCheck } from './words'

/** In the order of `checkIds`, in which they are shown. */
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
  ticketsCheck,
  planCheck,
  wordsCheck,
]

function contextOf(plan: Plan, request: PlanRequest, destination: Destination | Locality): CheckContext {
  const known = destination.id === null ? placeholderDestination(destination) : destination
  return checkContext(plan, request, known)
}

function checksIn(context: CheckContext): Check[] {
  const ofWishes = isWritten(context.request) ? [wishesCheck] : []
  return [...hardChecks, ...ofWishes].map((check) => check(context))
}

/** The checks of a plan without its scores, for plans that are only compared. */
export function checksOf(plan: Plan, request: PlanRequest, destination: Destination | Locality): Check[] {
  const context = contextOf(plan, request, destination)
  const checks = checksIn(context)
  return plan.destinationId !== null ? checks : withoutCatalogue(checks, context)
}

/**
 * Checks a plan against its request and the catalogue, whoever made it. The checks compute everything again: they know
 * nothing about how the plan was made and share no code with the planner.
 */
export function judge(
  plan: Plan,
  request: PlanRequest,
  destination: Destination | Locality,
): { checks: Check[]; scores: Score[] } {
  const context = contextOf(plan, request, destination)
  const checks = checksIn(context)
  const scores = scoresOf(context)
  if (plan.destinationId !== null) return { checks, scores }
  // Of the scores, only the load can be computed without places.
  return { checks: withoutCatalogue(checks, context), scores: scores.filter(({ id }) => id === 'load') }
}
