import { createHash } from 'node:crypto'
import { ApiError, invalidRequest } from './errors'
import type { State, StoredAnswer } from './store'

/** One request under an idempotency key. `finish` must be called when it is over. */
export interface KeyedRequest {
  replay: StoredAnswer | null
  finish(answer?: { status: number; body: unknown; requestId: string }): void
}

/**
 * Idempotency as Stripe documents it: the same key with the same parameters gets the first answer again, with other
 * parameters 400, and while the first request is running 409. Requests that fail validation are not stored.
 */
export class IdempotencyKeys {
  readonly #atWork = new Set<string>()

  constructor(private readonly state: State) {}

  begin(key: string, method: string, path: string, body: string): KeyedRequest {
    if (key.length > 255) {
      throw invalidRequest('Idempotency keys can be up to 255 characters long.', { param: 'Idempotency-Key' })
    }
    const fingerprint = createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex')
    const known = this.state.answers[key]
    if (known && known.fingerprint !== fingerprint) {
      throw new ApiError(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with. Try ' +
          `using a key other than '${key}' if you meant to execute a different request.`,
      })
    }
    if (known) return { replay: known, finish: () => {} }
    if (this.#atWork.has(key)) {
      throw new ApiError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message:
          'There is currently another in-progress request using this Idempotent Key (that probably means you ' +
          `submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      })
    }
    this.#atWork.add(key)
    return {
      replay: null,
      finish: (answer) => {
        this.#atWork.delete(key)
        if (answer) this.state.answers[key] = { fingerprint, ...answer, at: Date.now() }
      },
    }
  }
}
