import { pathOperators } from './path-data'
import { num } from './pdf-file'

/** A drawing as the operators of a page, in the drawing's own units, y down. */
export interface Art {
  width: number
  height: number
  operators: string
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** "#ff8800" as the three figures of a colour. */
export function ink(hex: string): string {
  return [1, 3, 5].map((at) => num(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ')
}

/** A state that overprints or lets through; named, so that pages can share it. */
export function stateName(opacity: number, overprinted: boolean): string {
  return `${overprinted ? 'M' : 'N'}${Math.round(opacity * 100)}`
}

/** What a state's name stands for. */
export function stateDictionary(name: string): string {
  const opacity = num(Number(name.slice(1)) / 100)
  return `<< /Type /ExtGState /BM /${name.startsWith('M') ? 'Multiply' : 'Normal'} /ca ${opacity} /CA ${opacity} >>`
}

const circleReach = 0.5523

/** A circle from four curves. */
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

/** Reads a poster as the site draws it: paths, circles and rectangles in groups, and nothing else. */
export function readArt(svg: string): Art {
  const [width = 0, height = 0] = (attribute(svg, 'viewBox') ?? '').split(' ').slice(2).map(Number)
  const out: string[] = []
  for (const [tag, closing, name] of svg.matchAll(/<(\/?)(g|path|circle|rect)\b[^>]*>/g)) {
    if (name === 'g') out.push(closing ? 'Q' : `q ${transform(attribute(tag, 'transform') ?? '')}`)
    else if (!closing && name) out.push(shape(name, tag))
  }
  return { width, height, operators: out.join('\n') }
}

function transform(text: string): string {
  return [...text.matchAll(/(translate|scale|rotate)\(([^)]*)\)/g)]
    .map(([, kind, inner = '']) => {
      const [a = 0, b] = inner.split(/[\s,]+/).map(Number)
      if (kind === 'translate') return `1 0 0 1 ${num(a)} ${num(b ?? 0)} cm`
      if (kind === 'scale') return `${num(a)} 0 0 ${num(b ?? a)} 0 0 cm`
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
      return `${num(cos)} ${num(sin)} ${num(-sin)} ${num(cos)} 0 0 cm`
    })
    .join(' ')
}

function outline(name: string, tag: string): string {
  const value = (key: string) => Number(attribute(tag, key) ?? 0)
  if (name === 'circle') return circle(value('cx'), value('cy'), value('r'))
  if (name === 'rect') return `${['x', 'y', 'width', 'height'].map((key) => num(value(key))).join(' ')} re`
  return pathOperators(attribute(tag, 'd') ?? '')
}

function shape(name: string, tag: string): string {
  const fill = attribute(tag, 'fill') ?? '#000000'
  const stroke = attribute(tag, 'stroke')
  const opacity = Number(attribute(tag, 'opacity') ?? 1) * Number(attribute(tag, 'fill-opacity') ?? 1)
  const state = `/${stateName(opacity, tag.includes('multiply'))} gs`
  const paint: string[] = []
  if (stroke) {
    const dash = (attribute(tag, 'stroke-dasharray') ?? '').split(/[\s,]+/).filter(Boolean)
    const cap = attribute(tag, 'stroke-linecap') === 'round' ? 1 : 0
    paint.push(
      `${ink(stroke)} RG ${num(Number(attribute(tag, 'stroke-width') ?? 1))} w ${cap} J [${dash.join(' ')}] 0 d`,
    )
  }
  if (fill !== 'none') paint.push(`${ink(fill)} rg`)
  const hollow = attribute(tag, 'fill-rule') === 'evenodd' ? '*' : ''
  const operator = fill === 'none' ? 'S' : stroke ? `B${hollow}` : `f${hollow}`
  return `q ${state} ${paint.join(' ')}\n${outline(name, tag)}\n${operator} Q`
}
