import type { journeyModes } from '~/domain/catalogue/vocabulary'
import type { TripForm } from './trip-form'
import { nightsProblem } from './trip-rules'

/** The ways of travelling that are taken where none are named. */
export const usualModes: readonly (typeof journeyModes)[number][] = ['train', 'flight', 'ferry']

/** Most places of a trip. */
export const mostPlaces = 8

/** A place in the form; its name is empty until one is chosen, its nights are left out where the planner decides. */
export type FormPlace = NonNullable<TripForm['destinations']>[number]

/** The places of a form, at least one. The first takes its name from `destination`, which every form has. */
export function placesOf({ destination, destinations }: TripForm): FormPlace[] {
  const [first, ...others] = destinations ?? []
  return [{ ...first, destination }, ...others]
}

/** The form with these places. With one only, it is the plain form. */
export function withPlaces(form: TripForm, places: readonly FormPlace[]): TripForm {
  const { destinations: _before, order, ways, firstPlace, lastPlace, home, ...plain } = form
  const one = { ...plain, destination: places[0]?.destination ?? '' }
  if (places.length < 2) return one
  const isThere = (name: string | undefined) => places.some(({ destination }) => destination === name)
  return {
    ...one,
    destinations: [...places],
    ...(order && { order }),
    ...(ways && { ways }),
    ...(firstPlace && isThere(firstPlace) && { firstPlace }),
    ...(lastPlace && isThere(lastPlace) && { lastPlace }),
    ...(home && { home }),
  }
}

/** The form for a trip to `destination` alone. */
export function withOnePlace(form: TripForm, destination: string): TripForm {
  return withPlaces(form, [{ destination }])
}

/** The list with one entry at another position. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_, index) => index !== from)
  const entry = list[from]
  return entry === undefined ? [...list] : [...rest.slice(0, to), entry, ...rest.slice(to)]
}

/** The number, from 1, of the first place that has no name yet; null where all have one. */
export function unnamedPlace(form: TripForm): number | null {
  const at = placesOf(form).findIndex(({ destination }) => destination === '')
  return at < 0 ? null : at + 1
}

/** The index of the first place that comes a second time; null where none does. */
export function placeTwice(places: readonly FormPlace[]): number | null {
  const names = places.map(({ destination }) => destination.trim().toLowerCase())
  const at = names.findIndex((name, index) => name !== '' && names.indexOf(name) < index)
  return at < 0 ? null : at
}

/** What is wrong with the nights of the places on a trip of so many days; null when nothing is. */
export function nightsWrong(places: readonly FormPlace[], days: number): string | null {
  // Their names are not looked at here.
  return nightsProblem(
    places.map((place, index) => ({ ...place, destination: String(index) })),
    days - 1,
  )
}
