import { randomUUID } from 'node:crypto'
import { type BuiltWorker, origin } from './built-worker'

/** An answer, read to its end. */
export interface Answer {
  status: number
  text: string
  url: string
  headers: { get(name: string): string | null }
}

interface Asked {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  json?: unknown
  form?: Record<string, string>
  accept?: string
  /** An Idempotency-Key. */
  key?: string
  /** Redirects are followed unless this is false. */
  follow?: boolean
}

const part = () => Math.floor(Math.random() * 0xffff).toString(16)

/** A client without a browser: keeps cookies and follows redirects, at the Worker and at the sign-in page. */
export class Visitor {
  private readonly cookies = new Map<string, Map<string, string>>()

  /** Each visitor has its own network address, unless a test sets one. */
  constructor(
    readonly worker: BuiltWorker,
    readonly address = `2001:db8:${part()}:${part()}::1`,
  ) {}

  /** The same browser at another product. */
  movedTo(worker: BuiltWorker): Visitor {
    const moved = new Visitor(worker)
    for (const [host, jar] of this.cookies) moved.cookies.set(host, jar)
    return moved
  }

  async ask(
    address: string,
    { method = 'GET', json, form, accept, key, follow = true }: Asked = {},
  ): Promise<Answer> {
    let url = new URL(address, origin)
    let send: { method: string; body?: string; type?: string } = { method }
    if (json !== undefined) send = { method, body: JSON.stringify(json), type: 'application/json' }
    if (form)
      send = { method, body: new URLSearchParams(form).toString(), type: 'application/x-www-form-urlencoded' }
    for (let steps = 0; steps < 15; steps++) {
      const jar = this.cookies.get(url.host) ?? new Map<string, string>()
      this.cookies.set(url.host, jar)
      const headers: Record<string, string> = {
        Cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        'CF-Connecting-IP': this.address,
      }
      if (send.type) headers['Content-Type'] = send.type
      if (accept) headers.Accept = accept
      if (key) headers['Idempotency-Key'] = key
      const init = {
        method: send.method,
        headers,
        redirect: 'manual' as const,
        ...(send.body && { body: send.body }),
      }
      const response =
        url.origin === origin ? await this.worker.fetch(url.href, init) : await fetch(url, init)
      const text = await response.text()
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';')
        const at = pair.indexOf('=')
        if (/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) jar.delete(pair.slice(0, at))
        else jar.set(pair.slice(0, at), pair.slice(at + 1))
      }
      const to = response.headers.get('Location')
      if (!follow || !to || response.status < 300 || response.status > 399)
        return { status: response.status, text, url: url.href, headers: response.headers }
      url = new URL(to, url)
      if (response.status !== 307 && response.status !== 308) send = { method: 'GET' }
    }
    throw new Error(`sent in circles from ${address}`)
  }

  /** The values of the site's cookies. */
  secrets(): string[] {
    return [...(this.cookies.get(new URL(origin).host)?.values() ?? [])]
  }

  /** The answer's JSON; any other status than 200 is an error. */
  async json<T>(address: string, asked: Asked = {}): Promise<T> {
    const { status, text } = await this.ask(address, asked)
    if (status !== 200) throw new Error(`${address}: ${status} ${text.slice(0, 300)}`)
    return JSON.parse(text) as T
  }

  /** Signs in at the stand-in. */
  async signIn(email = `${randomUUID()}@example.com`): Promise<string> {
    const page = await this.ask('/api/login')
    const back = await this.ask(page.url, { method: 'POST', form: { email } })
    if (!back.url.startsWith(origin) || back.status !== 200)
      throw new Error(`not signed in: ${back.status} ${back.url}`)
    return email
  }

  /** Buys a plan with the card that succeeds and returns to the planner; returns the payment's id. */
  async buy(planType: 'explorer' | 'premium'): Promise<string> {
    const order = { amount: planType === 'premium' ? 10 : 7, planType }
    const { clientSecret } = await this.json<{ clientSecret: string }>('/api/create-payment-intent', {
      method: 'POST',
      json: order,
    })
    const id = await confirm(this.worker, clientSecret)
    await this.ask(`/planner?payment_success=true&plan=${planType}&payment_intent=${id}`)
    return id
  }

  /** Who is signed in, with the plan; null for a guest. */
  async user(): Promise<{ id: string; planType: string } | null> {
    const { status, text } = await this.ask('/api/auth/user')
    if (status === 401) return null
    if (status !== 200) throw new Error(`/api/auth/user: ${status} ${text}`)
    return JSON.parse(text)
  }

  /** Plans a trip; returns its id. */
  async plan(form: object, key: string = randomUUID()): Promise<string> {
    const { status, text } = await this.ask('/api/generate-itinerary', {
      method: 'POST',
      json: form,
      accept: 'text/event-stream',
      key,
    })
    const [, tripId] = /"tripId":"([^"]+)"/.exec(text) ?? []
    if (status !== 200 || !tripId) throw new Error(`no trip: ${status} ${text.slice(-300)}`)
    return tripId
  }
}

/** Makes a payment at the stand-in, as the browser's form does; returns the payment's id. */
export async function confirm(
  worker: BuiltWorker,
  clientSecret: string,
  number = '4242424242424242',
): Promise<string> {
  const [id = ''] = clientSecret.split('_secret_')
  const { STRIPE_API_BASE, STRIPE_PUBLISHABLE_KEY } = worker.standIns
  const response = await fetch(`${STRIPE_API_BASE}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${STRIPE_PUBLISHABLE_KEY}` },
    body: new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    }),
  })
  await response.body?.cancel()
  return id
}
