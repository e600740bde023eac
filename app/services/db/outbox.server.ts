import { and, asc, eq, lte, type SQLWrapper, sql } from 'drizzle-orm'
import { Mail, type MailKind, type NewMail } from '~/domain/mail/mail'
import type { Outbox } from '~/domain/mail/outbox'
import { foldEmail } from '~/domain/marketing/newsletter/signup-rules'
import { digest, randomToken } from '../crypto.server'
import type { Database } from './database.server'
import { mailStops, mails } from './mail-schema.server'

/** Writes mails beside what causes them. Null where no mail is set up: then nothing is written. */
export type MailDesk = {
  /** Begins the sending of what was written; costs the caller nothing. */
  wake(): void
} | null

/** The row of a mail, to be written in the transaction of what causes it. With a key that was used it writes nothing. */
export function mailInsert(db: Database, { key, to, mail, uselessAfter }: NewMail, now: number) {
  const { kind, ...facts } = mail
  return db
    .insert(mails)
    .values({
      id: randomToken(),
      key,
      kind,
      recipient: foldEmail(to),
      facts: JSON.stringify(facts),
      status: 'waiting',
      createdAt: now,
      dueAt: now,
      uselessAfter: uselessAfter ?? null,
    })
    .onConflictDoNothing()
}

/**
 * The columns of a mail whose facts come from rows of the database, for an INSERT … SELECT in the transaction of what causes it.
 * With a key that was used nothing must be written.
 */
export function mailColumns(
  {
    kind,
    key,
    to,
    facts,
    uselessAfter,
  }: Record<'key' | 'to' | 'facts', SQLWrapper> & Pick<NewMail, 'uselessAfter'> & { kind: MailKind },
  now: number,
) {
  const nothing = sql<null>`NULL`
  return {
    id: sql<string>`lower(hex(randomblob(20)))`.as('id'),
    key: sql<string>`${key}`.as('key'),
    kind: sql<string>`${kind}`.as('kind'),
    recipient: sql<string>`${to}`.as('recipient'),
    facts: sql<string>`${facts}`.as('facts'),
    status: sql<'waiting'>`'waiting'`.as('status'),
    createdAt: sql<number>`${now}`.as('created_at'),
    dueAt: sql<number>`${now}`.as('due_at'),
    uselessAfter: sql<number | null>`${uselessAfter ?? null}`.as('useless_after'),
    attempts: sql<number>`0`.as('attempts'),
    reason: nothing.as('reason'),
    serviceId: nothing.as('service_id'),
    endedAt: nothing.as('ended_at'),
  }
}

export function d1Outbox(db: Database, now: () => number): Outbox {
  const waiting = eq(mails.status, 'waiting')
  /** To whom these went is forgotten too: their readers have no account. */
  const toStrangers = sql.raw("'account-erased', 'gift-for-you'")
  const forgotten = {
    facts: '{}',
    recipient: sql`CASE WHEN ${mails.kind} IN (${toStrangers}) THEN '' ELSE ${mails.recipient} END`,
  }
  return {
    async due(most) {
      const rows = await db
        .select()
        .from(mails)
        .where(and(waiting, lte(mails.dueAt, now())))
        .orderBy(asc(mails.dueAt))
        .limit(most)
      return rows.map(({ id, key, kind, recipient, facts, createdAt, uselessAfter, attempts }) => ({
        id,
        key,
        to: recipient,
        mail: readMail(kind, facts),
        createdAt,
        uselessAfter,
        attempts,
      }))
    },
    async nextDue() {
      const row = await db
        .select({ at: sql<number | null>`min(${mails.dueAt})` })
        .from(mails)
        .where(waiting)
        .get()
      return row?.at ?? null
    },
    async sent(id, serviceId) {
      const attempts = sql`${mails.attempts} + 1`
      await db
        .update(mails)
        .set({ ...forgotten, endedAt: now(), status: 'sent', serviceId, attempts, reason: null })
        .where(eq(mails.id, id))
    },
    async postpone(id, dueAt, reason) {
      const attempts = sql`${mails.attempts} + 1`
      await db.update(mails).set({ dueAt, reason, attempts }).where(eq(mails.id, id))
    },
    async end(id, status, reason) {
      await db
        .update(mails)
        .set({ ...forgotten, endedAt: now(), status, reason })
        .where(eq(mails.id, id))
    },
    async isStopped(address) {
      const own = eq(mailStops.address, await digest(foldEmail(address)))
      return (await db.select({ at: mailStops.at }).from(mailStops).where(own).get()) !== undefined
    },
    async stop(address, reason) {
      const row = { address: await digest(foldEmail(address)), reason, at: now() }
      // A complaint outlives a mailbox that was gone for a while.
      const set = {
        reason: sql`CASE WHEN ${mailStops.reason} = 'complained' THEN 'complained' ELSE ${reason} END`,
      }
      await db.insert(mailStops).values(row).onConflictDoUpdate({ target: mailStops.address, set })
    },
  }
}

function readMail(kind: string, facts: string): Mail | null {
  try {
    return Mail.safeParse({ ...JSON.parse(facts), kind }).data ?? null
  } catch {
    return null
  }
}
