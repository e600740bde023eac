import { and, eq, gt, or, sql } from 'drizzle-orm'
import { mostPasskeys, type Passkeys, passkeyIssuer, passkeyLasts } from '~/domain/account/passkey'
import { digest, randomToken } from '../crypto.server'
import type { Database } from './database.server'
import { mails } from './mail-schema.server'
import { type MailDesk, mailColumns } from './outbox.server'
import { passkeyQuestions, passkeys, signInWays, users } from './schema.server'

export function d1Passkeys(db: Database, now: () => number, desk: MailDesk): Passkeys {
  return {
    async ask(userId) {
      const [challenge, browser] = [randomToken(256), randomToken()]
      const expiresAt = now() + passkeyLasts
      await db
        .insert(passkeyQuestions)
        .values({ browser: await digest(browser), challenge, userId, expiresAt })
      return { challenge, browser }
    },
    async take(browser) {
      const own = eq(passkeyQuestions.browser, await digest(browser))
      const [row] = await db.delete(passkeyQuestions).where(own).returning()
      return row && row.expiresAt > now() ? { challenge: row.challenge, userId: row.userId } : null
    },
    async of(userId) {
      const rows = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId))
      return rows.map(({ id }) => id)
    },
    async add({ id, userId, publicKey, algorithm, uses }) {
      const at = now()
      const isNew = and(eq(passkeys.id, id), eq(passkeys.userId, userId), eq(passkeys.addedAt, at))
      const columns = mailColumns(
        {
          kind: 'way-added',
          key: sql`'passkey ' || ${passkeys.id}`,
          to: sql`lower(${users.email})`,
          facts: sql`json_object('issuer', ${passkeyIssuer})`,
        },
        at,
      )
      const theirs = db
        .select({
          id: sql<string>`${id}`.as('id'),
          userId: sql<string>`${userId}`.as('user_id'),
          publicKey: sql<string>`${publicKey}`.as('public_key'),
          algorithm: sql<number>`${algorithm}`.as('algorithm'),
          uses: sql<number>`${uses}`.as('uses'),
          addedAt: sql<number>`${at}`.as('added_at'),
          usedAt: sql<number | null>`NULL`.as('used_at'),
        })
        .from(users)
        .where(
          and(
            eq(users.id, userId),
            sql`(SELECT count(*) FROM passkeys WHERE user_id = ${userId}) < ${mostPasskeys}`,
          ),
        )
      const way = db
        .select({
          issuer: sql<string>`${passkeyIssuer}`.as('issuer'),
          subject: passkeys.id,
          userId: users.id,
          email: users.email,
          addedAt: passkeys.addedAt,
        })
        .from(passkeys)
        .innerJoin(users, eq(users.id, passkeys.userId))
        .where(isNew)
      const told = db
        .select(columns)
        .from(passkeys)
        .innerJoin(users, and(eq(users.id, passkeys.userId), eq(users.emailVerified, true)))
        .where(isNew)
      const [added] = await db.batch([
        db.insert(passkeys).select(theirs).onConflictDoNothing().returning({ id: passkeys.id }),
        db.insert(signInWays).select(way).onConflictDoNothing(),
        ...(desk ? [db.insert(mails).select(told).onConflictDoNothing()] : []),
      ])
      desk?.wake()
      return added.length > 0
    },
    async find(id) {
      // Removed from the ways, it opens nothing.
      const isWay = and(
        eq(signInWays.issuer, passkeyIssuer),
        eq(signInWays.subject, passkeys.id),
        eq(signInWays.userId, passkeys.userId),
      )
      const row = await db
        .select({
          id: passkeys.id,
          userId: passkeys.userId,
          publicKey: passkeys.publicKey,
          algorithm: passkeys.algorithm,
          uses: passkeys.uses,
        })
        .from(passkeys)
        .innerJoin(signInWays, isWay)
        .where(eq(passkeys.id, id))
        .get()
      return row ? { ...row, algorithm: row.algorithm === -257 ? -257 : -7 } : null
    },
    async used(id, uses) {
      const grows = or(gt(sql`${uses}`, passkeys.uses), and(sql`${uses} = 0`, eq(passkeys.uses, 0)))
      const changed = await db
        .update(passkeys)
        .set({ uses, usedAt: now() })
        .where(and(eq(passkeys.id, id), grows))
        .returning({ id: passkeys.id })
      return changed.length > 0
    },
  }
}
