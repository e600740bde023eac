import { type AtWidths, advances, kerning } from './archivo-widths'

/** How a name is set so that it fills its measure from edge to edge. */
export interface Fit {
  /** Width axis of the font, percent. */
  stretch: number
  /** Font size as percent of the measure. */
  size: number
  /** Letter spacing, em. */
  spacing: number
  /** White that the first and the last letter bring along, em; taken back so that the ink starts at the edge. */
  start: number
  end: number
}

const narrowest = 62
const widest = 125
/** A short name grows by this much before its letters are spaced. */
const growth = 1.38
/** Rounding of the browser must not push the last letter over the edge. */
const slack = 0.998

const widthOf = new Map(
  advances.flatMap(([letters, widths]) => [...letters].map((letter) => [letter, widths])),
)
const kernOf = new Map(kerning.flatMap(([pairs, widths]) => pairs.split(' ').map((pair) => [pair, widths])))
const unknownLetter: AtWidths = [509, 778, 943]

/**
 * White at the sides of a letter by its shape, thousandths of an em at full width; a bar through the stem has none on
 * the left.
 */
const startShapes = { straight: 'BDEFHIKLMNPRUÞ', round: 'CGOQSŒ' }
const endShapes = { straight: 'HIMNU', round: 'CDĐÐGOQSŒ' }

function at(widths: AtWidths, stretch: number): number {
  const [condensed, normal, expanded] = widths
  return stretch < 100
    ? condensed + ((normal - condensed) * (stretch - narrowest)) / (100 - narrowest)
    : normal + ((expanded - normal) * (stretch - 100)) / (widest - 100)
}

function bearing(letter: string, shapes: typeof startShapes, stretch: number): number {
  const full = shapes.straight.includes(letter) ? 65 : shapes.round.includes(letter) ? 33 : 6
  return at([full / 2, full, full], stretch)
}

/** How much closer two letters are drawn at a width, ems. */
export function kernBetween(left: string, right: string, stretch: number): number {
  const kern = kernOf.get(lettersOf(left + right).join(''))
  return kern ? at(kern, stretch) / 1000 : 0
}

/** The letters as they are printed: capitals, without accents, which change no width. */
function lettersOf(name: string): string[] {
  const plain = name
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/Ø/g, 'O')
  return [...plain]
}

function measure(letters: string[], stretch: number) {
  let advance = 0
  letters.forEach((letter, index) => {
    advance += at(widthOf.get(letter) ?? unknownLetter, stretch)
    const kern = kernOf.get(`${letter}${letters[index + 1] ?? ''}`)
    if (kern) advance -= at(kern, stretch)
  })
  const start = bearing(letters[0] ?? '', startShapes, stretch)
  const end = bearing(letters.at(-1) ?? '', endShapes, stretch)
  return { ink: (advance - start - end) / 1000, start: start / 1000, end: end / 1000 }
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}

/**
 * Finds width axis, size and spacing for a name. `height` is the font size wished for, as a share of the measure: the
 * width axis gives way first, then a short name grows and a long one shrinks.
 */
export function fitPlaceName(name: string, height = 0.235): Fit {
  const letters = lettersOf(name)
  const needed = slack / height
  let low = narrowest
  let high = widest
  for (let turn = 0; turn < 16; turn++) {
    const middle = (low + high) / 2
    if (measure(letters, middle).ink > needed) high = middle
    else low = middle
  }
  const stretch = rounded(low, 1)
  const { ink, start, end } = measure(letters, stretch)
  const size = Math.min(slack / ink, height * growth)
  const gaps = letters.length - 1
  const spacing = gaps > 0 ? Math.max(0, (slack / size - ink) / gaps) : 0
  return {
    stretch,
    size: rounded(size * 100, 2),
    spacing: rounded(spacing, 4),
    start: rounded(start, 4),
    end: rounded(end + spacing, 4),
  }
}
