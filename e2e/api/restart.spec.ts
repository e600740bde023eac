import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startLocalParts } from '../../scripts/counterparts.mjs'
import { serve } from '../../scripts/serve.mjs'
import { confirmWithTestCard } from '../support/buy-plan'
import { parseEvents, type WireEvent } from '../support/sse'
import { romeForm } from '../support/trip-form'

const port = 8840

test('killed in mid-stream and started again, the same generation completes and its reader misses nothing', async () => {
  test.setTimeout(60_000)
  const stateDir = mkdtempSync(join(tmpdir(), 'vphq-restart-'))
  const local = await startLocalParts({ port, stateDir })
  const env = { ...local.env, PLANNER_DAY_DELAY_MS: '500' }
  let server = await serve({ port, stateDir, env })
  try {
    const json = { 'Content-Type': 'application/json' }
    const created = await fetch(`${server.url}/api/create-payment-intent`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ amount: 10, planType: 'premium' }),
    })
    const cookie = created.headers.get('set-cookie')?.split(';')[0] ?? ''
    const { clientSecret }: { clientSecret: string } = await created.json()
    const id = await confirmWithTestCard(clientSecret, local.env)
    await (
      await fetch(`${server.url}/planner?payment_success=true&plan=premium&payment_intent=${id}`, {
        headers: { cookie },
      })
    ).text()

    const started = await fetch(`${server.url}/api/generate-itinerary`, {
      method: 'POST',
      headers: { ...json, cookie, Accept: 'text/event-stream' },
      body: JSON.stringify(romeForm({ endDate: '2027-04-18' })),
    })
    const before = await readUntil(started, ({ event, data }) => event === 'day' && data.day === 2)
    await server.kill()
    server = await serve({ port, stateDir, env })

    const generationId = before[0]?.data.generationId
    const resumed = await fetch(`${server.url}/api/generations/${generationId}/events`, {
      headers: { cookie, 'Last-Event-ID': String(before.at(-1)?.id) },
    })
    const after = parseEvents(await resumed.text())
    const all = [...before, ...after]
    expect(all.map((event) => event.id)).toEqual(all.map((_, index) => index + 1))
    expect(all.filter(({ event }) => event === 'day').map(({ data }) => data.day)).toEqual([1, 2, 3, 4, 5, 6])
    const done = after.at(-1)
    expect(done?.event).toBe('done')
    expect(done?.data.itinerary?.days).toEqual(
      all.filter(({ event }) => event === 'day').map(({ data }) => data),
    )
  } finally {
    await server.close()
    await local.close()
    rmSync(stateDir, { recursive: true, force: true })
  }
})

/** Reads a live stream up to the first event that `stop` wants, and leaves it. */
async function readUntil(response: Response, stop: (event: WireEvent) => boolean): Promise<WireEvent[]> {
  if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) throw new Error('the stream ended early')
    text += value
    const whole = parseEvents(text.slice(0, text.lastIndexOf('\n\n') + 2))
    const end = whole.findIndex(stop)
    if (end >= 0) {
      // The rest is lost on purpose: the server dies while it is on its way.
      reader.cancel().catch(() => {})
      return whole.slice(0, end + 1)
    }
  }
}
