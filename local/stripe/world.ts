import type Stripe from 'stripe'
import type { State } from './store'

/** The request that made something happen; events carry it. */
export interface Cause {
  requestId: string | null
  idempotencyKey: string | null
}

/** What the calls work on: the state, and the two ways in which a change has effects later. */
export interface World {
  readonly state: State
  readonly baseUrl: string
  /** How long a payment with the "processing" card stays in that status. */
  readonly settleAfterMs: number
  /** Stores an event with the object as it is now, and sends it to the webhook. */
  emit(type: Stripe.Event['type'], object: object, cause: Cause): void
  /** Runs `action` at `time` (ms since the epoch) and saves the state after it. */
  schedule(time: number, action: () => void): void
}

/** What a handler knows of the request beside its parameters. */
export interface Call {
  /** The id in the path; empty when the path has none. */
  id: string
  cause: Cause
}

export function unixNow(): number {
  return Math.floor(Date.now() / 1000)
}
