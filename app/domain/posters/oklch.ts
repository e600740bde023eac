/**
 * Colour arithmetic for the inks: OKLCH to sRGB after Björn Ottosson (https://bottosson.github.io/posts/oklab/)
 * and the contrast ratio of WCAG 2.2.
 */

/** A colour as lightness 0 to 1, chroma from 0 to about 0.37 and hue in degrees. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/** '#rrggbb' */
export type Hex = `#${string}`

type Triple = readonly [number, number, number]

function linearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function encode(channel: number): number {
  const clipped = Math.min(1, Math.max(0, channel))
  return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055
}

function decode(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function toHex(channels: readonly number[]): Hex {
  return `#${channels
    .map((value) =>
      Math.round(255 * value)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function channels(hex: Hex): Triple {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

/** The colour in sRGB; a colour outside sRGB loses chroma, never hue or lightness. */
export function oklchToHex(colour: Oklch): Hex {
  let { chroma } = colour
  let rgb = linearRgb(colour)
  while (chroma > 0 && rgb.some((value) => value < -0.0005 || value > 1.0005)) {
    chroma = Math.max(0, chroma - 0.004)
    rgb = linearRgb({ ...colour, chroma })
  }
  return toHex(rgb.map(encode))
}

function luminance(hex: Hex): number {
  const [red, green, blue] = channels(hex)
  return 0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue)
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** `ink` over `ground` with the given opacity, as browsers blend it. */
export function over(ground: Hex, ink: Hex, opacity: number): Hex {
  const top = channels(ink)
  return toHex(channels(ground).map((value, index) => value + ((top[index] ?? value) - value) * opacity))
}

/**
 * Changes the lightness by `step` until the colour has the contrast `ratio` to every ground; stops at black or white. A
 * positive step gives a lighter colour.
 */
export function solveLightness(colour: Oklch, grounds: readonly Hex[], ratio: number, step: number): Hex {
  let { lightness } = colour
  let hex = oklchToHex(colour)
  while (lightness > 0.02 && lightness < 0.995 && grounds.some((ground) => contrast(hex, ground) < ratio)) {
    lightness += step
    hex = oklchToHex({ ...colour, lightness })
  }
  return hex
}

/** Signed shortest distance from one hue to another, -180 to 180. */
export function hueStep(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180
}

/** The hue half way between two. */
export function hueBetween(one: number, other: number): number {
  return (one + hueStep(one, other) / 2 + 360) % 360
}
