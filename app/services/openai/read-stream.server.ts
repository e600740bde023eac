import type OpenAI from 'openai'
import { Allow, parse } from 'partial-json'
import type { Answer, AnswerFailure, Usage } from '~/domain/planning/llm-engine/language-model'

type Chunks = AsyncIterable<OpenAI.Chat.ChatCompletionChunk>

/** The result of a stream: its answer, or a failure that the stream reports. Undefined when it broke off. */
export type StreamEnd = Answer | undefined

/** Average characters of a token, for services that do not report usage. */
const charactersOfToken = 4

/** Reads an answer as it arrives; calls `onChunk` for each chunk and `onPart` with the value so far. */
export async function readStream(
  chunks: Chunks,
  asked: string,
  onChunk: () => void,
  onPart: (value: unknown) => void,
): Promise<StreamEnd> {
  let text = ''
  let refusal = ''
  let finish: string | null = null
  let reported: OpenAI.CompletionUsage | null | undefined
  for await (const chunk of chunks) {
    onChunk()
    reported = chunk.usage ?? reported
    const [choice] = chunk.choices ?? []
    if (!choice) continue
    finish = choice.finish_reason ?? finish
    refusal += choice.delta?.refusal ?? ''
    const more = choice.delta?.content ?? ''
    if (more === '') continue
    text += more
    const value = soFar(text)
    if (value !== undefined) onPart(value)
  }
  const usage = reported
    ? { inputTokens: reported.prompt_tokens, outputTokens: reported.completion_tokens }
    : estimated(asked, text)
  const failed = (failure: AnswerFailure): Answer => ({ ok: false, failure, usage })
  if (refusal !== '') return failed('refused')
  if (finish === 'content_filter') return failed('filtered')
  if (finish === 'length') return failed('cut-off')
  if (finish === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return { ok: true, value, usage }
  } catch {
    return failed('malformed')
  }
}

export function estimated(asked: string, answered: string): Usage {
  const tokens = (text: string) => Math.ceil(text.length / charactersOfToken)
  return { inputTokens: tokens(asked), outputTokens: tokens(answered) }
}

/** The value of incomplete JSON text; undefined while there is none. */
function soFar(text: string): unknown {
  try {
    return parse(text, Allow.STR | Allow.OBJ | Allow.ARR)
  } catch {
    return undefined
  }
}
