import type { ComponentType } from 'react'
import type { PosterFacts } from '~/domain/places/destination'
import { Basilica } from './landmarks/basilica'
import { Bridge } from './landmarks/bridge'
import { Church } from './landmarks/church'
import { Clock } from './landmarks/clock'
import { Colosseum } from './landmarks/colosseum'
import { Gate } from './landmarks/gate'
import { Minaret } from './landmarks/minaret'
import { Opera } from './landmarks/opera'
import { Pagoda } from './landmarks/pagoda'
import { Table } from './landmarks/table'
import { Tower } from './landmarks/tower'
import { City } from './landscapes/city'
import { Coast } from './landscapes/coast'
import { Desert } from './landscapes/desert'
import { Island } from './landscapes/island'
import { Mountain } from './landscapes/mountain'
import { RiverPlain } from './landscapes/river-plain'
import { type PosterShape, type Stage, setStage } from './stage'

type Scene = ComponentType<{ stage: Stage }>

// Nothing below may run when it is loaded, calls in constants included: only then do bundlers leave the drawings out of
// every page, as poster.tsx wants it.
const landmarks: Record<NonNullable<PosterFacts['landmark']>, Scene> = {
  basilica: Basilica,
  bridge: Bridge,
  church: Church,
  clock: Clock,
  colosseum: Colosseum,
  gate: Gate,
  minaret: Minaret,
  opera: Opera,
  pagoda: Pagoda,
  table: Table,
  tower: Tower,
}

const landscapes: Record<PosterFacts['family'], Scene> = {
  city: City,
  coast: Coast,
  desert: Desert,
  island: Island,
  mountain: Mountain,
  'river plain': RiverPlain,
}

export interface DrawingProps {
  facts: PosterFacts
  latitude: number
  name: string
  shape: PosterShape
}

/** What stands on a poster, for the inside of its <svg>. The same facts draw the same picture. */
export function Drawing({ facts, latitude, name, shape }: DrawingProps) {
  const Scene = facts.landmark ? landmarks[facts.landmark] : landscapes[facts.family]
  return (
    <>
      <rect width={shape.width} height={shape.height} fill="var(--pc-sky)" />
      <Scene stage={setStage(facts, latitude, name, shape)} />
    </>
  )
}
