import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import { regionOf } from '~/domain/catalogue/regions'
import { fold } from './fold'
import type { Gazetteer } from './gazetteer'
import { townsOfSight } from './sight-search'

/** Most characters of a search. */
const longestSearch = 60
/** Names with fewer letter pairs in common than this share are not alike. */
const alike = 0.4

/** The destinations whose name, country, region or alternate name contains what was typed; all without a text. */
export function foundDestinations(typed: string, cards: readonly DestinationCard[]): DestinationCard[] {
  const wanted = searchedName(typed)
  if (wanted === '') return [...cards]
  return cards.filter((card) =>
    [...namesOf(card), card.country, regionOf(card.country) ?? ''].some((name) =>
      ` ${fold(name)}`.includes(` ${wanted}`),
    ),
  )
}

/**
 * What a search finds: the destinations of that name, else those with a sight of that name ("Eiffel Tower"); where there are none,
 * those with a similar name.
 */
export async function searchDestinations(
  typed: string,
  cards: readonly DestinationCard[],
  gazetteer: Gazetteer,
): Promise<{ cards: DestinationCard[]; near: DestinationCard[] }> {
  const named = foundDestinations(typed, cards)
  if (named.length > 0) return { cards: named, near: [] }
  const towns = (await townsOfSight(typed, cards, gazetteer)).filter(({ match }) => match !== 'typo')
  const withSight = cards.filter((card) => towns.some(({ label }) => label === card.label))
  return { cards: withSight, near: withSight.length > 0 ? [] : nearDestinations(typed, cards) }
}

/** The destinations with a similar name, the most similar first. */
export function nearDestinations(
  typed: string,
  cards: readonly DestinationCard[],
  most = 5,
): DestinationCard[] {
  const wanted = pairsOf(searchedName(typed))
  return cards
    .map((card) => ({
      card,
      likeness: Math.max(...namesOf(card).map((name) => likeness(wanted, pairsOf(fold(name))))),
    }))
    .filter(({ likeness }) => likeness >= alike)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ card }) => card)
}

/** Cut twice: some letters fold to many. */
function searchedName(typed: string): string {
  return fold(typed.slice(0, longestSearch)).slice(0, longestSearch)
}

function namesOf({ id, name, label, aliases }: DestinationCard): string[] {
  return [name, label, id, ...aliases]
}

function pairsOf(text: string): string[] {
  return [...text].slice(1).map((letter, index) => text.charAt(index) + letter)
}

/** Twice the common pairs among all pairs of both, 0 to 1 (L. R. Dice, 1945). */
function likeness(one: readonly string[], other: readonly string[]): number {
  const left = [...other]
  let common = 0
  for (const pair of one) {
    const at = left.indexOf(pair)
    if (at < 0) continue
    left.splice(at, 1)
    common++
  }
  return (2 * common) / Math.max(1, one.length + other.length)
}
