import type { PosterFacts } from '~/domain/catalogue/destination'

export interface PosterShape {
  width: number
  height: number
  /** Composed for type above: the art keeps to the lower part. */
  open?: boolean
  /** Where the landmark stands, 0 to 1 across. */
  centre?: number
  /** Size of the landmark against the sheet. */
  scale?: number
  /** Type ends at this height: landmarks stay below it, and in the night print the sun sets below it. */
  clear?: number
}

/** Where everything on a sheet stands, worked out before anything is drawn. */
export interface Stage {
  width: number
  height: number
  open: boolean
  /** An open sheet as broad as a page's hero. */
  broad: boolean
  horizon: number
  centre: number
  /** One unit of a landmark, which is about 100 of them high. */
  unit: number
  /** One unit of a small thing: a boat, a tree, a house. */
  detail: number
  sun: { x: number; y: number; r: number; sets: number }
  latitude: number
  season: PosterFacts['season']
  family: PosterFacts['family']
  /** A number from the name, for what differs from place to place. */
  seed: number
}

type Landmark = NonNullable<PosterFacts['landmark']>

/** How many units a landmark rises: it must neither leave the sheet nor loom into the type above it. */
const heights: Record<Landmark, number> = {
  basilica: 134,
  bridge: 127,
  'bridge tower': 124,
  caldera: 108,
  castle: 112,
  cathedral: 112,
  church: 128,
  citadel: 118,
  clock: 128,
  colosseum: 94,
  duomo: 128,
  gables: 118,
  gate: 113,
  'golden gate': 122,
  gondola: 122,
  junk: 104,
  lookout: 134,
  mausoleum: 110,
  minaret: 126,
  mosque: 118,
  needle: 134,
  observatory: 112,
  opera: 92,
  pagoda: 116,
  'palace gate': 112,
  prang: 126,
  pyramids: 92,
  quadriga: 128,
  skypark: 100,
  sugarloaf: 104,
  table: 80,
  temple: 106,
  torii: 104,
  tower: 134,
  tram: 98,
  treasury: 100,
}

/** The share of an open sheet that a landmark may take where `clear` is a line at the horizon, which only the sun minds. */
const openRise = 0.33

const sunSize: Partial<Record<PosterFacts['family'], number>> = {
  island: 0.86,
  mountain: 0.62,
  desert: 0.84,
  'river plain': 0.94,
  coast: 0.9,
}

function sunOffset(landmark: Landmark | undefined, broad: boolean): number {
  if (landmark === 'bridge') return broad ? 0.12 : -0.2
  if (landmark === 'golden gate') return broad ? 0.03 : 0.02
  if (landmark === 'citadel') return broad ? -0.12 : -0.2
  if (landmark === 'junk') return broad ? 0.1 : 0.2
  if (landmark === 'table') return broad ? 0.16 : 0.2
  if (landmark === 'clock') return broad ? 0.1 : -0.12
  return 0
}

/** How high a landmark may stand on a sheet with type above. */
function riseBelowType(horizon: number, { height, clear = 0 }: PosterShape): number {
  const room = horizon - clear
  return clear > 0 && room > height * 0.2 ? room : height * openRise
}

/** FNV-1a, so that a place always draws the same. */
function seedOf(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

export function setStage(facts: PosterFacts, latitude: number, name: string, shape: PosterShape): Stage {
  const { width, height, open = false } = shape
  const { family, landmark } = facts
  const broad = open && width > 700
  const horizon = Math.round(height * (family === 'coast' || family === 'mountain' ? 0.8 : 0.84))
  const tall = landmark ? heights[landmark] : 1
  const fitting = Math.min(width / 210, height / 125, (horizon * 0.93) / tall)
  const scale = shape.scale ?? (broad ? 0.5 : 1)
  const centre = width * (shape.centre ?? (broad ? 0.4 : 0.5))
  // The nearer the equator, the higher the sun.
  const climb = 1 - Math.min(Math.abs(latitude), 66) / 90
  const r = Math.min(height * 0.34, width * 0.3) * (sunSize[family] ?? 1) * (broad ? 0.92 : 1)
  const y = horizon - height * (0.18 + 0.3 * climb)
  return {
    width,
    height,
    open,
    broad,
    horizon,
    centre,
    unit: open ? Math.min(fitting * scale, riseBelowType(horizon, shape) / tall) : fitting * scale,
    detail: (Math.min(width, height) / 300) * (broad ? 0.6 : 1),
    sun: {
      x: centre + width * sunOffset(landmark, broad),
      y,
      r,
      sets: Math.max(0, (shape.clear ?? 0) + r - y),
    },
    latitude,
    season: facts.season,
    family,
    seed: seedOf(name),
  }
}

/** A share from 0 to 1 that belongs to the place and the given thing. */
export function chance(stage: Stage, thing: number): number {
  let mixed = Math.imul(stage.seed ^ Math.imul(thing + 1, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x100000000
}

/** One of several, the same for a place each time. */
export function pick<Option>(stage: Stage, thing: number, options: readonly [Option, ...Option[]]): Option {
  return options[Math.floor(chance(stage, thing) * options.length)] ?? options[0]
}
