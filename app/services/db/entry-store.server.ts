import { and, eq, inArray, isNull } from 'drizzle-orm'
import { Change, type EntryStore, entryCaps, notAhead } from '~/domain/trips/own/entries'
import type { Database } from './database.server'
import { visitorsOf } from './same-person.server'
import { tripEntries, trips } from './schema.server'

/**
 * A trip that is full takes changes of what it has, and nothing new. One that has gone meanwhile takes nothing. Of two changes of
 * the same moment every device takes the same.
 */
const mergeOne = `
  INSERT INTO trip_entries (trip_id, id, at, entry)
  SELECT ?1, ?2, ?3, ?4
  WHERE EXISTS (SELECT 1 FROM trips WHERE id = ?1) AND (
    EXISTS (SELECT 1 FROM trip_entries WHERE trip_id = ?1 AND id = ?2)
    OR (SELECT count(*) FROM trip_entries WHERE trip_id = ?1) < ?5
  )
  ON CONFLICT (trip_id, id) DO UPDATE SET at = excluded.at, entry = excluded.entry
  WHERE excluded.at > trip_entries.at
    OR (excluded.at = trip_entries.at AND coalesce(excluded.entry, 'null') > coalesce(trip_entries.entry, 'null'))`

/** Notes, checklists and costs of trips. A row is an entry; of two changes the later one stays, whichever comes first. */
export function d1Entries(db: Database, now: () => number): EntryStore {
  const mine = (userId: string, tripId: string) =>
    and(inArray(trips.visitorId, visitorsOf(db, userId)), isNull(trips.deletedAt), eq(trips.id, tripId))
  const isMine = async (userId: string, tripId: string) =>
    (await db.select({ id: trips.id }).from(trips).where(mine(userId, tripId)).get()) !== undefined
  async function list(tripId: string): Promise<Change[]> {
    const rows = await db
      .select()
      .from(tripEntries)
      .where(eq(tripEntries.tripId, tripId))
      .orderBy(tripEntries.id)
      .limit(entryCaps.entries)
    // What a later release may have stored is not shown by this one, and stays.
    return rows.flatMap(({ id, at, entry }) => {
      const read = Change.safeParse({ id, at, entry: entry === null ? null : JSON.parse(entry) })
      return read.success ? [read.data] : []
    })
  }
  return {
    list: async (userId, tripId) => ((await isMine(userId, tripId)) ? list(tripId) : null),
    async merge(userId, tripId, changes) {
      if (!(await isMine(userId, tripId))) return null
      const writes = notAhead(changes, now()).map(({ id, at, entry }) =>
        // Drizzle's batch takes no SQL of one's own, so D1 is asked itself.
        db.$client.prepare(mergeOne).bind(tripId, id, at, entry && JSON.stringify(entry), entryCaps.entries),
      )
      if (writes.length > 0) await db.$client.batch(writes)
      return list(tripId)
    },
  }
}
