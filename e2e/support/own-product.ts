import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalParts } from '../../scripts/counterparts.mjs'
import { serve } from '../../scripts/serve.mjs'
import { confirmWithTestCard } from './buy-plan'
import { parseEvents, type WireEvent } from './sse'

/** Ports apart from those of the servers that all tests share, and of their stand-ins. */
const port = Number(process.env.E2E_LANE_PORT) + 43

/** The address of that product. */
export const ownProductUrl = `http://localhost:${port}`

const json = { 'Content-Type': 'application/json' }

type Settings = Record<string, string>

/**
 * The whole product on its own port with its own settings, for tests that stop or configure it. Settings that depend on
 * the stand-ins' addresses are given as a function.
 */
export async function ownProduct(settings: Settings | ((standIns: Settings) => Promise<Settings>)) {
  const stateDir = mkdtempSync(join(tmpdir(), 'vphq-own-'))
  const local = await startLocalParts({ port, stateDir })
  const env = {
    ...local.env,
    LOOPBACK_LIMIT_FACTOR: '100',
    ...(typeof settings === 'function' ? await settings(local.env) : settings),
  }
  let server = await serve({ port, stateDir, env })
  return {
    url: server.url,
    standIns: local.env,
    /** Kills the process, then starts again with the same state. */
    async restart() {
      await server.kill()
      server = await serve({ port, stateDir, env })
    },
    async close() {
      await server.close()
      await local.close()
      rmSync(stateDir, { recursive: true, force: true })
    },
    /** Pays for Premium as a guest and returns that guest's cookie. */
    async premiumGuest(): Promise<string> {
      const created = await fetch(`${server.url}/api/create-payment-intent`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ amount: 10, planType: 'premium' }),
      })
      const cookie = created.headers.get('set-cookie')?.split(';')[0] ?? ''
      const { clientSecret }: { clientSecret: string } = await created.json()
      const id = await confirmWithTestCard(clientSecret, local.env)
      const returned = `${server.url}/planner?payment_success=true&plan=premium&payment_intent=${id}`
      await (await fetch(returned, { headers: { cookie } })).text()
      return cookie
    },
    generate: (cookie: string, form: object, accept = 'text/event-stream') =>
      fetch(`${server.url}/api/generate-itinerary`, {
        method: 'POST',
        headers: { ...json, cookie, Accept: accept },
        body: JSON.stringify(form),
      }),
    /** The events after the last one that a reader has. */
    async rest(cookie: string, before: WireEvent[]): Promise<WireEvent[]> {
      const events = `${server.url}/api/generations/${before[0]?.data.generationId}/events`
      const resumed = await fetch(events, { headers: { cookie, 'Last-Event-ID': String(before.at(-1)?.id) } })
      return parseEvents(await resumed.text())
    },
  }
}

/** Reads a live stream up to the first event that `stop` accepts, and closes it. */
export async function readUntil(
  response: Response,
  stop: (event: WireEvent) => boolean,
): Promise<WireEvent[]> {
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
      // The rest is lost on purpose: the server is killed while it sends.
      reader.cancel().catch(() => {})
      return whole.slice(0, end + 1)
    }
  }
}
