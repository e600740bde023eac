import type { Counters } from './counters'
import type { Generator } from './generator'

/** Resources that Cloudflare binds; wrangler.toml names them. */
export interface Bindings {
  DB: D1Database
  CACHE: KVNamespace
  ASSETS: Fetcher
  GENERATOR: DurableObjectNamespace<Generator>
  COUNTERS: DurableObjectNamespace<Counters>
}

/** Bindings, and settings as text: settings/parts.ts reads those. */
export type Env = Bindings & Record<string, unknown>
