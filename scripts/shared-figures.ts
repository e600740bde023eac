// The figures of drawings (a landmark, trees), taken out into a file of their own that the drawings refer to.
import { createHash } from 'node:crypto'

/** Shorter figures cost less in their place than a reference to them. Characters. */
const SHORTEST = 150

/** Each group of the drawing that is moved to its place, and stands in no other such group: its opening tag and what is in it. */
function* movedGroups(drawing: string): Generator<{ start: number; end: number }> {
  const opening = /<g transform="[^"]*">/g
  for (let found = opening.exec(drawing); found; found = opening.exec(drawing)) {
    const start = opening.lastIndex
    let depth = 1
    for (const tag of drawing.slice(start).matchAll(/<(\/?)g\b[^>]*>/g)) {
      depth += tag[1] ? -1 : 1
      if (depth > 0) continue
      const end = start + tag.index
      yield { start, end }
      opening.lastIndex = end
      break
    }
  }
}

/**
 * Drawings of one page whose figures are in a file: the file, its name, and the drawings with references to it, in the order in
 * which they were given. The name has a digest of the file in it. Null where no drawing has a figure that is worth it.
 */
export function withSharedFigures(
  drawings: readonly string[],
  folder: string,
): { name: string; file: string; drawings: string[] } | null {
  const figures = new Map<string, string>()
  const cut = drawings.map((drawing) => {
    const parts: string[] = []
    let at = 0
    for (const { start, end } of movedGroups(drawing)) {
      const figure = drawing.slice(start, end)
      if (figure.length < SHORTEST) continue
      const id = figures.get(figure) ?? `f${figures.size + 1}`
      figures.set(figure, id)
      parts.push(drawing.slice(at, start), id)
      at = end
    }
    return { parts, rest: drawing.slice(at) }
  })
  if (figures.size === 0) return null
  const inside = [...figures].map(([figure, id]) => `<g id="${id}">${figure}</g>`).join('')
  const file = `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
  const name = `figures-${createHash('sha256').update(file).digest('hex').slice(0, 8)}.svg`
  const reference = (part: string, index: number) =>
    index % 2 === 0 ? part : `<use href="${folder}/${name}#${part}"></use>`
  return { name, file, drawings: cut.map(({ parts, rest }) => parts.map(reference).join('') + rest) }
}
