import type { PosterFacts } from '~/domain/catalogue/destination'
import { Basilica } from './landmarks/basilica'
import { Bridge } from './landmarks/bridge'
import { BridgeTower } from './landmarks/bridge-tower'
import { Caldera } from './landmarks/caldera'
import { Castle } from './landmarks/castle'
import { Cathedral } from './landmarks/cathedral'
import { Church } from './landmarks/church'
import { Citadel } from './landmarks/citadel'
import { Clock } from './landmarks/clock'
import { Colosseum } from './landmarks/colosseum'
import { Duomo } from './landmarks/duomo'
import { Gables } from './landmarks/gables'
import { Gate } from './landmarks/gate'
import { GoldenGate } from './landmarks/golden-gate'
import { Gondola } from './landmarks/gondola'
import { Junk } from './landmarks/junk'
import { Lookout } from './landmarks/lookout'
import { Mausoleum } from './landmarks/mausoleum'
import { Minaret } from './landmarks/minaret'
import { Mosque } from './landmarks/mosque'
import { Needle } from './landmarks/needle'
import { Observatory } from './landmarks/observatory'
import { Opera } from './landmarks/opera'
import { Pagoda } from './landmarks/pagoda'
import { PalaceGate } from './landmarks/palace-gate'
import { Prang } from './landmarks/prang'
import { Pyramids } from './landmarks/pyramids'
import { Quadriga } from './landmarks/quadriga'
import { Skypark } from './landmarks/skypark'
import { Sugarloaf } from './landmarks/sugarloaf'
import { Table } from './landmarks/table'
import { Temple } from './landmarks/temple'
import { Torii } from './landmarks/torii'
import { Tower } from './landmarks/tower'
import { Tram } from './landmarks/tram'
import { Treasury } from './landmarks/treasury'
import { landscapes } from './landscapes/scenes'
import { type DrawingProps, PrintedScene, type Scene } from './printed-scene'

// Nothing below may run when it is loaded, calls in constants included: only then do bundlers leave the drawings out of
// every page, as poster.tsx wants it.
const landmarks: Record<NonNullable<PosterFacts['landmark']>, Scene> = {
  basilica: Basilica,
  bridge: Bridge,
  'bridge tower': BridgeTower,
  caldera: Caldera,
  castle: Castle,
  cathedral: Cathedral,
  church: Church,
  citadel: Citadel,
  clock: Clock,
  colosseum: Colosseum,
  duomo: Duomo,
  gables: Gables,
  gate: Gate,
  'golden gate': GoldenGate,
  gondola: Gondola,
  junk: Junk,
  lookout: Lookout,
  mausoleum: Mausoleum,
  minaret: Minaret,
  mosque: Mosque,
  needle: Needle,
  observatory: Observatory,
  opera: Opera,
  pagoda: Pagoda,
  'palace gate': PalaceGate,
  prang: Prang,
  pyramids: Pyramids,
  quadriga: Quadriga,
  skypark: Skypark,
  sugarloaf: Sugarloaf,
  table: Table,
  temple: Temple,
  torii: Torii,
  tower: Tower,
  tram: Tram,
  treasury: Treasury,
}

/** What stands on a poster, for the inside of its <svg>. The same facts draw the same picture. */
export function Drawing(props: DrawingProps) {
  const { family, landmark } = props.facts
  return <PrintedScene {...props} Scene={landmark ? landmarks[landmark] : landscapes[family]} />
}
