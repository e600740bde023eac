import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { closeServer, isLoopbackHost, listenOnLoopback } from '../listen'
import { pageHeaders } from '../page'
import { listPage, mailPage } from './pages'
import { type KeptMail, MailStore } from './store'
import { TEST_MAIL_KEY, TEST_MAIL_WEBHOOK_SECRET } from './test-keys'

export interface MailboxOptions {
  firstPort: number
  stateDir: string
  /** Where the product takes events about mails. */
  webhookUrl: string
  log: (line: string) => void
}

/** What the next calls get instead of an answer. */
interface Faults {
  /** Calls that are refused with this status. */
  status: number
  times: number
  retryAfter: number | null
  /** Milliseconds before each answer. */
  delay: number
  /** Calls whose mail is taken and whose answer is lost. */
  lose: number
}

const none = (): Faults => ({ status: 500, times: 0, retryAfter: null, delay: 0, lose: 0 })
const bodyLimit = 5_000_000
const names: Record<number, string> = { 429: 'rate_limit_exceeded', 422: 'validation_error' }

/** A mailbox that speaks Resend's API: it takes mails and shows them. Loopback only. */
export async function startMailbox({ firstPort, stateDir, webhookUrl, log }: MailboxOptions) {
  const store = new MailStore(stateDir)
  let faults = none()
  /** How often mail was handed in, under a known key as well. */
  let calls = 0
  const server = createServer()
  const url = await listenOnLoopback(server, firstPort)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isLoopbackHost(request.headers.host)) return void response.writeHead(421).end()
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const body = await bodyOf(request)
    if (body === null) return void response.writeHead(413).end()
    const route = `${request.method} ${pathname}`
    if (route === 'POST /emails') return take(request, response, body)
    if (pathname.startsWith('/_test/')) return control(request, response, route, searchParams, body)
    if (request.method !== 'GET') return void response.writeHead(405).end()
    const [, id = '', part] = /^\/mail\/([\w-]+)(\/html)?$/.exec(pathname) ?? []
    const mail = store.byId(id)
    if (pathname === '/') return show(response, listPage(store.mails))
    if (!mail) return void response.writeHead(404).end()
    if (!part) return show(response, mailPage(mail))
    const headers = {
      ...pageHeaders(),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    }
    response.writeHead(200, headers).end(mail.html)
  }

  async function take(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    calls++
    const { delay, status, retryAfter } = faults
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    if (faults.times > 0) {
      faults.times--
      const head = { ...(retryAfter !== null && { 'retry-after': String(retryAfter) }) }
      return json(response, status, { statusCode: status, name: names[status] ?? 'application_error' }, head)
    }
    if (request.headers.authorization !== `Bearer ${TEST_MAIL_KEY}`)
      return json(response, 403, { statusCode: 403, name: 'invalid_api_key' })
    const [key = null] = [request.headers['idempotency-key']].flat()
    const mail = readMail(body, key)
    if (!mail) return json(response, 422, { statusCode: 422, name: 'validation_error' })
    const known = store.byKey(key)
    if (!known) store.add(mail)
    else if (known.subject !== mail.subject || known.text !== mail.text)
      return json(response, 409, { statusCode: 409, name: 'invalid_idempotent_request' })
    if (faults.lose > 0) {
      faults.lose--
      return void request.socket.destroy()
    }
    json(response, 200, { id: (known ?? mail).id })
  }

  async function control(
    request: IncomingMessage,
    response: ServerResponse,
    route: string,
    query: URLSearchParams,
    body: string,
  ): Promise<void> {
    // A page elsewhere can post a form here, but not JSON: that asks for permission first.
    const isJson = request.headers['content-type']?.startsWith('application/json')
    if (request.method !== 'GET' && !isJson) return json(response, 415, { message: 'Send JSON.' })
    const to = query.get('to')
    if (route === 'GET /_test/mails')
      return json(response, 200, {
        calls,
        mails: store.mails.filter((mail) => to === null || mail.to.includes(to)),
      })
    if (route === 'POST /_test/clear') store.clear()
    else if (route === 'POST /_test/faults') faults = { ...none(), ...JSON.parse(body) }
    else if (route === 'POST /_test/events') return json(response, 200, signed(JSON.parse(body)))
    else return json(response, 404, {})
    json(response, 200, {})
  }

  /** An event as the service would send it: a test delivers it, or has it delivered. */
  function signed({
    type,
    to,
    bounce,
    at = Date.now(),
    send = false,
  }: {
    type: string
    to: string
    bounce?: string
    /** When it is signed, for a product whose clock was moved. */
    at?: number
    send?: boolean
  }) {
    const [id, time] = [`msg_${randomUUID()}`, String(Math.floor(at / 1000))]
    const body = JSON.stringify({
      type,
      created_at: new Date().toISOString(),
      data: { email_id: randomUUID(), to: [to], ...(bounce && { bounce: { type: bounce } }) },
    })
    const key = Buffer.from(TEST_MAIL_WEBHOOK_SECRET.replace('whsec_', ''), 'base64')
    const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
    const headers = { 'svix-id': id, 'svix-timestamp': time, 'svix-signature': `v1,${signature}` }
    if (send)
      fetch(webhookUrl, { method: 'POST', body, headers: { ...headers, Connection: 'close' } }).catch(
        (error: unknown) => log(`mailbox: ${error}`),
      )
    return { body, headers }
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      log(`mailbox: ${error instanceof Error ? error.stack : error}`)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  return { url, close: () => closeServer(server) }
}

function json(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function show(response: ServerResponse, html: string): void {
  response.writeHead(200, pageHeaders()).end(html)
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > bodyLimit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** A mail as Resend's API takes it; null when a field that it needs is missing. */
function readMail(body: string, key: string | null): KeptMail | null {
  const given = JSON.parse(body)
  const to = [given.to].flat().filter((each: unknown) => typeof each === 'string')
  if (typeof given.from !== 'string' || to.length === 0 || typeof given.subject !== 'string') return null
  return {
    id: randomUUID(),
    at: new Date().toISOString(),
    key,
    from: given.from,
    to,
    replyTo: given.reply_to ?? null,
    subject: given.subject,
    html: given.html ?? '',
    text: given.text ?? '',
    headers: given.headers ?? {},
    attachments: given.attachments ?? [],
  }
}
