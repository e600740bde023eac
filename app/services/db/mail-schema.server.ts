import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Mails: those that wait, and for a month those that were sent, without what they said. */
export const mails = sqliteTable(
  'mails',
  {
    id: text('id').primaryKey(),
    /** Names what causes the mail, so that it is sent once. */
    key: text('key').notNull().unique(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    /** The facts of the mail as JSON; empty once it was sent. */
    facts: text('facts').notNull(),
    status: text('status', {
      enum: ['waiting', 'sent', 'refused', 'stopped', 'late', 'unreadable'],
    }).notNull(),
    createdAt: integer('created_at').notNull(),
    /** When it is sent, or tried again. */
    dueAt: integer('due_at').notNull(),
    uselessAfter: integer('useless_after'),
    attempts: integer('attempts').notNull().default(0),
    /** The code of the last failure. */
    reason: text('reason'),
    /** The number that the service gave it. */
    serviceId: text('service_id'),
    endedAt: integer('ended_at'),
  },
  (table) => [
    index('mails_due').on(table.dueAt).where(sql`status = 'waiting'`),
    index('mails_ended').on(table.endedAt).where(sql`ended_at IS NOT NULL`),
    index('mails_recipient').on(table.recipient),
  ],
)

/** Addresses that get no mail any more, as SHA-256 of the address in lower case. */
export const mailStops = sqliteTable('mail_stops', {
  address: text('address').primaryKey(),
  reason: text('reason', { enum: ['bounced', 'complained'] }).notNull(),
  at: integer('at').notNull(),
})
