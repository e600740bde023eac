import { gte, lt, sql } from 'drizzle-orm'
import { quietTime } from '~/domain/operations/alert-rules'
import { hourLength, type OperationCounts } from '~/domain/operations/counts'
import type { Database } from './database.server'
import { alertsSent, operationCounts } from './operations-schema.server'

/** D1 takes 100 parameters a statement, and a row has three. */
const rowsAtOnce = 30

export function d1OperationCounts(db: Database): OperationCounts & {
  /** Adds to the counts of an hour. */
  add(hour: number, counts: ReadonlyMap<string, number>): Promise<void>
} {
  return {
    async add(hour, counts) {
      const rows = [...counts].map(([event, count]) => ({ hour, event, count }))
      for (let first = 0; first < rows.length; first += rowsAtOnce) {
        await db
          .insert(operationCounts)
          .values(rows.slice(first, first + rowsAtOnce))
          .onConflictDoUpdate({
            target: [operationCounts.hour, operationCounts.event],
            set: { count: sql`${operationCounts.count} + excluded.count` },
          })
      }
    },
    since: (hour) => db.select().from(operationCounts).where(gte(operationCounts.hour, hour)).all(),
  }
}

/** Which alerts were sent. */
export function d1AlertBook(db: Database, now: () => number) {
  return {
    /** Takes the right to send an alert; false while it was sent before, by whichever isolate. */
    async claim(rule: string): Promise<boolean> {
      const taken = await db
        .insert(alertsSent)
        .values({ rule, sentAt: now() })
        .onConflictDoUpdate({
          target: alertsSent.rule,
          set: { sentAt: now() },
          setWhere: lt(alertsSent.sentAt, now() - quietTime),
        })
        .returning({ rule: alertsSent.rule })
      return taken.length > 0
    },
    /** Gives it back after ten minutes: the alert could not be sent. */
    async giveBack(rule: string): Promise<void> {
      const sentAt = now() - quietTime + hourLength / 6
      await db
        .insert(alertsSent)
        .values({ rule, sentAt })
        .onConflictDoUpdate({ target: alertsSent.rule, set: { sentAt } })
    },
  }
}
