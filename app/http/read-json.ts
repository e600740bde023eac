import type { z } from 'zod'
import { fail, ok, type Result } from '~/domain/errors'
import { drainBody, drainReader } from './unread-body'

/** Largest request body that is read, bytes. */
const largestBody = 64 * 1024

/** The text of a request's body, refused as soon as it grows over the limit. */
export async function readText(request: Request, largest = largestBody): Promise<Result<string>> {
  const tooLarge = () =>
    fail('body-too-large', `The request is over ${largest / 1024} kB. Please shorten it.`)
  if (Number(request.headers.get('Content-Length') ?? 0) > largest) {
    await drainBody(request)
    return tooLarge()
  }
  const reader = request.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > largest) {
      await drainReader(reader)
      return tooLarge()
    }
    text += decoder.decode(value, { stream: true })
  }
  return ok(text + decoder.decode())
}

/** The body as a value of the schema, or the failure that tells what is wrong with it, field by field. */
export async function readJson<T>(
  request: Request,
  schema: z.ZodType<T>,
  largest = largestBody,
): Promise<Result<T>> {
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) {
    await drainBody(request)
    return fail('wrong-content-type', 'Send the request as application/json.')
  }
  const text = await readText(request, largest)
  if (!text.ok) return text
  const input = jsonOf(text.value)
  if (!input.ok) return input
  const parsed = schema.safeParse(input.value)
  if (parsed.success) return ok(parsed.data)
  const fields: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) fields[path.join('.') || 'body'] ??= message
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
