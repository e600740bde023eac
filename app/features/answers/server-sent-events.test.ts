import { describe, expect, it, vi } from 'vitest'
import { type SentEvent, serverSentEvents } from './server-sent-events'

/** An answer whose bytes arrive in pieces of this size. */
function answerOf(text: string, piece: number): Response {
  const bytes = new TextEncoder().encode(text)
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, index) =>
    bytes.slice(index * piece, (index + 1) * piece),
  )
  return new Response(
    new ReadableStream({
      pull(controller) {
        const next = pieces.shift()
        if (next) controller.enqueue(next)
        else controller.close()
      },
    }),
  )
}

async function read(response: Response): Promise<SentEvent[]> {
  const events: SentEvent[] = []
  for await (const event of serverSentEvents(response)) events.push(event)
  return events
}

const stream = [
  ': sent 1789\nid: 1\nevent: overview\ndata: {"overview":"Кафе in Zürich"}\n\n',
  'id: 2\r\nevent: day\r\ndata: {"day":\r\ndata: 1}\r\n\r\n',
  'event: words\ndata: {"text":"a\\n\\nb"}\n\n',
].join('')

describe('server-sent events', () => {
  it.each([1, 2, 7, 4096])('are read with their JSON when they come in pieces of %i bytes', async (piece) => {
    expect(await read(answerOf(stream, piece))).toEqual([
      { id: '1', event: 'overview', data: { overview: 'Кафе in Zürich' } },
      { id: '2', event: 'day', data: { day: 1 } },
      { id: undefined, event: 'words', data: { text: 'a\n\nb' } },
    ])
  })

  it('leave out an event that was cut off', async () => {
    expect(
      await read(answerOf('id: 1\nevent: day\ndata: {"day":1}\n\nid: 2\nevent: day\ndata: {"d', 5)),
    ).toHaveLength(1)
  })

  it('end the download when the reader has enough', async () => {
    let ended = false
    const frame = new TextEncoder().encode('event: day\ndata: {}\n\n')
    const response = new Response(
      new ReadableStream({
        pull: (controller) => controller.enqueue(frame),
        cancel() {
          ended = true
        },
      }),
    )
    for await (const { event } of serverSentEvents(response)) if (event === 'day') break
    await vi.waitFor(() => expect(ended).toBe(true), { timeout: 10_000 })
  })

  it('are none in an answer without a body', async () => {
    expect(await read(new Response(null))).toEqual([])
  })
})
