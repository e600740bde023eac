import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Browsers the product knows. `id` is the SHA-256 of the cookie's secret, so that a leaked table opens no session. */
export const sessions = sqliteTable('sessions', {
  id: text('id').primaryKey(),
  /** Whose everything is that is made in this session; stays when the secret changes. Null of the first sessions: their id. */
  visitorId: text('visitor_id'),
  userId: text('user_id'),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
})

/** People who signed in. A provider's `issuer` and `subject` name one; the same address elsewhere is somebody else. */
export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The visitor that every session of this account is. */
    visitorId: text('visitor_id').notNull(),
    email: text('email').notNull(),
    emailVerified: integer('email_verified', { mode: 'boolean' }).notNull().default(false),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('users_identity').on(table.issuer, table.subject)],
)

/** Visitors that turned out to be an account's: what belongs to them belongs to it. A visitor joins once. */
export const accountVisitors = sqliteTable(
  'account_visitors',
  {
    visitorId: text('visitor_id').primaryKey(),
    userId: text('user_id').notNull(),
    joinedAt: integer('joined_at').notNull(),
  },
  (table) => [index('account_visitors_user').on(table.userId)],
)

/** Finished generations. The itinerary is stored once, as JSON that passed the schema. */
export const trips = sqliteTable(
  'trips',
  {
    id: text('id').primaryKey(),
    generationId: text('generation_id').notNull().unique(),
    visitorId: text('visitor_id').notNull(),
    destination: text('destination').notNull(),
    startDate: text('start_date').notNull(),
    endDate: text('end_date').notNull(),
    budget: text('budget', { enum: ['budget', 'moderate', 'luxury'] }).notNull(),
    interests: text('interests', { mode: 'json' }).$type<string[]>().notNull(),
    itinerary: text('itinerary').notNull(),
    /** What was asked for, which edits are judged by. Null of the first trips. */
    request: text('request'),
    version: integer('version').notNull(),
    isSaved: integer('is_saved', { mode: 'boolean' }).notNull(),
    /** The share code: who has it may read the trip. */
    shareCode: text('share_code').unique(),
    /** Whether readers of the share link may download files. */
    sharesFiles: integer('shares_files', { mode: 'boolean' }).notNull().default(false),
    /** Calendars that know it read the trip. */
    feedCode: text('feed_code').unique(),
    createdAt: integer('created_at').notNull(),
    /** Set while a deletion can be undone. */
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    index('trips_visitor').on(table.visitorId, table.createdAt),
    index('trips_deleted').on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
  ],
)

/** Earlier versions of trips. */
export const tripVersions = sqliteTable(
  'trip_versions',
  {
    tripId: text('trip_id').notNull(),
    version: integer('version').notNull(),
    itinerary: text('itinerary').notNull(),
    /** When the next version took its place. */
    replacedAt: integer('replaced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tripId, table.version] })],
)

/** Newsletter addresses, each once. Unsubscribing deletes the row. */
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
    visitorId: text('visitor_id'),
    at: integer('at').notNull(),
  },
  (table) => [index('affiliate_events_at').on(table.at)],
)
