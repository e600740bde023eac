import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import { fold } from './fold'

/** Shortest query, characters. */
export const shortestQuery = 2
/** Number of catalogue destinations that are offered before anything is typed, the best known first. */
export const popularOnes = 8
/** Most labels in a list of suggestions. */
export const mostSuggestions = 10

/** Whether a query is too short for a search, as typed or without accents and punctuation. */
export function tooShort(query: string): boolean {
  return [...query.trim()].length < shortestQuery || fold(query).length < shortestQuery
}

function namesOf(card: DestinationCard): string[] {
  return [card.name, card.label, ...card.aliases].map(fold)
}

/** The destination whose label, name or alternate name is the text of the form. */
export function resolveDestination(text: string, cards: DestinationCard[]): DestinationCard | null {
  const wanted = fold(text)
  const before = fold(text.split(',')[0] ?? '')
  const country = fold(text.split(',')[1] ?? '')
  // The label may have a shorter name of the country: "Washington DC, USA" is in the United States.
  const isIn = ({ country: whole, label }: DestinationCard) =>
    [whole, label.split(', ').at(-1) ?? ''].map(fold).includes(country)
  return (
    cards.find((card) => namesOf(card).includes(wanted)) ??
    cards.find((card) => isIn(card) && namesOf(card).includes(before)) ??
    null
  )
}
