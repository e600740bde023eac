import { FreshRates, refusalOf } from '~/domain/money/fresh-rates'
import type { DatedRates } from '~/domain/money/reference-rates'
import type { Log } from '~/domain/operations/events'

interface Parts {
  book: { read(): Promise<DatedRates>; keep(rates: DatedRates): Promise<void> }
  /** What the source says now, not yet parsed. */
  published(): Promise<unknown>
  now(): Date
  log: Log
}

/** Keeps newer rates of the source. What is broken or absurd is told to the operator, and the rates stay as they were. */
export async function refreshRates({ book, published, now, log }: Parts): Promise<void> {
  const today = now().toISOString().slice(0, 10)
  const before = await book.read()
  if (before.date >= today) return
  const answered = await published().catch((error: unknown) => {
    log('rates-refused', { why: 'no-answer' }, error)
  })
  if (answered === undefined) return
  const next = FreshRates.safeParse(answered)
  const why = next.success ? refusalOf(next.data, before, today) : 'unreadable'
  if (why) log('rates-refused', { why })
  else if (next.data && next.data.date > before.date) {
    await book.keep(next.data)
    log('rates-kept', { date: next.data.date })
  }
}
