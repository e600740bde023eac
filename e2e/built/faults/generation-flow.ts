import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { romeForm } from '../../support/trip-form'
import { Visitor } from '../harness/visitor'
import type { Flow } from './every-fault'

interface Asked {
  owner: Visitor
  /** The same for both requests for the plan. */
  key: string
  tries: number
}

/**
 * The platform repeats a failed alarm after two seconds; readers of an interrupted plan leave after twice that time.
 */
const patience = 4000

async function kept({ owner }: Asked): Promise<string[]> {
  const trips = await owner.json<{ id: string }[]>('/api/trips')
  for (const { id } of trips) {
    const { itinerary } = await owner.json<{ itinerary: { days: unknown[] } }>(`/api/trips/${id}`)
    expect(itinerary.days).toHaveLength(1)
  }
  return trips.map(({ id }) => id)
}

/** Made in a Durable Object by its alarm, stored there event by event, and written to D1 at the end. */
export const planIsMade: Flow<Asked> = {
  async prepare(worker) {
    const owner = new Visitor(worker)
    await owner.signIn()
    await owner.buy('explorer')
    return { owner, key: randomUUID(), tries: 0 }
  },
  async act(state) {
    state.tries += 1
    const made = state.owner.plan(romeForm({ endDate: '2027-04-13' }), state.key)
    if (state.tries > 1) return made
    made.catch(() => undefined)
    return Promise.race([made, delay(patience).then(() => Promise.reject(new Error('no plan yet')))])
  },
  async unharmed(state) {
    expect((await kept(state)).length).toBeLessThanOrEqual(1)
  },
  async settled(state) {
    expect(await kept(state)).toHaveLength(1)
  },
}
