// biome-ignore-all lint/style/noNonNullAssertion: indices are in range by construction
/**
 * The cheapest way to give each row a column of its own (Kuhn 1955, in the shortest-augmenting-path form of Jonker and
 * Volgenant 1987), O(rows² · columns). A cost of Infinity is a pair that cannot be. Gives the column of each row, or
 * nothing when there is no complete assignment.
 */
export function assign(costs: number[][]): number[] | undefined {
  const rows = costs.length
  const columns = costs[0]?.length ?? 0
  if (rows > columns) return undefined
  const rowPrice = new Float64Array(rows + 1)
  const columnPrice = new Float64Array(columns + 1)
  const rowOf = new Int32Array(columns + 1)
  const from = new Int32Array(columns + 1)
  for (let row = 1; row <= rows; row++) {
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY)
    const done = new Uint8Array(columns + 1)
    rowOf[0] = row
    let column = 0
    do {
      done[column] = 1
      const current = rowOf[column]!
      let step = Number.POSITIVE_INFINITY
      let next = -1
      for (let each = 1; each <= columns; each++) {
        if (done[each]) continue
        const reduced = costs[current - 1]![each - 1]! - rowPrice[current]! - columnPrice[each]!
        if (reduced < least[each]!) {
          least[each] = reduced
          from[each] = column
        }
        if (least[each]! < step) {
          step = least[each]!
          next = each
        }
      }
      if (next < 0) return undefined
      for (let each = 0; each <= columns; each++) {
        if (done[each]) {
          rowPrice[rowOf[each]!]! += step
          columnPrice[each]! -= step
        } else least[each]! -= step
      }
      column = next
    } while (rowOf[column] !== 0)
    while (column !== 0) {
      rowOf[column] = rowOf[from[column]!]!
      column = from[column]!
    }
  }
  const result = new Array<number>(rows).fill(-1)
  for (let column = 1; column <= columns; column++)
    if (rowOf[column]! > 0) result[rowOf[column]! - 1] = column - 1
  return result
}
