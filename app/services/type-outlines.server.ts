import { Outlines } from '~/domain/posters/outlines'

/** Reads the font outlines of the build; they stay in memory for the life of the isolate. */
export function assetOutlines(assets: Pick<Fetcher, 'fetch'>): () => Promise<Outlines> {
  let known: Outlines | undefined
  return async () => {
    if (known) return known
    const response = await assets.fetch('https://assets.local/type/outlines.json')
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`type/outlines.json: ${response.status}`)
    }
    known = Outlines.parse(await response.json())
    return known
  }
}
