import { type SQL, sql } from 'drizzle-orm'
import type { RowRule } from '~/domain/retention/purge'
import { retention } from '~/domain/retention/retention-rules'

/** Rows of a table, which a condition calls `t`, that a rule keeps no longer. */
interface DueRows {
  table: string
  isDue: SQL
}

const unpaid = sql`NOT EXISTS (SELECT 1 FROM subscription_payments AS p WHERE p.order_id = t.id)`
const isAccounts = sql`EXISTS (SELECT 1 FROM account_visitors AS a WHERE a.visitor_id = t.visitor_id)`
const has = (table: string, column: string) =>
  sql`EXISTS (SELECT 1 FROM ${sql.identifier(table)} AS o WHERE o.${sql.identifier(column)} = t.visitor_id)`

/** What is due by a rule at a time, milliseconds. */
export function dueRows(rule: RowRule, now: number): DueRows[] {
  const before = now - retention[rule].keep
  switch (rule) {
    case 'sessions':
      // A guest's session goes with everything that is the guest's.
      return [
        {
          table: 'sessions',
          isDue: sql`expires_at <= ${now} AND (user_id IS NOT NULL OR visitor_id IS NULL OR ${isAccounts})`,
        },
      ]
    case 'browsers':
      return [
        {
          table: 'account_visitors',
          isDue: sql`NOT EXISTS (SELECT 1 FROM users AS u WHERE u.id = t.user_id) OR (
            joined_at <= ${before} AND NOT ${has('users', 'visitor_id')} AND NOT ${has('trips', 'visitor_id')}
            AND NOT ${has('purchases', 'visitor_id')} AND NOT ${has('gifts', 'redeemed_by')}
            AND NOT ${has('sessions', 'visitor_id')})`,
        },
      ]
    case 'payments':
      return [
        {
          table: 'purchases',
          // A plan that was bought once stays an account's as long as there is the account.
          isDue: sql`status IN ('succeeded', 'refunded', 'disputed')
            AND coalesce(taken_back_at, settled_at, created_at) <= ${before} AND NOT ${isAccounts}`,
        },
        { table: 'subscription_payments', isDue: sql`coalesce(taken_back_at, paid_at) <= ${before}` },
        { table: 'subscriptions', isDue: sql`status = 'ended' AND ended_at <= ${before} AND ${unpaid}` },
      ]
    case 'unpaid-orders':
      return [
        { table: 'purchases', isDue: sql`status IN ('pending', 'abandoned') AND created_at <= ${before}` },
        {
          table: 'subscriptions',
          isDue: sql`status IN ('incomplete', 'ended') AND coalesce(ended_at, created_at) <= ${before} AND ${unpaid}`,
        },
      ]
    case 'self-refunds':
      return [{ table: 'self_refunds', isDue: sql`asked_at <= ${before}` }]
    case 'gifts':
      // One that was accepted by somebody who is gone can never be used.
      return [
        {
          table: 'gifts',
          isDue: sql`coalesce(used_at, revoked_at, CASE WHEN redeemed_by LIKE 'erased %' THEN redeemed_at END) <= ${before}`,
        },
      ]
    case 'erasures':
      return [{ table: 'erased_visitors', isDue: sql`erased_at <= ${before}` }]
    case 'unconfirmed-newsletter':
      return [{ table: 'newsletter_signups', isDue: sql`confirmed_at IS NULL AND asked_at <= ${before}` }]
    case 'mail-sign-ins':
      return [{ table: 'mail_sign_ins', isDue: sql`created_at <= ${before}` }]
    case 'passkey-questions':
      return [{ table: 'passkey_questions', isDue: sql`expires_at <= ${before}` }]
    case 'mails':
      return [{ table: 'mails', isDue: sql`ended_at <= ${before}` }]
    case 'stopped-addresses':
      return [{ table: 'mail_stops', isDue: sql`at <= ${before}` }]
    case 'payment-events':
      return [{ table: 'payment_events', isDue: sql`received_at <= ${before}` }]
    case 'booking-links':
      return [{ table: 'affiliate_events', isDue: sql`at <= ${before}` }]
    case 'old-counters':
      return [{ table: 'rate_counts', isDue: sql`window_start <= ${before}` }]
    case 'operation-counts':
      return [
        { table: 'operation_counts', isDue: sql`hour * 3600000 <= ${before}` },
        { table: 'alerts_sent', isDue: sql`sent_at <= ${before}` },
      ]
    case 'desk-actions':
      return [{ table: 'desk_actions', isDue: sql`at <= ${before}` }]
    case 'model-usage':
      return [{ table: 'model_usage', isDue: sql`at <= ${before}` }]
  }
}
