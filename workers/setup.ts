import type { Log } from '~/domain/operations/events'
import type { PartReport, Setup } from '~/load-context'
import { keyOfBinding } from '~/services/openai/workers-ai.server'
import { stripePayments } from '~/services/stripe/payment-gateway.server'
import type { Env } from './env'
import { type Parts, type PaymentSettings, readParts } from './settings/parts'
import { sayParts } from './settings/say-parts'
import { type SignInClients, signInClients } from './settings/sign-in-clients'

const known = new WeakMap<Env, Parts>()

/** The parts of this deployment. What is wrong with them is logged once. */
export function partsOf(env: Env, log: Log): Parts {
  const before = known.get(env)
  if (before) return before
  const parts = readParts(env)
  known.set(env, parts)
  sayParts(parts, log)
  return parts
}

/** Longest wait for the payment provider: short while a visitor waits, long in the scheduled run, which makes many calls. */
const patienceFor = { visitor: { each: 3500, all: 7000 }, clock: { each: 8000 } }

/** Payments, where they are configured. */
export function paymentsOf(settings: PaymentSettings | null, asker: keyof typeof patienceFor) {
  if (!settings) return null
  return stripePayments({
    secretKey: settings.STRIPE_SECRET_KEY,
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
    patience: patienceFor[asker],
    ...(settings.STRIPE_API_BASE && { apiBase: settings.STRIPE_API_BASE }),
  })
}

const setups = new WeakMap<Parts, { signIn: SignInClients; setup: Setup }>()

/** The providers of sign-in and how this deployment is set up, read once for the life of the isolate. */
export function deploymentOf(parts: Parts, mail: Setup['mail']) {
  const before = setups.get(parts)
  if (before) return before
  const signIn = signInClients(parts)
  const found = { signIn, setup: setupOf(parts, signIn.clients, mail) }
  setups.set(parts, found)
  return found
}

/** How this deployment is set up; without secrets. */
function setupOf(parts: Parts, clients: SignInClients['clients'], mail: Setup['mail']): Setup {
  const keys = parts.payments.value
  const testApi = keys?.STRIPE_API_BASE ?? null
  const address = parts.site.value?.APP_URL
  return {
    version: parts.release.value?.APP_VERSION ?? 'development',
    engine: parts.model.value ? 'openai' : 'embedded',
    modelOf: modelOf(parts),
    payments: keys ? (testApi ? 'test' : 'stripe') : 'off',
    checkout: keys ? { publishableKey: keys.STRIPE_PUBLISHABLE_KEY, testApi } : null,
    auth: authOf(clients),
    mail,
    appUrl: address ? new URL(address).origin : null,
    partners: parts.partners.value?.PARTNER_IDS ?? {},
    company: companyOf(parts),
    priceNote: parts.prices.value?.PRICE_NOTE ?? null,
    // Where the setting cannot be read, asking is the safe side.
    asksConsent: parts.consent.state === 'wrong' || (parts.consent.value?.ASK_CONSENT ?? false),
    contact: parts.contact.value?.CONTACT_EMAIL ?? null,
    mapStyleUrl: parts.map.value?.MAP_STYLE_URL ?? null,
    designPage: parts.rehearsal.value?.DESIGN_PAGE ?? false,
    parts: reportOf(parts),
  }
}

/** Who runs the language model, as people know it or by its host; null without one. */
function modelOf({ model: { value } }: Parts): string | null {
  if (!value) return null
  if (value.OPENAI_BASE_URL) return new URL(value.OPENAI_BASE_URL).host
  return value.OPENAI_API_KEY === keyOfBinding ? 'Cloudflare' : 'OpenAI'
}

/** Who runs the site; null where nobody has said. */
export function companyOf({ company }: Parts): Setup['company'] {
  if (!company.value) return null
  const { COMPANY_NAME: name, COMPANY_ADDRESS: address, COMPANY_COUNTRY: country, ...more } = company.value
  return { name, address, country, register: more.COMPANY_REGISTER ?? null, tax: more.TAX_NOTE ?? null }
}

function authOf(clients: SignInClients['clients']): Setup['auth'] {
  const [first] = clients.values()
  if (!first) return 'off'
  return first.issuer.startsWith('http:') ? 'local' : 'oauth'
}

function reportOf(parts: Parts): Record<string, PartReport> {
  const entries = Object.entries(parts).map(([name, { state, settings }]): [string, PartReport] => [
    name,
    settings.length > 0 ? { state, settings } : { state },
  ])
  return Object.fromEntries(entries)
}
