import { z } from 'zod'
import { Offer } from '~/domain/assistant/offer'
import { Proposal } from '~/domain/itinerary/edit/moves'
import { serverSentEvents } from './server-sent-events'

/** The assistant's answer from the server. */
const TalkReply = z.object({
  say: z.string(),
  note: z.string().optional(),
  proposal: Proposal.optional(),
  offer: Offer.optional(),
})
export type TalkReply = z.infer<typeof TalkReply>

const TalkEvent = z.discriminatedUnion('event', [
  /** All text written so far. */
  z.object({ event: z.literal('words'), data: z.object({ text: z.string() }) }),
  z.object({ event: z.literal('reply'), data: TalkReply }),
])
type TalkEvent = z.infer<typeof TalkEvent>

/** The events of an answer while it is written. Throws when it fails. */
export async function* talkEvents(response: Response): AsyncGenerator<TalkEvent> {
  for await (const event of serverSentEvents(response)) yield TalkEvent.parse(event)
}
