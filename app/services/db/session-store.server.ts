import { and, eq, gt, sql } from 'drizzle-orm'
import type { SessionStore } from '~/domain/account/session'
import { digest, randomToken } from '../crypto.server'
import type { Database } from './database.server'
import { accountVisitors, sessions } from './schema.server'

/** A session lasts this long after it began, milliseconds. */
export const sessionLifetime = 90 * 86_400_000

export function d1Sessions(db: Database, now: () => number): SessionStore {
  async function insert(visitorId: string, userId: string | null) {
    const token = randomToken(256)
    const id = await digest(token)
    const row = { id, visitorId, userId, createdAt: now(), expiresAt: now() + sessionLifetime }
    return { token, query: db.insert(sessions).values(row) }
  }
  return {
    async find(token) {
      const row = await db
        .select({
          id: sql<string>`coalesce(${sessions.visitorId}, ${sessions.id})`,
          userId: sessions.userId,
        })
        .from(sessions)
        .where(and(eq(sessions.id, await digest(token)), gt(sessions.expiresAt, now())))
        .get()
      return row ?? null
    },
    async create() {
      const session = { id: randomToken(), userId: null }
      const { token, query } = await insert(session.id, null)
      await query
      return { token, session }
    },
    async replace({ id, userId }, old) {
      const { token, query } = await insert(id, userId)
      const ended = old.token === null ? '' : await digest(old.token)
      // In one transaction: at any time, readers see either the guest or the account, with all data.
      await db.batch([
        query,
        db
          .insert(accountVisitors)
          .values(
            [id, ...(old.guestId ? [old.guestId] : [])].map((visitorId) => ({
              visitorId,
              userId,
              joinedAt: now(),
            })),
          )
          .onConflictDoNothing(),
        db.delete(sessions).where(eq(sessions.id, ended)),
      ])
      return { token }
    },
    async end(token) {
      await db.delete(sessions).where(eq(sessions.id, await digest(token)))
    },
  }
}
