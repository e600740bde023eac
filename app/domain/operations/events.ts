import type { FailureCode } from '../errors'

/**
 * What the product tells its operator: a code, and typed fields. Fields are ids, codes, counts and times. Nothing that a
 * person wrote, and no address of one, is ever a field.
 */
export interface EventFields {
  /** An answer of 500 or above. Ids in the path are left out: some of them are secrets. */
  'request-failed': { method: string; path: string; status: number }
  'request-broke': object
  'page-broke': object
  'call-broke': object
  'assistant-broke': object
  'order-price-differs': { plan: string; amount: number }
  'payment-not-set-up': { plan: string }
  'subscription-not-set-up': { cycle: string }
  'portal-not-opened': object
  'payment-refunded': { paymentIntentId: string }
  'refund-not-made': { paymentIntentId: string }
  'payment-fits-no-purchase': { paymentIntentId: string }
  'webhook-refused': object
  'payment-event-not-applied': { eventId: string; type: string }
  'payment-events-caught-up': { applied: number; failed: number }
  'sign-in-service-silent': object
  'sign-in-refused': { reason?: string }
  /** By which provider, and never who. */
  'signed-in': { provider: string }
  'plan-asked': { generationId: string }
  'plan-refused': { failure: FailureCode }
  'plan-made': { generationId: string; engine: string; days: number; seconds: number }
  /** A language model is set up, and the plan was made without it. */
  'plan-without-model': { generationId: string }
  /** What a language model wrote after a plan was finished could not be kept: it is not offered. */
  'late-days-lost': { generationId: string }
  'plan-failed': { generationId: string; failure: FailureCode }
  /** One try of a generation; it is tried again. */
  'generation-broke': { generationId: string; attempt: number }
  /** The gift of a generation that failed; it is tried again. */
  'gift-not-returned': { generationId: string }
  'generator-silent': object
  /** The day's budget of one account is spent. */
  'model-budget-spent': object
  /** That of the whole site is. */
  'site-budget-spent': object
  'model-budget-not-counted': object
  'limit-reached': { action: string; scope: 'visitor' | 'network' }
  /** Callers are refused, whoever they are. */
  'site-limit-reached': { action: string }
  'limit-not-counted': { action: string; scope: string }
  'model-gave-no-answer': { question: string; failure: string; attempt: number }
  /** A file with what a model is told, or with what its texts are checked by, is missing or cannot be read: no model is asked. */
  'model-words-missing': { file: string }
  'model-usage-not-stored': { purpose: string; inputTokens: number; outputTokens: number }
  'affiliate-events-not-stored': { count: number }
  'edge-cache-failed': { cache: string }
  'share-cache-failed': object
  /** The bucket of imported destinations did not answer, or its index or a destination cannot be read. */
  'imported-places-unread': object
  /** A town was looked up at the map server. */
  'live-places': { result: string }
  'live-places-broke': object
  /** The queue of towns did not answer. */
  'live-places-silent': object
  /** The router gave no answer about the walks of an edit: they stay estimates. */
  'router-failed': { why: string }
  /** A landmark that the build did not draw: its poster is the landscape. Once for each file and isolate. */
  'drawing-missing': { file: string }
  'trips-not-read': object
  /** Newer reference rates are used from now on. */
  'rates-kept': { date: string }
  /** They cannot be read or are absurd: the ones before stay. */
  'rates-refused': { why: string }
  'mail-sent': { kind: string; attempts: number }
  /** The mail service does not take it now; it is tried again. */
  'mail-postponed': { kind: string; reason: string }
  'mail-not-sent': { kind: string; reason: string }
  /** An address that gets no mail from now on. */
  'mail-stopped': { reason: string }
  'mail-event-refused': object
  'mails-not-read': object
  'trip-not-changed': { intent: string; failure: FailureCode }
  'cron-failed': { task: string }
  'counts-not-stored': object
  'alert-not-sent': { rule: string }
  /** The database could not be reached, or did not answer in time. */
  'database-away': object
  /** A setting cannot be read, so its part is off. */
  'setting-wrong': { part: string; setting: string }
  /** A part has some of its settings, and is off for want of this one. */
  'setting-missing': { part: string; setting: string }
  /** Rows that went, by rule. */
  'purge-done': { removed: Record<string, number>; failed: number; finished: boolean }
  'purge-rule-broke': { rule: string; times: number }
}

export type EventCode = keyof EventFields

/** Tells the operator what happened; `error` is what was thrown, of which no words of a person are kept. */
export type Log = <C extends EventCode>(event: C, fields: EventFields[C], error?: unknown) => void

type Level = 'info' | 'warn' | 'error'

/** How bad it is. `error`: somebody did not get what they asked for, and it is our fault. */
export const eventLevels: Record<EventCode, Level> = {
  'request-failed': 'error',
  'request-broke': 'error',
  'page-broke': 'error',
  'call-broke': 'error',
  'assistant-broke': 'error',
  'order-price-differs': 'warn',
  'payment-not-set-up': 'warn',
  'subscription-not-set-up': 'warn',
  'portal-not-opened': 'warn',
  'payment-refunded': 'info',
  'refund-not-made': 'warn',
  'payment-fits-no-purchase': 'error',
  'webhook-refused': 'warn',
  'payment-event-not-applied': 'error',
  'payment-events-caught-up': 'info',
  'sign-in-service-silent': 'warn',
  'sign-in-refused': 'warn',
  'signed-in': 'info',
  'plan-asked': 'info',
  'plan-refused': 'info',
  'plan-made': 'info',
  'plan-without-model': 'warn',
  'late-days-lost': 'warn',
  'plan-failed': 'error',
  'generation-broke': 'error',
  'gift-not-returned': 'warn',
  'generator-silent': 'error',
  'model-budget-spent': 'info',
  'site-budget-spent': 'warn',
  'model-budget-not-counted': 'error',
  'limit-reached': 'info',
  'site-limit-reached': 'error',
  'limit-not-counted': 'error',
  'model-gave-no-answer': 'warn',
  'model-words-missing': 'error',
  'model-usage-not-stored': 'error',
  'affiliate-events-not-stored': 'error',
  'edge-cache-failed': 'warn',
  'share-cache-failed': 'warn',
  'imported-places-unread': 'warn',
  'live-places': 'info',
  'live-places-broke': 'error',
  'live-places-silent': 'warn',
  'router-failed': 'warn',
  'drawing-missing': 'warn',
  'trips-not-read': 'error',
  'rates-kept': 'info',
  'rates-refused': 'warn',
  'mail-sent': 'info',
  'mail-postponed': 'warn',
  'mail-not-sent': 'error',
  'mail-stopped': 'info',
  'mail-event-refused': 'warn',
  'mails-not-read': 'error',
  'trip-not-changed': 'warn',
  'cron-failed': 'error',
  'counts-not-stored': 'error',
  'alert-not-sent': 'error',
  'database-away': 'error',
  'setting-wrong': 'error',
  'setting-missing': 'warn',
  'purge-done': 'info',
  'purge-rule-broke': 'error',
}

/** A log for tests and tools that look at nothing. */
export const silentLog: Log = () => undefined
