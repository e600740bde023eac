import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type Stripe from 'stripe'
import { closeServer, isLoopbackHost, listenOnLoopback } from '../listen'
import { answerApi } from './api'
import { answerAuthentication } from './authentication-page'
import { answerCheckout } from './checkout-page'
import { IdempotencyKeys } from './idempotency'
import { newId } from './ids'
import { parameterCheck } from './parameters'
import { resumeProcessing } from './payment-attempt'
import { answerInvoice, answerPortal } from './portal-page'
import { Store } from './store'
import { answerControl, noFaults } from './test-controls'
import { TEST_WEBHOOK_SECRET } from './test-keys'
import { WebhookSender } from './webhooks'
import { unixNow, type World } from './world'

export interface StripeStandInOptions {
  /** The only origin whose pages may call with the publishable key. */
  appOrigin: string
  webhookUrl: string
  firstPort: number
  stateDir: string
  log: (line: string) => void
  /** Wait before a failed webhook is sent again, doubling each time. */
  webhookRetryMs?: number
  /** How long a payment with the "processing" card takes to settle. */
  settleAfterMs?: number
}

export interface StripeStandIn {
  url: string
  close(): Promise<void>
}

const API_VERSION: Stripe.LatestApiVersion = '2026-10-28.endive'
const BODY_LIMIT = 1_000_000

/** A stateful stand-in for api.stripe.com that the `stripe` SDK talks to unchanged. Loopback only. */
export async function startStripe(options: StripeStandInOptions): Promise<StripeStandIn> {
  const { appOrigin, webhookUrl, stateDir, log, webhookRetryMs = 1000, settleAfterMs = 3000 } = options
  const check = await parameterCheck()
  const store = new Store(stateDir)
  const webhooks = new WebhookSender({
    store,
    url: webhookUrl,
    secret: TEST_WEBHOOK_SECRET,
    retryBaseMs: webhookRetryMs,
    log,
  })
  const server = createServer()
  const url = await listenOnLoopback(server, options.firstPort)
  const timers = new Set<NodeJS.Timeout>()
  const world: World = {
    state: store.state,
    baseUrl: url,
    settleAfterMs,
    emit(type, object, { requestId, idempotencyKey }) {
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: unixNow(),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: requestId, idempotency_key: idempotencyKey },
        type,
      } as Stripe.Event
      store.state.events.push(event)
      webhooks.enqueue(event)
    },
    schedule(time, action) {
      const timer = setTimeout(
        () => {
          timers.delete(timer)
          action()
          store.save()
        },
        Math.max(0, time - Date.now()),
      )
      timers.add(timer)
    },
  }
  const faults = noFaults()
  const keys = new IdempotencyKeys(store.state)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isLoopbackHost(request.headers.host)) return void response.writeHead(421).end()
    const target = new URL(request.url ?? '/', url)
    if (request.headers.origin === appOrigin) allowOrigin(response, appOrigin)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const body = await readBody(request)
    if (body === null) return void response.writeHead(413).end()
    if (target.pathname.startsWith('/_test/')) return control(request, response, target, body)
    if (target.pathname.startsWith('/authenticate/')) {
      answerAuthentication(world, request, target, new URLSearchParams(body), response)
      return store.save()
    }
    if (target.pathname.startsWith('/portal/')) {
      answerPortal(world, request, target, new URLSearchParams(body), response)
      return store.save()
    }
    if (target.pathname.startsWith('/checkout/')) {
      answerCheckout(world, request, target, new URLSearchParams(body), response)
      return store.save()
    }
    if (target.pathname.startsWith('/invoice/')) return answerInvoice(world, target, response)
    const reply = await answerApi({ world, check, keys, faults, request, target, body, version: API_VERSION })
    // What was only read need not be written down.
    if (request.method !== 'GET') store.save()
    if (faults.lose > 0) {
      faults.lose--
      return void request.socket.destroy()
    }
    response.writeHead(reply.status, { ...reply.headers, 'content-type': 'application/json' })
    response.end(JSON.stringify(reply.body, null, 2))
  }

  function control(request: IncomingMessage, response: ServerResponse, target: URL, body: string): void {
    // A page elsewhere can post a form here, but not JSON: that asks for permission first.
    const isJson = request.headers['content-type']?.startsWith('application/json')
    const { status, body: result } =
      request.method === 'GET' || isJson
        ? answerControl(world, webhooks, faults, request.method ?? '', target.pathname, parseJson(body))
        : { status: 415, body: { message: 'Send JSON.' } }
    store.save()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(result))
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      log(`stripe: ${error instanceof Error ? error.stack : error}`)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  webhooks.resume()
  resumeProcessing(world)

  return {
    url,
    async close() {
      for (const timer of timers) clearTimeout(timer)
      await webhooks.close()
      await closeServer(server)
      store.save()
    },
  }
}

function allowOrigin(response: ServerResponse, origin: string): void {
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-methods', 'GET, POST')
  response.setHeader(
    'access-control-allow-headers',
    'authorization, content-type, idempotency-key, stripe-version',
  )
  response.setHeader('access-control-expose-headers', 'request-id')
  response.setHeader('vary', 'origin')
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > BODY_LIMIT) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseJson(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body || '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
