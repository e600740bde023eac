import type { EditFacts, TripFacts } from '~/domain/itinerary/edit/draft'
import type { Check, CheckView } from '~/domain/itinerary/itinerary'
import type { Say } from '~/domain/message'
import { replanDays } from '~/domain/planning/catalogue-engine/replan-days'
import { recompute } from '~/domain/trips/recompute'
import { checksOf, judge } from '~/domain/verification/judge'
import { besideItsDay, faultsOf } from '~/domain/verification/verdict'
import { dayView, failureView, itineraryView } from './itinerary-view'

/** The functions for editing a trip, with this product's checks and planner, on texts in words. */
export function editFacts(trip: TripFacts, say: Say): EditFacts {
  const checked = new WeakMap<CheckView, Check>()
  return {
    ...trip,
    say,
    faultsOf(itinerary) {
      const failed = itinerary.checks.filter(({ status }) => status === 'fail')
      const known = failed.flatMap((check) => checked.get(check) ?? [])
      // Checks that were not made here have words only: they are made again.
      const checks =
        known.length === failed.length ? known : judge(itinerary, trip.request, trip.destination).checks
      return checks.flatMap(faultsOf).map(({ said, ...about }) => ({
        ...about,
        said: say(said),
        besideItsDay: say(besideItsDay(said)),
      }))
    },
    failing: (plan, request, destination) =>
      checksOf(plan, request, destination).filter(({ status }) => status === 'fail').length,
    recompute(plan, request, destination) {
      const itinerary = recompute(plan, request, destination)
      const view = itineraryView(itinerary, say)
      // Unchanged days stay the same objects.
      const days = view.days.map((day, index) => {
        const was = plan.days[index]
        return was && itinerary.days[index] === was ? was : day
      })
      view.checks.forEach((check, index) => {
        const known = itinerary.checks[index]
        if (known) checked.set(check, known)
      })
      return { ...view, days }
    },
    replanDays(days, replan, request, destination) {
      const made = replanDays(days, replan, request, destination, say)
      if (!made.ok) return { ok: false, failure: failureView(made.failure, say) }
      return {
        ok: true,
        value: made.value.map((day) => days.find((was) => was === day) ?? dayView(day, say)),
      }
    },
  }
}
