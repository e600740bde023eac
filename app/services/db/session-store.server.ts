import { and, eq, gt } from 'drizzle-orm'
import type { SessionStore } from '~/domain/account/session'
import { digest, randomToken } from '../crypto.server'
import type { Database } from './database.server'
import { sessions } from './schema.server'

/** A session lasts this long after it began, milliseconds. */
export const sessionLifetime = 90 * 86_400_000

export function d1Sessions(db: Database, now: () => number): SessionStore {
  return {
    async find(token) {
      const id = await digest(token)
      const row = await db
        .select({ id: sessions.id, userId: sessions.userId })
        .from(sessions)
        .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now())))
        .get()
      return row ?? null
    },
    async create() {
      const token = randomToken(256)
      const id = await digest(token)
      await db.insert(sessions).values({ id, createdAt: now(), expiresAt: now() + sessionLifetime })
      return { token, session: { id, userId: null } }
    },
  }
}
