import type { PosterShape } from './stage'

/**
 * Posters as the ground of a page's first section, composed so that type above a given foot stands on sky, halo or, by
 * day, on the sun, all of which the inks are solved for, and never on a landmark.
 *
 * `broad` is wider than any window and cut at both sides: in a section at least 52rem high it is shown one to one, whatever
 * the window's width. Leave the lowest 26rem free of running text (buttons may reach into it).
 *
 * `phone` grows with a narrow window. Leave the lowest 94vw free.
 */
export const heroShapes = {
  broad: { width: 2560, height: 832, open: true, centre: 0.444, scale: 0.425, clear: 430 },
  phone: { width: 390, height: 900, open: true, clear: 545 },
} satisfies Record<string, PosterShape>
