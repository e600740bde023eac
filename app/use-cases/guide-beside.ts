import { areaGuide } from '~/domain/guide/area-guide'
import { severalGuide } from '~/domain/guide/several-guide'
import { type TripGuide, tripGuide } from '~/domain/guide/trip-guide'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { splitPlaces } from '~/domain/itinerary/split-places'
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
  if (itinerary.places) return guideOfSeveral(itinerary, ask, sources)
  const destination = await sources.catalogue.find(itinerary.destinationId)
  if (destination) return tripGuide(itinerary, destination, ask)
  return itinerary.destinationId === null ? sketchBeside(itinerary, ask, sources) : null
}

/** Each place has the guide of its own part. */
async function guideOfSeveral(
  itinerary: Itinerary,
  ask: Parameters<typeof tripGuide>[2],
  sources: DestinationSources,
): Promise<TripGuide> {
  const { checks, scores, endDate } = itinerary
  const guided = await Promise.all(
    splitPlaces(itinerary).map(async (part) => ({
      part,
      guide: await guideFor({ ...part.plan, checks, scores }, { ...ask, until: endDate }, sources),
    })),
  )
  return severalGuide(itinerary, guided)
}

/** The guide beside a plan without a catalogue; null when the place is not found any more. */
async function sketchBeside(
  itinerary: Itinerary,
  ask: Parameters<typeof areaGuide>[3],
  { catalogue, localities }: DestinationSources,
): Promise<TripGuide | null> {
  const [locality, destinations] = await Promise.all([
    localities.find(itinerary.destination),
    catalogue.list(),
  ])
  if (!locality) return null
  const neighbour = destinations.find(({ country }) => country === locality.country)
  const compatriot = neighbour ? await catalogue.find(neighbour.id) : null
  return areaGuide(itinerary, locality, compatriot, ask)
}
