import { z } from 'zod'
import { type Cut, isInside, type MapExcerpt, middleOf, rounded } from './map-object'
import { isQuarter, isWanted, transitAt } from './wanted'

const Point = z.object({ lat: z.number(), lon: z.number() })
const Box = z.object({ minlat: z.number(), minlon: z.number(), maxlat: z.number(), maxlon: z.number() })

/** An object in the answer to `mapQuery`. */
const MapElement = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  center: Point.optional(),
  bounds: Box.optional(),
  tags: z.record(z.string(), z.string()).default({}),
})

/** The answer of an Overpass server. */
export const MapAnswer = z.object({
  osm3s: z.object({ timestamp_osm_base: z.string().optional() }).optional(),
  /** What went wrong while the answer was being written; the status was sent before. */
  remark: z.string().optional(),
  elements: z.array(z.unknown()),
})
export type MapAnswer = z.infer<typeof MapAnswer>

/** What of an answer lies inside the square. Objects in an unknown form are passed over. */
export function excerptOf({ osm3s, elements }: MapAnswer, cut: Cut): MapExcerpt {
  const excerpt: MapExcerpt = { objects: [], quarters: [], transit: new Set(), inside: 0 }
  for (const each of elements) {
    const { success, data } = MapElement.safeParse(each)
    if (!success) continue
    const { type, id, lat, lon, center, bounds, tags } = data
    const middle = center ?? (lat !== undefined && lon !== undefined ? { lat, lon } : undefined)
    if (!middle || !isInside([middle.lat, middle.lon], cut)) continue
    excerpt.inside++
    const corners =
      bounds &&
      middleOf([
        [bounds.minlat, bounds.minlon],
        [bounds.maxlat, bounds.maxlon],
      ])
    const object = {
      ref: `${type}/${id}`,
      at: rounded([middle.lat, middle.lon]),
      meters: corners?.meters ?? 0,
      tags,
    }
    if (isQuarter(tags)) excerpt.quarters.push(object)
    if (isWanted(tags)) excerpt.objects.push(object)
    const means = transitAt(tags)
    if (means) excerpt.transit.add(means)
  }
  const date = osm3s?.timestamp_osm_base?.slice(0, 10)
  return { ...excerpt, ...(date && /^\d{4}-\d\d-\d\d$/.test(date) && { date }) }
}
