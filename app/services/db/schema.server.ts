import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/**
 * Browsers that the product knows. `id` is the SHA-256 of the cookie's secret, so that a leaked table opens no session.
 */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    /**
     * The visitor that all data of this session belongs to; it does not change with the secret. Null in the oldest rows,
     * where it is their id.
     */
    visitorId: text('visitor_id'),
    userId: text('user_id'),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** Written once a day at most; null on the first day. */
    lastUsedAt: integer('last_used_at'),
    /** Browser and system of a signed-in person: "Firefox/Windows". */
    device: text('device'),
  },
  (table) => [
    index('sessions_expires').on(table.expiresAt),
    index('sessions_user').on(table.userId),
    index('sessions_visitor').on(table.visitorId),
  ],
)

/**
 * Accounts. A provider's `issuer` and `subject` identify one; the same email address at another provider is another
 * account.
 */
export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The visitor that every session of this account uses. */
    visitorId: text('visitor_id').notNull(),
    email: text('email').notNull(),
    emailVerified: integer('email_verified', { mode: 'boolean' }).notNull().default(false),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    createdAt: integer('created_at').notNull(),
    /** Whether mails about a saved trip are wanted, and the secret that ends them from such a mail. */
    tripMails: integer('trip_mails', { mode: 'boolean' }).notNull().default(true),
    tripMailsToken: text('trip_mails_token'),
    /** Where the account was last used: "Europe/Rome". Null where the network does not say. */
    timeZone: text('time_zone'),
  },
  (table) => [
    uniqueIndex('users_identity').on(table.issuer, table.subject),
    index('users_trip_mails_token').on(table.tripMailsToken),
  ],
)

/** The ways to sign in to an account: identities at providers, and addresses by mail (issuer `mail`). */
export const signInWays = sqliteTable(
  'sign_in_ways',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id').notNull(),
    email: text('email').notNull(),
    addedAt: integer('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('sign_in_ways_user').on(table.userId),
  ],
)

/** Public keys of passkeys; each is a way to sign in with the issuer `passkey` as well. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The id that the device gave it. */
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    publicKey: text('public_key').notNull(),
    algorithm: integer('algorithm').notNull(),
    /** How often it was used, where the device counts. */
    uses: integer('uses').notNull(),
    addedAt: integer('added_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** Questions that browsers are to answer with a passkey, each once. The browser's secret is kept as SHA-256. */
export const passkeyQuestions = sqliteTable('passkey_questions', {
  browser: text('browser').primaryKey(),
  challenge: text('challenge').notNull(),
  /** The account that a passkey is added to; null for a sign-in. */
  userId: text('user_id'),
  expiresAt: integer('expires_at').notNull(),
})

/** Sign-ins by mail that were begun. Link, code and browser are kept as SHA-256. */
export const mailSignIns = sqliteTable(
  'mail_sign_ins',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    link: text('link').notNull().unique(),
    code: text('code').notNull(),
    browser: text('browser').notNull().unique(),
    returnTo: text('return_to').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** How often a code was typed. */
    tries: integer('tries').notNull().default(0),
    usedAt: integer('used_at'),
  },
  (table) => [index('mail_sign_ins_email').on(table.email, table.createdAt)],
)

/** Visitors that are linked to an account: their data belongs to it. A visitor is linked once. */
export const accountVisitors = sqliteTable(
  'account_visitors',
  {
    visitorId: text('visitor_id').primaryKey(),
    userId: text('user_id').notNull(),
    joinedAt: integer('joined_at').notNull(),
  },
  (table) => [index('account_visitors_user').on(table.userId)],
)

/** Visitors whose account was erased within a day: nothing more is stored for them. */
export const erasedVisitors = sqliteTable('erased_visitors', {
  visitorId: text('visitor_id').primaryKey(),
  erasedAt: integer('erased_at').notNull(),
})

/** Finished generations. The itinerary is stored as JSON that passed the schema. */
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
    /** The request, which the checks of an edit use. Null in the oldest rows. */
    request: text('request'),
    /** Days that a language model wrote after the plan was finished, offered to the traveller; null where there are none. */
    lateDays: text('late_days'),
    version: integer('version').notNull(),
    isSaved: integer('is_saved', { mode: 'boolean' }).notNull(),
    /** The share code: whoever has it may read the trip. */
    shareCode: text('share_code').unique(),
    /** Whether readers of the share link may download files. */
    sharesFiles: integer('shares_files', { mode: 'boolean' }).notNull().default(false),
    /** The secret code of the trip's calendar feed. */
    feedCode: text('feed_code').unique(),
    createdAt: integer('created_at').notNull(),
    /** The purchase that paid for this trip; null when something else did. */
    purchaseId: text('purchase_id'),
    /** Set while a deletion can be undone. */
    deletedAt: integer('deleted_at'),
    /** With which state of the catalogue the trip was last compared. */
    comparedWith: text('compared_with'),
    /** What its owner was told of what changed, so that it is told once: a JSON list. */
    toldChanges: text('told_changes', { mode: 'json' }).$type<string[]>(),
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
    /** When it was replaced by the next version. */
    replacedAt: integer('replaced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tripId, table.version] })],
)

/** Notes, ticked lines and costs of trips: the last change of each. Null when it was taken out. */
export const tripEntries = sqliteTable(
  'trip_entries',
  {
    tripId: text('trip_id').notNull(),
    id: text('id').notNull(),
    /** Milliseconds since 1970. */
    at: integer('at').notNull(),
    entry: text('entry'),
  },
  (table) => [primaryKey({ columns: [table.tripId, table.id] })],
)

/** Newsletter addresses, each once. Unsubscribing deletes the row. */
export const newsletterSignups = sqliteTable('newsletter_signups', {
  /** In lower case. */
  email: text('email').primaryKey(),
  name: text('name'),
  location: text('location', { enum: ['inline', 'footer', 'popup', 'banner'] }).notNull(),
  /** The path of the page with the form. */
  source: text('source').notNull(),
  offers: integer('offers', { mode: 'boolean' }).notNull(),
  consentAt: integer('consent_at').notNull(),
  unsubscribeToken: text('unsubscribe_token').notNull().unique(),
  /** When the address was asked by mail whether it wants the newsletter; null where no mail was set up. */
  askedAt: integer('asked_at'),
  /** When its owner said so. */
  confirmedAt: integer('confirmed_at'),
})

/**
 * Counts of rate limits, which Durable Objects hold now. It stays for one release, so that the one before works on this schema.
 * @public
 */
export const rateCounts = sqliteTable('rate_counts', {
  key: text('key').primaryKey(),
  windowStart: integer('window_start').notNull(),
  count: integer('count').notNull(),
})

/** Booking links that were displayed and clicked. */
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
  (table) => [
    index('affiliate_events_at').on(table.at),
    index('affiliate_events_visitor').on(table.visitorId).where(sql`visitor_id IS NOT NULL`),
  ],
)
