import type { EditFacts, TripFacts } from '~/domain/itinerary/edit/draft'
import type { Check, CheckView } from '~/domain/itinerary/itinerary'
import type { Say } from '~/domain/message'
import { replanDays } from '~/domain/planning/catalogue-engine/replan-days'
import { recompute } from '~/domain/trips/recompute'
import { faultsOf } from '~/domain/verification/verdict'
import { dayView, itineraryView } from './itinerary-view'

/** Edits of a trip with the checks and the planner of this product, in words. */
export function editFacts(trip: TripFacts, say: Say): EditFacts {
  const checked = new WeakMap<CheckView, Check>()
  return {
    ...trip,
    say,
    faultsOf: (check) => {
      const known = checked.get(check)
      return known ? faultsOf(known).map(say) : check.status === 'fail' ? [check.evidence] : []
    },
    recompute(plan, request, destination) {
      const itinerary = recompute(plan, request, destination)
      const view = itineraryView(itinerary, say)
      // Days that nobody touched stay the same objects.
      const days = view.days.map((day, index) => plan.days[index] ?? day)
      view.checks.forEach((check, index) => {
        const known = itinerary.checks[index]
        if (known) checked.set(check, known)
      })
      return { ...view, days }
    },
    replanDays(days, replan, request, destination) {
      const made = replanDays(days, replan, request, destination, say)
      if (!made.ok) return made
      return {
        ok: true,
        value: made.value.map((day) => days.find((was) => was === day) ?? dayView(day, say)),
      }
    },
  }
}
