import { countryName } from '~/domain/gazetteer/countries'
import { fold } from '~/domain/gazetteer/fold'
import { commonNames } from './nicknames'
import { fameOf, type Town } from './town'

export interface LabelledTown {
  town: Town
  /** The name that its label begins with. */
  name: string
  label: string
  fame: number
}

/** Countries where a town is usually written with its region. */
const withRegion = new Set(['AU', 'CA', 'US'])
/** Two towns of the same name that are closer than this (kilometres) are the same town entered twice. */
const sameTown = 12
const kilometresADegree = 111.2

/**
 * One unique label for each town: "City, Country" for the best known town of a name in its country, "City, Region,
 * Country" for the others. Where regions are usually written, only the best known in the world is written without:
 * Paris, Texas. A second town of that name in the same region, and a town entered twice, are left out.
 */
export function labelTowns(
  towns: readonly Town[],
  regionName: (town: Town) => string | null,
): LabelledTown[] {
  const renamed = new Map(Object.entries(commonNames))
  const namesakes = new Map<string, LabelledTown[]>()
  const worldFame = new Map<string, number>()
  for (const town of towns) {
    const name = renamed.get(`${town.name}|${town.country}`) ?? town.name
    const folded = fold(name)
    const key = `${folded}|${town.country}`
    const fame = fameOf(town)
    worldFame.set(folded, Math.max(fame, worldFame.get(folded) ?? 0))
    const group = namesakes.get(key) ?? []
    group.push({ town, name, label: '', fame })
    namesakes.set(key, group)
  }
  const labelled: LabelledTown[] = []
  const taken = new Set<string>()
  for (const [key, group] of namesakes) {
    const best = worldFame.get(key.slice(0, -3)) ?? 0
    group.sort((a, b) => b.fame - a.fame)
    const kept: Town[] = []
    for (const { town, name, fame } of group) {
      if (kept.some((other) => apart(other, town) < sameTown)) continue
      const isBest = kept.length === 0 && (fame === best || !withRegion.has(town.country))
      const region = isBest ? undefined : regionName(town)
      if (region === null && kept.length > 0) continue
      const label = [name, region, countryName(town.country)].filter(Boolean).join(', ')
      if (taken.has(fold(label))) continue
      taken.add(fold(label))
      kept.push(town)
      labelled.push({ town, name, label, fame })
    }
  }
  return labelled
}

/** Kilometres between two close points, computed on a plane. */
function apart(a: Town, b: Town): number {
  const north = a.latitude - b.latitude
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(north, east) * kilometresADegree
}
