import type { Area } from '~/domain/catalogue/destination'
import { metersBetween } from '~/domain/catalogue/distance'
import type { Coordinates } from '~/domain/catalogue/place'
import { type MapObject, rounded } from './map-object'
import { namesOf, slug } from './names'
import type { TextReader } from './text-reader'

/** What an area is made of. */
export interface Member {
  at: Coordinates
  name: string
  fame: number
  use: 'sight' | 'food' | 'night' | 'stay'
}

const mostAreas = 20
const leastAreas = 3
/** Farther from the middle of a quarter (metres) one is not in it. */
const farthest = 2000

interface Spot {
  name: string
  at: Coordinates
}

/** The areas of a town: its quarters by the map, else what lies around its best-known sights. */
export function areasOf(
  members: readonly Member[],
  quarters: readonly MapObject[],
  { spell }: TextReader,
): Area[] {
  const named = quarterSpots(quarters, spell)
  const used = ranked(named, members).slice(0, mostAreas)
  const covered = members.filter(({ at }) => used.some((spot) => metersBetween(spot.at, at) <= farthest))
  const spots =
    used.length >= leastAreas && covered.length >= members.length * 0.6
      ? used
      : [...used, ...clusters(members, used)]
  return spots.slice(0, mostAreas).map((spot, index, all) => {
    const own = members.filter(({ at }) => nearestOf(all, at) === spot)
    return {
      id: uniqueId(spot, all.slice(0, index), spell),
      name: spot.name,
      at: rounded(spot.at),
      fact: factOf(own, spot),
    }
  })
}

export function nearestOf<T extends { at: Coordinates }>(
  spots: readonly T[],
  at: Coordinates,
): T | undefined {
  let [best, least]: [T | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const spot of spots) {
    const meters = metersBetween(spot.at, at)
    if (meters < least) [best, least] = [spot, meters]
  }
  return best
}

function quarterSpots(quarters: readonly MapObject[], spell: TextReader['spell']): Spot[] {
  const spots: Spot[] = []
  for (const { tags, at } of quarters) {
    const name = namesOf(tags, { spell })?.name.slice(0, 60)
    if (!name || spots.some((spot) => spot.name === name || metersBetween(spot.at, at) < 250)) continue
    spots.push({ name, at })
  }
  return spots
}

/** Quarters with anything in them, those with most first. */
function ranked(spots: readonly Spot[], members: readonly Member[]): Spot[] {
  const counts = new Map<Spot, number>()
  for (const { at, fame } of members) {
    const spot = nearestOf(spots, at)
    if (spot && metersBetween(spot.at, at) <= farthest)
      counts.set(spot, (counts.get(spot) ?? 0) + 1 + fame / 25)
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([spot]) => spot)
}

/** Around a sight: the best known first, none in the reach of another. */
function clusters(members: readonly Member[], taken: readonly Spot[]): Spot[] {
  const spots: Spot[] = []
  const sights = members.filter(({ use }) => use === 'sight').sort((a, b) => b.fame - a.fame)
  for (const reach of [900, 500, 250, 60]) {
    for (const { at, name } of sights) {
      if (spots.length + taken.length >= 10) break
      if ([...taken, ...spots].every((spot) => metersBetween(spot.at, at) > reach))
        spots.push({ name: `Around ${name}`.slice(0, 60), at })
    }
    if (spots.length + taken.length >= leastAreas) break
  }
  return spots
}

function uniqueId({ name }: Spot, before: readonly Spot[], spell: TextReader['spell']): string {
  const id = slug(name, spell) || 'area'
  const same = before.filter((spot) => (slug(spot.name, spell) || 'area') === id).length
  return same > 0 ? `${id}-${same + 1}` : id
}

function factOf(members: readonly Member[], { name }: Spot): string {
  const sights = members.filter(({ use }) => use === 'sight').sort((a, b) => b.fame - a.fame)
  const [first, second] = sights.map((sight) => sight.name).filter((sight) => !name.includes(sight))
  const tables = members.filter(({ use }) => use === 'food').length
  const about = [first, second].filter((sight) => sight !== undefined && sight.length < 60).join(' and ')
  const count = `${sights.length} ${sights.length === 1 ? 'sight' : 'sights'} and ${tables} ${tables === 1 ? 'table' : 'tables'}`
  return about
    ? `${count} of this plan’s places, among them ${about}.`
    : `${count} of this plan’s places are in this quarter.`
}
