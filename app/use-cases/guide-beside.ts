import type { PlanType } from '~/domain/billing/plan-type'
import { areaGuide } from '~/domain/guide/area-guide'
import { type TripGuide, tripGuide } from '~/domain/guide/trip-guide'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import type { Say } from '~/domain/message'
import { guideView } from '~/messages/guide-view'
import type { DestinationSources } from './find-destination'

/** The guide beside an itinerary, in words, with or without a catalogue of the place. */
export async function guideBeside(
  itinerary: Itinerary,
  ask: Parameters<typeof tripGuide>[2],
  { say, ...sources }: DestinationSources & { say: Say },
): Promise<TripGuide<string> | null> {
  const guide = await guideFor(itinerary, ask, sources)
  return guide && guideView(guide, say)
}

async function guideFor(
  itinerary: Itinerary,
  ask: Parameters<typeof tripGuide>[2],
  sources: DestinationSources,
): Promise<TripGuide | null> {
  // A guide is about one place.
  if (itinerary.places) return null
  const destination = await sources.catalogue.find(itinerary.destinationId)
  if (destination) return tripGuide(itinerary, destination, ask)
  return itinerary.destinationId === null ? sketchBeside(itinerary, ask.plan, sources) : null
}

/** The guide beside a plan without a catalogue; null when the place is not found any more. */
async function sketchBeside(
  itinerary: Itinerary,
  plan: PlanType,
  { catalogue, localities }: DestinationSources,
): Promise<TripGuide | null> {
  const [locality, destinations] = await Promise.all([
    localities.find(itinerary.destination),
    catalogue.list(),
  ])
  if (!locality) return null
  const neighbour = destinations.find(({ country }) => country === locality.country)
  const compatriot = neighbour ? await catalogue.find(neighbour.id) : null
  return areaGuide(itinerary, locality, compatriot, plan)
}
