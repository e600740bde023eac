import { EventSourceParserStream } from 'eventsource-parser/stream'
import { APIError } from 'openai/error'
import { z } from 'zod'
import type { Answer, AnswerFailure, Usage } from '~/domain/planning/llm-engine/language-model'
import { readJson, readJsonSoFar } from './read-json.server'

/** Bytes of an answer for each token that it may have: a chunk of a stream names its model and more around a token. */
const bytesOfToken = 400
const fewestBytes = 65_536
/** Most characters for each token that an answer may have; a token has four on average. */
const mostCharactersOfToken = 8
/** Average characters of a token, for services that do not report usage, and for calls that were broken off. */
const charactersOfToken = 4
/** How much longer an answer must be before it is parsed again, as a share: all parsing together is linear. */
const growth = 1 / 8
const leastGrowth = 12

const count = z.int().min(0)
const Words = z.object({ content: z.string().nullish(), refusal: z.string().nullish() })
/** A chunk of a stream, or a whole answer; of anything else nothing is read. */
const Piece = z.object({
  choices: z
    .array(
      z.object({
        delta: Words.nullish(),
        message: Words.nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .catch([]),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(null),
})

/** What has arrived of an answer. It is kept apart, so that a call that is broken off can be estimated. */
export class Arrived {
  text = ''
  refusal = ''
  finish: string | null = null
  private reported: Usage | undefined
  private parsedAt = 0

  constructor(
    private readonly asked: string,
    private readonly mostTokens: number,
  ) {}

  /** Takes in a piece; a failure when the answer is longer than it may be. */
  add(piece: unknown): AnswerFailure | undefined {
    const { choices, usage } = Piece.safeParse(piece).data ?? { choices: [] }
    if (usage) this.reported = { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens }
    const [choice] = choices
    const words = choice?.delta ?? choice?.message
    this.finish = choice?.finish_reason ?? this.finish
    this.refusal += words?.refusal ?? ''
    this.text += words?.content ?? ''
    const most = this.mostTokens * mostCharactersOfToken
    return this.text.length + this.refusal.length > most ? 'cut-off' : undefined
  }

  /** The value of the text so far, whenever it has grown by enough; undefined otherwise. */
  soFar(): unknown {
    const { length } = this.text
    if (length < this.parsedAt + Math.max(leastGrowth, this.parsedAt * growth)) return undefined
    this.parsedAt = length
    return readJsonSoFar(this.text)
  }

  /** What the call took: as the service says, else estimated from what was asked and what arrived. */
  get usage(): Usage {
    return this.reported ?? estimated(this.asked, this.text)
  }

  /** The answer, once everything has arrived; undefined when it broke off. */
  end(): Answer | undefined {
    const { usage } = this
    const failed = (failure: AnswerFailure): Answer => ({ ok: false, failure, usage })
    if (this.refusal !== '') return failed('refused')
    if (this.finish === 'content_filter') return failed('filtered')
    if (this.finish === 'length') return failed('cut-off')
    if (this.finish === null) return undefined
    const value = readJson(this.text)
    return value === undefined ? failed('malformed') : { ok: true, value, usage }
  }
}

/**
 * Reads an answer as it arrives, as a stream or as one piece; calls `onChunk` for each chunk and `onPart` with the value so
 * far. Undefined when it broke off. An answer of too many bytes or characters is not read to its end.
 */
export async function readAnswer(
  response: Response,
  arrived: Arrived,
  { mostTokens, controller }: { mostTokens: number; controller: AbortController },
  onChunk: () => void,
  onPart: (value: unknown) => void,
): Promise<Answer | undefined> {
  const most = Math.max(fewestBytes, mostTokens * bytesOfToken)
  const size = { tooLong: false }
  const bounded = new Response(response.body?.pipeThrough(upTo(most, size)), response)
  const cutOff = (): Answer => ({ ok: false, failure: 'cut-off', usage: arrived.usage })
  try {
    if (!/event-stream/i.test(response.headers.get('content-type') ?? '')) {
      const piece: unknown = await bounded.json().catch((error) => {
        if (size.tooLong) throw error
        return undefined
      })
      return arrived.add(piece) ? cutOff() : arrived.end()
    }
    for await (const chunk of chunksOf(bounded)) {
      onChunk()
      if (arrived.add(chunk)) {
        controller.abort()
        return cutOff()
      }
      const value = arrived.soFar()
      if (value !== undefined) onPart(value)
    }
    return arrived.end()
  } catch (error) {
    if (size.tooLong) return cutOff()
    throw error
  }
}

/**
 * The chunks of a streamed answer, up to the one that says it is done. Read with the parser that is in the Worker anyway: the
 * SDK's has a client around it.
 * @throws APIError for a failure that is told inside the stream.
 */
async function* chunksOf({ body, headers }: Response): AsyncGenerator<unknown> {
  if (!body) return
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  for await (const { data } of events) {
    if (data.startsWith('[DONE]')) return
    const chunk: unknown = JSON.parse(data)
    if (typeof chunk === 'object' && chunk !== null && 'error' in chunk && chunk.error)
      throw new APIError(undefined, chunk.error, undefined, headers)
    yield chunk
  }
}

/** Passes on so many bytes; on more it notes that in `size` and fails. */
function upTo(most: number, size: { tooLong: boolean }): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      size.tooLong = bytes > most
      if (size.tooLong) controller.error(new Error('the answer is too long'))
      else controller.enqueue(chunk)
    },
  })
}

export function estimated(asked: string, answered: string): Usage {
  const tokens = (text: string) => Math.ceil(text.length / charactersOfToken)
  return { inputTokens: tokens(asked), outputTokens: tokens(answered) }
}
