import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { OSMTransform } from 'osm-pbf-parser-node'
import { z } from 'zod'
import type { Coordinates } from '../../app/domain/catalogue/place'
import {
  isInside,
  type MapObject,
  middleOf,
  rounded,
  type Tags,
} from '../../app/domain/places-import/map-object'
import { isQuarter, isWanted, transitAt } from '../../app/domain/places-import/wanted'
import { type StreetWay, streetOf } from '../ways/street-network'
import { PointTable } from './point-table'
import type { Cut, ReadFile } from './read-file'

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

const Header = z.object({ osmosis_replication_timestamp: z.number().min(1) })

/** Most points of a way that are looked up; its box hardly changes with more. */
const mostPoints = 24

/**
 * Reads what lies inside the cut from an OpenStreetMap file, in one pass: nodes come before ways, and ways before
 * relations. Only positions inside the cut are kept, 16 bytes each, so the size of the file does not matter.
 */
export async function readPbf(file: string, cut: Cut): Promise<ReadFile> {
  const [points, ways] = [new PointTable(), new PointTable()]
  const objects: MapObject[] = []
  const quarters: MapObject[] = []
  const streets: StreetWay[] = []
  const transit = new Set<string>()
  let newest = 0
  let inside = 0

  const keep = (ref: string, tags: Tags, shape: { at: Coordinates; meters: number }) => {
    const object = { ref, at: rounded(shape.at), meters: shape.meters, tags }
    if (isQuarter(tags)) quarters.push(object)
    if (isWanted(tags)) objects.push(object)
    const means = transitAt(tags)
    if (means) transit.add(means)
  }
  const read = (item: OsmObject) => {
    if (item.type === 'node') {
      if (!isInside([item.lat, item.lon], cut)) return
      inside++
      points.add(item.id, item.lat, item.lon)
      if (item.tags) keep(`node/${item.id}`, item.tags, { at: [item.lat, item.lon], meters: 0 })
    } else if (item.type === 'way') {
      const shape = middleOf(positionsOf(sampled(item.refs), points))
      if (!shape) return
      inside++
      ways.add(item.id, ...shape.at)
      if (!item.tags) return
      keep(`way/${item.id}`, item.tags, shape)
      const street = streetOf(item.refs, item.tags)
      if (street) streets.push(street)
    } else if (item.tags) {
      const members = item.members.filter(({ role }) => role !== 'inner')
      const refs = (kind: string) => members.filter(({ type }) => type === kind).map(({ ref }) => ref)
      const label = members.find(({ role }) => role === 'label' || role === 'admin_centre')
      const shape = middleOf([...positionsOf(refs('way'), ways), ...positionsOf(refs('node'), points)])
      if (!shape) return
      inside++
      const at = (label && points.find(label.ref)) ?? shape.at
      keep(`relation/${item.id}`, item.tags, { ...shape, at })
    }
  }
  const stated = await dateOfFile(file)
  // Without a date of its own a file is as old as its newest object.
  const transform = new OSMTransform({ withTags: true, withInfo: stated === undefined })
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), transform, async (blocks) => {
    for await (const block of blocks)
      for (const item of block) {
        if (!('type' in item)) continue
        if (stated === undefined) newest = Math.max(newest, item.info?.timestamp ?? 0)
        read(item)
      }
  })
  const date = stated ?? (newest > 0 ? dayOf(newest) : undefined)
  const map = { ways: streets, positionOf: (id: number) => points.find(id) }
  return { objects, quarters, transit, streets: map, inside, ...(date && { date }) }
}

function positionsOf(refs: number[], table: PointTable): Coordinates[] {
  return refs.flatMap((ref) => {
    const position = table.find(ref)
    return position ? [position] : []
  })
}

/** The date of the data in the header of a file. */
async function dateOfFile(file: string): Promise<string | undefined> {
  const bytes = createReadStream(file)
  try {
    for await (const block of bytes.pipe(new OSMTransform({ withTags: false }))) {
      const { success, data } = Header.safeParse(block[0])
      return success ? dayOf(data.osmosis_replication_timestamp * 1000) : undefined
    }
    return undefined
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
