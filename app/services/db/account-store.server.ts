import { and, eq } from 'drizzle-orm'
import type { AccountStore } from '~/domain/account/account'
import { randomToken } from '../crypto.server'
import type { Database } from './database.server'
import { users } from './schema.server'

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
    async signedIn({ issuer, subject, ...told }, visitorId) {
      // Two devices may do this at once for the first time: one row, which both then read.
      await db
        .insert(users)
        .values({
          id: randomToken(),
          visitorId: visitorId ?? randomToken(),
          issuer,
          subject,
          ...told,
          createdAt: now(),
        })
        .onConflictDoUpdate({ target: [users.issuer, users.subject], set: told })
      const row = await db
        .select(columns)
        .from(users)
        .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
        .get()
      if (!row) throw new Error('the account that was just written is gone')
      return row
    },
  }
}
