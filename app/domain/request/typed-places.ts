import type { FormPlace } from './several-places'

/** A list of places as it was typed, and the part of the text that holds it. */
export interface TypedPlaces {
  places: FormPlace[]
  text: string
}

// English, German, French, Spanish and Italian.
const nightWord = '(?:nights?|nächten?|nacht|nuits?|noches?|nott[ei])'
const nightsOf = new RegExp(`\\(?\\s*(\\d{1,2})\\s*${nightWord}\\s*\\)?`, 'iu')
const nextWord =
  '(?:and then|then|and|und dann|dann|danach|und|et puis|puis|ensuite|et|y luego|luego|después|y|e poi|poi|dopo|e)'
// A hyphen inside a name, "Aix-en-Provence", has no spaces around it.
const between = new RegExp(`\\s*(?:[,;>→&+–—]|->|\\s-\\s|\\s${nextWord}\\s)\\s*`, 'iu')
/** What is left before and after a name when the nights are taken out: "4 nights in Rome", "Rome for 4 nights". */
const small = '(?:to|nach|for|in|at|für|pour|à|a|en|por|durante|per|then|dann|puis|luego|poi)'
const leading = new RegExp(`^(?:${nextWord}\\s+|${small}\\s+)+`, 'iu')
const trailing = new RegExp(`(?:\\s+${small})+$`, 'iu')
/** How long the trip is, before its places: "Ten days in Italy: ", "A week in ". The dates of the form say it. */
const long = '(?:days?|weeks?|tage?n?|wochen?|jours?|semaines?|días?|semanas?|giorni|settiman[ae])(?=[\\s:])'
const length = new RegExp(`^(?:[\\p{L}\\d]{1,12}\\s)?${long}(?:[^:,;]{0,40}:|\\s(?:in|en|à|a))\\s`, 'iu')
const name = /^\p{L}[\p{L}\p{M}'’. -]{1,39}$/u

/** Names of places one after the other with their nights, "Rome 4 nights, then Florence and Venice"; null for other texts. */
export function typedPlaces(text: string): TypedPlaces | null {
  const places = text
    .trim()
    .replace(/[.!]$/, '')
    .replace(length, '')
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): FormPlace => {
      const nights = Number(nightsOf.exec(part)?.[1] ?? 0)
      const rest = part.replace(nightsOf, ' ').trim()
      const destination = rest.replace(leading, '').replace(trailing, '').trim()
      return { destination, ...(nights > 0 && nights < 60 && { nights }) }
    })
  const are = places.length > 1 && places.every(({ destination }) => name.test(destination))
  return are ? { places, text: text.trim() } : null
}

/** The first sentence of a text that lists places; their names begin with a capital letter there. */
export function placesInText(text: string): TypedPlaces | null {
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    const typed = typedPlaces(sentence)
    if (typed?.places.every(({ destination }) => /^\p{Lu}(?:\S*(?:\s(?!$)|$)){1,4}$/u.test(destination)))
      return typed
  }
  return null
}

/**
 * The typed places by the labels of the search, "Rome, Italy" for "Rom". A country after its town is no place of its own;
 * null where a name is unknown.
 */
export function labelledPlaces(
  { places }: TypedPlaces,
  labels: readonly (string | undefined)[],
): FormPlace[] | null {
  const named: FormPlace[] = []
  for (const [index, place] of places.entries()) {
    const before = named.at(-1)
    const typed = place.destination.toLowerCase()
    if (before && before.destination.split(', ').at(-1)?.toLowerCase() === typed) {
      if (place.nights) before.nights = place.nights
      continue
    }
    const label = labels[index]
    if (label === undefined) return null
    named.push({ ...place, destination: label })
  }
  return named.length > 1 ? named : null
}
