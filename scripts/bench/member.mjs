// @ts-check

// Somebody without a browser, for benchmarks: signs in at the stand-in, buys, subscribes and plans.
import { randomUUID } from 'node:crypto'

import { confirm } from '../premium-guest.mjs'

export class Member {
  /** @type {Map<string, Map<string, string>>} */
  #cookies = new Map()

  /** @param {string} url Where the product is. */
  constructor(url) {
    this.url = url
  }

  /**
   * One call; redirects are not followed.
   * @param {string} address
   * @param {RequestInit} [init]
   */
  async call(address, init = {}) {
    const url = new URL(address, this.url)
    const jar = this.#cookies.get(url.host) ?? new Map()
    this.#cookies.set(url.host, jar)
    const headers = new Headers(init.headers)
    headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    // workerd ends a connection five seconds after its last answer. When it is busy at that moment, it does not answer what has
    // come over it since. So this one is not kept, and nobody in this process may keep one, since it would be taken for this call.
    headers.set('Connection', 'close')
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }

  /**
   * A JSON call that must succeed. Returns its response.
   * @param {string} address
   * @param {string} [method]
   * @param {unknown} [body]
   */
  async json(address, method = 'GET', body) {
    const headers = { 'Content-Type': 'application/json' }
    const response = await this.call(address, {
      method,
      ...(body !== undefined && { headers, body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text.slice(0, 500)}`)
    return JSON.parse(text)
  }

  /** @param {Record<string, string>} env */
  async join(env) {
    await this.signIn()
    const order = { amount: 15, isYearly: false, coupon: null }
    const { clientSecret } = await this.json('/api/create-subscription-intent', 'POST', order)
    await confirm(clientSecret, env)
    // The provider's webhook brings the plan.
    for (let tries = 0; tries < 50; tries++) {
      if ((await this.json('/api/auth/user')).planType === 'globetrotter') return
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    throw new Error('the subscription did not become active')
  }

  /**
   * Pays for a plan and returns to the planner, as the browser does.
   * @param {'explorer' | 'premium'} planType
   * @param {Record<string, string>} env
   */
  async buy(planType, env) {
    const order = { amount: planType === 'premium' ? 10 : 7, planType }
    const { clientSecret } = await this.json('/api/create-payment-intent', 'POST', order)
    const id = await confirm(clientSecret, env)
    const back = await this.call(`/planner?payment_success=true&plan=${planType}&payment_intent=${id}`)
    await back.arrayBuffer()
    if (back.status >= 400) throw new Error(`the return from the payment: ${back.status}`)
  }

  /**
   * Plans a trip and reads its events to the end; the trip's id, or null for somebody without a plan.
   * @param {object} form
   */
  async plan(form) {
    const response = await this.call('/api/generate-itinerary', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify(form),
    })
    const text = await response.text()
    if (!response.ok || !text.includes('event: done\n'))
      throw new Error(`no plan: ${response.status} ${text.slice(-300)}`)
    return /"tripId":"([^"]+)"/.exec(text)?.[1] ?? null
  }

  async signIn(email = `member-${randomUUID()}@example.com`) {
    let [at, sent] = ['/api/login', /** @type {RequestInit} */ ({})]
    for (let steps = 0; steps < 15; steps++) {
      const response = await this.call(at, sent)
      await response.arrayBuffer()
      const to = response.headers.get('Location')
      sent = {}
      if (to) at = new URL(to, new URL(at, this.url)).href
      else if (new URL(at, this.url).origin === new URL(this.url).origin) return
      else sent = { method: 'POST', body: new URLSearchParams({ email }) }
    }
    throw new Error('the sign-in did not come to an end')
  }
}
