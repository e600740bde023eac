import { and, desc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import type { Device } from '~/domain/account/device'
import type { SessionStore } from '~/domain/account/session'
import { sessionEnd, sessionLimits } from '~/domain/account/session-rules'
import { digest, randomToken } from '../crypto.server'
import type { Database } from './database.server'
import { accountVisitors, sessions } from './schema.server'

const unknown: Device = { browser: null, system: null }
/** "Firefox/Windows", as it is stored. */
const deviceText = ({ browser, system }: Device) => `${browser ?? ''}/${system ?? ''}`
const readDevice = (text: string | null): Device => {
  const [browser, system] = (text ?? '').split('/')
  return { browser: browser || null, system: system || null }
}
/** Most places that are shown. */
const mostShown = 50

export function d1Sessions(db: Database, now: () => number): SessionStore {
  async function insert(visitorId: string, userId: string | null, device: string | null) {
    const token = randomToken(256)
    const id = await digest(token)
    const row = { id, visitorId, userId, device, createdAt: now(), expiresAt: sessionEnd(now(), now()) }
    return { token, query: db.insert(sessions).values(row) }
  }
  const lastUsed = sql<number>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`

  async function noteUse(id: string, began: number, device: string | null) {
    const isDue = sql`${lastUsed} <= ${now() - sessionLimits.noted}`
    await db
      .update(sessions)
      .set({
        lastUsedAt: now(),
        // A release from before sessions moved on may have given it a later end.
        expiresAt: sql`max(${sessions.expiresAt}, ${sessionEnd(began, now())})`,
        ...(device !== null && { device }),
      })
      // Of several requests at once the first one writes.
      .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now()), isDue))
  }

  return {
    async find(token, device = unknown) {
      const row = await db
        .select({
          id: sessions.id,
          visitorId: sessions.visitorId,
          userId: sessions.userId,
          createdAt: sessions.createdAt,
          lastUsed,
        })
        .from(sessions)
        .where(and(eq(sessions.id, await digest(token)), gt(sessions.expiresAt, now())))
        .get()
      if (!row) return null
      if (row.lastUsed <= now() - sessionLimits.noted) {
        // Where nothing can be written, the session still holds; its use is noted the next time.
        await noteUse(row.id, row.createdAt, row.userId === null ? null : deviceText(device)).catch(
          () => undefined,
        )
      }
      return { id: row.visitorId ?? row.id, userId: row.userId }
    },
    async create() {
      const session = { id: randomToken(), userId: null }
      const { token, query } = await insert(session.id, null, null)
      await query
      return { token, session }
    },
    async replace({ id, userId }, old, device = unknown) {
      const { token, query } = await insert(id, userId, deviceText(device))
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
      const own = eq(sessions.id, await digest(token))
      await db.batch([
        db.delete(sessions).where(and(own, isNotNull(sessions.userId))),
        // A guest's ends here and is deleted by the purge, which finds by it what the guest left.
        db.update(sessions).set({ expiresAt: now() }).where(own),
      ])
    },
    async signedInAt(token) {
      const columns = { at: sessions.createdAt }
      const where = and(eq(sessions.id, await digest(token)), isNotNull(sessions.userId))
      return (await db.select(columns).from(sessions).where(where).get())?.at ?? null
    },
    async placesOf(userId, token) {
      const own = await digest(token)
      const rows = await db
        .select({
          id: sessions.id,
          signedInAt: sessions.createdAt,
          lastUsedAt: lastUsed,
          device: sessions.device,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now())))
        .orderBy(desc(sql`${sessions.id} = ${own}`), desc(lastUsed))
        .limit(mostShown)
      return rows.map(({ device, ...row }) => ({ ...row, ...readDevice(device), isThis: row.id === own }))
    },
    async endPlace(userId, id) {
      await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    },
    async endOthers(userId, token) {
      const others = ne(sessions.id, await digest(token))
      await db.delete(sessions).where(and(eq(sessions.userId, userId), others))
    },
  }
}
