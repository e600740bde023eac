import type { PosterFacts } from '~/domain/catalogue/destination'
import type { Drawings } from '~/domain/posters/drawings'
import { landscapes } from './landscapes/scenes'
import { drawingFile, type PosterShapeName, posterShapes } from './poster-shapes'
import { PrintedScene } from './printed-scene'

export interface Drawn {
  facts: PosterFacts
  latitude: number
  name: string
  shape: PosterShapeName
}

/** A landmark's drawing, as the build made it; null when there is none. Throws a promise while it is read, as React wants it. */
export function madeDrawing(drawings: Drawings, drawn: Omit<Drawn, 'name'>): string | null {
  const file = drawingFile(drawn, drawn.shape)
  const made = file === null ? null : drawings(file)
  if (made instanceof Promise) throw made
  return made
}

/** The landscape of a place, for the inside of an <svg>: the Worker has no code of landmarks. */
export function LandscapeDrawing({ facts: { landmark: _, ...facts }, shape, ...place }: Drawn) {
  return (
    <PrintedScene {...place} facts={facts} shape={posterShapes[shape]} Scene={landscapes[facts.family]} />
  )
}
