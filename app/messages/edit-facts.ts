import type { Destination } from '~/domain/catalogue/destination'
import type { Failure } from '~/domain/errors'
import type { EditFacts, TripFacts } from '~/domain/itinerary/edit/draft'
import type { Check, CheckView, Itinerary, ItineraryView, PlanView } from '~/domain/itinerary/itinerary'
import { partRequest } from '~/domain/itinerary/part-request'
import { splitPlaces, withParts } from '~/domain/itinerary/split-places'
import type { Say } from '~/domain/message'
import { replanDays } from '~/domain/planning/catalogue-engine/replan-days'
import { recompute } from '~/domain/trips/recompute'
import { recomputeSeveral } from '~/domain/trips/recompute-several'
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
      const view = withSameDays(plan, itinerary, say)
      view.checks.forEach((check, index) => {
        const known = itinerary.checks[index]
        if (known) checked.set(check, known)
      })
      return view
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

/** The functions for editing a trip to several places; `destinations` are those of its places, in their order. */
export function severalFacts(
  trip: Omit<TripFacts, 'destination'>,
  destinations: readonly [Destination, ...Destination[]],
  itinerary: PlanView,
  say: Say,
): EditFacts {
  const places = destinations.map((destination, index) =>
    editFacts(
      { ...trip, request: partRequest(trip.request, itinerary.places ?? [], index), destination },
      say,
    ),
  )
  return {
    ...editFacts({ ...trip, destination: destinations[0] }, say),
    places,
    faultsOf: (trip) =>
      splitPlaces(trip).flatMap(({ index, offset, plan }) => {
        const own = places[index]
        const alone = own?.recompute(plan, own.request, own.destination)
        return (
          (alone ? own?.faultsOf(alone) : undefined)?.map(({ day, ...fault }) => ({
            ...fault,
            ...(day !== undefined && { day: day + offset }),
          })) ?? []
        )
      }),
    recompute: (plan, request) => withSameDays(plan, recomputeSeveral(plan, request, destinations), say),
    replanDays(days, replan) {
      const whole = { ...itinerary, days }
      const parts = splitPlaces(whole)
      let failure: Failure | undefined
      const made = parts.map(({ index, offset, plan }) => {
        const own = places[index]
        const wanted = replan.days.map((day) => day - offset)
        const here = wanted.filter((day) => day >= 1 && day <= plan.days.length)
        if (!own || here.length === 0 || (replan.place ?? index) !== index) return plan.days
        const planned = own.replanDays(plan.days, { ...replan, days: here }, own.request, own.destination)
        if (!planned.ok) failure = planned.failure
        return planned.ok ? planned.value : plan.days
      })
      const isSame = made.every((each, index) => each === parts[index]?.plan.days)
      return isSame && failure ? { ok: false, failure } : { ok: true, value: withParts(whole, parts, made) }
    },
  }
}

/** An itinerary in words, in which unchanged days stay the same objects. */
function withSameDays(
  { days: before }: Pick<PlanView, 'days'>,
  itinerary: Itinerary,
  say: Say,
): ItineraryView {
  const view = itineraryView(itinerary, say)
  const days = view.days.map((day, index) => {
    const was = before[index]
    return was && itinerary.days[index] === was ? was : day
  })
  return { ...view, days }
}
