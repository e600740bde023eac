/** Pages for visitors without an account: every screen with its own address. */
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
