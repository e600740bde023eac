import { eq } from 'drizzle-orm'
import type { SignupList } from '~/domain/marketing/newsletter/signup'
import { foldEmail } from '~/domain/marketing/newsletter/signup-rules'
import { randomToken } from '../crypto.server'
import type { Database } from './database.server'
import { newsletterSignups } from './schema.server'

export function d1Signups(db: Database, now: () => number): SignupList {
  return {
    async add({ email, ...signup }) {
      await db
        .insert(newsletterSignups)
        .values({ email: foldEmail(email), ...signup, consentAt: now(), unsubscribeToken: randomToken() })
        // An address in the list has given consent already; another form must not change it.
        .onConflictDoNothing()
    },
    async has(unsubscribeToken) {
      const row = await db
        .select({ location: newsletterSignups.location })
        .from(newsletterSignups)
        .where(eq(newsletterSignups.unsubscribeToken, unsubscribeToken))
        .get()
      return row !== undefined
    },
    async remove(unsubscribeToken) {
      await db.delete(newsletterSignups).where(eq(newsletterSignups.unsubscribeToken, unsubscribeToken))
    },
  }
}
