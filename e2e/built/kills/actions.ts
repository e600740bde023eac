import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { Member } from '../../../scripts/bench/member.mjs'
import { confirm } from '../../../scripts/premium-guest.mjs'
import { parseEvents, type WireEvent } from '../../support/sse'
import { romeForm } from '../../support/trip-form'
import type { KillableProduct } from './killable-product'

/** Something that is under way when the process is killed. */
export interface Action {
  name: string
  /** What a browser does; it breaks when the process is killed. */
  begin(): Promise<void>
  /** What the browser does once the site answers again; then everything is there, once. */
  goOn(): Promise<void>
}

interface WireTrip {
  id: string
  version: number
  itinerary: { overview: unknown; tips: unknown[]; days: { day: number }[] }
}

const json = { 'Content-Type': 'application/json' }

/** Somebody who planned a trip, which has all its days, with the texts of every edit. */
export class Owner {
  private constructor(
    readonly who: Member,
    readonly tripId: string,
  ) {}
  /** Ids of all trips that were made for this person. */
  readonly trips = new Set<string>()
  /** The first tip of each version of the trip, from the first on. */
  readonly tips: unknown[] = []

  static async at({ url, standIns }: KillableProduct): Promise<Owner> {
    const who = new Member(url)
    await who.signIn()
    await who.buy('premium', standIns)
    const id = await who.plan(romeForm())
    if (!id) throw new Error('the owner got no trip')
    const owner = new Owner(who, id)
    owner.trips.add(id)
    owner.tips.push((await owner.trip()).itinerary.tips[0])
    return owner
  }

  trip = (id = this.tripId): Promise<WireTrip> => this.who.json(`/api/trips/${id}`)

  /** Whether all trips and the edited trip with its earlier versions are there, and nothing else. */
  async isWhole(): Promise<void> {
    const listed: { id: string }[] = await this.who.json('/api/trips')
    expect(listed.map(({ id }) => id).sort()).toEqual([...this.trips].sort())
    const { version, itinerary } = await this.trip()
    expect(version).toBe(this.tips.length)
    expect(itinerary.tips[0]).toEqual(this.tips.at(-1))
    const earlier: { version: number }[] = await this.who.json(`/api/trips/${this.tripId}/versions`)
    const kept = Math.min(20, version - 1)
    expect(earlier.map((one) => one.version)).toEqual(
      Array.from({ length: kept }, (_, index) => version - 1 - index),
    )
  }
}

/** A plan of six days, asked for with one key and read as a stream. */
export function generation(owner: Owner): Action {
  const { who } = owner
  const key = randomUUID()
  let text = ''
  const ask = () =>
    who.call('/api/generate-itinerary', {
      method: 'POST',
      headers: { ...json, Accept: 'text/event-stream', 'Idempotency-Key': key },
      body: JSON.stringify(romeForm({ endDate: '2027-04-18' })),
    })
  async function read(response: Response) {
    if (!response.ok || !response.body) throw new Error(`no plan: ${response.status}`)
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) text += chunk
  }
  return {
    name: 'generation',
    begin: async () => read(await ask()),
    async goOn() {
      // What arrived in part is asked for again.
      const before = parseEvents(text.slice(0, text.lastIndexOf('\n\n') + 2))
      const [first] = before
      text = ''
      if (first)
        await read(
          await who.call(`/api/generations/${first.data.generationId}/events`, {
            headers: { 'Last-Event-ID': String(before.at(-1)?.id) },
          }),
        )
      else await read(await ask())
      await checkPlan(owner, [...before, ...parseEvents(text)])
    },
  }
}

async function checkPlan(owner: Owner, events: WireEvent[]): Promise<void> {
  expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1))
  const days = events.filter(({ event }) => event === 'day').map(({ data }) => data.day)
  expect(days).toEqual([1, 2, 3, 4, 5, 6])
  const [last] = events.slice(-1)
  expect(last?.event).toBe('done')
  const tripId = last?.data.tripId ?? ''
  expect((await owner.trip(tripId)).itinerary.days.map(({ day }) => day)).toEqual(days)
  owner.trips.add(tripId)
}

/** Somebody new buys Premium; the browser repeats what it got no answer to. */
export function payment({ standIns }: KillableProduct, buyer: Member): Action {
  let secret: string | null = null
  const order = { method: 'POST', headers: json, body: JSON.stringify({ amount: 10, planType: 'premium' }) }
  async function buy() {
    if (!secret) {
      const response = await buyer.call('/api/create-payment-intent', order)
      if (!response.ok) throw new Error(`no order: ${response.status}`)
      const answer: { clientSecret: string } = await response.json()
      secret = answer.clientSecret
    }
    const id = await confirm(secret, standIns)
    const query = `payment_success=true&plan=premium&payment_intent=${id}`
    const back = await buyer.call(`/planner?${query}`)
    await back.arrayBuffer()
    if (back.status >= 400) throw new Error(`the return: ${back.status}`)
  }
  return {
    name: 'payment',
    begin: buy,
    async goOn() {
      await buy()
      const user: { planType: string } = await buyer.json('/api/auth/user')
      expect(user.planType).toBe('premium')
      // What is owned is not sold again.
      expect((await buyer.call('/api/create-payment-intent', order)).status).toBe(409)
    },
  }
}

/** An edit of the owner's trip; the same request is sent again until it is answered. */
export function save(owner: Owner): Action {
  const tip = `Tip ${randomUUID()}`
  let edit: { version: number; itinerary: object } | null = null
  const send = async () => {
    if (!edit) {
      const { version, itinerary } = await owner.trip()
      edit = { version, itinerary: { ...itinerary, tips: [tip, ...itinerary.tips.slice(1)] } }
    }
    await owner.who.json(`/api/trips/${owner.tripId}`, 'PUT', edit)
  }
  return {
    name: 'save',
    begin: send,
    async goOn() {
      await send()
      owner.tips.push(tip)
    },
  }
}
