import { EventSourceParserStream } from 'eventsource-parser/stream'

/** One event as it was sent; its data is JSON that nobody has looked at yet. */
export interface SentEvent {
  id: string | undefined
  event: string | undefined
  data: unknown
}

/** The events of a text/event-stream answer as they arrive. Leaving the loop ends the download. */
export async function* serverSentEvents({ body }: Response): AsyncGenerator<SentEvent> {
  if (!body) return
  const messages = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  // Safari cannot loop over a stream itself.
  const reader = messages.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const data: unknown = JSON.parse(value.data)
      yield { id: value.id, event: value.event, data }
    }
  } finally {
    // A stream that broke cannot be ended any more; its reader knows already.
    await reader.cancel().catch(() => {})
  }
}
