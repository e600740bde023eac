import type { Session } from '~/domain/account/session'
import type { PlanType } from '~/domain/billing/plan-type'
import { isCalendarDate } from '~/domain/calendar/calendar-date'
import { shownDestinations } from '~/domain/catalogue/place-catalogue'
import { resolveDestination } from '~/domain/gazetteer/destination-search'
import { readItinerary } from '~/domain/itinerary/stored-itinerary'
import type { AbTag } from '~/domain/marketing/affiliate/links'
import type { Say } from '~/domain/message'
import type { GenerationState, Generations } from '~/domain/planning/generation'
import { paletteOf } from '~/domain/posters/palette-of'
import { mostPlaces, placesOf, withPlaces } from '~/domain/request/several-places'
import type { TripDraft } from '~/domain/request/trip-draft'
import type { TripForm } from '~/domain/request/trip-form'
import { defaultForm, moveStart } from '~/domain/request/trip-rules'
import type { Trip, TripStore } from '~/domain/trips/trip'
import { itineraryView } from '~/messages/itinerary-view'
import type { DestinationSources } from './find-destination'
import { guideBeside } from './guide-beside'

interface PlannerAsk {
  session: Session | null
  /** Verified. */
  plan: PlanType
  /** What the address names, each '' where it does not. */
  asked: { destination: string /** Places after it. */; then: string[]; startDate: string; endDate: string }
  /** The form as the browser kept it. */
  draft: TripDraft | null
  today: string
  /** Which half of the link test the reader is in. */
  ab: AbTag
}

interface Parts extends DestinationSources {
  generations: Generations
  trips: TripStore
  say: Say
}

/** Longest name of a place that is looked up, characters. */
const longestName = 100

/** Everything the planner shows when it opens: the form, the latest plan and the guide beside it. */
export async function openPlanner({ session, plan, asked, draft, today, ab }: PlannerAsk, parts: Parts) {
  const { catalogue, localities, generations, trips, say } = parts
  const [made, destinations] = await Promise.all([
    session ? generations.latest(session.id) : null,
    catalogue.list(),
  ])
  const trip = await tripOf(session, made, trips)
  // What was edited since it was made is shown as it is now.
  const kept = trip?.itinerary ?? (made?.stored ? readItinerary(made.stored) : null)
  const latest = made && {
    generationId: made.generationId,
    status: made.status,
    form: made.form,
    itinerary: kept && itineraryView(kept, say),
  }
  // The free text is not in the draft: the browser puts its own in, and a browser that has none shows what was sent last.
  const filled = draft
    ? { ...draft.form, additionalInfo: latest?.form.additionalInfo ?? '' }
    : latest
      ? named(latest.form)
      : defaultForm(today)
  // Any town or region of the world can be named, as in the picker.
  const labelOf = async (typed: string) =>
    resolveDestination(typed, destinations)?.label ??
    (typed.length > 1 ? (await localities.find(typed))?.label : undefined)
  const typed = asked.destination.trim().slice(0, longestName)
  const label = typed ? await labelOf(typed) : undefined
  const then = label ? await Promise.all(asked.then.slice(0, mostPlaces - 1).map(labelOf)) : []
  const dates = askedDates(filled, asked)
  const form = {
    ...withAsked(
      filled,
      [label, ...then].flatMap((each) => each ?? []),
    ),
    ...dates,
  }
  const card = destinations.find((each) => each.label === label)
  const shown = destinations.find(({ id }) => id === latest?.itinerary?.destinationId) ?? card
  return {
    plan,
    signedIn: Boolean(session?.userId),
    latest,
    destinations: shownDestinations(destinations),
    form,
    unknown: typed !== '' && !label ? typed : null,
    asksAnew: latest !== null && typed !== '' && isAnother(form, named(latest.form)),
    untouched: !draft && !latest && dates === null,
    filtersOn: draft?.filtersOn ?? form.advancedFilters !== undefined,
    palette: latest?.itinerary?.palette ?? (shown ? paletteOf(shown) : null),
    trip: trip && latest ? { id: trip.id, isSaved: trip.isSaved, generationId: latest.generationId } : null,
    guide:
      latest && kept
        ? await guideBeside(
            kept,
            {
              plan,
              budget: kept.sample ? 'moderate' : latest.form.budget,
              reader: { ab, userId: session?.userId ?? null },
            },
            parts,
          )
        : null,
  }
}

/** A form that was sent with its places alone, under the name of the first. */
function named(form: TripForm): TripForm {
  return { ...form, destination: form.destinations?.[0]?.destination ?? form.destination }
}

/** The form for the places of the address, with the nights that it has for them; as it is where the address names none. */
function withAsked(form: TripForm, names: readonly string[]): TripForm {
  if (names.length === 0) return form
  const before = placesOf(form)
  return withPlaces(
    form,
    names.map((name) => before.find(({ destination }) => destination === name) ?? { destination: name }),
  )
}

/** Whether the address asks for another trip than the one that was planned last. */
function isAnother(form: TripForm, planned: TripForm): boolean {
  const tripOf = (each: TripForm) => [
    each.startDate,
    each.endDate,
    ...placesOf(each).map(({ destination }) => destination),
  ]
  return tripOf(form).join('\n') !== tripOf(planned).join('\n')
}

/** The dates in the address; null where there are none. An end before the start moves along with it. */
function askedDates(form: TripForm, asked: { startDate: string; endDate: string }) {
  if (!isCalendarDate(asked.startDate)) return null
  const endDate = isCalendarDate(asked.endDate) ? asked.endDate : form.endDate
  return endDate < asked.startDate
    ? moveStart(form, asked.startDate)
    : { startDate: asked.startDate, endDate }
}

/** The trip that a finished generation has become, for who is signed in. */
async function tripOf(
  session: Session | null,
  latest: GenerationState | null,
  trips: TripStore,
): Promise<Trip | null> {
  if (!session?.userId || !latest?.stored) return null
  return trips.byGeneration(session.userId, latest.generationId)
}
