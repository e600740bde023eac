import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '~/domain/chat/chat-message'
import type { Itinerary } from '~/domain/itinerary/itinerary'
import { entitlements, type PlanType } from '~/domain/plans/plans'
import { useTripDesk } from '~/features/itinerary-editor/trip-desk'
import { ChatBubble } from './chat-bubble'
import { ChatInput } from './chat-input'
import type { Proposed } from './talk'

const ProposedChange = lazy(() =>
  import('./proposed-change').then((module) => ({ default: module.ProposedChange })),
)

interface ConversationProps {
  /** As the screen shows it. */
  itinerary: Itinerary
  plan: PlanType
}

const trouble = 'I could not look that up just now. Please try again.'

/** Questions and wishes about a finished plan, and what comes of them. */
export function Conversation({ itinerary, plan }: ConversationProps) {
  const desk = useTripDesk()
  const [messages, setMessages] = useState<ChatMessage[]>([])
  const [busy, setBusy] = useState(false)
  const [proposed, setProposed] = useState<Proposed | null>(null)
  const log = useRef<HTMLDivElement>(null)
  const { revisions } = entitlements(plan)

  const say = (role: ChatMessage['role'], content: string) =>
    setMessages((list) => [...list, { id: list.length, role, content }])

  async function ask(sentence: string) {
    say('user', sentence)
    setBusy(true)
    try {
      // What understands sentences is loaded with the first one.
      const { talk } = await import('./talk')
      const reply = await talk(sentence, { itinerary: desk?.shown ?? itinerary, revisions, desk })
      say('assistant', reply.say)
      setProposed(reply.proposed)
    } catch (error) {
      console.warn('the assistant could not answer', error)
      say('system', trouble)
    }
    setBusy(false)
  }

  useEffect(() => {
    if (messages.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [messages])

  return (
    <>
      {messages.length > 0 && (
        <div
          ref={log}
          role="log"
          aria-label="Conversation"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
          tabIndex={0}
          className="grid max-h-96 gap-3 overflow-y-auto p-1"
        >
          {messages.map(({ id, role, content }) => (
            <ChatBubble key={id} role={role}>
              <p>{content}</p>
            </ChatBubble>
          ))}
        </div>
      )}
      <ChatInput busy={busy} fresh={messages.length === 0} revisions={revisions} onSend={ask} />
      {proposed && (
        <Suspense fallback={null}>
          <ProposedChange
            proposed={proposed}
            onTaken={() => say('assistant', 'Done. It is not saved yet: press Save when you like it.')}
            onClose={() => setProposed(null)}
          />
        </Suspense>
      )}
    </>
  )
}
