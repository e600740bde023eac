import type { Session } from '~/domain/account/session'
import type { AbTag } from '~/domain/affiliate/links'
import { resolveDestination } from '~/domain/destinations/destination-search'
import { tripGuide } from '~/domain/guide/trip-guide'
import type { PlaceCatalogue } from '~/domain/places/place-catalogue'
import type { Generations } from '~/domain/planner/generation'
import type { PlanType } from '~/domain/plans/plan-type'
import { printOf } from '~/domain/posters/print-of'
import type { TripStore } from '~/domain/trip/trip'
import type { TripDraft } from '~/domain/trip/trip-draft'
import { defaultForm } from '~/domain/trip/trip-rules'

interface PlannerAsk {
  session: Session | null
  /** Verified. */
  plan: PlanType
  /** The destination that the address names, or ''. */
  asked: string
  /** The form as the browser kept it. */
  draft: TripDraft | null
  today: string
  /** Which half of the link test the reader is in. */
  ab: AbTag
}

interface Parts {
  catalogue: PlaceCatalogue
  generations: Generations
  trips: TripStore
}

/** All that the planner shows when it is opened: the form under way, the latest plan and what stands beside it. */
export async function openPlanner(
  { session, plan, asked, draft, today, ab }: PlannerAsk,
  { catalogue, generations, trips }: Parts,
) {
  const [latest, destinations] = await Promise.all([
    session ? generations.latest(session.id) : null,
    catalogue.list(),
  ])
  // The free text is not in the draft: the browser puts its own in, and a browser that has none shows what was sent last.
  const kept = draft
    ? { ...draft.form, additionalInfo: latest?.form.additionalInfo ?? '' }
    : (latest?.form ?? defaultForm(today))
  const named = resolveDestination(asked, destinations)
  const form = named ? { ...kept, destination: named.label } : kept
  const shown = destinations.find(({ id }) => id === latest?.itinerary?.destinationId) ?? named
  const [trip, destination] = await Promise.all([
    session?.userId && latest ? trips.byGeneration(session.userId, latest.generationId) : null,
    latest?.itinerary ? catalogue.find(latest.itinerary.destinationId) : null,
  ])
  return {
    plan,
    latest,
    destinations,
    form,
    filtersOpen: draft?.filtersOpen ?? form.advancedFilters !== undefined,
    print: shown ? printOf(shown) : null,
    trip: trip && latest ? { id: trip.id, isSaved: trip.isSaved, generationId: latest.generationId } : null,
    guide:
      latest?.itinerary && destination
        ? tripGuide(latest.itinerary, destination, {
            plan,
            budget: latest.itinerary.sample ? 'moderate' : latest.form.budget,
            reader: { ab, userId: session?.userId ?? null },
          })
        : null,
  }
}
