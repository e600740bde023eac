import type { Contour } from './contours'

interface Pen {
  /** Pixels. */
  width: number
  /** Lengths of dashes and gaps alternating, pixels; none for a solid line. */
  dash: readonly number[]
  round: boolean
}

/** The areas that a line covers, all with the same orientation, so that overlaps add up. */
export function strokeOf(contours: readonly Contour[], { width, dash, round }: Pen): Contour[] {
  const half = width / 2
  const areas: Contour[] = []
  for (const { points, closed } of contours) {
    const line = closed ? [...points, points[0] ?? 0, points[1] ?? 0] : points
    for (const part of dash.length > 0 ? dashed(line, dash) : [line]) {
      const corners = part.length / 2
      for (let at = 0; at + 1 < corners; at++) {
        const bar = barOf(part, at, half)
        if (bar) areas.push(bar)
      }
      // Corners are rounded; on lines this thin they look like mitred ones.
      const ends = round || (closed && dash.length === 0)
      for (let at = ends ? 0 : 1; at < (ends ? corners : corners - 1); at++)
        areas.push(discOf(part[2 * at] ?? 0, part[2 * at + 1] ?? 0, half))
    }
  }
  return areas
}

function barOf(points: readonly number[], at: number, half: number): Contour | null {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = points.slice(2 * at, 2 * at + 4)
  const length = Math.hypot(x1 - x0, y1 - y0)
  if (length === 0) return null
  const [nx, ny] = [(-(y1 - y0) / length) * half, ((x1 - x0) / length) * half]
  return { points: [x0 - nx, y0 - ny, x1 - nx, y1 - ny, x1 + nx, y1 + ny, x0 + nx, y0 + ny], closed: true }
}

export function discOf(x: number, y: number, radius: number): Contour {
  const corners = Math.min(180, Math.max(8, Math.ceil(radius * 2)))
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
  return { points: points.flat(), closed: true }
}

/** The dashes of a dashed line. */
function dashed(points: readonly number[], dash: readonly number[]): number[][] {
  const strokes: number[][] = []
  let turn = 0
  let left = dash[0] ?? 0
  let stroke = [points[0] ?? 0, points[1] ?? 0]
  for (let at = 2; at < points.length; at += 2) {
    let [x, y] = [points[at - 2] ?? 0, points[at - 1] ?? 0]
    const [endX, endY] = [points[at] ?? 0, points[at + 1] ?? 0]
    let rest = Math.hypot(endX - x, endY - y)
    while (rest > 0) {
      const share = Math.min(1, left / rest)
      x += (endX - x) * share
      y += (endY - y) * share
      const way = rest * share
      stroke.push(x, y)
      rest = share === 1 ? 0 : rest - way
      left -= way
      if (left > 1e-9) continue
      if (turn % 2 === 0) strokes.push(stroke)
      turn += 1
      left = dash[turn % dash.length] ?? 0
      stroke = [x, y]
    }
  }
  if (turn % 2 === 0 && stroke.length > 2) strokes.push(stroke)
  return strokes
}
