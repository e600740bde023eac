import type { IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { findRoute, HANDLERS, publicFields } from './calls'
import { ApiError, invalidRequest } from './errors'
import { expanded } from './expand'
import { type Form, parseForm } from './form'
import type { IdempotencyKeys } from './idempotency'
import { newId } from './ids'
import type { CallName } from './parameter-types'
import type { ParameterCheck } from './parameters'
import type { ApiFaults } from './test-controls'
import { TEST_PUBLISHABLE_KEY, TEST_SECRET_KEY } from './test-keys'
import type { Cause, World } from './world'

export interface ApiRequest {
  world: World
  check: ParameterCheck
  keys: IdempotencyKeys
  faults: ApiFaults
  request: IncomingMessage
  target: URL
  body: string
  version: string
}

export interface ApiReply {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** One call of the API, from the key to the answer. Errors come back as answers. */
export async function answerApi(given: ApiRequest): Promise<ApiReply> {
  const { request, faults, version } = given
  const requestId = newId('req')
  const headers: Record<string, string> = { 'request-id': requestId, 'stripe-version': version }
  const idempotencyKey = request.headers['idempotency-key']
  if (typeof idempotencyKey === 'string') headers['idempotency-key'] = idempotencyKey
  try {
    if (faults.fail > 0) {
      faults.fail--
      throw asked(faults.status)
    }
    const cause = { requestId, idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : null }
    return await dispatch(given, headers, cause)
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, headers, body: { error: error.body } }
    throw error
  }
}

async function dispatch(given: ApiRequest, headers: Record<string, string>, cause: Cause): Promise<ApiReply> {
  const { request, target, body, keys, faults } = given
  const method = request.method ?? 'GET'
  const form = parseForm(method === 'POST' ? body : target.search.slice(1))
  const byBrowser = authenticate(request, form)
  requireKnownVersion(request)
  const route = findRoute(method, target.pathname)
  if (!route) {
    throw new ApiError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${target.pathname}), or the local stand-in does not know it yet.`,
    })
  }
  if (byBrowser && !route.browserName) {
    throw new ApiError(401, {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
    })
  }
  const name = (byBrowser && route.browserName) || route.name
  if (method !== 'POST' || cause.idempotencyKey === null) {
    await delay(faults.latencyMs)
    return { status: 200, headers, body: call(given, name, form, route.id, cause) }
  }

  const keyed = keys.begin(cause.idempotencyKey, method, target.pathname, body)
  if (keyed.replay) {
    const { status, body: first, requestId } = keyed.replay
    return {
      status,
      headers: { ...headers, 'original-request': requestId, 'idempotent-replayed': 'true' },
      body: first,
    }
  }
  const requestId = cause.requestId ?? ''
  let answer: { status: number; body: unknown; requestId: string } | undefined
  try {
    await delay(faults.latencyMs)
    answer = { status: 200, body: call(given, name, form, route.id, cause), requestId }
    return { status: answer.status, headers, body: answer.body }
  } catch (error) {
    // A refused request did nothing, so it may be put right and sent again under its key. A declined card is a result.
    if (error instanceof ApiError && error.status === 402) {
      answer = { status: error.status, body: { error: error.body }, requestId }
    }
    throw error
  } finally {
    keyed.finish(answer)
  }
}

function call({ world, check }: ApiRequest, name: CallName, form: Form, id: string, cause: Cause): object {
  const params = check(name, form)
  try {
    // One union of functions cannot be called with one union of parameters; `check` has paired them.
    const handler = HANDLERS[name] as (
      world: World,
      params: unknown,
      call: { id: string; cause: Cause },
    ) => object
    return expanded(
      world.state,
      handler(world, params, { id, cause }),
      'expand' in params ? params.expand : [],
    )
  } catch (error) {
    if (name.startsWith('browser') && error instanceof ApiError && error.body.payment_intent) {
      error.body.payment_intent = publicFields(error.body.payment_intent) as typeof error.body.payment_intent
    }
    throw error
  }
}

/** True when the caller has the publishable key only. */
function authenticate(request: IncomingMessage, form: Form): boolean {
  const { authorization = '' } = request.headers
  const basic = /^Basic (.+)$/.exec(authorization)?.[1]
  const key =
    /^Bearer (.+)$/.exec(authorization)?.[1] ??
    (basic && Buffer.from(basic, 'base64').toString().split(':')[0]) ??
    (typeof form.key === 'string' ? form.key : undefined)
  if (key === TEST_SECRET_KEY) return false
  if (key === TEST_PUBLISHABLE_KEY) return true
  throw new ApiError(401, {
    type: 'invalid_request_error',
    message: key
      ? `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}`
      : 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer ' +
        "auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
  })
}

function requireKnownVersion(request: IncomingMessage): void {
  const given = request.headers['stripe-version']
  if (given === undefined || /^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(String(given))) return
  throw invalidRequest(`Invalid Stripe API version: ${given}`)
}

/** What a test asked for instead of an answer. */
function asked(status: number): ApiError {
  return status === 429
    ? new ApiError(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' })
    : new ApiError(status, { type: 'api_error', message: 'An unknown error occurred (a test asked for it).' })
}
