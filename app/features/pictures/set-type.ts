import type { Cuts } from '~/domain/posters/outlines'
import { fitPlaceName, kernBetween } from '~/features/posters/fit-place-name'
import type { PathStep } from '~/features/posters/path-steps'
import { type Contour, contoursOfSteps } from './contours'

const measureOf: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }

interface SetLetter {
  /** Ems. */
  advance: number
  steps: PathStep[]
}

/** A letter at a width between two compiled widths; without its accent if that is missing there. */
function letterOf(cuts: Cuts, letter: string, width: number): SetLetter | null {
  const bare = letter.normalize('NFD').charAt(0)
  const found = cuts.letters[letter] ?? cuts.letters[bare]
  if (!found) return null
  const above = cuts.widths.findIndex((cut) => cut >= width)
  const high = above < 0 ? cuts.widths.length - 1 : above
  const low = Math.max(0, high - 1)
  const [from = width, to = width] = [cuts.widths[low], cuts.widths[high]]
  const share = to === from ? 0 : (width - from) / (to - from)
  const between = (a = 0, b = 0) => (a + (b - a) * share) / 1000
  const points = (found.points[low] ?? []).map((value, index) => between(value, found.points[high]?.[index]))
  return {
    advance: between(found.advances[low], found.advances[high]),
    steps: stepsOf(found.commands, points),
  }
}

function stepsOf(commands: string, points: readonly number[]): PathStep[] {
  let at = 0
  let [x0, y0] = [0, 0]
  return [...commands].map((command): PathStep => {
    const values = points.slice(at, at + (measureOf[command] ?? 0))
    at += values.length
    if (command === 'Z') return { kind: 'close' }
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values
    const [startX, startY] = [x0, y0]
    x0 = values.at(-2) ?? 0
    y0 = values.at(-1) ?? 0
    if (command === 'M') return { kind: 'move', x: a, y: b }
    if (command === 'L') return { kind: 'line', x: a, y: b }
    if (command === 'C') return { kind: 'curve', points: [a, b, c, d, e, f] }
    const third = (end: number, control: number) => end + (2 / 3) * (control - end)
    return {
      kind: 'curve',
      points: [third(startX, a), third(startY, b), third(c, a), third(d, b), c, d],
    }
  })
}

interface Place {
  x: number
  /** The baseline. */
  baseline: number
  /** Pixels of an em. */
  size: number
}

/** A line of text as shapes, with its width in pixels. */
export function setText(
  text: string,
  { x, baseline, size }: Place,
  cuts: Cuts,
): { contours: Contour[]; width: number } {
  const contours: Contour[] = []
  let pen = x
  for (const letter of text.normalize('NFC')) {
    const set = letterOf(cuts, letter, cuts.widths[0] ?? 100)
    if (!set) continue
    contours.push(...contoursOfSteps(set.steps, [size, 0, 0, -size, pen, baseline]))
    pen += set.advance * size
  }
  return { contours, width: pen - x }
}

/** A line of a place name, as wide as the measure, and the height of its capitals. */
export interface NameLine {
  text: string
  fit: ReturnType<typeof fitPlaceName>
  /** Pixels. */
  size: number
  height: number
}

/** Height of Archivo's capitals, ems. */
const capital = 0.686

/** Largest height of a line as a share of its width: a short name does not fill the picture. */
const tallest = 0.3

/** Longer words are broken. */
const longestWord = 18

/** Breaks a name into at most five lines that fill the width, as large as possible. */
export function nameLines(name: string, measure: number, room: number): NameLine[] {
  const words = name
    .toUpperCase()
    .split(/(?<=-)|\s+/)
    .flatMap(broken)
  const ways = [1, 2, 3, 4, 5].flatMap((count) => breaks(words, count))
  const set = ways.map((lines) => lines.map((text) => lineOf(text, measure)))
  const fitting = set.filter((lines) => blockHeight(lines) <= room)
  const smallest = (lines: NameLine[]) => Math.min(...lines.map(({ size }) => size))
  // The most even break: the one with the largest smallest line.
  return fitting.sort((a, b) => smallest(b) - smallest(a))[0] ?? set[0] ?? []
}

/** Parts of a word that is too long for a line. */
function broken(word: string): string[] {
  if (word.length <= longestWord) return [word]
  const length = Math.ceil(word.length / Math.ceil(word.length / 13))
  const parts = word.match(new RegExp(`.{1,${length}}`, 'gu')) ?? [word]
  return parts.map((part, index) => (index < parts.length - 1 ? `${part}-` : part))
}

const between = 0.16

/** The height of the lines with the gaps between them, pixels. */
export function blockHeight(lines: readonly NameLine[]): number {
  return lines.reduce((sum, { height }, index) => sum + height * (index === 0 ? 1 : 1 + between), 0)
}

function lineOf(text: string, measure: number): NameLine {
  const fit = fitPlaceName(text, tallest)
  const size = (fit.size / 100) * measure
  return { text, fit, size, height: size * capital }
}

/** All ways to break words into `count` lines. */
function breaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[lineText(words)]]
  return words.slice(1).flatMap((_, index) => {
    const first = lineText(words.slice(0, index + 1))
    return breaks(words.slice(index + 1), count - 1).map((rest) => [first, ...rest])
  })
}

const lineText = (words: readonly string[]) => words.join(' ').replaceAll('- ', '-')

/** The lines of a name as shapes; the capitals of the first one begin at `top`. */
export function setName(lines: readonly NameLine[], { x, top }: { x: number; top: number }, cuts: Cuts) {
  const contours: Contour[] = []
  let baseline = top
  lines.forEach(({ text, fit, size, height }, index) => {
    baseline += height * (index === 0 ? 1 : 1 + between)
    let pen = x - fit.start * size
    const letters = [...text.normalize('NFC')]
    letters.forEach((letter, at) => {
      const set = letterOf(cuts, letter, fit.stretch)
      if (!set) return
      contours.push(...contoursOfSteps(set.steps, [size, 0, 0, -size, pen, baseline]))
      pen += (set.advance + fit.spacing - kernBetween(letter, letters[at + 1] ?? '', fit.stretch)) * size
    })
  })
  return contours
}
