import type { Setup } from '~/load-context'
import { stripePayments } from '~/services/stripe/payment-gateway.server'
import type { readOpenIdClients, Settings } from './env'

/** Payments, where they are configured. */
export function paymentsOf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE }: Settings) {
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return null
  return stripePayments({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    ...(STRIPE_API_BASE && { apiBase: STRIPE_API_BASE }),
  })
}

/** How this deployment is set up, as it may be told. */
export function setupOf(settings: Settings, clients: ReturnType<typeof readOpenIdClients>): Setup {
  const { STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_API_BASE: testApi = null } = settings
  const canPay = settings.STRIPE_SECRET_KEY && settings.STRIPE_WEBHOOK_SECRET && publishableKey
  return {
    version: settings.APP_VERSION,
    engine: settings.OPENAI_API_KEY ? 'openai' : 'embedded',
    payments: canPay ? (testApi ? 'test' : 'stripe') : 'off',
    checkout: canPay ? { publishableKey, testApi } : null,
    auth: authOf(clients),
    appUrl: settings.APP_URL ? new URL(settings.APP_URL).origin : null,
    contact: settings.CONTACT_EMAIL ?? null,
    mapStyleUrl: settings.MAP_STYLE_URL ?? null,
    designPage: settings.DESIGN_PAGE,
  }
}

function authOf(clients: ReturnType<typeof readOpenIdClients>): Setup['auth'] {
  const [first] = clients.values()
  if (!first) return 'off'
  return first.issuer.startsWith('http:') ? 'local' : 'oauth'
}
