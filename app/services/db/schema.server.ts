import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Browsers the product knows. `id` is the SHA-256 of the cookie's secret, so that a leaked table opens no session. */
export const sessions = sqliteTable('sessions', {
  id: text('id').primaryKey(),
  userId: text('user_id'),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
})

/** One-time plans: what was asked for, at which price, and how the payment ended. */
export const purchases = sqliteTable(
  'purchases',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id').notNull(),
    userId: text('user_id'),
    plan: text('plan', { enum: ['explorer', 'premium'] }).notNull(),
    cents: integer('cents').notNull(),
    paymentIntentId: text('payment_intent_id').unique(),
    status: text('status', { enum: ['pending', 'succeeded', 'refunded', 'abandoned'] }).notNull(),
    createdAt: integer('created_at').notNull(),
    settledAt: integer('settled_at'),
  },
  (table) => [
    // One open purchase a session and plan: a second click meets the first.
    uniqueIndex('purchases_open').on(table.sessionId, table.plan).where(sql`status = 'pending'`),
    index('purchases_session').on(table.sessionId),
  ],
)

/** Webhook events that have been applied. */
export const paymentEvents = sqliteTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: integer('received_at').notNull(),
})

/** Finished generations. The itinerary is stored once, as JSON that passed the schema. */
export const trips = sqliteTable(
  'trips',
  {
    id: text('id').primaryKey(),
    generationId: text('generation_id').notNull().unique(),
    sessionId: text('session_id').notNull(),
    userId: text('user_id'),
    destination: text('destination').notNull(),
    startDate: text('start_date').notNull(),
    endDate: text('end_date').notNull(),
    budget: text('budget', { enum: ['budget', 'moderate', 'luxury'] }).notNull(),
    interests: text('interests', { mode: 'json' }).$type<string[]>().notNull(),
    itinerary: text('itinerary').notNull(),
    version: integer('version').notNull(),
    isSaved: integer('is_saved', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('trips_session').on(table.sessionId, table.createdAt)],
)

/** Addresses that want to be written to. One is in it once; whoever leaves is deleted. */
export const newsletterSignups = sqliteTable('newsletter_signups', {
  /** Folded to lower case. */
  email: text('email').primaryKey(),
  name: text('name'),
  location: text('location', { enum: ['inline', 'footer', 'popup', 'banner'] }).notNull(),
  /** The path of the page it was asked for on. */
  source: text('source').notNull(),
  offers: integer('offers', { mode: 'boolean' }).notNull(),
  consentAt: integer('consent_at').notNull(),
  unsubscribeToken: text('unsubscribe_token').notNull().unique(),
})

/** How often something happened under a key in its present window. */
export const rateCounts = sqliteTable('rate_counts', {
  key: text('key').primaryKey(),
  windowStart: integer('window_start').notNull(),
  count: integer('count').notNull(),
})

/** Booking links that were seen and followed. */
export const affiliateEvents = sqliteTable(
  'affiliate_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: ['impression', 'click'] }).notNull(),
    provider: text('provider').notNull(),
    category: text('category').notNull(),
    url: text('url').notNull(),
    destination: text('destination'),
    page: text('page'),
    referrer: text('referrer'),
    abTest: text('ab_test'),
    sessionId: text('session_id'),
    at: integer('at').notNull(),
  },
  (table) => [index('affiliate_events_at').on(table.at)],
)
