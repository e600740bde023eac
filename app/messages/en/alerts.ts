import type { AlertId } from '~/domain/operations/alert-rules'

/** What an alert to the operator says. */
export const alertTexts: Record<AlertId, string> = {
  'payments-not-applied': 'Somebody paid, and it was not applied.',
  'cron-failed': 'The hourly run failed.',
  'plans-fail': 'One plan in ten or more fails.',
  'plans-without-model': 'Half of the plans or more are made without the language model.',
  'requests-fail': 'Many requests fail.',
  'sign-in-down': 'The sign-in service does not answer.',
  'payments-down': 'Payments cannot be set up.',
  'webhooks-refused': 'Webhook calls are refused: is STRIPE_WEBHOOK_SECRET the one of this endpoint?',
  'site-limit': 'A limit of the whole site is reached: callers are refused, whoever they are.',
  'many-limits': 'Many callers are over a limit: somebody floods the site, or a limit is too low.',
  'model-budget': 'The day’s budget of the language model is spent: the embedded planner serves.',
  'not-counted': 'Limits and budgets cannot be counted.',
  'gifts-not-returned': 'Gifts of plans that failed are not given back. It is tried again each minute.',
  'not-purged': 'Something that is kept no longer could not be deleted.',
}
