import type { ComponentType } from 'react'
import type { PosterFacts } from '~/domain/catalogue/destination'
import { type PosterShape, type Stage, setStage } from './stage'

/** A landscape, or a landmark with what is about it. */
export type Scene = ComponentType<{ stage: Stage }>

export interface DrawingProps {
  facts: PosterFacts
  latitude: number
  name: string
  shape: PosterShape
}

/** A scene on its ground, for the inside of an <svg>. */
export function PrintedScene({ Scene, facts, latitude, name, shape }: DrawingProps & { Scene: Scene }) {
  return (
    <>
      <rect width={shape.width} height={shape.height} fill="var(--pc-sky)" />
      <Scene stage={setStage(facts, latitude, name, shape)} />
    </>
  )
}
