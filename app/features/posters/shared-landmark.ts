/** Id of the landmark that several posters of a page show. */
const id = 'landmark'

/** A drawing around its landmark: the first group that is moved to its place. Null where there is none. */
function splitAtLandmark(drawing: string): { before: string; landmark: string; after: string } | null {
  const opening = /<g transform="[^"]*">/.exec(drawing)
  if (!opening) return null
  const start = opening.index + opening[0].length
  let depth = 1
  for (const tag of drawing.slice(start).matchAll(/<(\/?)g\b[^>]*>/g)) {
    depth += tag[1] ? -1 : 1
    const end = start + tag.index
    if (depth === 0)
      return {
        before: drawing.slice(0, start),
        landmark: drawing.slice(start, end),
        after: drawing.slice(end),
      }
  }
  return null
}

/** The drawing whose landmark the page's other posters use. */
export function withSharedLandmark(drawing: string): string {
  const parts = splitAtLandmark(drawing)
  return parts ? `${parts.before}<g id="${id}">${parts.landmark}</g>${parts.after}` : drawing
}

/** The drawing without its landmark, which it takes from `first`; unchanged where the two differ. */
export function usingLandmark(drawing: string, first: string | null): string {
  const parts = splitAtLandmark(drawing)
  if (!parts || first === null || splitAtLandmark(first)?.landmark !== parts.landmark) return drawing
  return `${parts.before}<use href="#${id}"></use>${parts.after}`
}
