import type { Answering } from '~/domain/assistant/llm/talk-model'
import { type Failure, fail } from '~/domain/errors'
import type { Log } from '~/domain/operations/events'

const encoder = new TextEncoder()

/**
 * An answer as server-sent events: `words` while it is written, each with the whole text so far, then `reply` or
 * `error`.
 */
export function assistantStream(answering: Answering, log: Log): ReadableStream<Uint8Array> {
  const gone = new AbortController()
  return new ReadableStream({
    async start(controller) {
      const send = (event: string, data: object) => {
        if (gone.signal.aborted) return
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      }
      try {
        send('reply', await answering((text) => send('words', { text }), gone.signal))
      } catch (error) {
        log('assistant-broke', {}, error)
        const { failure }: { failure: Failure } = fail('unexpected', 'I could not look that up just now.')
        send('error', failure)
      }
      if (!gone.signal.aborted) controller.close()
    },
    cancel: () => gone.abort(),
  })
}
