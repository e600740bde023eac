import { type DatedRates, referenceRates } from '~/domain/money/reference-rates'
import type { Log } from '~/domain/operations/events'
import { kvRates, publishedRates } from '~/services/reference-rates.server'
import type { Env } from './env'
import { partsOf } from './setup'

/** Where rates are kept and published; null where no source is set. */
export function rateSource(env: Env, log: Log) {
  const url = partsOf(env, log).rates.value?.RATES_URL
  return url ? { book: kvRates(env.CACHE, Date.now, log), published: () => publishedRates(url) } : null
}

/** The latest rates; without a source those of the build. */
export async function ratesOf(env: Env, log: Log): Promise<DatedRates> {
  return rateSource(env, log)?.book.read() ?? referenceRates
}
