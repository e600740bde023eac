import { StreamEventView } from '~/domain/planning/stream-events'
import { serverSentEvents } from '~/features/answers/server-sent-events'

/** The events of a generation with their numbers, as they arrive. */
export async function* readEvents(
  response: Response,
): AsyncGenerator<{ id: number; event: StreamEventView }> {
  for await (const { id, event, data } of serverSentEvents(response))
    yield { id: Number(id), event: StreamEventView.parse({ event, data }) }
}
