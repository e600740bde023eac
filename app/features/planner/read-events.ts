import { StreamEvent } from '~/domain/planner/stream-events'

/** The events of a text/event-stream answer, each with its number, as they arrive. */
export async function* readEvents({ body }: Response): AsyncGenerator<{ id: number; event: StreamEvent }> {
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

function parseFrame(frame: string): { id: number; event: StreamEvent } {
  const fields = new Map(
    frame.split('\n').map((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2)]
    }),
  )
  const data: unknown = JSON.parse(fields.get('data') ?? 'null')
  return { id: Number(fields.get('id')), event: StreamEvent.parse({ event: fields.get('event'), data }) }
}
