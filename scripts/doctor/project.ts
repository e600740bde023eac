import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Finding, finding } from './finding'

/** The part of wrangler.toml that the doctor reads. */
const Config = z.object({
  main: z.string().optional(),
  d1_databases: z.array(z.object({ binding: z.string() })).default([]),
  kv_namespaces: z.array(z.object({ binding: z.string() })).default([]),
  r2_buckets: z.array(z.object({ binding: z.string() })).default([]),
  send_email: z.array(z.object({ name: z.string() })).default([]),
  ai: z.object({ binding: z.string() }).optional(),
  assets: z.object({ binding: z.string().optional() }).optional(),
  durable_objects: z.object({ bindings: z.array(z.object({ name: z.string() })) }).optional(),
  triggers: z.object({ crons: z.array(z.string()).optional() }).optional(),
})

/** Whether wrangler.toml has every binding of the Worker. */
export function bindingFindings(read: unknown): Finding[] {
  const config = Config.parse(read)
  const objects = config.durable_objects?.bindings.map(({ name }) => name) ?? []
  const bound = [
    { name: 'DB', what: 'D1 database', names: config.d1_databases.map(({ binding }) => binding) },
    { name: 'CACHE', what: 'KV namespace', names: config.kv_namespaces.map(({ binding }) => binding) },
    { name: 'ASSETS', what: 'static assets', names: [config.assets?.binding] },
    { name: 'GENERATOR', what: 'Durable Object', names: objects },
    { name: 'COUNTERS', what: 'Durable Object', names: objects },
    { name: 'MAILER', what: 'Durable Object', names: objects },
    { name: 'LIVE_PLACES', what: 'Durable Object', names: objects },
  ]
  const email = config.send_email.some(({ name }) => name === 'EMAIL')
  const places = config.r2_buckets.some(({ binding }) => binding === 'PLACES')
  const crons = config.triggers?.crons ?? []
  return [
    ...bound.map(({ name, what, names }) =>
      names.includes(name)
        ? finding('fine', `binding ${name}`, what)
        : finding('breaks', `binding ${name}`, `wrangler.toml binds no ${what} under this name`),
    ),
    places
      ? finding('fine', 'binding PLACES', 'R2 bucket')
      : finding('warns', 'binding PLACES', 'wrangler.toml binds no R2 bucket: imported towns are not found'),
    email
      ? finding('fine', 'binding EMAIL', 'Email Service')
      : finding('off', 'binding EMAIL', 'mail goes by RESEND_API_KEY, or not at all'),
    config.ai?.binding === 'AI'
      ? finding('fine', 'binding AI', 'Workers AI')
      : finding('off', 'binding AI', "Cloudflare's own models cannot be asked without a key"),
    crons.length > 0
      ? finding('fine', 'hourly run', crons.join(', '))
      : finding(
          'warns',
          'hourly run',
          'wrangler.toml has no cron: payments whose webhook was lost stay unknown',
        ),
  ]
}

const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) })

/** The migrations in the folder, which must be those that drizzle-kit has written down, numbered without a gap. */
export function migrationFindings(folder: string): { findings: Finding[]; names: string[] } {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const names = files.map((name) => name.replace(/\.sql$/, '')).sort()
  const journal = Journal.parse(JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')))
  const written = journal.entries.map(({ tag }) => tag).sort()
  const gap = names.findIndex((name, index) => Number.parseInt(name, 10) !== index)
  if (gap !== -1)
    return { names, findings: [finding('breaks', 'migrations', `number ${gap} is missing or there twice`)] }
  if (names.join() !== written.join())
    return {
      names,
      findings: [finding('breaks', 'migrations', 'the files are not those of meta/_journal.json')],
    }
  return { names, findings: [finding('fine', 'migrations', `${names.length} in the folder`)] }
}
