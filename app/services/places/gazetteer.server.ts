import type { Gazetteer } from '~/domain/gazetteer/gazetteer'
import { Directory, Shard } from '~/domain/gazetteer/gazetteer-file'

/** Number of shards kept in memory; about 400 kB each when parsed. */
const mostKept = 24

/**
 * Reads the gazetteer of the build. The directory stays in memory for the life of the isolate, shards while they are
 * used.
 */
export function assetGazetteer(assets: Pick<Fetcher, 'fetch'>): Gazetteer {
  let known: Directory | undefined
  // Ordered by last use.
  const shards = new Map<number, Shard>()
  async function read(name: string): Promise<unknown> {
    const response = await assets.fetch(`https://assets.local/gazetteer/${name}.json`)
    if (response.ok) return response.json<unknown>()
    await response.body?.cancel()
    throw new Error(`gazetteer/${name}.json: ${response.status}`)
  }
  return {
    async directory() {
      known ??= Directory.parse(await read('directory'))
      return known
    },
    async shard(index) {
      const shard = shards.get(index) ?? Shard.parse(await read(String(index)))
      shards.delete(index)
      shards.set(index, shard)
      const [oldest] = shards.keys()
      if (shards.size > mostKept && oldest !== undefined) shards.delete(oldest)
      return shard
    },
  }
}
