import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SignupList } from '~/domain/marketing/newsletter/signup'
import { foldEmail } from '~/domain/marketing/newsletter/signup-rules'
import { randomToken } from '../crypto.server'
import type { Database } from './database.server'
import { mails } from './mail-schema.server'
import { type MailDesk, mailColumns } from './outbox.server'
import { newsletterSignups } from './schema.server'

export function d1Signups(db: Database, now: () => number, desk: MailDesk): SignupList {
  return {
    async add({ email: typed, ...signup }) {
      const email = foldEmail(typed)
      const row = { email, ...signup, consentAt: now(), unsubscribeToken: randomToken() }
      const insert = db
        .insert(newsletterSignups)
        .values({ ...row, askedAt: desk ? now() : null })
        // An address in the list has given consent already; another form must not change it.
        .onConflictDoNothing()
      if (!desk) return void (await insert)
      const token = newsletterSignups.unsubscribeToken
      const day = new Date(now()).toISOString().slice(0, 10)
      // An address that is asked for again is asked once a day, until it confirms.
      const columns = mailColumns(
        {
          kind: 'newsletter-confirm',
          key: sql`'newsletter-confirm ' || ${token} || ' ' || ${day}`,
          to: newsletterSignups.email,
          facts: sql`json_object('token', ${token})`,
        },
        now(),
      )
      const waits = [isNotNull(newsletterSignups.askedAt), isNull(newsletterSignups.confirmedAt)]
      await db.batch([
        insert,
        db
          .insert(mails)
          .select(
            db
              .select(columns)
              .from(newsletterSignups)
              .where(and(eq(newsletterSignups.email, email), ...waits)),
          )
          .onConflictDoNothing(),
      ])
      desk.wake()
    },
    async has(unsubscribeToken) {
      const row = await db
        .select({ location: newsletterSignups.location })
        .from(newsletterSignups)
        .where(eq(newsletterSignups.unsubscribeToken, unsubscribeToken))
        .get()
      return row !== undefined
    },
    async confirm(token) {
      const confirmed = await db
        .update(newsletterSignups)
        .set({ confirmedAt: sql`coalesce(${newsletterSignups.confirmedAt}, ${now()})` })
        .where(eq(newsletterSignups.unsubscribeToken, token))
        .returning({ location: newsletterSignups.location })
      return confirmed.length > 0
    },
    async remove(unsubscribeToken) {
      await db.delete(newsletterSignups).where(eq(newsletterSignups.unsubscribeToken, unsubscribeToken))
    },
  }
}
