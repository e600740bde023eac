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
