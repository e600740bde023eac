import { renderToReadableStream } from 'react-dom/server'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { inDayColours } from './day-print'
import { Drawing } from './drawing'
import type { PosterShape } from './stage'

/** The formats of a poster as a picture file. */
export const posterShapes = {
  /** The upper part of a page. */
  cover: { width: 640, height: 540 },
  /** Beside a name, in the picture of a link. */
  share: { width: 636, height: 582 },
} satisfies Record<string, PosterShape>

export type PosterShapeName = keyof typeof posterShapes

/** A poster as an SVG file: the day print, with its colours written out for programs that know no custom properties. */
export async function staticPoster(
  { facts, latitude, name }: PaletteSource,
  shapeName: PosterShapeName,
): Promise<string> {
  const shape: PosterShape = posterShapes[shapeName]
  const drawn = await renderToReadableStream(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${shape.width} ${shape.height}`}>
      <title>{name}</title>
      <Drawing facts={facts} latitude={latitude} name={name} shape={shape} />
    </svg>,
  )
  return inDayColours(await new Response(drawn).text(), { facts, latitude })
}
