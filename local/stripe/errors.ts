import type Stripe from 'stripe'

interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
  doc_url?: string
  charge?: string
  payment_intent?: Stripe.PaymentIntent
  payment_method?: Stripe.PaymentMethod
}

/** What Stripe answers with a 4xx or 5xx status, in Stripe's shape. */
export class ApiError extends Error {
  readonly body: ErrorBody

  constructor(
    readonly status: number,
    body: ErrorBody,
  ) {
    super(body.message)
    this.body = body.code
      ? { doc_url: `https://docs.stripe.com/error-codes/${body.code.replaceAll('_', '-')}`, ...body }
      : body
  }
}

export function invalidRequest(message: string, details: { code?: string; param?: string } = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...details })
}

export function noSuch(kind: string, id: string, param: string): ApiError {
  return new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })
}
