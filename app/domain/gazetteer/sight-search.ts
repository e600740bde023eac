import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import { fold } from './fold'
import { firstRow, type Gazetteer, homeShard } from './gazetteer'
import type { Shard } from './gazetteer-file'
import { oneEdit } from './one-edit'

/** How a sight's name fits what was typed. */
export type SightMatch = 'whole' | 'beginning' | 'typo'

/** A destination, by its label, whose plans have a sight of that name. */
export interface SightTown {
  label: string
  match: SightMatch
  /** The sight's fame, 0 to 100. */
  fame: number
}

/** Shortest beginning of a name, and shortest name in which a typo is looked for, characters. */
const shortestBeginning = 5
const shortestTypo = 6

/**
 * The destinations whose sight is typed: "Eiffel Tower", "eiffel", "Eifel Tower", "colosseum rome". Reads the shard of the text
 * and, when a destination stands beside the sight, that of the sight.
 */
export async function townsOfSight(
  query: string,
  cards: readonly DestinationCard[],
  gazetteer: Gazetteer,
): Promise<SightTown[]> {
  const typed = fold(query)
  // No sight has a shorter name.
  if (typed.length < shortestBeginning) return []
  const { starts } = await gazetteer.directory()
  const found = named(await gazetteer.shard(homeShard(starts, typed)), typed)
  if (found.length > 0) return found
  const beside = sightBesideTown(typed, cards)
  if (!beside) return []
  const shard = await gazetteer.shard(homeShard(starts, beside.sight))
  return named(shard, beside.sight).filter(({ label }) => label === beside.label)
}

/** The label of the destination whose sight has exactly this name, of several the best known; null if there is none. */
export async function townOfSight(text: string, gazetteer: Gazetteer): Promise<string | null> {
  const { starts } = await gazetteer.directory()
  const typed = fold(text)
  const { sights } = await gazetteer.shard(homeShard(starts, typed))
  const row = firstRow(sights.names, typed)
  return typed !== '' && sights.names[row] === typed ? (sights.labels[row] ?? null) : null
}

/** Of several kinds of matches the surest alone counts. */
function named({ sights }: Shard, typed: string): SightTown[] {
  const at = (row: number, match: SightMatch): SightTown => ({
    label: sights.labels[row] ?? '',
    match,
    fame: sights.fame[row] ?? 0,
  })
  const found: SightTown[] = []
  for (let row = firstRow(sights.names, typed); sights.names[row]?.startsWith(typed); row++) {
    if (sights.names[row] === typed) found.push(at(row, 'whole'))
    else if (found[0]?.match !== 'whole') found.push(at(row, 'beginning'))
  }
  if (found.length === 0 && typed.length >= shortestTypo)
    for (const [row, name] of sights.names.entries())
      if (oneEdit(typed, name) === 'whole') found.push(at(row, 'typo'))
  return found
}

/** "colosseum rome" and "rome colosseum" are Rome's Colosseum. */
function sightBesideTown(
  typed: string,
  cards: readonly DestinationCard[],
): { sight: string; label: string } | null {
  for (const { name, label } of cards) {
    const town = fold(name)
    if (typed.endsWith(` ${town}`)) return { sight: typed.slice(0, -town.length - 1), label }
    if (typed.startsWith(`${town} `)) return { sight: typed.slice(town.length + 1), label }
  }
  return null
}
