import type { FormPlace } from '~/domain/request/several-places'
import { labelledPlaces, type TypedPlaces } from '~/domain/request/typed-places'
import { readAnswer } from '~/features/answers/read-answer'

export { placesInText, typedPlaces } from '~/domain/request/typed-places'

/** The places of a typed list as the search knows them; null where one is unknown or the search does not answer. */
export async function lookUpPlaces(typed: TypedPlaces, signal: AbortSignal): Promise<FormPlace[] | null> {
  const labelOf = async ({ destination }: FormPlace) => {
    const response = await fetch(`/api/destinations?q=${encodeURIComponent(destination)}`, { signal })
    return response.ok ? (await readAnswer(response, 'labels'))[0] : undefined
  }
  try {
    return labelledPlaces(typed, await Promise.all(typed.places.map(labelOf)))
  } catch {
    // Nothing is offered: the places can be chosen one by one.
    return null
  }
}

/** "Rome (4 nights), Florence (you decide)". */
export function placesText(places: readonly FormPlace[]): string {
  return places
    .map(({ destination, nights }) => {
      const name = destination.split(',')[0] ?? destination
      return nights === undefined ? name : `${name} (${nights === 1 ? '1 night' : `${nights} nights`})`
    })
    .join(', ')
}
