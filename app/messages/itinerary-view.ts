import type { Failure } from '~/domain/errors'
import type {
  Activity,
  ActivityView,
  DayView,
  Itinerary,
  ItineraryDay,
  ItineraryView,
  Plan,
  PlanView,
  TripPlace,
  TripPlaceView,
} from '~/domain/itinerary/itinerary'
import type { Provenance } from '~/domain/itinerary/provenance'
import { statedPrice, timeOf, withTicket } from '~/domain/itinerary/sentences'
import type { Said, Say } from '~/domain/message'
import type { StreamEvent, StreamEventView } from '~/domain/planning/stream-events'
import { unmetOf } from '~/domain/verification/unmet'

/**
 * An itinerary in words. Days that are the same objects as before give the same view objects, so that screens can skip
 * them.
 */
export function itineraryView(itinerary: Itinerary, say: Say): ItineraryView {
  const { checks, scores, ...plan } = itinerary
  const unmet = unmetOf(itinerary).map(say)
  return { ...planView(plan, say), ...checksView({ checks, scores }, say), unmet }
}

/** A plan before the checks, in words. */
export function planView({ provenance, places, ...plan }: Plan, say: Say): PlanView {
  return {
    ...plan,
    ...inWords(plan, say),
    days: plan.days.map((day) => dayView(day, say)),
    ...(places && { places: placesView(places, say) }),
    ...(provenance && { provenance: provenanceView(provenance, say) }),
  }
}

function placesView(places: readonly TripPlace[], say: Say): TripPlaceView[] {
  return places.map((place) => ({ ...place, overview: say(place.overview) }))
}

const daysInWords = new WeakMap<Say, WeakMap<ItineraryDay, DayView>>()

export function dayView(day: ItineraryDay, say: Say): DayView {
  const known = daysInWords.get(say) ?? new WeakMap<ItineraryDay, DayView>()
  daysInWords.set(say, known)
  const seen = known.get(day)
  if (seen) return seen
  const { before, note: _note, ...rest } = day
  const view: DayView = {
    ...rest,
    ...headingView(day, say),
    ...(before && { before: beforeView(before, say) }),
    activities: day.activities.map((activity) => activityView(activity, say)),
  }
  known.set(day, view)
  return view
}

function beforeView({ note, ...rest }: NonNullable<ItineraryDay['before']>, say: Say) {
  return { ...rest, ...headingView({ ...rest, note }, say) }
}

function headingView({ title, area, note }: Pick<ItineraryDay, 'title' | 'area' | 'note'>, say: Say) {
  return { title: say(title), area: say(area), ...(note !== undefined && { note: say(note) }) }
}

/** A stop in words. Those of an older trip stay; else they are made of the clock and the cents. */
function activityView({ time, cost, currency, ...activity }: Activity, say: Say): ActivityView {
  const { costCents, ticketUse, local } = activity
  const isPaid = ticketUse !== undefined && costCents === 0
  const paid = local ?? (currency && { cents: costCents, currency })
  const price =
    cost ?? (paid && say(isPaid ? withTicket() : statedPrice(paid.cents, paid.currency, activity)))
  return {
    ...activity,
    title: say(activity.title),
    description: say(activity.description),
    reason: say(activity.reason),
    time: time ?? say(timeOf(activity.startTime)),
    ...(price !== undefined && { cost: price }),
  }
}

function inWords({ overview, tips }: Pick<Itinerary, 'overview' | 'tips'>, say: Say) {
  return { overview: say(overview), tips: tips.map(say) }
}

function checksView({ checks, scores }: Pick<Itinerary, 'checks' | 'scores'>, say: Say) {
  return {
    checks: checks.map((check) => ({ ...check, evidence: say(check.evidence) })),
    scores: scores.map((score) => ({ ...score, evidence: say(score.evidence) })),
  }
}

function provenanceView({ note, ...rest }: Provenance, say: Say) {
  return { ...rest, ...(note !== undefined && { note: say(note) }) }
}

/** A failure in words. */
export function failureView({ message, title, ...rest }: Failure<Said>, say: Say): Failure {
  return { ...rest, message: say(message), ...(title !== undefined && { title: say(title) }) }
}

type OverviewOf<E> = E extends { event: 'overview'; data: infer D } ? D : never

function overviewView(
  { places, overview, ...rest }: OverviewOf<StreamEvent>,
  say: Say,
): OverviewOf<StreamEventView> {
  return { ...rest, overview: say(overview), ...(places && { places: placesView(places, say) }) }
}

/** An event of a generation in words. */
export function eventView(event: StreamEvent, say: Say): StreamEventView {
  switch (event.event) {
    case 'overview':
      return { ...event, data: overviewView(event.data, say) }
    case 'day':
      return { ...event, data: dayView(event.data, say) }
    case 'revised': {
      const { data } = event
      return { ...event, data: 'overview' in data ? { overview: say(data.overview) } : dayView(data, say) }
    }
    case 'tips':
      return { ...event, data: { tips: event.data.tips.map(say) } }
    case 'checks':
      return { ...event, data: checksView(event.data, say) }
    case 'done':
      return { ...event, data: { ...event.data, itinerary: itineraryView(event.data.itinerary, say) } }
    case 'error':
      return { ...event, data: failureView(event.data, say) }
    default:
      return event
  }
}
