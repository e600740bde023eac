import type { StreamEventView } from '~/domain/planning/stream-events'

/** The events of a text/event-stream answer, each with its number, as they arrive. */
export async function* readEvents({
  body,
}: Response): AsyncGenerator<{ id: number; event: StreamEventView }> {
  if (!body) return
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const frames = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = frames.pop() ?? ''
      for (const frame of frames) yield parseFrame(frame)
    }
  } finally {
    reader.releaseLock()
  }
}

/** Our own server's frame: three lines, the data being JSON of the event's kind. */
function parseFrame(frame: string): { id: number; event: StreamEventView } {
  const [, id, name, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/s.exec(frame) ?? []
  const event: StreamEventView = JSON.parse(`{"event":"${name}","data":${data}}`)
  return { id: Number(id), event }
}
