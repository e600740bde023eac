import type { PlanType } from '~/domain/billing/plans'
import type { Failure } from '~/domain/errors'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { proofOf } from '~/domain/itinerary/proof'
import type { GenerationView, Trouble } from '~/domain/planning/generation-view'

const troubles: Record<Trouble, string> = {
  offline: 'There is no connection. I ask again as soon as there is one.',
  unreachable: 'I cannot reach the planner. I keep trying.',
  slow: 'This takes longer than usual. I am still waiting for the first answer.',
}

/** What the assistant says before a plan, while it is made, and once it is there or has failed. */
export function narrationOf(
  { phase, days, expectedDays, revising, destination, sample, failure, itinerary, trouble }: GenerationView,
  plan: PlanType,
): string {
  if (trouble) return troubles[trouble]
  switch (phase) {
    case 'idle':
      return plan === 'free'
        ? 'Where would you like to go? Pick a destination and I will show you a free three-day sample, no sign-up needed.'
        : 'Where would you like to go, and when? Tell me what you enjoy and I will plan every day hour by hour.'
    case 'running':
      if (days.length === 0)
        return 'Reading opening hours for your dates and measuring the ways between places.'
      return days.length < expectedDays
        ? `Day ${days.length} of ${expectedDays} is ready. Still working on the next one.`
        : revising
          ? 'All days are planned. The costs and checks follow when the language model has looked over them.'
          : 'All days are there. Adding up the costs and running the checks.'
    case 'failed':
      return failure ? told(failure) : ''
    case 'done': {
      if (failure) return `${told(failure)} Your plan for ${destination} is still here.`
      const { passed, total } = proofOf(itinerary ?? { checks: [] })
      const checked = `${passed} of ${total} checks passed.`
      if (itinerary?.destinationId === null) {
        const what = sample ? 'a free sample' : 'your plan'
        return `Here is ${what} for ${destination}. It is a sketch: ${namesIn(itinerary)} ${checked}`
      }
      return sample
        ? `Here is a free sample for ${destination}: three days, planned and checked. ${checked}`
        : `Your plan for ${destination} is ready. ${checked}`
    }
  }
}

function told({ code, message }: Failure): string {
  return code === 'generation-failed'
    ? 'An error occurred while I was making your plan. Please try again, or change your preferences.'
    : message
}

/** Where names in a sketch come from, if there are any. */
function namesIn({ days }: ItineraryView): string {
  const named = days.some(({ activities }) => activities.some(({ unverified }) => unverified))
  return named
    ? 'I know no places there. The names in it come from a language model, and nobody has checked them.'
    : 'I know no places there, so I name none.'
}
