import { StreamEventView } from '~/domain/planning/stream-events'
import { serverSentEvents } from '~/features/answers/server-sent-events'

const known = new Set<string>(StreamEventView.options.map(({ shape }) => shape.event.value))

/** The events of a generation with their numbers, as they arrive; those of a later version of the product are skipped. */
export async function* readEvents(
  response: Response,
): AsyncGenerator<{ id: number; event: StreamEventView }> {
  for await (const { id, event, data } of serverSentEvents(response)) {
    if (event !== undefined && !known.has(event)) continue
    yield { id: Number(id), event: StreamEventView.parse({ event, data }) }
  }
}
