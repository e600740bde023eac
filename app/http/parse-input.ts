import type { z } from 'zod'
import { fail, ok, type Result } from '~/domain/errors'
import { problemText } from '~/messages/en/problems'
import { whatIsWrong } from '~/messages/en/wrong-input'

/** An input parsed by the schema, or the failure with what is wrong first with each field; `nameOf` names the field of a path. */
export function parseInput<T>(
  schema: z.ZodType<T>,
  input: unknown,
  nameOf: (path: readonly PropertyKey[]) => string,
): Result<T> {
  const parsed = schema.safeParse(input, { error: whatIsWrong })
  if (parsed.success) return ok(parsed.data)
  const fields: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) fields[nameOf(path)] ??= problemText(message)
  return fail('fields-wrong', 'Some fields need another look.', { fields })
}
