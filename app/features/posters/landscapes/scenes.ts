import type { PosterFacts } from '~/domain/catalogue/destination'
import type { Scene } from '../printed-scene'
import { City } from './city'
import { Coast } from './coast'
import { Desert } from './desert'
import { Island } from './island'
import { Mountain } from './mountain'
import { RiverPlain } from './river-plain'

/** The landscape of each family of places. */
export const landscapes: Record<PosterFacts['family'], Scene> = {
  city: City,
  coast: Coast,
  desert: Desert,
  island: Island,
  mountain: Mountain,
  'river plain': RiverPlain,
}
