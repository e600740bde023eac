import { EventSourceParserStream } from 'eventsource-parser/stream'

/** One event as it was sent; its data is JSON that was not parsed yet. */
export interface SentEvent {
  id: string | undefined
  event: string | undefined
  data: unknown
}

/** The events of a text/event-stream answer as they arrive. Leaving the loop ends the download. */
export async function* serverSentEvents({ body }: Response): AsyncGenerator<SentEvent> {
  if (!body) return
  const messages = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  // Safari has no async iteration of streams.
  const reader = messages.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const data: unknown = JSON.parse(value.data)
      yield { id: value.id, event: value.event, data }
    }
  } finally {
    // Cancelling a failed stream fails as well; its reader has the error already.
    await reader.cancel().catch(() => {})
  }
}
