import { z } from 'zod'
import type { Coordinates } from './place'

/**
 * Closed outlines as SVG path data. One unit is a hundred-thousandth of a degree; x counts to the east and y to the south, from
 * the whole degree of the town's centre (`degreeOf`). Small numbers stay exact in the 32-bit arithmetic of graphics code.
 */
const Outlines = z
  .string()
  .max(16_000)
  .regex(/^[Mlz\d ,-]*$/, 'outlines of whole numbers')

/** Water and parks of a town, simplified for the drawing of a day's route. */
export const Ground = z.strictObject({ water: Outlines, parks: Outlines })
export type Ground = z.infer<typeof Ground>

/** Units of an outline in a degree. */
export const groundUnits = 1e5

/** The whole degree from which the positions around a point are counted. */
export function degreeOf([latitude, longitude]: Coordinates): Coordinates {
  return [Math.floor(latitude), Math.floor(longitude)]
}

/** Id of a layer of a file of ground, as seen from a whole degree. */
export function groundLayer(layer: keyof Ground, [latitude, longitude]: Coordinates): string {
  return `${layer}${latitude}.${longitude}`
}

/** Address of the file with a destination's ground. */
export function groundPath(destinationId: string): string {
  return `/ground/${destinationId}.svg`
}

/** Degrees around a centre in which the drawing of a day may be centred. */
const reach = 0.25

/**
 * A destination's ground as an SVG file, whose layers other drawings refer to. A route may be on the other side of a whole degree than
 * the centre of its town: each layer is there as seen from every degree that is near.
 */
export function groundFile(ground: Ground | undefined, center: Coordinates): string {
  const home = degreeOf(center)
  const near = [-reach, reach].flatMap((down) =>
    [-reach, reach].map((across) => degreeOf([center[0] + down, center[1] + across])),
  )
  const views = [...new Map(near.map((degree) => [degree.join(), degree])).values()]
  const layers = ground ? (['water', 'parks'] as const).filter((layer) => ground[layer] !== '') : []
  const shapes = layers.flatMap((layer) =>
    views.map((degree) => {
      const [x, y] = [(home[1] - degree[1]) * groundUnits, (degree[0] - home[0]) * groundUnits]
      const move = x === 0 && y === 0 ? '' : ` transform="translate(${x} ${y})"`
      const id = groundLayer(layer, degree)
      return move === ''
        ? `<path id="${id}" vector-effect="non-scaling-stroke" d="${ground?.[layer]}"/>`
        : `<g id="${id}"><use href="#${groundLayer(layer, home)}"${move}/></g>`
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${shapes.join('')}</svg>`
}
