import type { Destination } from '~/domain/catalogue/destination'
import type { Localities, Locality } from '~/domain/catalogue/locality'
import type { PlaceCatalogue } from '~/domain/catalogue/place-catalogue'
import { fail } from '~/domain/errors'

/** Where destinations come from. */
export interface DestinationSources {
  catalogue: PlaceCatalogue
  localities: Localities
}

/** What the assistant cannot do yet. */
export function ofSeveralPlaces() {
  const words =
    'The assistant knows trips to one place. You can edit this trip by hand, or plan it again with other wishes.'
  return fail('fields-wrong', words)
}

/** What is known of the place that a plan is about: its catalogue, or else what the gazetteer has of it. */
export async function findDestination(
  { destinationId, destination: label }: { destinationId: string | null; destination: string },
  { catalogue, localities }: DestinationSources,
): Promise<Destination | Locality | null> {
  return destinationId === null ? localities.find(label) : catalogue.find(destinationId)
}
