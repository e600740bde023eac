import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import { fold } from './fold'

/** Fewest characters that are looked up. */
export const shortestQuery = 2
/** So many of the catalogue, the best known first, are offered before anything is typed. */
export const popularOnes = 8
/** Most labels that are suggested. */
export const mostSuggestions = 10

/** Whether a query is too short to be looked up, as typed or without its accents and punctuation. */
export function tooShort(query: string): boolean {
  return [...query.trim()].length < shortestQuery || fold(query).length < shortestQuery
}

function namesOf(card: DestinationCard): string[] {
  return [card.name, card.label, ...card.aliases].map(fold)
}

/** The destination that a form's text names, by its label, its name or another name for it. */
export function resolveDestination(text: string, cards: DestinationCard[]): DestinationCard | null {
  const wanted = fold(text)
  const before = fold(text.split(',')[0] ?? '')
  return (
    cards.find((card) => namesOf(card).includes(wanted)) ??
    cards.find(
      (card) => fold(card.country) === fold(text.split(',')[1] ?? '') && namesOf(card).includes(before),
    ) ??
    null
  )
}
