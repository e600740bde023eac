import { type SQL, sql } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'
import type { PurgeStore } from '~/domain/retention/purge'
import { retention } from '~/domain/retention/retention-rules'
import type { Database } from './database.server'
import { dueRows } from './purge-queries.server'

const DueTrip = z
  .object({
    id: z.string(),
    generation_id: z.string(),
    visitors: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  })
  .transform(({ id, generation_id, visitors }) => ({ id, generationId: generation_id, visitors }))
const Guest = z.object({ visitor: z.string() })
const TripId = z.object({ id: z.string() })

const day = 86_400_000

const dialect = new SQLiteSyncDialect()

/** Deletes from D1 what the rules keep no longer, some rows at a time. */
export function d1Purges(db: Database, now: () => number): PurgeStore {
  const listOf = (ids: string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`
  const tripsIn = (ids: string[]): SQL[] => [
    sql`DELETE FROM trip_versions WHERE trip_id IN ${listOf(ids)}`,
    sql`DELETE FROM trip_entries WHERE trip_id IN ${listOf(ids)}`,
    sql`DELETE FROM trips WHERE id IN ${listOf(ids)}`,
  ]
  /** One transaction. Gives how many rows changed. Drizzle's batch takes no SQL of one's own, so D1 is asked itself. */
  async function run(queries: SQL[]): Promise<number> {
    const statements = queries.map((query) => {
      const { sql: text, params } = dialect.sqlToQuery(query)
      return db.$client.prepare(text).bind(...params)
    })
    const results = await db.$client.batch(statements)
    return results.reduce((sum, { meta }) => sum + meta.changes, 0)
  }

  return {
    async remove(rule, most) {
      let left = most
      for (const { table, isDue } of dueRows(rule, now())) {
        if (left === 0) break
        // D1's SQLite has no DELETE with a LIMIT.
        const due = sql`SELECT rowid FROM ${sql.identifier(table)} AS t WHERE ${isDue} LIMIT ${left}`
        left -= await run([sql`DELETE FROM ${sql.identifier(table)} WHERE rowid IN (${due})`])
      }
      return most - left
    },
    async dueTrips(most) {
      const rows = await db.all(sql`
        SELECT id, generation_id, (
          SELECT json_group_array(v) FROM (
            SELECT t.visitor_id AS v
            UNION
            SELECT other.visitor_id FROM account_visitors AS self
            JOIN account_visitors AS other ON other.user_id = self.user_id
            WHERE self.visitor_id = t.visitor_id
          )
        ) AS visitors
        FROM trips AS t WHERE deleted_at <= ${now() - retention['deleted-trips'].keep} LIMIT ${most}`)
      return z.array(DueTrip).parse(rows)
    },
    async removeTrips(ids) {
      await run(tripsIn(ids))
    },
    async endedGuests(most) {
      const isAccounts = sql`EXISTS (SELECT 1 FROM account_visitors AS a WHERE a.visitor_id = t.visitor_id)`
      // A day, so that no session is on its way to trips that seem to have none.
      const rows = await db.all(sql`
        SELECT visitor_id AS visitor FROM sessions AS t
        WHERE expires_at <= ${now()} AND user_id IS NULL AND visitor_id IS NOT NULL AND NOT ${isAccounts}
        UNION
        SELECT visitor_id FROM trips AS t
        WHERE created_at <= ${now() - day} AND NOT ${isAccounts}
          AND NOT EXISTS (SELECT 1 FROM sessions AS s WHERE s.visitor_id = t.visitor_id)
        LIMIT ${most}`)
      return z
        .array(Guest)
        .parse(rows)
        .map(({ visitor }) => visitor)
    },
    async removeGuest(visitorId, most) {
      const left = await db.all(sql`SELECT id FROM trips WHERE visitor_id = ${visitorId} LIMIT ${most}`)
      const ids = z
        .array(TripId)
        .parse(left)
        .map(({ id }) => id)
      return run([
        ...tripsIn(ids),
        sql`DELETE FROM gifts WHERE redeemed_by = ${visitorId} AND used_at IS NULL`,
        sql`UPDATE affiliate_events SET visitor_id = NULL WHERE visitor_id = ${visitorId}`,
        sql`DELETE FROM sessions WHERE visitor_id = ${visitorId} AND user_id IS NULL AND expires_at <= ${now()}
          AND NOT EXISTS (SELECT 1 FROM trips WHERE visitor_id = ${visitorId})`,
      ])
    },
  }
}
