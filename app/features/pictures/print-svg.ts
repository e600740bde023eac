import { asItIs, contoursOf, joined, type Matrix } from './contours'
import { colourOf, type Sheet } from './sheet'
import { discOf, strokeOf } from './stroke'

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** Prints a poster as the site draws it: paths, circles and rectangles in groups, and nothing else. */
export function printSvg(sheet: Sheet, svg: string, place: Matrix): void {
  const places = [place]
  for (const [tag, closing, name = ''] of svg.matchAll(/<(\/?)(g|path|circle|rect)\b[^>]*>/g)) {
    const here = places.at(-1) ?? asItIs
    if (name !== 'g') printShape(sheet, name, tag, here)
    else if (closing) places.pop()
    else places.push(joined(here, transformOf(attribute(tag, 'transform') ?? '')))
  }
}

function transformOf(text: string): Matrix {
  let matrix = asItIs
  for (const [, kind, inner = ''] of text.matchAll(/(translate|scale|rotate)\(([^)]*)\)/g)) {
    const [a = 0, b] = inner.split(/[\s,]+/).map(Number)
    if (kind === 'translate') matrix = joined(matrix, [1, 0, 0, 1, a, b ?? 0])
    else if (kind === 'scale') matrix = joined(matrix, [a, 0, 0, b ?? a, 0, 0])
    else {
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
      matrix = joined(matrix, [cos, sin, -sin, cos, 0, 0])
    }
  }
  return matrix
}

function outline(name: string, tag: string, matrix: Matrix) {
  const value = (key: string) => Number(attribute(tag, key) ?? 0)
  if (name === 'circle') {
    const [a, b, c, d, e, f] = matrix
    const [x, y] = [value('cx'), value('cy')]
    // Nothing is stretched on a poster: a circle stays one.
    return [discOf(a * x + c * y + e, b * x + d * y + f, value('r') * scaleOf(matrix))]
  }
  const data =
    name === 'rect'
      ? `M${value('x')},${value('y')}h${value('width')}v${value('height')}h${-value('width')}z`
      : (attribute(tag, 'd') ?? '')
  return contoursOf(data, matrix)
}

const scaleOf = ([a, b, c, d]: Matrix) => Math.sqrt(Math.abs(a * d - b * c))

function printShape(sheet: Sheet, name: string, tag: string, matrix: Matrix): void {
  const fill = attribute(tag, 'fill') ?? '#000000'
  const stroke = attribute(tag, 'stroke')
  const opacity = Number(attribute(tag, 'opacity') ?? 1) * Number(attribute(tag, 'fill-opacity') ?? 1)
  const over = tag.includes('multiply')
  const contours = outline(name, tag, matrix)
  if (fill !== 'none' && name !== 'g') {
    const evenOdd = attribute(tag, 'fill-rule') === 'evenodd'
    sheet.fill(contours, { colour: colourOf(fill), opacity, over, evenOdd })
  }
  if (!stroke) return
  const scale = scaleOf(matrix)
  const dash = (attribute(tag, 'stroke-dasharray') ?? '').split(/[\s,]+/).filter(Boolean)
  const areas = strokeOf(contours, {
    width: Number(attribute(tag, 'stroke-width') ?? 1) * scale,
    dash: dash.map((length) => Number(length) * scale),
    round: attribute(tag, 'stroke-linecap') === 'round',
  })
  sheet.fill(areas, { colour: colourOf(stroke), opacity, over })
}
