import { groundUnits } from '~/domain/catalogue/ground'
import type { RouteShape } from '~/features/itinerary/route-geometry'
import { pathSteps } from '~/features/posters/path-steps'
import { num } from './pdf-file'
import { ink, stateName } from './svg-art'

interface Layer {
  kind: string
  /** The whole degree from which it counts. */
  latitude: number
  longitude: number
  data: string
}

/** The layers of a file of ground (app/domain/catalogue/ground.ts). */
function layersOf(file: string): Layer[] {
  const paths = file.matchAll(/<path id="([a-z]+)(-?\d+)\.(-?\d+)"[^>]* d="([^"]*)"/g)
  return [...paths].map(([, kind = '', latitude, longitude, data = '']) => ({
    kind,
    latitude: Number(latitude),
    longitude: Number(longitude),
    data,
  }))
}

const opacity: Record<string, number> = { water: 0.7, parks: 0.1 }

/** Water and parks under a route as operators of a page, in the units of the route's drawing. */
export function groundOperators(
  files: readonly string[],
  { frame, width, height }: Pick<RouteShape, 'frame' | 'height'> & { width: number },
  colours: { water: string; parks: string },
): string {
  const shapes = files.flatMap(layersOf).map(({ kind, latitude, longitude, data }) => {
    const colour = kind === 'water' ? colours.water : colours.parks
    const x = frame.x + (longitude - frame.degree[1]) * groundUnits * frame.across
    const y = frame.y + (frame.degree[0] - latitude) * groundUnits * frame.down
    const at = (step: { x: number; y: number }) =>
      `${num(x + step.x * frame.across)} ${num(y + step.y * frame.down)}`
    const outline = pathSteps(data).map((step) => {
      if (step.kind === 'close' || step.kind === 'curve') return 'h'
      return `${at(step)} ${step.kind === 'move' ? 'm' : 'l'}`
    })
    return `/${stateName(opacity[kind] ?? 0, false)} gs ${ink(colour)} rg\n${outline.join('\n')}\nf`
  })
  return shapes.length === 0 ? '' : `q 0 0 ${num(width)} ${num(height)} re W n\n${shapes.join('\n')}\nQ`
}
