import { z } from 'zod'
import { Proposal } from '~/domain/itinerary/edit/moves'
import { serverSentEvents } from './server-sent-events'

/** The assistant's answer, as the server gives it. */
const TalkReply = z.object({ say: z.string(), note: z.string().optional(), proposal: Proposal.optional() })
export type TalkReply = z.infer<typeof TalkReply>

const TalkEvent = z.discriminatedUnion('event', [
  /** All that is written so far. */
  z.object({ event: z.literal('words'), data: z.object({ text: z.string() }) }),
  z.object({ event: z.literal('reply'), data: TalkReply }),
])
type TalkEvent = z.infer<typeof TalkEvent>

/** The events of an answer that is being written. A failure ends them: it throws. */
export async function* talkEvents(response: Response): AsyncGenerator<TalkEvent> {
  for await (const event of serverSentEvents(response)) yield TalkEvent.parse(event)
}
