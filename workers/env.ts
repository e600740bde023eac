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

/** Settings and secrets. Everything is optional: a part without its settings says so where it is used. */
const Settings = z.object({
  APP_URL: z.url().optional(),
  APP_VERSION: z.string().default('development'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: loopback.optional(),
  OAUTH_ISSUER: z.url().optional(),
  /** Rehearsals only: milliseconds to wait before each day, so that a stream can be watched and interrupted. */
  PLANNER_DAY_DELAY_MS: z.coerce.number().int().min(0).max(10_000).default(0),
})
export type Settings = z.infer<typeof Settings>

export type Env = Bindings & Record<string, unknown>

export function readSettings(env: Env): Settings {
  return Settings.parse(env)
}
