import type { Ground } from '../../app/domain/catalogue/ground'
import type { Coordinates } from '../../app/domain/catalogue/place'
import { bandOf } from './band'
import { type Box, clippedRing } from './clip'
import { outlinesOf } from './outlines'
import { areaOf, isCovered, type Plane, planeAround, type Spot, turned } from './plane'
import { joined, seaOf } from './sea'

/** A line of the map as far as it is known. */
export type MapLine = readonly Coordinates[]

/** What an area of the map is for the drawing; undefined for everything else. */
export function groundKind(tags: Readonly<Record<string, string>>): keyof Ground | undefined {
  const { natural, waterway, leisure, landuse, water } = tags
  if (water === 'wastewater' || tags.covered === 'yes') return undefined
  if (natural === 'water' || natural === 'bay' || waterway === 'riverbank' || waterway === 'dock')
    return 'water'
  if (landuse === 'basin' || landuse === 'reservoir') return 'water'
  if (leisure === 'park' || leisure === 'garden' || leisure === 'common') return 'parks'
  return landuse === 'forest' || natural === 'wood' || landuse === 'cemetery' ? 'parks' : undefined
}

/** Metres of a river or canal that is only a line; undefined for what is no open water. */
export function riverWidth({
  waterway,
  tunnel,
  width,
}: Readonly<Record<string, string>>): number | undefined {
  if ((waterway !== 'river' && waterway !== 'canal') || (tunnel && tunnel !== 'no')) return undefined
  const stated = Number.parseFloat(width ?? '')
  return stated > 0 && stated < 500 ? stated : waterway === 'river' ? 16 : 8
}

/** Shapes of a map that become the ground of a town. */
export interface Shapes {
  /** Areas by their outer and inner lines, which may be in pieces. */
  areas: { kind: keyof Ground; outer: MapLine[]; inner: MapLine[] }[]
  /** With the land on the left. */
  coasts: MapLine[]
  rivers: { line: MapLine; width: number }[]
}

/** Characters of each layer at most, and square metres of its smallest areas. */
const layers = { water: { most: 7000, smallest: 900 }, parks: { most: 4500, smallest: 3000 } }
/** Share of the places that may be in a sea, on piers and ships. Where it is more, the file breaks off the coast. */
const mostAtSea = 0.1

/**
 * The ground of a town; undefined where the map has neither water nor parks. `known`: where the map has every coast. `places`: what
 * stands on land.
 */
export function groundOfShapes(
  { areas, coasts, rivers }: Shapes,
  {
    center,
    box,
    known,
    places,
  }: { center: Coordinates; box: Box; known: Box; places: readonly Coordinates[] },
): Ground | undefined {
  const plane = planeAround(center)
  const spots = (line: MapLine) => line.map(plane.spotOf)
  const ringsOf = (kind: keyof Ground) =>
    areas
      .filter((area) => area.kind === kind)
      .flatMap(({ outer, inner }) => [
        ...joined(eitherWay(outer.map(spots))).map((ring) => turned(ring, true)),
        ...joined(eitherWay(inner.map(spots))).map((ring) => turned(ring, false)),
      ])
  const land = places.map(plane.spotOf)
  const coast = seaOf(joined(coasts.map(spots)), known) ?? []
  const islands = coast.filter((ring) => areaOf(ring) < 0)
  const isLand = (ring: Spot[]) =>
    land.filter((spot) => isCovered(spot, [ring, ...islands])).length > land.length * mostAtSea
  const sea = [...coast.filter((ring) => areaOf(ring) > 0 && !isLand(ring)), ...islands]
  const bands = rivers.map(({ line, width }) => bandOf(spots(line), [width]))
  const water = [...sea, ...ringsOf('water'), ...bands]
  const ground = {
    water: layerOf(water, box, plane, center, layers.water),
    parks: layerOf(ringsOf('parks'), box, plane, center, layers.parks),
  }
  return ground.water || ground.parks ? ground : undefined
}

function layerOf(
  rings: readonly Spot[][],
  box: Box,
  plane: Plane,
  center: Coordinates,
  limits: { most: number; smallest: number },
): string {
  const inside = rings.map((ring) => clippedRing(ring, box)).filter((ring) => ring.length > 2)
  return outlinesOf(inside, { center, plane, ...limits })
}

/** Members of an area run in any direction: those that meet end to end, or begin to begin, are turned to go on. */
function eitherWay(lines: readonly Spot[][]): Spot[][] {
  const left = new Set(lines)
  const made: Spot[][] = []
  const meets = (a: Spot | undefined, b: Spot | undefined) =>
    a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < 0.5
  for (const first of lines) {
    if (!left.delete(first)) continue
    made.push(first)
    let end = first.at(-1)
    for (let grew = true; grew && !meets(end, first[0]); ) {
      grew = false
      for (const other of left) {
        if (!meets(end, other[0]) && !meets(end, other.at(-1))) continue
        const next = meets(end, other[0]) ? other : [...other].reverse()
        left.delete(other)
        made.push(next)
        end = next.at(-1)
        grew = true
        break
      }
    }
  }
  return made
}
