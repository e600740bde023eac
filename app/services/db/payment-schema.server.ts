import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** One-time plans: what was asked for, at which price, and how the payment ended. */
export const purchases = sqliteTable(
  'purchases',
  {
    id: text('id').primaryKey(),
    visitorId: text('visitor_id').notNull(),
    plan: text('plan', { enum: ['explorer', 'premium'] }).notNull(),
    cents: integer('cents').notNull(),
    paymentIntentId: text('payment_intent_id').unique(),
    status: text('status', {
      enum: ['pending', 'succeeded', 'refunded', 'disputed', 'abandoned'],
    }).notNull(),
    createdAt: integer('created_at').notNull(),
    /** When it was paid, or given up. */
    settledAt: integer('settled_at'),
    /** When it was refunded. */
    takenBackAt: integer('taken_back_at'),
  },
  (table) => [
    // One open purchase per session and plan: a second click finds the first.
    uniqueIndex('purchases_open').on(table.visitorId, table.plan).where(sql`status = 'pending'`),
    index('purchases_visitor').on(table.visitorId),
  ],
)

/** Webhook events that have been applied. */
export const paymentEvents = sqliteTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: integer('received_at').notNull(),
})

/** Accounts as the payment provider's customers. */
export const customers = sqliteTable('customers', {
  userId: text('user_id').primaryKey(),
  customerId: text('customer_id').notNull().unique(),
  createdAt: integer('created_at').notNull(),
})

/** Subscriptions and how they stand. */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** The provider's name for it. */
    subscriptionId: text('subscription_id').unique(),
    cycle: text('cycle', { enum: ['monthly', 'yearly'] }).notNull(),
    coupon: text('coupon', { enum: ['WELCOME10', 'TRAVEL25', 'FIRSTTRIP'] }),
    /** What each payment comes to. */
    cents: integer('cents').notNull(),
    status: text('status', { enum: ['incomplete', 'active', 'past_due', 'paused', 'ended'] }).notNull(),
    periodEnd: integer('period_end'),
    endsAtPeriodEnd: integer('ends_at_period_end', { mode: 'boolean' }).notNull(),
    /** The last number that was taken to ask the provider, and the number of the answer that stands here. */
    asked: integer('asked').notNull().default(0),
    applied: integer('applied').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    endedAt: integer('ended_at'),
  },
  (table) => [
    // One active subscription per person: nobody pays for two.
    uniqueIndex('subscriptions_live').on(table.userId).where(sql`status <> 'ended'`),
    index('subscriptions_user').on(table.userId),
  ],
)

/** Periods of subscriptions that were paid for; what covers a day follows from these. */
export const subscriptionPayments = sqliteTable(
  'subscription_payments',
  {
    invoiceId: text('invoice_id').primaryKey(),
    /** The subscription's id here. */
    orderId: text('order_id').notNull(),
    paymentIntentId: text('payment_intent_id').unique(),
    cents: integer('cents').notNull(),
    from: integer('period_start').notNull(),
    until: integer('period_end').notNull(),
    paidAt: integer('paid_at').notNull(),
    status: text('status', { enum: ['paid', 'refunded', 'disputed'] }).notNull(),
    takenBackAt: integer('taken_back_at'),
  },
  (table) => [index('subscription_payments_order').on(table.orderId)],
)

/** Itineraries that members gave away. */
export const gifts = sqliteTable(
  'gifts',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull().unique(),
    /** Who gives. */
    userId: text('user_id').notNull(),
    /** The month it counts for: "2027-05". */
    month: text('month').notNull(),
    createdAt: integer('created_at').notNull(),
    revokedAt: integer('revoked_at'),
    /** The visitor who accepted it. */
    redeemedBy: text('redeemed_by'),
    redeemedAt: integer('redeemed_at'),
    /** The key of the generation that took it up. */
    usedKey: text('used_key'),
    usedAt: integer('used_at'),
  },
  (table) => [
    // One a month; a gift that was taken back makes room again.
    uniqueIndex('gifts_month').on(table.userId, table.month).where(sql`revoked_at IS NULL`),
    index('gifts_redeemed').on(table.redeemedBy),
  ],
)
