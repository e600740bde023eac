import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { Log, LogLevel, Miniflare } from 'miniflare'
import type Stripe from 'stripe'
import { startCounterparts } from '../../../local/counterparts'
import { builtWorker } from '../../../scripts/built-worker.mjs'
import { applyMigrations } from '../../../scripts/migrations.mjs'

/** The data of the payment stand-in. */
export interface Provider {
  intents: Record<string, Stripe.PaymentIntent>
  charges: Record<string, Stripe.Charge>
  disputes: Record<string, Stripe.Dispute>
  subscriptions: Record<string, Stripe.Subscription>
  coupons: Record<string, Stripe.Coupon>
}

/** A mail as the local mailbox keeps it. */
export interface MailTaken {
  id: string
  key: string
  from: string
  to: string[]
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  attachments: { filename: string; content: string }[]
}

/** Origin of the Worker in the tests. */
export const origin = 'http://localhost:8787'

/**
 * How D1 and KV fail: at one moment, counted from 0, and for good after it if the Worker dies; or at each moment with a
 * probability; or D1 or R2 alone cannot be reached, and fails or does not answer; or a file of the build is missing.
 */
export type Blow =
  | { at: number; dies: boolean }
  | { chance: number }
  | { database: 'fails' | 'hangs' }
  | { places: 'fails' | 'hangs' }
  | { missing: string }

interface Order {
  blow?: Blow | null
  ahead?: number
  settings?: Record<string, string | null>
}

interface Options {
  /** Settings that differ from those of the stand-ins. */
  settings?: (standIns: Record<string, string>) => Promise<Record<string, string>>
  /** How long a payment takes to settle with the card that is slow, milliseconds. */
  settleAfterMs?: number
  /** Listens for browsers as well, on this port. */
  port?: number
  /** Prepares the storage before the Worker starts. */
  prepare?: (persistRoot: string) => Promise<void>
}

/** The built Worker in workerd, with its own storage, stand-ins, and bindings that fail on request. */
export async function startBuiltWorker({ settings, settleAfterMs = 3000, port, prepare }: Options = {}) {
  const url = port === undefined ? origin : `http://localhost:${port}`
  const stateDir = mkdtempSync(join(tmpdir(), 'vphq-built-'))
  const persistRoot = join(stateDir, 'v3')
  await applyMigrations(persistRoot)
  await prepare?.(persistRoot)
  const quiet = () => undefined
  const counterparts = await startCounterparts({
    appOrigin: url,
    firstPort: 42_400,
    stateDir,
    log: quiet,
    settleAfterMs,
  })
  const standIns = counterparts.env
  /** What the Worker wrote to its log. */
  const said: string[] = []
  const listen = (stream: Readable) =>
    void createInterface({ input: stream }).on('line', (line) => said.push(line))
  const { modules, ...worker } = await builtWorker({ ...standIns, ...(await settings?.(standIns)) })
  const own = (name: string) => ({
    type: 'ESModule' as const,
    path: name,
    contents: readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8'),
  })
  const miniflare = new Miniflare({
    cf: false,
    ...(port !== undefined && { port, host: 'localhost' }),
    log: new Log(LogLevel.NONE),
    handleRuntimeStdio: (...streams: Readable[]) => streams.forEach(listen),
    defaultPersistRoot: persistRoot,
    workers: [
      {
        ...worker,
        modules: [
          own('entry.worker.mjs'),
          own('clock.worker.mjs'),
          ...modules.map((built: ReturnType<typeof own>) => ({ ...built, path: 'built-worker.js' })),
        ],
      },
    ],
  })
  await miniflare.ready

  let ahead = 0
  async function order(body: Order): Promise<number> {
    const response = await miniflare.dispatchFetch(`${origin}/_harness`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    const { moments } = (await response.json()) as { moments: number }
    return moments
  }
  const steer = async (path: string, body: object) => {
    const response = await fetch(`${standIns.STRIPE_API_BASE}/_test/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`the payment stand-in: ${response.status} ${await response.text()}`)
    return response.json()
  }
  // Nothing listens at the usual origin: webhooks wait until a test delivers them.
  await steer('webhooks', { mode: 'hold' })

  return {
    url,
    said,
    standIns,
    /** Where its storage is. */
    persistRoot,
    /** Controls the payment stand-in. */
    steer,
    /** The data of the payment stand-in, as stored on disk. */
    provider: (): Provider => JSON.parse(readFileSync(join(stateDir, 'counterparts/stripe.json'), 'utf8')),
    fetch: (url: string, init: Parameters<typeof miniflare.dispatchFetch>[1] = {}) =>
      miniflare.dispatchFetch(url, { redirect: 'manual', ...init }),
    database: () => miniflare.getD1Database('DB'),
    /** Sets the count of a network in this hour. */
    async countAhead(action: string, address: string, count: number) {
      const counters = await miniflare.getDurableObjectNamespace('COUNTERS')
      const today = new Date(Date.now() + ahead).toISOString().slice(0, 10)
      const subject = createHash('sha256').update(`${today} ${address}`).digest('base64url')
      const stub = counters.get(counters.idFromName(`network:${subject.slice(0, 1)}`))
      const limit = { most: count, window: 3600 }
      // @ts-expect-error Miniflare does not know the methods of our objects.
      await stub.admit(`${action}:3600:${subject}`, limit, count)
    },
    cache: () => miniflare.getKVNamespace('CACHE'),
    places: () => miniflare.getR2Bucket('PLACES'),
    /** Everything that the generator of a visitor has stored, by table; its alarm runs first, if asked for. */
    async generatorOf(visitorId: string, run: 'alarm' | null = null): Promise<Record<string, unknown[]>> {
      const objects = await miniflare.getDurableObjectNamespace('GENERATOR')
      const address = `https://generator.local/_harness${run === 'alarm' ? '?alarm' : ''}`
      const response = await objects.get(objects.idFromName(visitorId)).fetch(address)
      return (await response.json()) as Record<string, unknown[]>
    },
    /** Sends the mails that are due by the Worker's clock. */
    async runMailer() {
      const objects = await miniflare.getDurableObjectNamespace('MAILER')
      const response = await objects.get(objects.idFromName('mailer')).fetch('https://mailer.local/')
      await response.body?.cancel()
    },
    /** Looks up the town that is due by the Worker's clock. */
    async runPlaces() {
      const objects = await miniflare.getDurableObjectNamespace('LIVE_PLACES')
      const response = await objects.get(objects.idFromName('places')).fetch('https://places.local/')
      await response.body?.cancel()
    },
    /** The mails that came to the local mailbox, of one address or all; `calls` counts what was handed in. */
    async mailbox(to?: string): Promise<{ calls: number; mails: MailTaken[] }> {
      const query = to ? `?to=${encodeURIComponent(to)}` : ''
      const response = await fetch(`${standIns.RESEND_API_BASE}/_test/mails${query}`)
      return (await response.json()) as { calls: number; mails: MailTaken[] }
    },
    /** Controls the mailbox. */
    async steerMail<T>(path: string, body: object): Promise<T> {
      const response = await fetch(`${standIns.RESEND_API_BASE}/_test/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!response.ok) throw new Error(`the mailbox: ${response.status} ${await response.text()}`)
      return (await response.json()) as T
    },
    /** From now on calls fail. */
    strike: (blow: Blow) => order({ blow }),
    /** Stops the faults; returns the number of calls at which one could happen. */
    calm: () => order({ blow: null }),
    /** Moves the Worker's clock ahead, milliseconds. */
    setAhead(milliseconds: number) {
      ahead = milliseconds
      return order({ ahead })
    },
    /** Replaces settings of the Worker; null removes one, `{}` restores all. */
    change: (settings: Record<string, string | null>) => order({ settings }),
    async runSchedule() {
      const fetcher = await miniflare.getWorker()
      const { outcome } = await fetcher.scheduled({ cron: '17 * * * *' })
      return outcome
    },
    async close() {
      await miniflare.dispose()
      await counterparts.close()
      rmSync(stateDir, { recursive: true, force: true })
    },
  }
}

export type BuiltWorker = Awaited<ReturnType<typeof startBuiltWorker>>
