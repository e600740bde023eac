import type { Log } from '~/domain/operations/events'
import type { Drawings } from '~/domain/posters/drawings'

/** Drawings that stay in memory: about 6 kB each. */
const mostKept = 400

/**
 * Reads the drawings of the build. They stay in memory for the life of the isolate; what is being read, and what could not be
 * read, belongs to the request that asked. The operator is told once of each that the build did not make.
 */
export function assetDrawings(assets: Pick<Fetcher, 'fetch'>, log: Log): () => Drawings {
  const kept = new Map<string, string>()
  const missing = new Set<string>()
  return () => {
    const asked = new Map<string, string | null | Promise<unknown>>()
    const read = async (file: string): Promise<void> => {
      const response = await assets.fetch(`https://assets.local/art/drawings/${file}`)
      if (response.status === 404 && !missing.has(file)) {
        missing.add(file)
        log('drawing-missing', { file })
      }
      if (!response.ok) return await response.body?.cancel()
      const drawing = await response.text()
      if (kept.size >= mostKept) kept.clear()
      kept.set(file, drawing)
      asked.set(file, drawing)
    }
    return (file) => {
      const known = kept.get(file) ?? asked.get(file)
      if (known !== undefined) return known
      const reading = read(file)
        .catch(() => {})
        // The poster is its landscape then.
        .then(() => asked.set(file, kept.get(file) ?? null))
      asked.set(file, reading)
      return reading
    }
  }
}
