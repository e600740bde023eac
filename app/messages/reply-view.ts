import type { Reply } from '~/domain/assistant/reply'
import type { Say } from '~/domain/message'

/** An answer of the assistant in words. */
export function replyView<R extends Reply>({ say: said, note, proposal, ...rest }: R, say: Say) {
  return {
    ...rest,
    say: say(said),
    ...(note !== undefined && { note: say(note) }),
    ...(proposal && { proposal: { ...proposal, title: say(proposal.title) } }),
  }
}
