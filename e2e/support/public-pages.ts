/** What a visitor sees without an account: every screen that has an address of its own. */
export const publicPages = [
  '/',
  '/planner',
  '/pricing',
  '/auth',
  '/terms',
  '/privacy',
  '/newsletter',
  '/newsletter/unsubscribe?token=nobody',
  '/checkout?plan=premium',
  '/subscribe',
  '/account/billing',
  '/refund',
  '/trips/shared/unknown',
  '/nowhere',
]
