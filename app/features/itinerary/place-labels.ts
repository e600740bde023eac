/** A rectangle on a drawing, in its units. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** A possible position of a label; `lead` is the line to its object as boxes, if it is at a distance. */
export interface Spot extends Box {
  lead?: readonly Box[]
}

/** Number of rounds; each begins with the labels that did not fit in the one before. */
const rounds = 12
/**
 * How many spots are tried for one drawing. A day of the planner needs some hundreds; where stops lie on one another the
 * rest of the labels is left out, so that no drawing takes long.
 */
const mostTried = 1000

/**
 * Puts each label at the first of its positions that overlaps nothing placed before. Labels that do not fit are placed
 * first in the next round; the round with the fewest omissions is used. Null is an omitted label. `taken` are
 * obstacles. Positions are made as they are tried.
 */
export function placeLabels<Label extends Spot>(
  labels: readonly Iterable<Label>[],
  taken: readonly Box[],
): (Label | null)[] {
  const spots = labels.map((label) => new LazyList(label))
  const effort = { left: mostTried }
  let order = spots.map((_, index) => index)
  let best: (Label | null)[] = labels.map(() => null)
  let fewest = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds && fewest > 0 && effort.left > 0; round++) {
    const placed = placeInOrder(spots, order, taken, effort)
    const left = new Set(order.filter((index) => !placed[index] && !spots[index]?.isEmpty()))
    if (left.size < fewest) {
      best = placed
      fewest = left.size
    }
    order = [...left, ...order.filter((index) => !left.has(index))]
  }
  return best
}

function placeInOrder<Label extends Spot>(
  spots: readonly Iterable<Label>[],
  order: readonly number[],
  taken: readonly Box[],
  effort: { left: number },
): (Label | null)[] {
  const used = new BoxIndex(taken)
  const placed: (Label | null)[] = spots.map(() => null)
  for (const index of order) {
    for (const spot of spots[index] ?? []) {
      if (effort.left-- <= 0) return placed
      if (!used.isFree(spot) || !(spot.lead ?? []).every((box) => used.isFree(box))) continue
      used.add(spot)
      for (const box of spot.lead ?? []) used.add(box)
      placed[index] = spot
      break
    }
  }
  return placed
}

/** A list that is made as far as it is read, and kept for the next reading. */
class LazyList<T> implements Iterable<T> {
  readonly #made: T[] = []
  readonly #rest: Iterator<T>

  constructor(source: Iterable<T>) {
    this.#rest = source[Symbol.iterator]()
  }

  isEmpty(): boolean {
    return !this.#reaches(0)
  }

  *[Symbol.iterator](): Generator<T> {
    for (let index = 0; this.#reaches(index); index++) yield this.#made[index] as T
  }

  #reaches(index: number): boolean {
    if (index < this.#made.length) return true
    const { done, value } = this.#rest.next()
    if (!done) this.#made.push(value)
    return !done
  }
}

/** Boxes by the squares of a grid that they touch, so that a box is compared with its neighbours alone. */
export class BoxIndex {
  readonly #squares = new Map<number, Box[]>()

  constructor(boxes: readonly Box[]) {
    for (const box of boxes) this.add(box)
  }

  add(box: Box): void {
    for (const square of squaresOf(box)) {
      const others = this.#squares.get(square)
      if (others) others.push(box)
      else this.#squares.set(square, [box])
    }
  }

  isFree(box: Box): boolean {
    for (const square of squaresOf(box))
      for (const other of this.#squares.get(square) ?? []) if (overlaps(box, other)) return false
    return true
  }
}

/** Side of a square of the grid, in units of the drawing, and what keeps their rows apart. */
const side = 32
const row = 4096

function squaresOf({ x, y, width, height }: Box): number[] {
  const [left, right] = [Math.floor(x / side), Math.floor((x + Math.max(0, width)) / side)]
  const [top, bottom] = [Math.floor(y / side), Math.floor((y + Math.max(0, height)) / side)]
  const squares: number[] = []
  for (let down = top; down <= bottom; down++)
    for (let across = left; across <= right; across++) squares.push(down * row + across)
  return squares
}

/** Width of a text in Archivo at weight 600 to 700: an average of its letters, rounded up. */
export function textWidth(text: string, size: number): number {
  return text.length * size * 0.56
}

/** A name shortened for a label, between words if possible. */
export function shortName(name: string, most: number): string {
  if (name.length <= most) return name
  const cut = name.slice(0, most - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > most * 0.55 ? cut.slice(0, space) : cut).replace(/[\s,:;(]+$/, '')}…`
}
