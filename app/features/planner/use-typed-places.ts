import { useEffect, useState } from 'react'
import { type FormPlace, mostPlaces } from '~/domain/request/several-places'

/** Milliseconds without a key press before a list is looked up. */
const pause = 400
/** Only a text with one of these can be a list of places; what reads it loads then. */
const listLike = /[,;>→&+]|\s(?:then|and|dann|und|puis|ensuite|et|luego|y|poi|e)\s/i

export interface OfferedPlaces {
  places: FormPlace[]
  /** The places and their nights, for display. */
  label: string
  /** The part of the text that lists them. */
  text: string
}

/** Several places that a text lists, as one choice; null for other texts. */
export function useTypedPlaces(text: string, where: 'field' | 'prose'): OfferedPlaces | null {
  const [found, setFound] = useState<{ for: string; offer: OfferedPlaces | null } | null>(null)
  useEffect(() => {
    // The Worker need not hold what is only looked up in a browser.
    if (import.meta.env.SSR || !listLike.test(text)) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const { lookUpPlaces, placesInText, placesText, typedPlaces } = await import('./look-up-places')
      const typed = where === 'field' ? typedPlaces(text) : placesInText(text)
      if (!typed || typed.places.length > mostPlaces) return
      const places = await lookUpPlaces(typed, controller.signal)
      if (places && !controller.signal.aborted)
        setFound({ for: text, offer: { places, label: placesText(places), text: typed.text } })
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, where])
  return found?.for === text ? found.offer : null
}
