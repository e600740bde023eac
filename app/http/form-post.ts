import { data, redirect } from '@remix-run/cloudflare'
import type { z } from 'zod'
import { type Failure, failureStatus, type Result } from '~/domain/errors'
import { parseInput } from './parse-input'
import { plainPage } from './plain-page'

/** The fields of a form in the order of the page; a name may come more than once. */
export type FormFields = URLSearchParams

/** The fields of a plain HTML form. Throws an answer for a body that no form of ours sends. */
export async function readForm(request: Request): Promise<FormFields> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('Content-Type') ?? '')) {
    throw plainPage(
      failureStatus['wrong-content-type'],
      'Not a form',
      'This address takes the fields of a form.',
    )
  }
  return new URLSearchParams(await request.text())
}

/** The fields of a form parsed by the schema, or what is wrong by field name. */
export function parseForm<T>(schema: z.ZodType<T>, input: unknown): Result<T> {
  return parseInput(schema, input, ([name]) => String(name ?? 'form'))
}

/** Renders the page again with the failure's status, the typed fields and the messages. */
export function refused<Typed>(failure: Failure, typed: Typed, headers: HeadersInit = {}) {
  const answer = new Headers(headers)
  if (failure.retryAfter !== undefined) answer.set('Retry-After', String(failure.retryAfter))
  return data({ failure, typed }, { status: failureStatus[failure.code], headers: answer })
}

/**
 * After a form that was accepted: the browser loads the page at the address. A script that sent the form stays on its
 * page, and Remix loads the data of that page again.
 */
export function leadBack(request: Request, address: string) {
  return isFromScript(request) ? data({ failure: null }) : redirect(address, 303)
}

/** Whether a script sent the request. A browser that does not send the header gets a page. */
export function isFromScript(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') === 'empty'
}
