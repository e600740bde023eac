import { type PathStep, pathSteps } from '~/features/posters/path-steps'

/** A contour as its corners, x and y alternating. */
export interface Contour {
  points: number[]
  closed: boolean
}

/** An affine transformation: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const asItIs: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function joined(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** Largest distance of a line from its curve, pixels. */
const tolerance = 0.08

/** Path data as straight lines, in the pixels that `matrix` maps to. */
export function contoursOf(data: string, matrix: Matrix): Contour[] {
  return contoursOfSteps(pathSteps(data), matrix)
}

export function contoursOfSteps(steps: readonly PathStep[], [a, b, c, d, e, f]: Matrix): Contour[] {
  const contours: Contour[] = []
  let points: number[] = []
  const put = (x: number, y: number) => points.push(a * x + c * y + e, b * x + d * y + f)
  const begin = (startX: number, startY: number) => {
    points = [startX, startY]
    contours.push({ points, closed: false })
  }
  for (const step of steps) {
    if (step.kind === 'move') begin(a * step.x + c * step.y + e, b * step.x + d * step.y + f)
    else if (step.kind === 'line') put(step.x, step.y)
    else if (step.kind === 'curve') {
      const [x1, y1, x2, y2, x3, y3] = step.points
      bend(points, [
        a * x1 + c * y1 + e,
        b * x1 + d * y1 + f,
        a * x2 + c * y2 + e,
        b * x2 + d * y2 + f,
        a * x3 + c * y3 + e,
        b * x3 + d * y3 + f,
      ])
    } else {
      const last = contours.at(-1)
      if (last) last.closed = true
      // Commands after this without a move begin where this contour began.
      const [startX = 0, startY = 0] = points
      begin(startX, startY)
    }
  }
  return contours.filter(({ points: { length } }) => length > 2)
}

type Curve = readonly [number, number, number, number, number, number]

/** Adds a cubic curve as line segments, as many as its curvature needs. */
function bend(points: number[], [x1, y1, x2, y2, x3, y3]: Curve): void {
  const x0 = points.at(-2) ?? 0
  const y0 = points.at(-1) ?? 0
  const away = Math.max(
    Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
    Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  )
  const pieces = Math.min(64, Math.max(1, Math.ceil(Math.sqrt((0.75 * away) / tolerance))))
  for (let piece = 1; piece <= pieces; piece++) {
    const t = piece / pieces
    const s = 1 - t
    const [w0, w1, w2, w3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    points.push(w0 * x0 + w1 * x1 + w2 * x2 + w3 * x3, w0 * y0 + w1 * y1 + w2 * y2 + w3 * y3)
  }
}
