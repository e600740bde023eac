import { Itinerary } from '~/domain/itinerary/itinerary'
import type { Log } from '~/domain/operations/events'
import { retention } from '~/domain/retention/retention-rules'
import { edgeCache } from './edge-cache.server'

/** Plans of the destinations' pages in the cache of the data centre. */
export function edgePlans(waitUntil: (work: Promise<unknown>) => void, log: Log) {
  const cache = edgeCache('plans', { keep: retention.plans.keep, waitUntil, log })
  return {
    async get(key: string): Promise<Itinerary | null> {
      const known = await cache.get(key)
      const plan = known && Itinerary.safeParse(await known.json())
      return plan?.success ? plan.data : null
    },
    put(key: string, plan: Itinerary) {
      cache.put(key, JSON.stringify(plan), { 'Content-Type': 'application/json' })
    },
  }
}
