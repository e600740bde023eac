import type { ChatMessage } from '~/domain/assistant/chat-message'
import type { Proposal } from '~/domain/itinerary/edit/moves'
import type { ItineraryView } from '~/domain/itinerary/itinerary'

/** The assistant's answer, as the server gives it. */
export interface ModelReply {
  say: string
  note?: string
  proposal?: Proposal
}

interface Asked {
  sentence: string
  tripId: string | null
  itinerary: ItineraryView
  /** What was said until then. */
  before: readonly ChatMessage[]
}

/** Of what was said before, so much goes along. */
const mostLines = 6
const longestLine = 600

let configured: Promise<boolean> | undefined

/** Whether this site has a language model at all; asked once, and again when there was no answer. */
export function hasModel(): Promise<boolean> {
  configured ??= readHealth().catch(() => {
    configured = undefined
    return false
  })
  return configured
}

async function readHealth(): Promise<boolean> {
  const { engine }: { engine?: string } = await (await fetch('/api/health')).json()
  return engine === 'openai'
}

/** The answer of the language model, told while it is written; why there is none, in words, where there is none. */
export async function askModel(
  { before, ...asked }: Asked,
  onWords: (text: string) => void,
): Promise<ModelReply | { none: string }> {
  const lines = before
    .filter(({ role }) => role !== 'system')
    .slice(-mostLines)
    .map(({ role, content }) => ({ role, content: content.slice(0, longestLine) }))
  try {
    const response = await fetch('/api/assistant', {
      method: 'POST',
      headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...asked, before: lines }),
    })
    if (response.status === 429) return { none: 'you have asked many questions in a short time' }
    if (!response.ok) return { none: 'it could not be reached' }
    for await (const { event, data } of readTalk(response)) {
      if (event === 'words') onWords(data.text)
      if (event === 'reply') return data
    }
  } catch (error) {
    console.warn('the language model could not be asked', error)
  }
  return { none: 'it could not be reached' }
}

type TalkEvent = { event: 'words'; data: { text: string } } | { event: 'reply'; data: ModelReply }

/** Our own server's frames: the name of the event, and its data as JSON. */
async function* readTalk({ body }: Response): AsyncGenerator<TalkEvent> {
  if (!body) return
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const frames = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/s.exec(frame) ?? []
      if (event !== undefined) yield JSON.parse(`{"event":"${event}","data":${data}}`)
    }
  }
}
