import { APIError } from 'openai/error'
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions'

export interface Service {
  apiKey: string
  /** Base URL of a service with OpenAI's chat completions API, query included; OpenAI's own when left out. */
  baseURL?: string
}

/**
 * The one call of the chat completions API. The SDK's client makes it as well, with 18 kB of the Worker for retries, ways to
 * authenticate and endpoints that the product does not use. Its errors are used.
 * @returns The response, of which only the status was read.
 * @throws APIError as the SDK throws it, when the service refuses; what `fetch` throws, when there is no answer.
 */
export async function askForCompletion(
  { apiKey, baseURL = 'https://api.openai.com/v1' }: Service,
  request: ChatCompletionCreateParams,
  { fetch, signal }: { fetch: typeof globalThis.fetch; signal: AbortSignal },
): Promise<Response> {
  const address = new URL(baseURL)
  address.pathname = `${address.pathname.replace(/\/$/, '')}/chat/completions`
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  })
  if (response.ok) return response
  throw APIError.generate(response.status, await errorOf(response), undefined, response.headers)
}

/** The body of a refusal, by OpenAI's form `{ error: { code, … } }`; some services leave the outer object out. */
async function errorOf(response: Response): Promise<object | undefined> {
  const body: unknown = await response.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null) return undefined
  return 'error' in body && body.error != null ? body : { error: body }
}
