import { and, eq, sql } from 'drizzle-orm'
import type { AccountStore } from '~/domain/account/account'
import { randomToken } from '../crypto.server'
import type { Database } from './database.server'
import { accountVisitors, users } from './schema.server'

const columns = {
  id: users.id,
  visitorId: users.visitorId,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
}

export function d1Accounts(db: Database, now: () => number): AccountStore {
  return {
    async find(id) {
      return (await db.select(columns).from(users).where(eq(users.id, id)).get()) ?? null
    },
    async signedIn({ issuer, subject, ...profile }, visitorId) {
      const who = and(eq(users.issuer, issuer), eq(users.subject, subject))
      const own = randomToken()
      // The guest's visitor becomes the account's, unless it belongs to another account.
      const visitor =
        visitorId === null
          ? own
          : sql<string>`CASE WHEN EXISTS (SELECT 1 FROM ${accountVisitors} WHERE ${accountVisitors.visitorId} = ${visitorId}) THEN ${own} ELSE ${visitorId} END`
      // Two devices may do this at once: one row is stored, and both read it. The visitor is linked in the same row, so
      // that a sign-in that fails before its session begins leaves the visitor to this account.
      await db.batch([
        db
          .insert(users)
          .values({ id: randomToken(), visitorId: visitor, issuer, subject, ...profile, createdAt: now() })
          .onConflictDoUpdate({ target: [users.issuer, users.subject], set: profile }),
        db
          .insert(accountVisitors)
          .select(
            db
              .select({
                visitorId: users.visitorId,
                userId: users.id,
                joinedAt: sql<number>`${now()}`.as('joined_at'),
              })
              .from(users)
              .where(who),
          )
          .onConflictDoNothing(),
      ])
      const row = await db.select(columns).from(users).where(who).get()
      if (!row) throw new Error('the account that was just written is gone')
      return row
    },
  }
}
