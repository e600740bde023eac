/** A step of a contour: move, line, cubic curve, back to where the contour began. */
export type PathStep =
  | { kind: 'move' | 'line'; x: number; y: number }
  | { kind: 'curve'; points: readonly [number, number, number, number, number, number] }
  | { kind: 'close' }

interface Pen {
  x: number
  y: number
  /** Where the contour began. */
  startX: number
  startY: number
  /** The last control point, for curves that go on smoothly. */
  controlX: number
  controlY: number
}

const parameters: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** SVG path data in absolute steps. Quadratic curves and arcs become cubic curves. */
export function pathSteps(data: string): PathStep[] {
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, controlX: 0, controlY: 0 }
  const out: PathStep[] = []
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([text]) => Number(text))
    const count = parameters[letter.toLowerCase()] ?? 0
    let command = letter
    for (let at = 0; at === 0 || at < values.length; at += count) {
      out.push(...step(command, values.slice(at, at + count), pen))
      if (count === 0) break
      // Further pairs after a move are lines.
      if (command === 'm') command = 'l'
      if (command === 'M') command = 'L'
    }
  }
  return out
}

function step(command: string, values: number[], pen: Pen): PathStep[] {
  const kind = command.toLowerCase()
  const [dx, dy] = command === kind ? [pen.x, pen.y] : [0, 0]
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values
  const before = { x: pen.x, y: pen.y, controlX: pen.controlX, controlY: pen.controlY }
  const to = (x: number, y: number, controlX = x, controlY = y) =>
    Object.assign(pen, { x, y, controlX, controlY })
  const curve = (x1: number, y1: number, x2: number, y2: number): PathStep[] => [
    { kind: 'curve', points: [x1, y1, x2, y2, pen.x, pen.y] },
  ]
  switch (kind) {
    case 'm':
      to(a + dx, b + dy)
      pen.startX = pen.x
      pen.startY = pen.y
      return [{ kind: 'move', x: pen.x, y: pen.y }]
    case 'l':
      to(a + dx, b + dy)
      break
    case 'h':
      to(a + dx, pen.y)
      break
    case 'v':
      to(pen.x, a + dy)
      break
    case 'c':
      to(e + dx, f + dy, c + dx, d + dy)
      return curve(a + dx, b + dy, c + dx, d + dy)
    case 's': {
      const [x1, y1] = [2 * before.x - before.controlX, 2 * before.y - before.controlY]
      to(c + dx, d + dy, a + dx, b + dy)
      return curve(x1, y1, a + dx, b + dy)
    }
    case 'q':
    case 't': {
      const [qx, qy] =
        kind === 'q' ? [a + dx, b + dy] : [2 * before.x - before.controlX, 2 * before.y - before.controlY]
      if (kind === 'q') to(c + dx, d + dy, qx, qy)
      else to(a + dx, b + dy, qx, qy)
      const third = (end: number, control: number) => end + (2 / 3) * (control - end)
      return curve(third(before.x, qx), third(before.y, qy), third(pen.x, qx), third(pen.y, qy))
    }
    case 'a': {
      to(f + dx, g + dy)
      return arc(before, { rx: a, ry: b, turn: c, large: d === 1, sweep: e === 1 }, pen)
    }
    default:
      to(pen.startX, pen.startY)
      return [{ kind: 'close' }]
  }
  return [{ kind: 'line', x: pen.x, y: pen.y }]
}

interface Ellipse {
  rx: number
  ry: number
  /** Degrees. */
  turn: number
  large: boolean
  sweep: boolean
}

/** An elliptical arc by its ends, as cubic curves of a quarter turn at most (SVG 2, appendix B.2). */
function arc(from: { x: number; y: number }, { rx, ry, turn, large, sweep }: Ellipse, to: Pen): PathStep[] {
  if (rx === 0 || ry === 0) return [{ kind: 'line', x: to.x, y: to.y }]
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [hx, hy] = [(from.x - to.x) / 2, (from.y - to.y) / 2]
  const [x1, y1] = [cos * hx + sin * hy, -sin * hx + cos * hy]
  // Radii that do not reach are stretched until they do.
  const stretch = Math.sqrt(Math.max(1, (x1 / rx) ** 2 + (y1 / ry) ** 2))
  const [a, b] = [Math.abs(rx) * stretch, Math.abs(ry) * stretch]
  const below = (a * y1) ** 2 + (b * x1) ** 2
  const root = Math.sqrt(Math.max(0, ((a * b) ** 2 - below) / below)) * (large === sweep ? -1 : 1)
  const [cx1, cy1] = [(root * a * y1) / b, (-root * b * x1) / a]
  const [cx, cy] = [cos * cx1 - sin * cy1 + (from.x + to.x) / 2, sin * cx1 + cos * cy1 + (from.y + to.y) / 2]
  const start = Math.atan2((y1 - cy1) / b, (x1 - cx1) / a)
  const full = 2 * Math.PI
  let swept = Math.atan2((-y1 - cy1) / b, (-x1 - cx1) / a) - start
  if (sweep && swept < 0) swept += full
  if (!sweep && swept > 0) swept -= full
  const pieces = Math.max(1, Math.ceil(Math.abs(swept) / (Math.PI / 2) - 1e-9))
  const part = swept / pieces
  const handle = (4 / 3) * Math.tan(part / 4)
  const at = (t: number, along: number) => {
    const [ex, ey] = [a * (Math.cos(t) - along * Math.sin(t)), b * (Math.sin(t) + along * Math.cos(t))]
    return [cx + cos * ex - sin * ey, cy + sin * ex + cos * ey] as const
  }
  return Array.from({ length: pieces }, (_, index) => {
    const [first, last] = [start + part * index, start + part * (index + 1)]
    return { kind: 'curve', points: [...at(first, handle), ...at(last, -handle), ...at(last, 0)] }
  })
}
