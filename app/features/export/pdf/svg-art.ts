import { type Outline, readSvg, type SvgShape, sizeOf } from '~/features/posters/read-svg'
import { pathOperators } from './path-data'
import { num } from './pdf-file'

/** A drawing as operators of a page, in the drawing's own units, y down. */
export interface Art {
  width: number
  height: number
  operators: string
}

/** "#ff8800" as three numbers. */
export function ink(hex: string): string {
  return [1, 3, 5].map((at) => num(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ')
}

/** The name of a graphics state with blend mode or opacity, so that pages can share it. */
export function stateName(opacity: number, overprinted: boolean): string {
  return `${overprinted ? 'M' : 'N'}${Math.round(opacity * 100)}`
}

/** The graphics state of a name. */
export function stateDictionary(name: string): string {
  const opacity = num(Number(name.slice(1)) / 100)
  return `<< /Type /ExtGState /BM /${name.startsWith('M') ? 'Multiply' : 'Normal'} /ca ${opacity} /CA ${opacity} >>`
}

const circleReach = 0.5523

/** A circle as four curves. */
export function circle(x: number, y: number, r: number): string {
  const k = r * circleReach
  const p = (...values: number[]) => values.map(num).join(' ')
  return [
    `${p(x + r, y)} m`,
    `${p(x + r, y + k, x + k, y + r, x, y + r)} c`,
    `${p(x - k, y + r, x - r, y + k, x - r, y)} c`,
    `${p(x - r, y - k, x - k, y - r, x, y - r)} c`,
    `${p(x + k, y - r, x + r, y - k, x + r, y)} c`,
    'h',
  ].join('\n')
}

/** The site's SVG of a poster. */
export function readArt(svg: string): Art {
  const operators = [...readSvg(svg)].map((item) => {
    if (item.kind === 'shape') return paint(item)
    if (item.kind === 'end of group') return 'Q'
    return `q ${item.transforms.map((matrix) => `${matrix.map(num).join(' ')} cm`).join(' ')}`
  })
  return { ...sizeOf(svg), operators: operators.join('\n') }
}

function operatorsOf(outline: Outline): string {
  if (outline.kind === 'circle') return circle(outline.x, outline.y, outline.r)
  if (outline.kind === 'path') return pathOperators(outline.data)
  return `${[outline.x, outline.y, outline.width, outline.height].map(num).join(' ')} re`
}

function paint({ outline, fill, stroke, opacity, multiply, evenOdd }: SvgShape): string {
  const how: string[] = []
  if (stroke) {
    const cap = stroke.round ? 1 : 0
    how.push(`${ink(stroke.colour)} RG ${num(stroke.width)} w ${cap} J [${stroke.dash.join(' ')}] 0 d`)
  }
  if (fill !== null) how.push(`${ink(fill)} rg`)
  const hollow = evenOdd ? '*' : ''
  const operator = fill === null ? 'S' : stroke ? `B${hollow}` : `f${hollow}`
  return `q /${stateName(opacity, multiply)} gs ${how.join(' ')}\n${operatorsOf(outline)}\n${operator} Q`
}
