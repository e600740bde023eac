import { sessionLimits } from '~/domain/account/session-rules'
import { selfRefundDays } from '~/domain/billing/refund-rule'
import { undoTime } from '~/domain/trips/trip'

/** Where something is kept: D1, a visitor's Durable Object, those that count, KV, the cache of Cloudflare's data centres. */
export type Storage = 'database' | 'generator' | 'counters' | 'cache' | 'edge'

/** What a period counts from. */
export type Since =
  | 'made'
  | 'last-visit'
  | 'deleted'
  | 'received'
  | 'sent'
  | 'paid'
  | 'ended'
  | 'joined'
  | 'counted'
  | 'opened'

/** What ends something before its period, or where there is none. */
export type End =
  | 'deleted-by-owner'
  | 'account-erased'
  | 'unsubscribed'
  | 'logged-out'
  | 'link-revoked'
  | 'trip-gone'
  | 'next-plan'

/** Why it is kept at all. */
export type Purpose = 'service' | 'consent' | 'interest' | 'tax-law'

export interface RetentionRule {
  storage: Storage
  /** The tables, or the families of keys. One table can be under several rules, each for some of its rows. */
  names: readonly string[]
  /** Milliseconds; null where no period ends it, only `endedBy`. */
  keep: number | null
  since: Since
  endedBy: readonly End[]
  purpose: Purpose
}

const hour = 3_600_000
const day = 24 * hour
const year = 365 * day

/**
 * Everything that is stored, with its end. The purge and the list on /privacy are made from this table; what is stored
 * without a rule here fails a test.
 */
export const retention = {
  account: {
    storage: 'database',
    names: ['users', 'customers', 'sign_in_ways', 'passkeys'],
    keep: null,
    since: 'made',
    endedBy: ['account-erased'],
    purpose: 'service',
  },
  trips: {
    storage: 'database',
    names: ['trips', 'trip_versions', 'trip_entries'],
    keep: null,
    since: 'made',
    endedBy: ['deleted-by-owner', 'account-erased'],
    purpose: 'service',
  },
  'guest-trips': {
    storage: 'database',
    names: ['trips'],
    keep: sessionLimits.idle,
    since: 'last-visit',
    endedBy: [],
    purpose: 'service',
  },
  'deleted-trips': {
    storage: 'database',
    names: ['trips', 'trip_versions', 'trip_entries'],
    keep: undoTime,
    since: 'deleted',
    endedBy: ['account-erased'],
    purpose: 'service',
  },
  generations: {
    storage: 'generator',
    names: ['generations', 'events', 'answers', 'gifts_held', 'ended'],
    keep: 7 * day,
    since: 'made',
    endedBy: ['account-erased'],
    purpose: 'service',
  },
  /** The latest plan, which the planner shows when it is opened again. A guest's goes with the session at the latest. */
  'latest-plan': {
    storage: 'generator',
    names: ['generations', 'events'],
    keep: year,
    since: 'made',
    endedBy: ['next-plan', 'trip-gone', 'account-erased'],
    purpose: 'service',
  },
  questions: {
    storage: 'generator',
    names: ['questions'],
    keep: hour,
    since: 'counted',
    endedBy: ['account-erased'],
    purpose: 'interest',
  },
  sessions: {
    storage: 'database',
    names: ['sessions'],
    keep: sessionLimits.idle,
    since: 'last-visit',
    endedBy: ['logged-out', 'account-erased'],
    purpose: 'service',
  },
  /** Which browsers were which account before they signed in. Those that left something stay with the account. */
  browsers: {
    storage: 'database',
    names: ['account_visitors'],
    keep: 90 * day,
    since: 'joined',
    endedBy: ['account-erased'],
    purpose: 'service',
  },
  /** Random names of visitors whose account was erased, so that what was under way for them is refused. */
  erasures: {
    storage: 'database',
    names: ['erased_visitors'],
    keep: day,
    since: 'deleted',
    endedBy: [],
    purpose: 'service',
  },
  payments: {
    storage: 'database',
    names: ['purchases', 'subscriptions', 'subscription_payments'],
    keep: 10 * year,
    since: 'paid',
    endedBy: [],
    purpose: 'tax-law',
  },
  'unpaid-orders': {
    storage: 'database',
    names: ['purchases', 'subscriptions'],
    keep: 90 * day,
    since: 'made',
    endedBy: [],
    purpose: 'service',
  },
  'payment-events': {
    storage: 'database',
    names: ['payment_events'],
    keep: 30 * day,
    since: 'received',
    endedBy: [],
    purpose: 'service',
  },
  /** Who paid themselves back, which is possible once in this time. */
  'self-refunds': {
    storage: 'database',
    names: ['self_refunds'],
    keep: selfRefundDays * day,
    since: 'made',
    endedBy: [],
    purpose: 'interest',
  },
  gifts: {
    storage: 'database',
    names: ['gifts'],
    keep: year,
    since: 'ended',
    endedBy: [],
    purpose: 'service',
  },
  newsletter: {
    storage: 'database',
    names: ['newsletter_signups'],
    keep: null,
    since: 'made',
    endedBy: ['unsubscribed', 'account-erased'],
    purpose: 'consent',
  },
  'unconfirmed-newsletter': {
    storage: 'database',
    names: ['newsletter_signups'],
    keep: 30 * day,
    since: 'made',
    endedBy: ['unsubscribed', 'account-erased'],
    purpose: 'consent',
  },
  /** Sign-ins by mail; they work for ten minutes. */
  'mail-sign-ins': {
    storage: 'database',
    names: ['mail_sign_ins'],
    keep: day,
    since: 'made',
    endedBy: ['account-erased'],
    purpose: 'service',
  },
  /** Questions that a passkey is to answer; they work for five minutes. */
  'passkey-questions': {
    storage: 'database',
    names: ['passkey_questions'],
    keep: day,
    since: 'made',
    endedBy: ['account-erased'],
    purpose: 'service',
  },
  /** That a mail was sent, to whom and when; what it said is deleted once it was sent. */
  mails: {
    storage: 'database',
    names: ['mails'],
    keep: 30 * day,
    since: 'sent',
    endedBy: ['account-erased'],
    purpose: 'service',
  },
  /** Addresses that cannot be reached, or whose owner complained, as a hash. */
  'stopped-addresses': {
    storage: 'database',
    names: ['mail_stops'],
    keep: 2 * year,
    since: 'received',
    endedBy: [],
    purpose: 'interest',
  },
  'booking-links': {
    storage: 'database',
    names: ['affiliate_events'],
    keep: 180 * day,
    since: 'made',
    endedBy: [],
    purpose: 'interest',
  },
  popup: {
    storage: 'cache',
    names: ['popup'],
    keep: day,
    since: 'made',
    endedBy: ['account-erased'],
    purpose: 'interest',
  },
  'shared-copies': {
    storage: 'cache',
    names: ['shared'],
    keep: 7 * day,
    since: 'opened',
    endedBy: ['link-revoked', 'account-erased'],
    purpose: 'service',
  },
  pictures: {
    storage: 'edge',
    names: ['pictures'],
    keep: 7 * day,
    since: 'opened',
    endedBy: [],
    purpose: 'service',
  },
  /** Pages that are the same for all guests, and those of shared trips; the latter are only shown while their link holds. */
  pages: {
    storage: 'edge',
    names: ['pages'],
    keep: hour,
    since: 'opened',
    endedBy: [],
    purpose: 'service',
  },
  /** Plans that the pages of destinations show: the same for everybody. */
  plans: {
    storage: 'edge',
    names: ['plans'],
    keep: 7 * day,
    since: 'made',
    endedBy: [],
    purpose: 'service',
  },
  /** A count goes when it counts no more: a day and a tenth after it at most. */
  counters: {
    storage: 'counters',
    names: ['buckets', 'spending'],
    keep: 2 * day,
    since: 'counted',
    endedBy: [],
    purpose: 'interest',
  },
  /** Nothing writes them any more; the table goes with the next release. */
  'old-counters': {
    storage: 'database',
    names: ['rate_counts'],
    keep: day,
    since: 'counted',
    endedBy: [],
    purpose: 'interest',
  },
  /** How often each event of the log happened in an hour; it names nobody. */
  'operation-counts': {
    storage: 'database',
    names: ['operation_counts', 'alerts_sent'],
    keep: 30 * day,
    since: 'counted',
    endedBy: [],
    purpose: 'interest',
  },
  /** What an operator did at the desk, and why. */
  'desk-actions': {
    storage: 'database',
    names: ['desk_actions'],
    keep: 3 * year,
    since: 'made',
    endedBy: [],
    purpose: 'interest',
  },
  'model-usage': {
    storage: 'database',
    names: ['model_usage'],
    keep: year,
    since: 'made',
    endedBy: [],
    purpose: 'interest',
  },
} as const satisfies Record<string, RetentionRule>

export type RetentionId = keyof typeof retention

/** Names in the storage that hold nothing of a person, such as those of the platform, and why they stay. */
export const platformNames: Record<string, string> = {
  'reference-rates': 'what currencies are worth; the hourly run keeps the latest',
  coupons: 'promotion codes; the operator keeps and ends them',
  d1_migrations: 'which migrations were applied; wrangler keeps it',
  sqlite_sequence: 'the last number of a numbered table; SQLite keeps it',
  _cf_KV: 'the platform keeps its own records there',
  _cf_METADATA: 'the platform keeps its own records there',
}

/** Whether a table or a family of keys has a rule, or holds nothing of a person. */
export function hasRule(storage: Storage, name: string): boolean {
  if (Object.hasOwn(platformNames, name)) return true
  return Object.values<RetentionRule>(retention).some(
    (rule) => rule.storage === storage && rule.names.includes(name),
  )
}
