import type { Spot } from './plane'

/** Points of the half circle at an end. */
const endPoints = 5

/**
 * The outline of a line with a width, clockwise, with round ends. `widths`: metres, one for the whole line or one at each point.
 * `sides`: how much of the width is on the left and on the right of the line.
 */
export function bandOf(
  line: readonly Spot[],
  widths: readonly number[],
  sides = { left: 0.5, right: 0.5 },
): Spot[] {
  const wide = (index: number) => widths[widths.length === 1 ? 0 : index] ?? 0
  const beside = (index: number, share: number) => {
    const spot = line[index] ?? { x: 0, y: 0 }
    const { x, y } = leftOf(line, index)
    return { x: spot.x + x * share * wide(index), y: spot.y + y * share * wide(index) }
  }
  const along = line.map((_, index) => index)
  const isEven = sides.left === sides.right
  const end = (index: number, forward: boolean) => {
    const spot = line[index]
    if (!spot || !isEven) return []
    const { x, y } = leftOf(line, index)
    const turn = forward ? 1 : -1
    return Array.from({ length: endPoints }, (_, step) => {
      const angle = (Math.PI * (step + 1)) / (endPoints + 1)
      const [across, on] = [turn * Math.cos(angle), turn * Math.sin(angle)]
      const half = wide(index) / 2
      // "On" is ahead of the line: its left turned by a quarter to the right.
      return { x: spot.x + half * (x * across - y * on), y: spot.y + half * (y * across + x * on) }
    })
  }
  return [
    ...along.map((index) => beside(index, sides.left)),
    ...end(line.length - 1, true),
    ...along.reverse().map((index) => beside(index, -sides.right)),
    ...end(0, false),
  ]
}

/** The direction to the left of a line at one of its points, as long as the bend needs for the width to stay. */
function leftOf(line: readonly Spot[], index: number): Spot {
  const here = line[index]
  const [before, after] = [line[index - 1] ?? here, line[index + 1] ?? here]
  if (!here || !before || !after) return { x: 0, y: 0 }
  const normals = [
    [before, here],
    [here, after],
  ].flatMap(([from, to]) => {
    const length = from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0
    return from && to && length > 0 ? [{ x: (to.y - from.y) / length, y: -(to.x - from.x) / length }] : []
  })
  const sum = normals.reduce((all, normal) => ({ x: all.x + normal.x, y: all.y + normal.y }), { x: 0, y: 0 })
  const length = Math.hypot(sum.x, sum.y)
  if (length === 0) return { x: 0, y: 0 }
  const unit = { x: sum.x / length, y: sum.y / length }
  const [first = unit] = normals
  // At a sharp bend the corner would be far off.
  const stretch = 1 / Math.max(0.6, unit.x * first.x + unit.y * first.y)
  return { x: unit.x * stretch, y: unit.y * stretch }
}

/** A line with its corners rounded (Chaikin), its ends kept; widths likewise. */
export function rounded(
  line: readonly Spot[],
  widths: readonly number[],
  times = 2,
): { line: Spot[]; widths: number[] } {
  let made = line.map((spot, index) => ({ ...spot, width: widths[widths.length === 1 ? 0 : index] ?? 0 }))
  for (let time = 0; time < times; time++)
    made = made.flatMap((spot, index) => {
      const next = made[index + 1]
      if (!next) return [spot]
      const between = (share: number) => ({
        x: spot.x + share * (next.x - spot.x),
        y: spot.y + share * (next.y - spot.y),
        width: spot.width + share * (next.width - spot.width),
      })
      const last = index === made.length - 2
      return [...(index === 0 ? [spot] : [between(0.25)]), ...(last ? [] : [between(0.75)])]
    })
  return { line: made.map(({ x, y }) => ({ x, y })), widths: made.map(({ width }) => width) }
}
