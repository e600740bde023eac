import { and, asc, eq, sql } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import type { AccountStore } from '~/domain/account/account'
import { passkeyIssuer } from '~/domain/account/passkey'
import { foldEmail } from '~/domain/marketing/newsletter/signup-rules'
import { randomToken } from '../crypto.server'
import type { Database } from './database.server'
import type { MailDesk } from './outbox.server'
import { passkeys, signInWays, users } from './schema.server'

const columns = {
  id: users.id,
  visitorId: users.visitorId,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
}
const isGuests = sql.raw('visitor_id NOT IN (SELECT visitor_id FROM account_visitors)')
const dialect = new SQLiteSyncDialect()

export function d1Accounts(db: Database, now: () => number, desk: MailDesk): AccountStore {
  return {
    async find(id) {
      return (await db.select(columns).from(users).where(eq(users.id, id)).get()) ?? null
    },
    ways(userId) {
      return db
        .select({
          issuer: signInWays.issuer,
          subject: signInWays.subject,
          email: signInWays.email,
          addedAt: signInWays.addedAt,
        })
        .from(signInWays)
        .where(eq(signInWays.userId, userId))
        .orderBy(asc(signInWays.addedAt))
        .all()
    },
    async removeWay(userId, { issuer, subject }) {
      const others = sql`EXISTS (SELECT 1 FROM sign_in_ways AS o WHERE o.user_id = ${userId}
        AND NOT (o.issuer = ${issuer} AND o.subject = ${subject}))`
      const own = and(eq(signInWays.issuer, issuer), eq(signInWays.subject, subject))
      const [removed] = await db.batch([
        db
          .delete(signInWays)
          .where(and(own, eq(signInWays.userId, userId), others))
          .returning({ issuer: signInWays.issuer }),
        db
          .delete(passkeys)
          .where(
            and(
              eq(passkeys.userId, userId),
              eq(passkeys.id, subject),
              sql`NOT EXISTS (SELECT 1 FROM sign_in_ways AS w WHERE w.issuer = ${passkeyIssuer} AND w.subject = ${subject})`,
            ),
          ),
        // The account was made with it: the name is free again, for an account of its own.
        db
          .update(users)
          .set({ issuer: 'removed', subject: sql`${users.id}` })
          .where(
            and(
              eq(users.id, userId),
              eq(users.issuer, issuer),
              eq(users.subject, subject),
              sql`NOT EXISTS (SELECT 1 FROM sign_in_ways AS w WHERE w.issuer = ${issuer} AND w.subject = ${subject})`,
            ),
          ),
      ])
      return removed.length > 0
    },
    async signedIn({ issuer, subject, ...profile }, visitorId) {
      const at = now()
      const { email, emailVerified, firstName, lastName, profileImageUrl } = profile
      const verified = emailVerified ? 1 : 0
      const [id, own] = [randomToken(), randomToken()]
      const way = sql`SELECT 1 FROM sign_in_ways WHERE issuer = ${issuer} AND subject = ${subject}`
      const account = sql`(SELECT user_id FROM sign_in_ways WHERE issuer = ${issuer} AND subject = ${subject})`
      // The guest's visitor becomes the account's, unless it belongs to another account.
      const visitor =
        visitorId === null
          ? sql`${own}`
          : sql`CASE WHEN EXISTS (SELECT 1 FROM account_visitors WHERE visitor_id = ${visitorId}) THEN ${own} ELSE ${visitorId} END`
      /** The identity that the account was made with. An earlier release, gone back to, writes no way. */
      const first = sql`INSERT INTO sign_in_ways (issuer, subject, user_id, email, added_at)
        SELECT issuer, subject, id, email, created_at FROM users WHERE issuer = ${issuer} AND subject = ${subject}
        ON CONFLICT DO NOTHING`
      // Two devices may do this at once: one row is stored, and both read it. The visitor is linked in the same transaction,
      // so that a sign-in that fails before its session begins leaves the visitor to this account.
      const statements = [
        first,
        sql`INSERT INTO sign_in_ways (issuer, subject, user_id, email, added_at)
          SELECT ${issuer}, ${subject}, id, ${email}, ${at} FROM users
          WHERE ${verified} = 1 AND email_verified = 1 AND lower(email) = ${foldEmail(email)}
          ORDER BY created_at LIMIT 1 ON CONFLICT DO NOTHING`,
        ...(desk
          ? [
              // Whoever had the account before is told, once for each way.
              sql`INSERT INTO mails (id, key, kind, recipient, facts, status, created_at, due_at)
                SELECT ${randomToken()}, 'way-added ' || u.id || ' ' || w.added_at, 'way-added', lower(u.email),
                  json_object('issuer', w.issuer), 'waiting', ${at}, ${at}
                FROM sign_in_ways AS w JOIN users AS u ON u.id = w.user_id
                WHERE w.issuer = ${issuer} AND w.subject = ${subject} AND w.added_at = ${at}
                  AND NOT (u.issuer = w.issuer AND u.subject = w.subject)
                ON CONFLICT DO NOTHING`,
            ]
          : []),
        sql`INSERT INTO users (id, visitor_id, issuer, subject, email, email_verified, first_name, last_name,
            profile_image_url, created_at)
          SELECT ${id}, ${visitor}, ${issuer}, ${subject}, ${email}, ${verified}, ${firstName}, ${lastName},
            ${profileImageUrl}, ${at}
          WHERE NOT EXISTS (${way}) ON CONFLICT DO NOTHING`,
        first,
        // Of several ways the one that the account was made with says who it is.
        sql`UPDATE users SET email = ${email}, email_verified = ${verified}, first_name = ${firstName},
            last_name = ${lastName}, profile_image_url = ${profileImageUrl}
          WHERE issuer = ${issuer} AND subject = ${subject}`,
        sql`INSERT INTO account_visitors (visitor_id, user_id, joined_at)
          SELECT visitor_id, id, ${at} FROM users WHERE id = ${account} ON CONFLICT DO NOTHING`,
        // What guests bought with this address, and its trips. The guest's browser gets nothing of the account: anybody can
        // type this address at the checkout.
        ...(emailVerified
          ? [
              sql`UPDATE trips SET visitor_id = (SELECT visitor_id FROM users WHERE id = ${account})
                WHERE purchase_id IN (SELECT id FROM purchases WHERE email = ${foldEmail(email)}) AND ${isGuests}`,
              sql`UPDATE purchases SET visitor_id = (SELECT visitor_id FROM users WHERE id = ${account})
                WHERE email = ${foldEmail(email)} AND status IN ('succeeded', 'refunded', 'disputed') AND ${isGuests}`,
            ]
          : []),
      ]
      await db.$client.batch(
        statements.map((statement) => {
          const { sql: text, params } = dialect.sqlToQuery(statement)
          return db.$client.prepare(text).bind(...params)
        }),
      )
      const row = await db.select(columns).from(users).where(eq(users.id, account)).get()
      if (!row) throw new Error('the account that was just written is gone')
      desk?.wake()
      return row
    },
  }
}
