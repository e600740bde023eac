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

/**
 * Puts each label on the first of its places that is free of everything put down before it; null where none is, and
 * the label is left out. `taken` are obstacles known beforehand.
 */
export function placeLabels<Spot extends Box>(
  labels: readonly (readonly Spot[])[],
  taken: readonly Box[],
): (Spot | null)[] {
  const used: Box[] = [...taken]
  return labels.map((spots) => {
    const free = spots.find((spot) => !used.some((box) => overlaps(spot, box)))
    if (free) used.push(free)
    return free ?? null
  })
}

/** Width of a text in Archivo at weight 600 to 700: a mean of its letters, on the safe side. */
export function textWidth(text: string, size: number): number {
  return text.length * size * 0.56
}

/** A name that fits a short label; cut between words where it can be. */
export function shortName(name: string, most: number): string {
  if (name.length <= most) return name
  const cut = name.slice(0, most - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > most * 0.55 ? cut.slice(0, space) : cut).replace(/[\s,:;(]+$/, '')}…`
}
