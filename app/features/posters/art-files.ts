import { posterShapes } from './poster-shapes'
import type { PosterShape } from './stage'

/** The shapes in which the posters of the catalogue, and the site's own, are files (`scripts/build-posters.ts`). */
export const artShapes = {
  sheet: { width: 300, height: 375 },
  card: { width: 300, height: 200 },
  postcard: { width: 480, height: 440 },
  closing: posterShapes.closing,
  phoneClosing: posterShapes.phoneClosing,
} satisfies Record<string, PosterShape>

export type ArtShape = keyof typeof artShapes

/** Name of a poster's file in public/art, and the id of its drawing. `house` is the site's own poster. */
export const artFile = (id: string, shape: ArtShape) => `${id}-${shape}.svg`
export const artId = 'art'

/** The sheets of the popular destinations hang side by side on the front page: they are one file, by their ids, and one request. */
export const wallFile = 'wall.svg'

export const artPlace = (id: string, shape: ArtShape) =>
  shape === 'sheet' ? `${wallFile}#${id}` : `${artFile(id, shape)}#${artId}`

/** The shape of the posters that lists show as plain pictures, in the colours of the day. Pictures load when they come into view. */
export const coverShape = { width: 640, height: 540 } satisfies PosterShape
export const coverFile = (id: string) => `${id}-cover.svg`
