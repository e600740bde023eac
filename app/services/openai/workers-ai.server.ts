import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions'
import { z } from 'zod'

/** Cloudflare's binding to its models, as far as it is used. */
export interface WorkersAi {
  run(model: string, input: Record<string, unknown>): Promise<unknown>
}

/** What stands for the key where the binding answers, which needs none. */
export const keyOfBinding = 'binding'

/** Most models answer so, the JSON already read; newer ones as chat completions do. */
const Said = z.object({ response: z.unknown(), usage: z.unknown() }).partial({ usage: true })

/**
 * One question by the binding: no key, no address, no stream. It takes a schema without the name around it.
 * @returns The answer in the form of chat completions, so that it is read with the same limits as any other.
 * @throws What the binding throws, and when `signal` ends the wait: a call of the binding cannot be broken off.
 */
export async function askBinding(
  ai: WorkersAi,
  request: ChatCompletionCreateParams,
  signal: AbortSignal,
): Promise<Response> {
  const { model, messages, response_format: form } = request
  const schema = form?.type === 'json_schema' ? form.json_schema.schema : undefined
  const ended = new Promise<never>((_, reject) => {
    const end = () => reject(new Error('the answer is not waited for'))
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted) end()
  })
  const answer = await Promise.race([
    ai.run(model, {
      messages,
      max_tokens: request.max_completion_tokens ?? request.max_tokens,
      ...(schema && { response_format: { type: 'json_schema', json_schema: schema } }),
    }),
    ended,
  ])
  const said = Said.safeParse(answer).data
  if (said?.response === undefined) return Response.json(answer)
  const { response, usage } = said
  const content = typeof response === 'string' ? response : JSON.stringify(response)
  return Response.json({ choices: [{ message: { content }, finish_reason: 'stop' }], usage })
}
