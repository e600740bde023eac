import type { WorkersAi } from '~/services/openai/workers-ai.server'
import type { Counters } from './counters'
import type { Generator } from './generator'
import type { Mailer } from './mailer'
import type { Places } from './places'

/** Resources that Cloudflare binds; wrangler.toml names them. */
export interface Bindings {
  DB: D1Database
  CACHE: KVNamespace
  ASSETS: Fetcher
  /** Imported destinations; a Worker without it has the shipped catalogue alone. */
  PLACES?: R2Bucket
  GENERATOR: DurableObjectNamespace<Generator>
  COUNTERS: DurableObjectNamespace<Counters>
  MAILER: DurableObjectNamespace<Mailer>
  LIVE_PLACES: DurableObjectNamespace<Places>
  /** Cloudflare's Email Service; a Worker without it sends by RESEND_API_KEY, or not at all. */
  EMAIL?: SendEmail
  /** Cloudflare's own models; asked where OPENAI_MODEL is one of them and there is no key. */
  AI?: WorkersAi
}

/** Bindings, and settings as text: settings/parts.ts reads those. */
export type Env = Bindings & Record<string, unknown>
