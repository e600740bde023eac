import { lt, sql } from 'drizzle-orm'
import type { RateCounter } from '~/domain/marketing/newsletter/signup-limit'
import type { Database } from './database.server'
import { rateCounts } from './schema.server'

/** Counts are deleted after this long, milliseconds. */
const kept = 86_400_000

export function d1RateCounter(db: Database): RateCounter {
  return {
    async count(key, windowStart) {
      const [, rows] = await db.batch([
        db.delete(rateCounts).where(lt(rateCounts.windowStart, windowStart - kept)),
        db
          .insert(rateCounts)
          .values({ key, windowStart, count: 1 })
          .onConflictDoUpdate({
            target: rateCounts.key,
            set: {
              windowStart: sql`excluded.window_start`,
              count: sql`case when ${rateCounts.windowStart} = excluded.window_start then ${rateCounts.count} + 1 else 1 end`,
            },
          })
          .returning({ count: rateCounts.count }),
      ])
      return rows[0]?.count ?? 1
    },
  }
}
