import type { Coordinates } from './place'

/** Whether two lines on the map cross each other. */
export function crosses(a: readonly Coordinates[], b: readonly Coordinates[]): boolean {
  return pieces(a).some(([p, q]) =>
    pieces(b).some(([r, s]) => turn(p, q, r) !== turn(p, q, s) && turn(r, s, p) !== turn(r, s, q)),
  )
}

function pieces(line: readonly Coordinates[]): (readonly [Coordinates, Coordinates])[] {
  return line.slice(1).map((to, index) => [line[index] ?? to, to] as const)
}

function turn([y1, x1]: Coordinates, [y2, x2]: Coordinates, [y3, x3]: Coordinates): boolean {
  return (x2 - x1) * (y3 - y1) - (y2 - y1) * (x3 - x1) > 0
}
