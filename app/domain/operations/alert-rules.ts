import { type HourCount, sumOf } from './counts'
import type { EventCode } from './events'

export type AlertId =
  | 'payments-not-applied'
  | 'cron-failed'
  | 'plans-fail'
  | 'plans-without-model'
  | 'requests-fail'
  | 'sign-in-down'
  | 'payments-down'
  | 'webhooks-refused'
  | 'site-limit'
  | 'many-limits'
  | 'model-budget'
  | 'not-counted'
  | 'gifts-not-returned'
  | 'not-purged'

/** When an operator is called. Counted over this hour and the one before. */
export interface AlertRule {
  id: AlertId
  events: readonly EventCode[]
  /** Fewer than this are no reason to call. */
  atLeast: number
  /** The share of `of` that they must be, 0 to 1. */
  share?: number
  of?: readonly EventCode[]
}

/** An alert is not sent again for this long, milliseconds: a lasting fault calls four times a day. */
export const quietTime = 6 * 3_600_000

const alertRules: readonly AlertRule[] = [
  {
    id: 'payments-not-applied',
    events: ['payment-event-not-applied', 'payment-fits-no-purchase'],
    atLeast: 1,
  },
  { id: 'cron-failed', events: ['cron-failed'], atLeast: 1 },
  {
    id: 'plans-fail',
    events: ['plan-failed', 'generator-silent'],
    atLeast: 3,
    share: 0.1,
    of: ['plan-asked'],
  },
  {
    id: 'plans-without-model',
    events: ['plan-without-model'],
    atLeast: 3,
    share: 0.5,
    of: ['plan-made'],
  },
  { id: 'requests-fail', events: ['request-failed'], atLeast: 30 },
  {
    id: 'sign-in-down',
    events: ['sign-in-service-silent'],
    atLeast: 5,
  },
  {
    id: 'payments-down',
    events: ['payment-not-set-up', 'subscription-not-set-up', 'refund-not-made'],
    atLeast: 3,
  },
  {
    id: 'webhooks-refused',
    events: ['webhook-refused'],
    atLeast: 5,
  },
  {
    id: 'site-limit',
    events: ['site-limit-reached'],
    atLeast: 1,
  },
  {
    id: 'many-limits',
    events: ['limit-reached'],
    atLeast: 100,
  },
  {
    id: 'model-budget',
    events: ['site-budget-spent'],
    atLeast: 1,
  },
  {
    id: 'not-counted',
    events: ['limit-not-counted', 'model-budget-not-counted'],
    atLeast: 10,
  },
  {
    id: 'gifts-not-returned',
    events: ['gift-not-returned'],
    atLeast: 3,
  },
  {
    id: 'not-purged',
    events: ['purge-rule-broke'],
    atLeast: 1,
  },
]

/** The rules that hold, with how many events each counted. */
export function rulesThatHold(counts: readonly HourCount[]): { rule: AlertRule; count: number }[] {
  return alertRules.flatMap((rule) => {
    const count = sumOf(counts, rule.events)
    const enough = count >= rule.atLeast && count >= (rule.share ?? 0) * sumOf(counts, rule.of ?? [])
    return enough ? [{ rule, count }] : []
  })
}
