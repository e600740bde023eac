import { FreshRates } from '~/domain/money/fresh-rates'
import { type DatedRates, referenceRates } from '~/domain/money/reference-rates'
import type { Log } from '~/domain/operations/events'
import { outbound } from './outbound.server'
import { shortText } from './places/asked-json.server'

/** The daily file of the European Central Bank has 2 kB. */
const patience = { each: 10_000 }
const most = 256 * 1024
const key = 'reference-rates'
/** How long an isolate uses what it has read, milliseconds. */
const fresh = 600_000

let known: { until: number; rates: DatedRates } | undefined

export interface RateBook {
  /** The latest rates that were kept; those of the build before any were. */
  read(): Promise<DatedRates>
  keep(rates: DatedRates): Promise<void>
}

/** Rates in KV, for a deployment that has a source of them. */
export function kvRates(kv: KVNamespace, now: () => number, log: Log): RateBook {
  return {
    async read() {
      if (known && now() < known.until) return known.rates
      try {
        const stored = FreshRates.safeParse(await kv.get(key, 'json'))
        // A newer build may have newer rates.
        const newer = stored.success && stored.data.date >= referenceRates.date
        known = { until: now() + fresh, rates: newer ? stored.data : referenceRates }
      } catch (error) {
        log('rates-refused', { why: 'not-read' }, error)
      }
      return known?.rates ?? referenceRates
    },
    async keep(rates) {
      await kv.put(key, JSON.stringify(rates))
      known = undefined
    },
  }
}

/**
 * What a source publishes now, not yet parsed: a file like eurofxref-daily.xml of the European Central Bank. Null where it is
 * too long.
 */
export async function publishedRates(url: string): Promise<unknown> {
  const response = await outbound(patience)(url)
  const text = response.ok ? await shortText(response, most) : null
  if (text === null) return null
  const [, source] = /<gesmes:name>([^<]{1,80})<\/gesmes:name>/.exec(text) ?? []
  // A file of several days begins with the latest.
  const [, latest = ''] = text.split(/<Cube time=(?=["'])/)
  const found = latest.matchAll(/<Cube currency=["']([A-Z]{3})["'] rate=["']([\d.]{1,20})["']/g)
  const perEuro = Object.fromEntries([...found].map(([, currency = '', rate]) => [currency, Number(rate)]))
  return { date: latest.slice(1, 11), source, perEuro: { EUR: 1, ...perEuro } }
}
