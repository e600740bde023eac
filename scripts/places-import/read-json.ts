import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { JSONParser } from '@streamparser/json-node'
import { z } from 'zod'
import type { Coordinates } from '../../app/domain/catalogue/place'
import { isInside, middleOf, rounded, type Tags } from '../../app/domain/places-import/map-object'
import { isQuarter, isWanted, transitAt } from '../../app/domain/places-import/wanted'
import { type StreetWay, streetOf } from '../ways/street-network'
import { PointTable } from './point-table'
import type { Cut, ReadFile } from './read-file'

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
    .array(z.object({ type: z.string(), ref: z.number(), geometry: z.array(Point.nullable()).optional() }))
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

const Top = z.object({ osm3s: z.object({ timestamp_osm_base: z.string() }) })

/** Reads a GeoJSON file or the answer of an Overpass server, element by element; gzip too. */
export async function readJson(file: string, cut: Cut): Promise<ReadFile> {
  const [points, ways] = [new PointTable(), new PointTable()]
  const streets: StreetWay[] = []
  const map = { ways: streets, positionOf: (id: number) => points.find(id) }
  const read: ReadFile = {
    objects: [],
    quarters: [],
    transit: new Set(),
    streets: map,
    inside: 0,
    shapes: { areas: [], coasts: [], rivers: [] },
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
  // A server may list the points of a way after it.
  const later: Element[] = []
  const take = (element: Element, last = false) => {
    const shape = shapeOf(element, points, ways)
    if (!shape) {
      if (!last && element.type !== 'node') later.push(element)
      return
    }
    if (element.type !== 'relation') (element.type === 'node' ? points : ways).add(element.id, ...shape.at)
    if (!element.tags) return
    keep(`${element.type}/${element.id}`, element.tags, shape)
    const street = element.nodes && streetOf(element.nodes, element.tags)
    if (!street || !isInside(shape.at, cut)) return
    streets.push(street)
    // Where a server prints the points with the way, it does not print them again.
    element.geometry?.forEach((point, index) => {
      const id = street.refs[index]
      if (point && id !== undefined) points.add(id, point.lat, point.lon)
    })
  }
  const parser = new JSONParser({ paths: ['$.elements.*', '$.features.*', '$.osm3s.*'], keepStack: false })
  const bytes = createReadStream(file, { highWaterMark: 1 << 20 })
  await pipeline(file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes, parser, async (found) => {
    for await (const { value, key } of found) {
      if (key === 'timestamp_osm_base') {
        const top = Top.safeParse({ osm3s: { timestamp_osm_base: value } })
        if (top.success) read.date = top.data.osm3s.timestamp_osm_base.slice(0, 10)
        continue
      }
      const element = Element.safeParse(value)
      if (element.success) {
        take(element.data)
        continue
      }
      const feature = Feature.safeParse(value)
      if (!feature.success || !feature.data.properties) continue
      const { properties, geometry, id } = feature.data
      keep(
        refOf(properties, id, read.inside),
        tagsOf(properties),
        middleOf(positionsIn(geometry?.coordinates)),
      )
    }
  })
  for (const kind of ['way', 'relation']) for (const each of later) if (each.type === kind) take(each, true)
  return read
}

function shapeOf(element: Element, points: PointTable, ways: PointTable) {
  const { lat, lon, center, bounds, geometry, nodes, members } = element
  if (lat !== undefined && lon !== undefined)
    return { at: [lat, lon] satisfies Coordinates as Coordinates, meters: 0 }
  const lines = [...(geometry ?? []), ...(members ?? []).flatMap((member) => member.geometry ?? [])]
  const drawn = lines.flatMap((point): Coordinates[] => (point ? [[point.lat, point.lon]] : []))
  const listed = [
    ...(nodes ?? []).map((ref) => points.find(ref)),
    ...(members ?? []).map(({ ref, type }) => (type === 'node' ? points : ways).find(ref)),
  ].flatMap((point) => (point ? [point] : []))
  const corners: Coordinates[] = bounds
    ? [
        [bounds.minlat, bounds.minlon],
        [bounds.maxlat, bounds.maxlon],
      ]
    : []
  const shape = middleOf(drawn.length > 0 ? drawn : corners.length > 0 ? corners : listed)
  if (!center) return shape
  return { at: [center.lat, center.lon] satisfies Coordinates as Coordinates, meters: shape?.meters ?? 60 }
}

const Position = z.tuple([z.number(), z.number()], z.number())

/** All positions of a geometry, longitude first in the file, latitude first here. */
function positionsIn(coordinates: unknown): Coordinates[] {
  const position = Position.safeParse(coordinates)
  if (position.success) return [[position.data[1], position.data[0]]]
  return Array.isArray(coordinates) ? coordinates.flatMap(positionsIn) : []
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
