/** Drawings that are remembered of each kind: the open days of the trips that are read most. */
const mostKept = 60

/** Lays a drawing out once for what it is made from, so that the same day is not laid out again for each of its readers. */
export function keptLayout<Input, Layout>(layOut: (input: Input) => Layout): (input: Input) => Layout {
  const kept = new Map<string, Layout>()
  return (input) => {
    const key = JSON.stringify(input)
    const known = kept.get(key)
    if (known !== undefined) return known
    const layout = layOut(input)
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, layout)
    return layout
  }
}
