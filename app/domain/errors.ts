import type { Said } from './message'

/** Every failure the product expects, with the HTTP status it is answered with. */
export const failureStatus = {
  'not-json': 400,
  'wrong-content-type': 400,
  'unknown-value': 400,
  'bad-signature': 400,
  'sign-in-failed': 400,
  'sign-in-required': 401,
  'plan-required': 402,
  'cross-site': 403,
  'plan-not-verified': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'body-too-slow': 408,
  'stale-version': 409,
  'already-paid': 409,
  'already-subscribed': 409,
  'order-changed': 409,
  'gift-accepted': 409,
  'body-too-large': 413,
  'fields-wrong': 422,
  'destination-required': 422,
  'destination-unknown': 422,
  'plan-limit': 422,
  'price-changed': 422,
  'coupon-invalid': 422,
  'refund-refused': 422,
  'refund-by-request': 422,
  'key-reused': 422,
  'wishes-clash': 422,
  'rate-limited': 429,
  'generation-failed': 500,
  unexpected: 500,
  'not-configured': 503,
  'upstream-down': 503,
} as const

export type FailureCode = keyof typeof failureStatus

/** An expected failure as a value. `message` is fit to show to a person, once `Text` is words. */
export interface Failure<Text extends Said = string> {
  code: FailureCode
  message: Text
  title?: Text
  /** The form fields at fault and what is wrong with each. */
  fields?: Record<string, string>
  /** Seconds until another try makes sense. */
  retryAfter?: number
  /** For a stale edit: the version that the server has. */
  version?: number
}

/** What came of an action. With `Said` as its text a failure is kept as a code, and put into words where it is shown. */
export type Result<T, Text extends Said = string> =
  | { ok: true; value: T }
  | { ok: false; failure: Failure<Text> }

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

export function fail<Text extends Said = string>(
  code: FailureCode,
  message: Text,
  more: Omit<Failure<Text>, 'code' | 'message'> = {},
) {
  const failure: Failure<Text> = { code, message, ...more }
  return { ok: false as const, failure }
}

/**
 * Thrown by an adapter whose service cannot be reached; the use case that called it catches it. It is recognised by its
 * code, not its class: if a bundle holds a class twice, `instanceof` fails, but the code is the same.
 */
export class UpstreamDown extends Error {
  readonly code = 'upstream-down' satisfies FailureCode
}

/** Whether a thrown value means that an external service cannot be reached. */
export function isUpstreamDown(thrown: unknown): thrown is UpstreamDown {
  return thrown !== null && typeof thrown === 'object' && 'code' in thrown && thrown.code === 'upstream-down'
}

/** Thrown by adapters whose database cannot be reached, or does not answer. Whether a write was carried out is not known. */
export class StorageDown extends Error {
  readonly code = 'storage-down'
}

/** Whether what was thrown, or what caused it, says that the database is away. */
export function isStorageDown(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause)
    if ('code' in error && error.code === 'storage-down') return true
  return false
}

/** Whether an answer of the API is a failure of ours. */
export function isFailure(value: unknown): value is Failure {
  if (typeof value !== 'object' || value === null || !('code' in value) || !('message' in value)) return false
  return typeof value.code === 'string' && value.code in failureStatus && typeof value.message === 'string'
}
