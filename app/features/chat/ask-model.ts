import type { ChatMessage } from '~/domain/assistant/chat-message'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { readAnswer } from '~/features/answers/read-answer'
import type { TalkReply } from '~/features/answers/talk-events'

interface Asked {
  sentence: string
  tripId: string | null
  itinerary: ItineraryView
  /** The conversation so far. */
  before: readonly ChatMessage[]
}

/** Number of earlier messages that are sent along. */
const mostLines = 6
const longestLine = 600

let configured: Promise<boolean> | undefined

/** Whether this site has a language model; asked once, and again when there was no answer. */
export function hasModel(): Promise<boolean> {
  configured ??= readHealth().catch(() => {
    configured = undefined
    return false
  })
  return configured
}

async function readHealth(): Promise<boolean> {
  return (await readAnswer(await fetch('/api/health'), 'health')).engine === 'openai'
}

/** The answer of the language model, reported while it is written; why there is none, when there is none. */
export async function askModel(
  { before, ...asked }: Asked,
  onWords: (text: string) => void,
): Promise<TalkReply | { none: 'too many' | 'unreachable' }> {
  const lines = before
    .filter(({ role }) => role !== 'system')
    .slice(-mostLines)
    .map(({ role, content }) => ({ role, content: content.slice(0, longestLine) }))
  try {
    const asking = fetch('/api/assistant', {
      method: 'POST',
      headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...asked, before: lines }),
    })
    const [response, { talkEvents }] = await Promise.all([asking, import('~/features/answers/talk-events')])
    if (response.status === 429) return { none: 'too many' }
    if (!response.ok) return { none: 'unreachable' }
    for await (const { event, data } of talkEvents(response)) {
      if (event === 'reply') return data
      onWords(data.text)
    }
  } catch (error) {
    console.warn('the language model could not be asked', error)
  }
  return { none: 'unreachable' }
}
