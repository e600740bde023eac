import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { OSMTransform } from 'osm-pbf-parser-node'
import { z } from 'zod'
import type { Coordinates } from '../../app/domain/catalogue/place'
import { isRoute } from '../../app/domain/places-import/lines'
import {
  isInside,
  type MapObject,
  type MapRoute,
  middleOf,
  rounded,
  type Tags,
} from '../../app/domain/places-import/map-object'
import { isQuarter, isWanted, transitAt } from '../../app/domain/places-import/wanted'
import { type StreetWay, streetOf } from '../ways/street-network'
import { GroundReader } from './ground-reader'
import { PointTable } from './point-table'
import { type Bounds, type Cut, FileFault, groundReach, isStop, type ReadFile } from './read-file'

// The parts of an object that we read. Millions pass by, so they are told by their type, not parsed.
interface Info {
  timestamp?: number
}
interface OsmNode {
  type: 'node'
  id: number
  lat: number
  lon: number
  tags?: Tags
  info?: Info
}
interface OsmWay {
  type: 'way'
  id: number
  refs: number[]
  tags?: Tags
  info?: Info
}
interface OsmRelation {
  type: 'relation'
  id: number
  members: { type: string; ref: number; role: string }[]
  tags?: Tags
  info?: Info
}
type OsmObject = OsmNode | OsmWay | OsmRelation

const Side = z.number()
const Header = z.object({
  osmosis_replication_timestamp: z.number().min(1).optional().catch(undefined),
  /** Billionths of a degree. */
  bbox: z.object({ left: Side, right: Side, top: Side, bottom: Side }).optional().catch(undefined),
})

/** Most points of a way that are looked up; its box hardly changes with more. */
const mostPoints = 24

/**
 * Reads what lies inside the cut from an OpenStreetMap file, in one pass: nodes come before ways, and ways before
 * relations. Only positions inside the cut are kept, 16 bytes each, so the size of the file does not matter.
 */
export async function readPbf(file: string, cut: Cut): Promise<ReadFile> {
  const [points, around] = [new PointTable(), new PointTable()]
  // Two corners of each way: an area of several ways is as large as all of them.
  const [feet, heads] = [new PointTable(), new PointTable()]
  const wide = { ...cut, km: cut.km * groundReach }
  const ground = new GroundReader()
  const nearby = (id: number) => points.find(id) ?? around.find(id)
  const objects: MapObject[] = []
  const quarters: MapObject[] = []
  const streets: StreetWay[] = []
  const transit = new Set<string>()
  const routes: MapRoute[] = []
  const stops = new Map<number, MapRoute['stops'][number]>()
  let [newest, inside, lines] = [0, 0, 0]

  const keep = (ref: string, tags: Tags, shape: { at: Coordinates; meters: number }) => {
    const object = { ref, at: rounded(shape.at), meters: shape.meters, tags }
    if (isQuarter(tags)) quarters.push(object)
    if (isWanted(tags)) objects.push(object)
    const means = transitAt(tags)
    if (means) transit.add(means)
  }
  const read = (item: OsmObject) => {
    if (item.type === 'node') {
      if (!isInside([item.lat, item.lon], cut)) {
        if (isInside([item.lat, item.lon], wide)) around.add(item.id, item.lat, item.lon)
        return
      }
      inside++
      points.add(item.id, item.lat, item.lon)
      if (!item.tags) return
      keep(`node/${item.id}`, item.tags, { at: [item.lat, item.lon], meters: 0 })
      if (item.tags.name && isStop(item.tags))
        stops.set(item.id, { tags: item.tags, at: rounded([item.lat, item.lon]) })
    } else if (item.type === 'way') {
      lines++
      const some = sampled(item.refs)
      if (some.some((ref) => nearby(ref))) ground.way(item.id, item.refs, item.tags ?? {})
      const shape = middleOf(positionsOf(some, points))
      if (!shape) return
      inside++
      feet.add(item.id, ...shape.foot)
      heads.add(item.id, ...shape.head)
      if (!item.tags) return
      keep(`way/${item.id}`, item.tags, shape)
      const street = streetOf(item.refs, item.tags)
      if (street) streets.push(street)
    } else if (item.tags) {
      if (isRoute(item.tags)) {
        const listed = item.members.flatMap(({ type, ref }) =>
          type === 'node' ? (stops.get(ref) ?? []) : [],
        )
        routes.push({ tags: item.tags, stops: listed })
      }
      ground.relation(item.members, item.tags)
      const members = item.members.filter(({ role }) => role !== 'inner')
      const refs = (kind: string) => members.filter(({ type }) => type === kind).map(({ ref }) => ref)
      const label = members.find(({ role }) => role === 'label' || role === 'admin_centre')
      const ways = refs('way')
      const shape = middleOf(
        [feet, heads].flatMap((table) => positionsOf(ways, table)).concat(positionsOf(refs('node'), points)),
      )
      if (!shape) return
      inside++
      const at = (label && points.find(label.ref)) ?? shape.at
      keep(`relation/${item.id}`, item.tags, { ...shape, at })
    }
  }
  const { date: stated, bounds } = await headerOf(file)
  // Without a date of its own a file is as old as its newest object.
  const transform = new OSMTransform({ withTags: true, withInfo: stated === undefined })
  await pipeline(createReadStream(file, { highWaterMark: 1 << 17 }), transform, async (blocks) => {
    for await (const block of blocks)
      for (const item of block) {
        if (!('type' in item)) continue
        if (stated === undefined) newest = Math.max(newest, item.info?.timestamp ?? 0)
        read(item)
      }
  })
  // Points come first: a file that was cut off between two of its blocks can still be read.
  if (lines === 0) throw new FileFault(`${file} has points and no ways: it breaks off; nothing was changed`)
  const date = stated ?? (newest > 0 ? dayOf(newest) : undefined)
  const map = { ways: streets, positionOf: (id: number) => points.find(id) }
  const shapes = ground.shapes(nearby)
  return {
    objects,
    quarters,
    transit,
    routes,
    streets: map,
    shapes,
    inside,
    ...(date && { date }),
    ...(bounds && { bounds }),
  }
}

function positionsOf(refs: number[], table: PointTable): Coordinates[] {
  return refs.flatMap((ref) => {
    const position = table.find(ref)
    return position ? [position] : []
  })
}

/** The date of the data and the area of a file, as its header says them. */
export async function headerOf(
  file: string,
): Promise<{ date?: string | undefined; bounds?: Bounds | undefined }> {
  const bytes = createReadStream(file)
  try {
    for await (const block of bytes.pipe(new OSMTransform({ withTags: false }))) {
      const { success, data } = Header.safeParse(block[0])
      if (!success) return {}
      const { osmosis_replication_timestamp: seconds, bbox } = data
      return {
        date: seconds === undefined ? undefined : dayOf(seconds * 1000),
        bounds: bbox && {
          south: bbox.bottom / 1e9,
          north: bbox.top / 1e9,
          west: bbox.left / 1e9,
          east: bbox.right / 1e9,
        },
      }
    }
    return {}
  } finally {
    bytes.destroy()
  }
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}

function sampled(refs: number[]): number[] {
  const step = Math.ceil(refs.length / mostPoints)
  return step <= 1 ? refs : refs.filter((_, index) => index % step === 0)
}
