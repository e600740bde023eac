import { useEffect, useState } from 'react'
import { type FormPlace, mostPlaces } from '~/domain/request/several-places'

/** Milliseconds without a key press before a list is looked up. */
const pause = 400
/** Only a text with one of these can be a list of places; what reads it loads then. */
const listLike = /[,;>→&+]|\s(?:then|and|dann|und|puis|ensuite|et|luego|y|poi|e)\s/i
/** A further place has a name. */
const nameLike = /\p{Lu}/u

export interface OfferedPlaces {
  places: FormPlace[]
  /** The places and their nights, for display. */
  label: string
  /** The part of the text that lists them. */
  text: string
}

/** The field of a destination, or the free text of a form for `destination` with the labels that have a catalogue. */
export type TypedWhere = 'field' | { destination: string; catalogue: ReadonlySet<string> }

/** Several places that a text lists, or adds to the one of the form, as one choice; null for other texts. */
export function useTypedPlaces(text: string, where: TypedWhere): OfferedPlaces | null {
  const [found, setFound] = useState<{ for: string; offer: OfferedPlaces | null } | null>(null)
  useEffect(() => {
    // The Worker need not hold what is only looked up in a browser.
    if (import.meta.env.SSR || !(where === 'field' ? listLike : nameLike).test(text)) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const offer = await offerIn(text, where, controller.signal)
      if (offer && !controller.signal.aborted) setFound({ for: text, offer })
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, where])
  return found?.for === text ? found.offer : null
}

async function offerIn(text: string, where: TypedWhere, signal: AbortSignal): Promise<OfferedPlaces | null> {
  const { furtherPlaces, lookUpFurther, lookUpPlaces, placesInText, placesText, typedPlaces } = await import(
    './look-up-places'
  )
  const list = where === 'field' ? typedPlaces(text) : placesInText(text)
  const listed = list && list.places.length <= mostPlaces ? await lookUpPlaces(list, signal) : null
  if (list && listed) return { places: listed, label: placesText(listed), text: list.text }
  const further =
    where !== 'field' && where.destination !== '' ? furtherPlaces(text, where.destination) : null
  if (!further || where === 'field' || further.places.length > mostPlaces) return null
  const places = await lookUpFurther(further, where.catalogue, signal)
  return places && { places, label: placesText(places), text: further.text }
}
