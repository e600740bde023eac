import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** How often each event was logged, by hour. */
export const operationCounts = sqliteTable(
  'operation_counts',
  {
    /** Hours since 1970. */
    hour: integer('hour').notNull(),
    event: text('event').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.event] })],
)

/** When each rule last sent an alert. */
export const alertsSent = sqliteTable('alerts_sent', {
  rule: text('rule').primaryKey(),
  sentAt: integer('sent_at').notNull(),
})

/** What operators did at the desk, and why. */
export const deskActions = sqliteTable(
  'desk_actions',
  {
    id: text('id').primaryKey(),
    at: integer('at').notNull(),
    /** The operator's account. */
    userId: text('user_id').notNull(),
    action: text('action', {
      enum: [
        'refund',
        'resend-receipt',
        'apply-payment',
        'unshare',
        'end-sessions',
        'export-newsletter',
        'add-coupon',
        'end-coupon',
      ],
    }).notNull(),
    /** Id of the payment, the trip or the account; null where it is about no single one. */
    target: text('target'),
    reason: text('reason').notNull(),
    /** `asked` until it ended; then `done`, or the code of the failure. */
    outcome: text('outcome').notNull(),
  },
  (table) => [index('desk_actions_at').on(table.at)],
)
