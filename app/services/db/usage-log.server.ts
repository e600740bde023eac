import type { Log } from '~/domain/operations/events'
import type { UsageLog } from '~/domain/planning/model-usage'
import type { Database } from './database.server'
import { modelUsage } from './model-schema.server'

/** Writes usage into D1, once per id. It never fails its caller: what cannot be written is logged. */
export function d1UsageLog(db: Database, now: () => number, log: Log): UsageLog {
  return {
    async record(usage) {
      try {
        await db
          .insert(modelUsage)
          .values({ ...usage, at: now() })
          .onConflictDoNothing()
      } catch (error) {
        const { purpose, inputTokens, outputTokens } = usage
        log('model-usage-not-stored', { purpose, inputTokens, outputTokens }, error)
      }
    },
  }
}
