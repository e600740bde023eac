import { z } from 'zod'
import type { Generator } from './generator'

/** Resources that Cloudflare binds; wrangler.toml names them. */
export interface Bindings {
  DB: D1Database
  CACHE: KVNamespace
  ASSETS: Fetcher
  GENERATOR: DurableObjectNamespace<Generator>
}

const loopback = z.url().refine((text) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(text).hostname), {
  error: 'stand-ins exist only on loopback',
})

/** The model that is asked where no other is named. */
export const usualModel = 'gpt-4.1-mini'

/** Settings and secrets. Everything is optional: a part without its settings says so where it is used. */
const Settings = z.object({
  APP_URL: z.url().optional(),
  /** Where visitors can write to; shown in the footer and the legal pages. */
  CONTACT_EMAIL: z.email().optional(),
  APP_VERSION: z.string().default('development'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: loopback.optional(),
  /** A language model takes part in planning when this is set. */
  OPENAI_API_KEY: z.string().min(1).optional(),
  /** Any service that speaks OpenAI's chat completions; OpenAI's own when left out. */
  OPENAI_BASE_URL: z.union([z.url({ protocol: /^https$/ }), loopback]).optional(),
  OPENAI_MODEL: z.string().min(1).default(usualModel),
  /** Dollars for a million tokens read and written, for the record of what plans cost. */
  OPENAI_INPUT_PRICE: z.coerce.number().min(0).optional(),
  OPENAI_OUTPUT_PRICE: z.coerce.number().min(0).optional(),
  /** Most tokens one plan may read and write, and the longest it may ask. */
  OPENAI_PLAN_TOKENS: z.coerce.number().int().min(1000).default(120_000),
  OPENAI_PLAN_SECONDS: z.coerce.number().min(1).max(600).default(90),
  /** The same for one answer of the assistant. */
  OPENAI_TALK_TOKENS: z.coerce.number().int().min(1000).default(30_000),
  OPENAI_TALK_SECONDS: z.coerce.number().min(1).max(120).default(25),
  OPENAI_STALL_SECONDS: z.coerce.number().min(0.1).max(120).default(12),
  /** A MapLibre style; with it a day's route opens over real tiles. */
  MAP_STYLE_URL: z.union([z.url({ protocol: /^https$/ }), loopback]).optional(),
  /** Development and tests only: shows the design system at /design. */
  DESIGN_PAGE: z.stringbool().default(false),
  /** Rehearsals only: events of a generation carry the time they were sent, as a comment. */
  PLANNER_EVENT_TIMES: z.stringbool().default(false),
  /** Rehearsals only: milliseconds to wait before each day, so that a stream can be watched and interrupted. */
  PLANNER_DAY_DELAY_MS: z.coerce.number().int().min(0).max(10_000).default(0),
})
export type Settings = z.infer<typeof Settings>

const OpenIdClient = z.object({
  /** Over the open network only with TLS. */
  issuer: z.union([z.url({ protocol: /^https$/ }), loopback]),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** How the answer comes back: in the address, or in a form that the browser sends. */
  responseMode: z.enum(['query', 'form_post']),
})
type OpenIdClient = z.infer<typeof OpenIdClient>

/** The default comes first. A named provider is where it always is, unless a setting says otherwise. */
const openIdProviders = [
  { name: 'default', prefix: 'OAUTH_', usual: undefined, mode: 'query' },
  { name: 'google', prefix: 'OAUTH_GOOGLE_', usual: 'https://accounts.google.com', mode: 'query' },
  { name: 'facebook', prefix: 'OAUTH_FACEBOOK_', usual: 'https://www.facebook.com', mode: 'query' },
  // Apple tells an e-mail address by form alone.
  { name: 'apple', prefix: 'OAUTH_APPLE_', usual: 'https://appleid.apple.com', mode: 'form_post' },
]

/** The configured sign-in providers by name. */
export function readOpenIdClients(env: Env): Map<string, OpenIdClient> {
  const clients = new Map<string, OpenIdClient>()
  for (const { name, prefix, usual, mode } of openIdProviders) {
    const clientId = env[`${prefix}CLIENT_ID`]
    if (clientId === undefined) continue
    const issuer = env[`${prefix}ISSUER`] ?? usual
    const clientSecret = env[`${prefix}CLIENT_SECRET`]
    const responseMode = env[`${prefix}RESPONSE_MODE`] ?? mode
    clients.set(name, OpenIdClient.parse({ issuer, clientId, clientSecret, responseMode }))
  }
  return clients
}

export type Env = Bindings & Record<string, unknown>

export function readSettings(env: Env): Settings {
  return Settings.parse(env)
}
