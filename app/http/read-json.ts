import type { z } from 'zod'
import { fail, ok, type Result } from '~/domain/errors'
import { parseInput } from './parse-input'

/** The body parsed by the schema, or the failure with a message for each field. */
export async function readJson<T>(request: Request, schema: z.ZodType<T>): Promise<Result<T>> {
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) {
    return fail('wrong-content-type', 'Send the request as application/json.')
  }
  const input = jsonOf(await request.text())
  if (!input.ok) return input
  return parseInput(schema, input.value, (path) => path.join('.') || 'body')
}

function jsonOf(text: string): Result<unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return ok(value)
  } catch {
    return fail('not-json', 'The request is not valid JSON.')
  }
}
