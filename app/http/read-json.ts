import type { z } from 'zod'
import { fail, ok, type Result } from '~/domain/errors'
import { problemText } from '~/messages/en/problems'

/** The body parsed by the schema, or the failure with a message for each field. */
export async function readJson<T>(request: Request, schema: z.ZodType<T>): Promise<Result<T>> {
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) {
    return fail('wrong-content-type', 'Send the request as application/json.')
  }
  const input = jsonOf(await request.text())
  if (!input.ok) return input
  const parsed = schema.safeParse(input.value)
  if (parsed.success) return ok(parsed.data)
  const fields: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues)
    fields[path.join('.') || 'body'] ??= problemText(message)
  return fail('fields-wrong', 'Some fields need another look.', { fields })
}

function jsonOf(text: string): Result<unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return ok(value)
  } catch {
    return fail('not-json', 'The request is not valid JSON.')
  }
}
