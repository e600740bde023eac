import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { JSONParser } from '@streamparser/json-node'
import { z } from 'zod'
import type { Coordinates } from '../../app/domain/catalogue/place'
import { isRoute } from '../../app/domain/places-import/lines'
import {
  isInside,
  type MapRoute,
  middleOf,
  rounded,
  type Tags,
} from '../../app/domain/places-import/map-object'
import { isQuarter, isWanted, transitAt } from '../../app/domain/places-import/wanted'
import { groundKind, riverWidth } from '../ground/ground-shapes'
import { type StreetWay, streetOf } from '../ways/street-network'
import { GroundReader } from './ground-reader'
import { PointTable } from './point-table'
import { type Cut, FileFault, groundReach, isStop, type ReadFile } from './read-file'

const Point = z.object({ lat: z.number(), lon: z.number() })

/** An element of the answer of an Overpass server, whatever it was asked to print. */
const Element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  center: Point.optional(),
  bounds: z
    .object({ minlat: z.number(), minlon: z.number(), maxlat: z.number(), maxlon: z.number() })
    .optional(),
  geometry: z.array(Point.nullable()).optional(),
  nodes: z.array(z.number()).optional(),
  members: z
    .array(
      z.object({
        type: z.string(),
        ref: z.number(),
        role: z.string().default(''),
        geometry: z.array(Point.nullable()).optional(),
      }),
    )
    .optional(),
  tags: z.record(z.string(), z.string()).optional(),
})
type Element = z.infer<typeof Element>

/** A feature of GeoJSON; positions are nested as deep as its kind of geometry needs. */
const Feature = z.object({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]).optional(),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }).nullable(),
  properties: z.record(z.string(), z.unknown()).nullable(),
})

type Feature = z.infer<typeof Feature>
type Drawn = NonNullable<Feature['geometry']>

const Top = z.object({ osm3s: z.object({ timestamp_osm_base: z.string() }) })

/** Points and lines of a file by their numbers. A file that gives positions without numbers has its own: one position is one point, as where streets meet. */
class Geometry {
  readonly points = new PointTable()
  private readonly own = new Map<string, number>()
  private lines = 0

  /** Points that are given by their positions; one that is not known has the number 0. */
  refsOf(line: readonly (Coordinates | undefined)[]): number[] {
    return line.map((at) => {
      if (!at) return 0
      const key = at.map((degrees) => degrees.toFixed(7)).join()
      const known = this.own.get(key)
      if (known !== undefined) return known
      const number = -1 - this.own.size
      this.own.set(key, number)
      this.points.add(number, ...at)
      return number
    })
  }

  nextLine(): number {
    this.lines--
    return this.lines
  }
}

/** Reads a GeoJSON file or the answer of an Overpass server, element by element; gzip too. */
export async function readJson(file: string, cut: Cut): Promise<ReadFile> {
  const [geometry, ways] = [new Geometry(), new PointTable()]
  const { points } = geometry
  const ground = new GroundReader()
  const wide = { ...cut, km: cut.km * groundReach }
  const streets: StreetWay[] = []
  const routes: { tags: Tags; refs: number[] }[] = []
  const stops = new Map<number, MapRoute['stops'][number]>()
  const read: Omit<ReadFile, 'routes' | 'shapes' | 'streets'> = {
    objects: [],
    quarters: [],
    transit: new Set(),
    inside: 0,
  }
  const keep = (ref: string, tags: Tags, shape: { at: Coordinates; meters: number } | undefined) => {
    if (!shape || !isInside(shape.at, cut)) return
    read.inside++
    const object = { ref, tags, at: rounded(shape.at), meters: shape.meters }
    if (isQuarter(tags)) read.quarters.push(object)
    if (isWanted(tags)) read.objects.push(object)
    const means = transitAt(tags)
    if (means) read.transit.add(means)
  }
  /** A line of the map that is a street, a shore or a river. */
  const keepLine = (id: number, refs: number[], tags: Tags, at: Coordinates) => {
    if (isInside(at, wide)) ground.way(id, refs, tags)
    const street = streetOf(refs, tags)
    if (street && isInside(at, cut)) streets.push(street)
  }
  // A server may list the points of a way after it, and the ways of an area.
  const later: Element[] = []
  const areas: Element[] = []
  const take = (element: Element, last = false) => {
    const shape = shapeOf(element, { points, ways, last })
    if (!shape) {
      if (!last && element.type !== 'node') later.push(element)
      return
    }
    const { type, id, tags = {} } = element
    if (type !== 'relation') (type === 'node' ? points : ways).add(id, ...shape.at)
    keep(`${type}/${id}`, tags, shape)
    if (type === 'node' && tags.name && isStop(tags) && isInside(shape.at, cut))
      stops.set(id, { tags, at: rounded(shape.at) })
    if (type === 'way') {
      if (isInside(shape.at, wide)) keepLine(id, refsOf(element), tags, shape.at)
    } else if (type === 'relation' && groundKind(tags)) areas.push(element)
  }
  /** The points of a way. Where a server prints them with the way, it does not print them again. */
  const refsOf = ({ nodes, geometry: drawn = [] }: Element): number[] => {
    const line = drawn.map((point): Coordinates | undefined => (point ? [point.lat, point.lon] : undefined))
    if (!nodes || line.every((at) => !at)) return nodes ?? geometry.refsOf(line)
    line.forEach((at, index) => {
      const ref = nodes[index]
      if (at && ref !== undefined) points.add(ref, ...at)
    })
    return nodes
  }
  const takeFeature = ({ properties, geometry: drawn, id }: Feature) => {
    if (!properties) return
    const tags = tagsOf(properties)
    const positions = positionsIn(drawn?.coordinates)
    const shape = middleOf(positions)
    keep(refOf(properties, id, read.inside), tags, shape)
    if (!drawn || !shape || !positions.some((at) => isInside(at, wide))) return
    if (!tags.highway && !groundKind(tags) && riverWidth(tags) === undefined) return
    const members = linesIn(drawn).map(({ line, role }) => {
      const ref = geometry.nextLine()
      const refs = geometry.refsOf(line)
      // The edge of an area is no more than that; it is put together below.
      keepLine(ref, refs, groundKind(tags) ? {} : tags, shape.at)
      return { type: 'way', ref, role }
    })
    ground.relation(members, { ...tags, type: 'multipolygon' })
  }
  const parser = new JSONParser({
    paths: ['$.elements.*', '$.features.*', '$.osm3s.*', '$.remark'],
    keepStack: false,
  })
  const bytes = createReadStream(file, { highWaterMark: 1 << 20 })
  await pipeline(file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes, parser, async (found) => {
    for await (const { value, key } of found) {
      if (key === 'remark' && /error|timed out|out of memory/i.test(String(value)))
        throw new FileFault(`${file} is not whole: its server says "${value}"`)
      if (key === 'timestamp_osm_base') {
        const top = Top.safeParse({ osm3s: { timestamp_osm_base: value } })
        if (top.success) read.date = top.data.osm3s.timestamp_osm_base.slice(0, 10)
        continue
      }
      const element = Element.safeParse(value)
      if (element.success) {
        take(element.data)
        // Its lines are of no use without their stops, which may come after it.
        const { tags, members = [] } = element.data
        if (tags && isRoute(tags))
          routes.push({ tags, refs: members.flatMap(({ type, ref }) => (type === 'node' ? ref : [])) })
        continue
      }
      const feature = Feature.safeParse(value)
      if (feature.success) takeFeature(feature.data)
    }
  })
  for (const kind of ['way', 'relation']) for (const each of later) if (each.type === kind) take(each, true)
  for (const { members = [], tags = {} } of areas) {
    for (const { type, ref, geometry: drawn } of members)
      if (type === 'way' && drawn) ground.way(ref, geometry.refsOf(positionsOf(drawn)), {})
    ground.relation(members, tags)
  }
  const positionOf = (id: number) => points.find(id)
  return {
    ...read,
    streets: { ways: streets, positionOf },
    routes: routes.map(({ tags, refs }) => ({ tags, stops: refs.flatMap((ref) => stops.get(ref) ?? []) })),
    // Such a file does not say where it ends, so nobody knows whether it has the whole coast.
    shapes: { ...ground.shapes(positionOf), coasts: [] },
  }
}

function positionsOf(points: readonly ({ lat: number; lon: number } | null)[] = []): Coordinates[] {
  return points.flatMap((point): Coordinates[] => (point ? [[point.lat, point.lon]] : []))
}

/** Where an element is; undefined while some of its points have not come. `last`: none will come any more. */
function shapeOf(
  { lat, lon, center, bounds, geometry, nodes = [], members = [] }: Element,
  { points, ways, last }: { points: PointTable; ways: PointTable; last: boolean },
): { at: Coordinates; meters: number } | undefined {
  if (lat !== undefined && lon !== undefined) return { at: [lat, lon], meters: 0 }
  const drawn = [...positionsOf(geometry), ...members.flatMap((member) => positionsOf(member.geometry))]
  const corners: Coordinates[] = bounds
    ? [
        [bounds.minlat, bounds.minlon],
        [bounds.maxlat, bounds.maxlon],
      ]
    : []
  const given = drawn.length > 0 ? drawn : corners
  if (center) return { at: [center.lat, center.lon], meters: middleOf(given)?.meters ?? 60 }
  if (given.length > 0) return middleOf(given)
  const listed = [
    ...nodes.map((ref) => points.find(ref)),
    ...members.map(({ ref, type }) => (type === 'node' ? points : ways).find(ref)),
  ]
  if (!last && listed.includes(undefined)) return undefined
  return middleOf(listed.flatMap((point) => (point ? [point] : [])))
}

const Position = z.tuple([z.number(), z.number()], z.number())

/** All positions of a geometry, longitude first in the file, latitude first here. */
function positionsIn(coordinates: unknown): Coordinates[] {
  const position = Position.safeParse(coordinates)
  if (position.success) return [[position.data[1], position.data[0]]]
  return Array.isArray(coordinates) ? coordinates.flatMap(positionsIn) : []
}

/** The lines that a geometry consists of: of an area its outer and inner edges. */
function linesIn({ type, coordinates }: Drawn): { line: Coordinates[]; role: string }[] {
  const list = Array.isArray(coordinates) ? coordinates : []
  if (type === 'LineString') return [{ line: positionsIn(list), role: '' }]
  if (type === 'MultiLineString') return list.map((line) => ({ line: positionsIn(line), role: '' }))
  if (type === 'MultiPolygon') return list.flatMap((area) => linesIn({ type: 'Polygon', coordinates: area }))
  if (type !== 'Polygon') return []
  return list.map((ring, index) => ({ line: positionsIn(ring), role: index === 0 ? 'outer' : 'inner' }))
}

/** Programs that write GeoJSON keep the tags at different places. */
function tagsOf(properties: Record<string, unknown>): Tags {
  const nested = properties.tags
  const all = typeof nested === 'object' && nested !== null ? { ...properties, ...nested } : properties
  return Object.fromEntries(
    Object.entries(all).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
    ),
  )
}

function refOf(properties: Record<string, unknown>, id: string | number | undefined, index: number): string {
  const given = properties['@id'] ?? id ?? properties.osm_id ?? properties.id
  const found = /^(?:.*\/)?(node|way|relation)s?\/(\d+)$/.exec(String(given))
  return found ? `${found[1]}/${found[2]}` : `feature/${given ?? index}`
}
