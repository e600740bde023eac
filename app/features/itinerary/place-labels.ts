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
 * Puts each label at the first of its positions that overlaps nothing placed before. Labels that do not fit are placed
 * first in the next round; the round with the fewest omissions is used. Null is an omitted label. `taken` are
 * obstacles.
 */
export function placeLabels<Label extends Spot>(
  labels: readonly (readonly Label[])[],
  taken: readonly Box[],
): (Label | null)[] {
  const open = (index: number) => (labels[index]?.length ?? 0) > 0
  let order = labels.map((_, index) => index)
  let best: (Label | null)[] = []
  let fewest = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds && fewest > 0; round++) {
    const placed = placeInOrder(labels, order, taken)
    const left = order.filter((index) => open(index) && !placed[index])
    if (left.length < fewest) {
      best = placed
      fewest = left.length
    }
    order = [...left, ...order.filter((index) => !left.includes(index))]
  }
  return best
}

function placeInOrder<Label extends Spot>(
  labels: readonly (readonly Label[])[],
  order: readonly number[],
  taken: readonly Box[],
): (Label | null)[] {
  const used: Box[] = [...taken]
  const free = (box: Box) => !used.some((other) => overlaps(box, other))
  const placed: (Label | null)[] = labels.map(() => null)
  for (const index of order) {
    const spot = labels[index]?.find((candidate) => free(candidate) && (candidate.lead ?? []).every(free))
    if (!spot) continue
    used.push(spot, ...(spot.lead ?? []))
    placed[index] = spot
  }
  return placed
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
