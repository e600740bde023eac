import { readPlaces } from '~/domain/assistant/several/read-places'
import { fold } from '~/domain/gazetteer/fold'
import type { FormPlace } from '~/domain/request/several-places'
import { labelledPlaces, type TypedPlaces } from '~/domain/request/typed-places'
import { readAnswer } from '~/features/answers/read-answer'

export { placesInText, typedPlaces } from '~/domain/request/typed-places'

async function labelOf({ destination }: FormPlace, signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(`/api/destinations?q=${encodeURIComponent(destination)}`, { signal })
  return response.ok ? (await readAnswer(response, 'labels'))[0] : undefined
}

/** The places of a typed list as the search knows them; null where one is unknown or the search does not answer. */
export async function lookUpPlaces(typed: TypedPlaces, signal: AbortSignal): Promise<FormPlace[] | null> {
  try {
    return labelledPlaces(typed, await Promise.all(typed.places.map((place) => labelOf(place, signal))))
  } catch {
    // Nothing is offered: the places can be chosen one by one.
    return null
  }
}

/** What a text says about further places beside the one of the form: "we would also like two nights in Florence". */
export interface FurtherPlaces extends TypedPlaces {
  /** Those that are added. */
  added: FormPlace[]
}

/** The first sentence of a text that adds places to `destination`; null where none does. */
export function furtherPlaces(text: string, destination: string): FurtherPlaces | null {
  const [name = ''] = destination.split(',')
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    const { wishes } = readPlaces(sentence, [{ destination, names: [destination, name] }])
    const added = wishes.flatMap((wish) =>
      wish.is === 'add' && !wish.place.known
        ? [{ destination: wish.place.destination, ...(wish.nights && { nights: wish.nights }) }]
        : [],
    )
    if (added.length > 0 && added.length === wishes.length)
      return { places: [{ destination }, ...added], added, text: sentence.trim() }
  }
  return null
}

/**
 * Those places as the search knows them; null where one is not surely a town. A name that is only the beginning of a town's, or is
 * mistyped, may be a sight: "St Peter" is not St. Petersburg.
 */
export async function lookUpFurther(
  { places: [first], added }: FurtherPlaces,
  catalogue: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<FormPlace[] | null> {
  try {
    const labels = await Promise.all(added.map((place) => labelOf(place, signal)))
    const named = added.flatMap((place, index): FormPlace[] => {
      const label = labels[index]
      const town = fold(label?.split(',')[0] ?? '')
      const typed = fold(place.destination)
      const isSure = town === typed || (label && catalogue.has(label) && !town.startsWith(typed))
      return label && isSure && label !== first?.destination ? [{ ...place, destination: label }] : []
    })
    return first && named.length === added.length ? [first, ...named] : null
  } catch {
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
