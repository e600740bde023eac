// Fixed keys of the Stripe stand-in. They open nothing but the stand-in itself, which listens on loopback only.
export const TEST_SECRET_KEY = 'sk_test_local_stand_in_loopback_only'
export const TEST_PUBLISHABLE_KEY = 'pk_test_local_stand_in_loopback_only'
export const TEST_WEBHOOK_SECRET = 'whsec_local_stand_in_loopback_only'
