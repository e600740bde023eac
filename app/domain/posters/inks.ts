import type { PosterFacts } from '~/domain/catalogue/destination'
import {
  contrast,
  type Hex,
  hueBetween,
  hueStep,
  type Oklch,
  oklchToHex,
  over,
  solveLightness,
} from './oklch'

/** The facts that the inks are derived from: the poster's facts and the latitude in degrees. */
export interface InkFacts extends Pick<PosterFacts, 'family' | 'season' | 'sunset'> {
  latitude: number
}

/** One edition (day or night) of a destination's inks, named by their function, not their colour. */
export interface Palette {
  /** The page. */
  paper: Hex
  /** A raised surface: field, card, dialog. */
  sheet: Hex
  /** A second background: map, hovered row. */
  tint: Hex
  /** First ink: sky, sea, selected items. */
  field: Hex
  /** Second ink: the sunset, the primary button. Never a text colour. */
  hot: Hex
  /** Third ink: text and rules. */
  key: Hex
  /** Secondary text. */
  soft: Hex
  /** The hot ink, adjusted until text in it is readable. */
  hotText: Hex
  /** Thin lines that only separate. */
  line: Hex
  /** Borders of controls. */
  edge: Hex
  /** Colours that only the art uses: sky, the light and the dark plate. */
  sky: Hex
  light: Hex
  shade: Hex
}

/** Opacity of one layer of the halo over the sky: paper by day, the hot ink by night. */
export const haloOpacity = { day: 0.34, night: 0.13 } as const

/** Most layers of the halo at any point. */
const haloLayers = 3

type Hues = Record<PosterFacts['family'], Record<PosterFacts['season'], number>>

const fieldHue: Hues = {
  'river plain': { spring: 72, summer: 95, autumn: 170, winter: 230 },
  city: { spring: 8, summer: 60, autumn: 238, winter: 255 },
  island: { spring: 180, summer: 168, autumn: 190, winter: 200 },
  coast: { spring: 210, summer: 205, autumn: 220, winter: 226 },
  desert: { spring: 70, summer: 75, autumn: 82, winter: 50 },
  mountain: { spring: 150, summer: 208, autumn: 80, winter: 250 },
}

const keyHue: Hues = {
  'river plain': { spring: 168, summer: 150, autumn: 232, winter: 250 },
  city: { spring: 274, summer: 280, autumn: 262, winter: 265 },
  island: { spring: 200, summer: 190, autumn: 200, winter: 210 },
  coast: { spring: 250, summer: 250, autumn: 262, winter: 268 },
  desert: { spring: 262, summer: 265, autumn: 266, winter: 270 },
  mountain: { spring: 170, summer: 300, autumn: 320, winter: 262 },
}

/** Inks are less saturated in autumn and winter. */
const saturation = { spring: 0.98, summer: 1.05, autumn: 0.72, winter: 0.7 } as const

/** Smallest distance in hue between the sun and the sky, so that the sun stays visible. */
const leastHueGap = 34

interface Recipe {
  fieldHue: number
  keyHue: number
  sunset: number
  /** 0.36 near the poles to 1 at the equator: inks are more saturated near the equator. */
  sun: number
  /** 0 to 1: how yellow the sunset is; yellow inks are lighter. */
  yellow: number
  saturation: number
}

function recipe({ family, season, sunset, latitude }: InkFacts): Recipe {
  const wanted = fieldHue[family][season]
  const gap = hueStep(sunset, wanted)
  const apart = Math.abs(gap) < leastHueGap ? sunset + (gap < 0 ? -leastHueGap : leastHueGap) : wanted
  return {
    fieldHue: (apart + 360) % 360,
    keyHue: keyHue[family][season],
    sunset,
    sun: 1 - Math.min(Math.abs(latitude), 70) / 110,
    yellow: Math.max(0, 1 - Math.abs(hueStep(98, sunset)) / 70),
    saturation: saturation[season],
  }
}

function ink(lightness: number, chroma: number, hue: number): Oklch {
  return { lightness, chroma, hue }
}

function dayPalette({ fieldHue, keyHue, sunset, sun, yellow, saturation }: Recipe): Palette {
  const warm = hueBetween(sunset, 75)
  const paper = oklchToHex(ink(0.962, 0.018, warm))
  const sheet = oklchToHex(ink(0.99, 0.006, warm))
  const tint = oklchToHex(ink(0.925, 0.034, fieldHue))
  const field = oklchToHex(ink(0.83, (0.062 + 0.04 * sun) * saturation, fieldHue))
  const pale = oklchToHex(ink(0.93, 0.03, fieldHue))
  const key = solveLightness(ink(0.29, 0.075, keyHue), [field, pale], 7.2, -0.01)
  const grounds = [paper, sheet, tint]
  return {
    paper,
    sheet,
    tint,
    field,
    key,
    hot: solveLightness(ink(0.67 + 0.15 * yellow, 0.19 - 0.03 * yellow, sunset), [key], 4.6, 0.005),
    soft: solveLightness(ink(0.5, 0.04, keyHue), grounds, 4.7, -0.01),
    hotText: solveLightness(ink(0.58, 0.17, sunset), grounds, 4.6, -0.01),
    line: oklchToHex(ink(0.86, 0.02, keyHue)),
    edge: solveLightness(ink(0.62, 0.04, keyHue), grounds, 3.1, -0.01),
    sky: field,
    light: paper,
    shade: key,
  }
}

/** The same plates, with the key ink as the background. */
function nightPalette({ fieldHue, keyHue, sunset, yellow }: Recipe): Palette {
  const warm = hueBetween(sunset, 75)
  const paper = oklchToHex(ink(0.185, 0.035, keyHue))
  const sheet = oklchToHex(ink(0.225, 0.04, keyHue))
  const tint = oklchToHex(ink(0.275, 0.05, keyHue))
  const grounds = [paper, sheet, tint]
  const hot = solveLightness(ink(0.72 + 0.1 * yellow, 0.18, sunset), [paper], 5.2, 0.005)
  const key = oklchToHex(ink(0.955, 0.018, warm))
  // A warm sky turns brown when it is darkened; with its hue moved towards the sunset it turns dark red.
  const muddy = Math.abs(hueStep(sunset, fieldHue)) < 75 && fieldHue > 30 && fieldHue < 115
  const skyHue = muddy ? fieldHue - 0.72 * hueStep(sunset, fieldHue) : fieldHue
  return {
    paper,
    sheet,
    tint,
    field: solveLightness(ink(0.41, 0.095, skyHue), [key], 5.2, -0.01),
    hot,
    key,
    soft: solveLightness(ink(0.72, 0.03, keyHue), grounds, 4.7, 0.01),
    hotText: solveLightness(ink(0.74, 0.16, sunset), grounds, 4.6, 0.01),
    line: oklchToHex(ink(0.34, 0.045, keyHue)),
    edge: solveLightness(ink(0.5, 0.05, keyHue), grounds, 3.1, 0.01),
    sky: nightSky(muddy ? 0.36 : 0.4, muddy ? 0.095 : 0.075, skyHue, hot, key),
    light: oklchToHex(ink(0.93, 0.03, warm)),
    shade: oklchToHex(ink(0.17, 0.045, keyHue)),
  }
}

/** Text is on the night sky and its halo, so the sky is darkened until text is readable on each layer. */
function nightSky(lightness: number, chroma: number, hue: number, hot: Hex, key: Hex): Hex {
  let level = lightness
  let sky = oklchToHex({ lightness: level, chroma, hue })
  while (level > 0.1 && contrastUnderHalo(sky, hot, key) < 4.6) {
    level -= 0.01
    sky = oklchToHex({ lightness: level, chroma, hue })
  }
  return sky
}

function contrastUnderHalo(sky: Hex, hot: Hex, key: Hex): number {
  return contrast(key, haloed(sky, hot, haloOpacity.night))
}

/** The sky under each layer of its halo. */
export function haloed(sky: Hex, halo: Hex, opacity: number): Hex {
  let mixed = sky
  for (let layer = 0; layer < haloLayers; layer++) mixed = over(mixed, halo, opacity)
  return mixed
}

/** The inks of a destination, derived from facts about it and adjusted until text on them passes WCAG AA. */
export function inks(facts: InkFacts): { day: Palette; night: Palette } {
  const mixed = recipe(facts)
  return { day: dayPalette(mixed), night: nightPalette(mixed) }
}
