import { type Outline, readSvg, type SvgShape } from '~/features/posters/read-svg'
import { asItIs, contoursOf, joined, type Matrix } from './contours'
import { colourOf, type Sheet } from './sheet'
import { discOf, strokeOf } from './stroke'

/** Draws the site's SVG of a poster on a bitmap. */
export function drawSvg(sheet: Sheet, svg: string, place: Matrix): void {
  const places = [place]
  for (const item of readSvg(svg)) {
    const here = places.at(-1) ?? asItIs
    if (item.kind === 'shape') printShape(sheet, item, here)
    else if (item.kind === 'group') places.push(joined(here, item.transforms.reduce(joined, asItIs)))
    else places.pop()
  }
}

function contoursIn(outline: Outline, matrix: Matrix) {
  if (outline.kind === 'circle') {
    const [a, b, c, d, e, f] = matrix
    const { x, y, r } = outline
    // Posters are scaled evenly: a circle stays a circle.
    return [discOf(a * x + c * y + e, b * x + d * y + f, r * scaleOf(matrix))]
  }
  if (outline.kind === 'path') return contoursOf(outline.data, matrix)
  const { x, y, width, height } = outline
  return contoursOf(`M${x},${y}h${width}v${height}h${-width}z`, matrix)
}

const scaleOf = ([a, b, c, d]: Matrix) => Math.sqrt(Math.abs(a * d - b * c))

function printShape(sheet: Sheet, shape: SvgShape, matrix: Matrix): void {
  const { fill, stroke, opacity, evenOdd, multiply: over } = shape
  const contours = contoursIn(shape.outline, matrix)
  if (fill !== null) sheet.fill(contours, { colour: colourOf(fill), opacity, over, evenOdd })
  if (!stroke) return
  const scale = scaleOf(matrix)
  const areas = strokeOf(contours, {
    width: stroke.width * scale,
    dash: stroke.dash.map((length) => length * scale),
    round: stroke.round,
  })
  sheet.fill(areas, { colour: colourOf(stroke.colour), opacity, over })
}
