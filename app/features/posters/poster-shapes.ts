import type { PaletteSource } from '~/domain/posters/house-palette'
import type { PosterShape } from './stage'

/** The shapes of posters. The build draws every landmark in each of them (`scripts/build-posters.ts`). */
export const posterShapes = {
  sheet: { width: 300, height: 375 },
  card: { width: 480, height: 320 },
  stamp: { width: 96, height: 120 },
  strip: { width: 480, height: 130 },
  letterbox: { width: 760, height: 190 },
  broad: { width: 660, height: 340 },
  low: { width: 660, height: 330 },
  ribbon: { width: 560, height: 140 },
  thumbnail: { width: 160, height: 130 },
  hero: { width: 1440, height: 1000, open: true, scale: 0.42, clear: 600 },
  wideHero: { width: 2200, height: 1000, open: true, scale: 0.4, clear: 600 },
  phoneHero: { width: 390, height: 1010, open: true, clear: 640 },
  closing: { width: 1440, height: 460, open: true, clear: 400, centre: 0.72 },
  phoneClosing: { width: 390, height: 620, open: true, clear: 340 },
  /** As a picture file: the upper part of a page. */
  cover: { width: 640, height: 540 },
  /** As a picture file: beside a name, in the picture of a link. */
  share: { width: 636, height: 582 },
} satisfies Record<string, PosterShape>

export type PosterShapeName = keyof typeof posterShapes

/** Shapes that stand on one page together: their figures are in one file, which the page asks for. */
export const heroShapes = ['hero', 'wideHero', 'phoneHero'] as const satisfies PosterShapeName[]

/**
 * The file in public/art/drawings of a landmark's poster; null for landscapes, which the Worker draws. The name of the place
 * is not part of it: what stands around a landmark may be that of the catalogue's place.
 */
export function drawingFile(
  { facts, latitude }: Pick<PaletteSource, 'facts' | 'latitude'>,
  shape: PosterShapeName,
): string | null {
  const { landmark, family, season } = facts
  if (!landmark) return null
  const degrees = Math.round(latitude * 1000)
  return `${[landmark, family, season, degrees < 0 ? `south ${-degrees}` : degrees, shape].join(' ').replaceAll(' ', '-')}.txt`
}
