import { renderToReadableStream } from 'react-dom/server'
import type { Drawings } from '~/domain/posters/drawings'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { inDayColours } from './day-print'
import { drawingFile, type PosterShapeName, posterShapes } from './poster-shapes'
import { LandscapeDrawing } from './server-drawing'

/** A poster as an SVG file: the day print, with its colours written out for programs that know no custom properties. */
export async function staticPoster(
  { facts, latitude, name }: PaletteSource,
  shape: PosterShapeName,
  drawings: Drawings,
): Promise<string> {
  const file = drawingFile({ facts, latitude }, shape)
  // Once to read it, once to have it.
  if (file !== null) await drawings(file)
  const made = file === null ? null : await drawings(file)
  const { width, height } = posterShapes[shape]
  const drawn = await renderToReadableStream(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <title>{name}</title>
      {typeof made === 'string' ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build drew it
        <g dangerouslySetInnerHTML={{ __html: made }} />
      ) : (
        <LandscapeDrawing facts={facts} latitude={latitude} name={name} shape={shape} />
      )}
    </svg>,
  )
  return inDayColours(await new Response(drawn).text(), { facts, latitude })
}
