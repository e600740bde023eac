import type { Matrix } from '~/features/pictures/contours'

export type Outline =
  | { kind: 'circle'; x: number; y: number; r: number }
  | { kind: 'rect'; x: number; y: number; width: number; height: number }
  /** SVG path data. */
  | { kind: 'path'; data: string }

/** A path, circle or rectangle; lengths are in the units of the group it stands in. */
export interface SvgShape {
  kind: 'shape'
  outline: Outline
  /** "#ff8800"; null where only the stroke is painted. */
  fill: string | null
  evenOdd: boolean
  /** From 0 to 1, of fill and stroke alike. */
  opacity: number
  /** Whether it is multiplied with what lies below. */
  multiply: boolean
  stroke: { colour: string; width: number; dash: number[]; round: boolean } | null
}

/** What a poster is made of, in the order it is painted. A group's transforms apply from left to right, until it ends. */
export type SvgItem = SvgShape | { kind: 'group'; transforms: Matrix[] } | { kind: 'end of group' }

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
const numbersOf = (text = '') =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)

/** Reads a poster as the site draws it: paths, circles and rectangles in groups, and nothing else. */
export function* readSvg(svg: string): Generator<SvgItem> {
  for (const [tag, closing, name] of svg.matchAll(/<(\/?)(g|path|circle|rect)\b[^<>]*>/g)) {
    if (name !== 'g') {
      if (!closing) yield shapeOf(tag, outlineOf(tag, name))
    } else if (closing) yield { kind: 'end of group' }
    else yield { kind: 'group', transforms: transformsOf(attribute(tag, 'transform') ?? '') }
  }
}

/** Width and height of the whole drawing, in its own units. */
export function sizeOf(svg: string): { width: number; height: number } {
  const [, , width = 0, height = 0] = numbersOf(attribute(svg, 'viewBox'))
  return { width, height }
}

function transformsOf(text: string): Matrix[] {
  return [...text.matchAll(/(translate|scale|rotate)\(([^()]*)\)/g)].map(([, kind, inner]) => {
    const [a = 0, b] = numbersOf(inner)
    if (kind === 'translate') return [1, 0, 0, 1, a, b ?? 0]
    if (kind === 'scale') return [a, 0, 0, b ?? a, 0, 0]
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
    return [cos, sin, -sin, cos, 0, 0]
  })
}

function outlineOf(tag: string, name: string | undefined): Outline {
  const value = (key: string) => Number(attribute(tag, key) ?? 0)
  if (name === 'circle') return { kind: 'circle', x: value('cx'), y: value('cy'), r: value('r') }
  if (name === 'rect') {
    return { kind: 'rect', x: value('x'), y: value('y'), width: value('width'), height: value('height') }
  }
  return { kind: 'path', data: attribute(tag, 'd') ?? '' }
}

function shapeOf(tag: string, outline: Outline): SvgShape {
  const fill = attribute(tag, 'fill') ?? '#000000'
  const colour = attribute(tag, 'stroke')
  return {
    kind: 'shape',
    outline,
    fill: fill === 'none' ? null : fill,
    evenOdd: attribute(tag, 'fill-rule') === 'evenodd',
    opacity: Number(attribute(tag, 'opacity') ?? 1) * Number(attribute(tag, 'fill-opacity') ?? 1),
    multiply: tag.includes('multiply'),
    stroke: colour
      ? {
          colour,
          width: Number(attribute(tag, 'stroke-width') ?? 1),
          dash: numbersOf(attribute(tag, 'stroke-dasharray')),
          round: attribute(tag, 'stroke-linecap') === 'round',
        }
      : null,
  }
}
