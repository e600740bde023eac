// Reference rates: those of the build, newer ones from a source that may be broken or lie, and totals in the reader's own currency.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { romeForm } from '../support/trip-form'
import { type BuiltWorker, startBuiltWorker } from './harness/built-worker'
import { Visitor } from './harness/visitor'

interface Planned {
  rates?: { date: string; perEuro: Record<string, number> }
  currency: string
  checks: { id: string; status: string; evidence: string }[]
}

const rates = {
  USD: 1.17,
  GBP: 0.87,
  JPY: 180,
  AUD: 1.77,
  CAD: 1.62,
  MXN: 21.3,
  CNY: 8.3,
  INR: 104,
  CHF: 0.93,
}
/** A file in the form of the European Central Bank, with invented rates. */
function file(time: string, given: Record<string, number> = rates): string {
  const lines = Object.entries(given).map(
    ([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>Bank of Tests</gesmes:name></gesmes:Sender>
<Cube><Cube time='${time}'>${lines.join('\n')}</Cube></Cube></gesmes:Envelope>`
}

let answer: { status?: number; text: string } = { text: '' }
let asked = 0
const source = createServer((_, response) => {
  asked++
  response.writeHead(answer.status ?? 200, { 'Content-Type': 'text/xml' }).end(answer.text)
})

let worker: BuiltWorker
let shared: string
const today = new Date().toISOString().slice(0, 10)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  worker = await startBuiltWorker()
  await new Promise<void>((resolve) => {
    source.listen(0, '127.0.0.1', resolve)
  })
  const owner = new Visitor(worker)
  await owner.signIn()
  await owner.buy('premium')
  const id = await owner.plan(romeForm({ endDate: '2027-04-14' }))
  const { shareUrl } = await owner.json<{ shareUrl: string }>(`/api/trips/${id}/share`, { method: 'POST' })
  shared = new URL(shareUrl).pathname
}, 120_000)
afterAll(async () => {
  await worker.close()
  source.close()
}, 60_000)

const withSource = () =>
  worker.change({ RATES_URL: `http://127.0.0.1:${(source.address() as AddressInfo).port}/daily.xml` })

/** What a reader who counts in a currency is told of the total. */
async function toldIn(money: string): Promise<string | undefined> {
  const reader = new Visitor(worker)
  await reader.ask('/units', { method: 'POST', form: { clock: '24', distance: 'km', money, back: shared } })
  const { text } = await reader.ask(shared)
  const plain = text.replaceAll('<!-- -->', '').replace(/<[^>]+>/g, ' ')
  return /About [^.]*? by the reference rates of the [^.]*\./.exec(plain)?.[0].replace(/\s+/g, ' ')
}
const kept = async (): Promise<string | null> => (await worker.cache()).get('reference-rates', 'text')
const refusals = () => worker.said.filter((line) => line.includes('rates-refused'))
const hourLater = (hours: number) => worker.setAhead(hours * 3_600_000)

it('without a source the rates of the build are used, which say their day', async () => {
  expect(await worker.runSchedule()).toBe('ok')
  expect([asked, await kept()]).toEqual([0, null])
  expect(await toldIn('USD')).toMatch(
    /^About \$[\d,]+ by the reference rates of the European Central Bank of .*21 October 2025\.$/,
  )
  // Rome is in euros, and nothing is known of francs.
  expect([await toldIn('EUR'), await toldIn('CHF'), await toldIn('none')]).toEqual(Array(3).fill(undefined))
})

it('takes newer rates of a source, and what is broken or absurd leaves the ones before', async () => {
  await withSource()
  answer = { text: file(daysAgo(3)) }
  expect(await worker.runSchedule()).toBe('ok')
  expect(JSON.parse((await kept()) ?? '{}')).toEqual({
    date: daysAgo(3),
    source: 'Bank of Tests',
    perEuro: { EUR: 1, ...rates },
  })
  expect(await toldIn('CHF')).toMatch(/^About CHF [\d,]+ by the reference rates of the Bank of Tests of /)
  const before = await kept()
  const { GBP: _pounds, ...without } = rates
  const wrong: [why: string, given: typeof answer][] = [
    ['future', { text: file('2099-01-01') }],
    ['older', { text: file(daysAgo(9)) }],
    ['missing', { text: file(today, without) }],
    ['jump', { text: file(today, { ...rates, JPY: 18 }) }],
    ['unreadable', { text: '<html>Moved</html>' }],
    ['unreadable', { text: file(today, { ...rates, USD: 0 }) }],
    ['unreadable', { status: 503, text: file(today) }],
    ['unreadable', { text: file(today) + ' '.repeat(300_000) }],
  ]
  for (const [index, [why, given]] of wrong.entries()) {
    answer = given
    expect(await worker.runSchedule(), why).toBe('ok')
    expect(await kept(), why).toBe(before)
    expect(refusals()).toHaveLength(index + 1)
    expect(refusals().at(-1)).toContain(`"why":"${why}"`)
  }
})

it('a plan keeps the rates that it was made with', async () => {
  const { destination: _one, ...form } = romeForm({ startDate: '2027-05-10', endDate: '2027-05-14' })
  const destinations = [{ destination: 'London' }, { destination: 'Paris' }]
  // A plan is bought for one trip.
  const owner = new Visitor(worker)
  await owner.signIn()
  await owner.buy('premium')
  const id = await owner.plan({ ...form, destinations })
  const trip = () => owner.json<{ version: number; itinerary: Planned }>(`/api/trips/${id}`)
  const { version, itinerary } = await trip()
  expect(itinerary.rates?.date).toBe(daysAgo(3))
  expect(itinerary.rates?.perEuro.GBP).toBe(rates.GBP)
  expect(itinerary.rates?.perEuro).not.toHaveProperty('CHF')
  // An isolate reads what is kept every ten minutes. In an hour it may be tomorrow.
  const then = daysAgo(-1 / 24)
  answer = { text: file(then, { ...rates, GBP: 0.9 }) }
  await hourLater(1)
  expect(await worker.runSchedule()).toBe('ok')
  expect(JSON.parse((await kept()) ?? '{}').date).toBe(then)
  await owner.json(`/api/trips/${id}`, { method: 'PUT', json: { version, itinerary } })
  const edited = (await trip()).itinerary
  expect(edited.rates).toEqual(itinerary.rates)
  expect(edited.checks.filter(({ status }) => status === 'fail')).toEqual([])
  // Those of today are there: nothing is asked.
  const before = asked
  expect(await worker.runSchedule()).toBe('ok')
  expect(asked).toBe(before)
})
