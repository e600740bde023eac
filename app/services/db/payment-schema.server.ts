import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** One-time plans: the order, its price, and how the payment ended. */
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
    /** When it was paid or abandoned. */
    settledAt: integer('settled_at'),
    /** When it was refunded. */
    takenBackAt: integer('taken_back_at'),
    /** Where the buyer wants the receipt, in lower case; the account that verifies it gets the purchase. */
    email: text('email'),
    /** It pays for one trip. Older purchases pay for any number. */
    oneTrip: integer('one_trip', { mode: 'boolean' }).notNull().default(false),
    /** The destination of its trip, once a plan was finished under it. */
    place: text('place'),
    usedAt: integer('used_at'),
    /** The provider's own checkout, where it is paid there. */
    checkoutSession: text('checkout_session').unique(),
  },
  (table) => [
    // One open purchase per session and plan: a second click finds the first.
    uniqueIndex('purchases_open').on(table.visitorId, table.plan).where(sql`status = 'pending'`),
    index('purchases_visitor').on(table.visitorId),
    index('purchases_email').on(table.email).where(sql`email IS NOT NULL`),
  ],
)

/** Webhook events that were applied. */
export const paymentEvents = sqliteTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: integer('received_at').notNull(),
  },
  (table) => [index('payment_events_received').on(table.receivedAt)],
)

/** Accounts and their customer ids at the payment provider. */
export const customers = sqliteTable('customers', {
  userId: text('user_id').primaryKey(),
  customerId: text('customer_id').notNull().unique(),
  createdAt: integer('created_at').notNull(),
})

/** Subscriptions and their state. */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** The provider's id. */
    subscriptionId: text('subscription_id').unique(),
    cycle: text('cycle', { enum: ['monthly', 'yearly'] }).notNull(),
    coupon: text('coupon'),
    /** Amount of the first payment; in rows without `later_cents` of each payment. */
    cents: integer('cents').notNull(),
    /** Amount of each later payment. */
    laterCents: integer('later_cents'),
    status: text('status', { enum: ['incomplete', 'active', 'past_due', 'paused', 'ended'] }).notNull(),
    periodEnd: integer('period_end'),
    endsAtPeriodEnd: integer('ends_at_period_end', { mode: 'boolean' }).notNull(),
    /** The last sequence number taken before asking the provider, and that of the stored answer. */
    asked: integer('asked').notNull().default(0),
    applied: integer('applied').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    endedAt: integer('ended_at'),
    /** The provider's own checkout, where the first payment is made there. */
    checkoutSession: text('checkout_session').unique(),
  },
  (table) => [
    // One active subscription for each account: nobody pays for two.
    uniqueIndex('subscriptions_live').on(table.userId).where(sql`status <> 'ended'`),
    index('subscriptions_user').on(table.userId),
  ],
)

/** Promotion codes of the membership. Those of the specification are put in by the migration. */
export const coupons = sqliteTable('coupons', {
  code: text('code').primaryKey(),
  percent: integer('percent').notNull(),
  newMembers: integer('new_members', { mode: 'boolean' }).notNull().default(false),
  addedAt: integer('added_at').notNull(),
  endedAt: integer('ended_at'),
})

/** Paid periods of subscriptions; the days with access follow from them. */
export const subscriptionPayments = sqliteTable(
  'subscription_payments',
  {
    invoiceId: text('invoice_id').primaryKey(),
    /** Our id of the subscription. */
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

/** Itineraries that members give away. */
export const gifts = sqliteTable(
  'gifts',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull().unique(),
    /** The giver. */
    userId: text('user_id').notNull(),
    /** The month it counts for: "2027-05". */
    month: text('month').notNull(),
    createdAt: integer('created_at').notNull(),
    revokedAt: integer('revoked_at'),
    /** The visitor who accepted it. */
    redeemedBy: text('redeemed_by'),
    redeemedAt: integer('redeemed_at'),
    /** The generation that used it; the column is called after the idempotency key that stood here at first. */
    generationId: text('used_key'),
    usedAt: integer('used_at'),
    /** To whom a mail brings it, and how the giver signs it; forgotten once it was sent or taken back. */
    receiver: text('receiver'),
    giverName: text('giver_name'),
    /** The day on which the mail is sent, where the giver is: "2027-05-01". */
    deliverOn: text('deliver_on'),
    deliveredAt: integer('delivered_at'),
  },
  (table) => [
    // One for each month; a revoked gift does not count.
    uniqueIndex('gifts_month').on(table.userId, table.month).where(sql`revoked_at IS NULL`),
    index('gifts_redeemed').on(table.redeemedBy),
    index('gifts_due').on(table.deliverOn).where(sql`receiver IS NOT NULL`),
  ],
)

/** Payments that people refunded themselves, so that the next refund within a time is one by request. */
export const selfRefunds = sqliteTable(
  'self_refunds',
  {
    paymentIntentId: text('payment_intent_id').primaryKey(),
    visitorId: text('visitor_id').notNull(),
    askedAt: integer('asked_at').notNull(),
  },
  (table) => [index('self_refunds_visitor').on(table.visitorId)],
)
