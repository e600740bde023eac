import { type Connection, Connections, connectionsPath } from '~/domain/planning/several-places/connection'

/** Reads the main connections of the build, once. Without them journeys are estimated. */
export function assetConnections(assets: Pick<Fetcher, 'fetch'>): () => Promise<readonly Connection[]> {
  let known: readonly Connection[] | undefined
  return async () => {
    if (known) return known
    const response = await assets.fetch(`https://assets.local${connectionsPath}`)
    if (!response.ok) {
      await response.body?.cancel()
      return []
    }
    known = Connections.parse(await response.json<unknown>())
    return known
  }
}
