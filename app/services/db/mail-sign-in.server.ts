import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import {
  type MailSignIns,
  mailSignInLasts,
  mostForAddress,
  mostForAddressADay,
  mostTries,
} from '~/domain/account/mail-sign-in'
import { foldEmail } from '~/domain/marketing/newsletter/signup-rules'
import { digest, randomToken } from '../crypto.server'
import type { Database } from './database.server'
import { type MailDesk, mailInsert } from './outbox.server'
import { mailSignIns } from './schema.server'

const day = 86_400_000

/** Six digits, each as likely. */
function randomCode(): string {
  const most = 4_294_000_000
  for (;;) {
    const [number = most] = crypto.getRandomValues(new Uint32Array(1))
    if (number < most) return String(number % 1_000_000).padStart(6, '0')
  }
}

export function d1MailSignIns(db: Database, now: () => number, desk: MailDesk): MailSignIns {
  const open = () =>
    and(isNull(mailSignIns.usedAt), gt(mailSignIns.expiresAt, now()), lt(mailSignIns.tries, mostTries))
  const digested = async (text: string | null) => (text ? await digest(text) : '')
  return {
    async begin(typed, returnTo) {
      const email = foldEmail(typed)
      const sentIn = (time: number) =>
        db.$count(mailSignIns, and(eq(mailSignIns.email, email), gt(mailSignIns.createdAt, now() - time)))
      const [recent, today] = await Promise.all([sentIn(mailSignInLasts), sentIn(day)])
      if (recent >= mostForAddress || today >= mostForAddressADay) return null
      const [id, token, browser, code] = [randomToken(), randomToken(), randomToken(), randomCode()]
      const expiresAt = now() + mailSignInLasts
      await db.batch([
        db.insert(mailSignIns).values({
          id,
          email,
          link: await digest(token),
          code: await digest(id + code),
          browser: await digest(browser),
          returnTo,
          createdAt: now(),
          expiresAt,
        }),
        mailInsert(
          db,
          {
            key: `sign-in ${id}`,
            to: email,
            mail: { kind: 'sign-in', token, code },
            uselessAfter: expiresAt,
          },
          now(),
        ),
      ])
      desk?.wake()
      return { browser }
    },
    async find({ link, browser }) {
      const [ofLink, ofBrowser] = [await digested(link), await digested(browser)]
      const which = link ? eq(mailSignIns.link, ofLink) : eq(mailSignIns.browser, ofBrowser)
      const row = await db.select().from(mailSignIns).where(and(which, open())).get()
      return row ? { email: row.email, returnTo: row.returnTo, isOwn: row.browser === ofBrowser } : null
    },
    async use({ link, browser, code }) {
      const [ofLink, ofBrowser] = [await digested(link), await digested(browser)]
      const which = link ? eq(mailSignIns.link, ofLink) : eq(mailSignIns.browser, ofBrowser)
      const found = await db.select({ id: mailSignIns.id }).from(mailSignIns).where(and(which, open())).get()
      if (!found) return { outcome: 'over' }
      const isRight = or(
        eq(mailSignIns.code, await digest(found.id + (code ?? ''))),
        // The link alone is enough where it was asked for.
        link ? eq(mailSignIns.browser, ofBrowser) : undefined,
      )
      // Of two at once one uses it; each costs a try.
      const [row] = await db
        .update(mailSignIns)
        .set({
          tries: sql`${mailSignIns.tries} + 1`,
          usedAt: sql`CASE WHEN ${isRight} THEN ${now()} END`,
        })
        .where(and(eq(mailSignIns.id, found.id), open()))
        .returning()
      if (!row) return { outcome: 'over' }
      if (row.usedAt === null) return { outcome: row.tries < mostTries ? 'wrong' : 'over' }
      return { outcome: 'right', email: row.email, returnTo: row.returnTo }
    },
  }
}
