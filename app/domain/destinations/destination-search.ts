import type { DestinationCard } from '~/domain/places/place-catalogue'

/** Fewest characters that are looked up. */
export const shortestQuery = 2
const mostSuggestions = 10

/** Text with accents, case and punctuation folded away: "Côte d'Azur" and "cote d azur" are one. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function namesOf(card: DestinationCard): string[] {
  return [card.name, card.label, ...card.aliases].map(fold)
}

/** The labels that fit a query, whole names first, then beginnings of a name, then of any word in it. */
export function searchDestinations(query: string, cards: DestinationCard[]): string[] {
  const wanted = fold(query)
  if (wanted.length < shortestQuery) return []
  const rank = (card: DestinationCard) =>
    Math.min(
      ...namesOf(card).map((name) =>
        name === wanted ? 0 : name.startsWith(wanted) ? 1 : ` ${name}`.includes(` ${wanted}`) ? 2 : 9,
      ),
    )
  return cards
    .map((card) => ({ card, rank: rank(card) }))
    .filter(({ rank }) => rank < 9)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostSuggestions)
    .map(({ card }) => card.label)
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
