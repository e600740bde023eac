import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '~/domain/assistant/chat-message'
import { entitlements, type PlanType } from '~/domain/billing/plans'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
import { useEditSession } from '~/features/itinerary-editor/use-edit-session'
import { loadPart } from '~/ui/load-part'
import { ChatBubble } from './chat-bubble'
import { ChatInput } from './chat-input'
import type { Proposed } from './conversation-state'
import type { PlanAnew } from './plan-anew'

const ProposedChange = lazy(() =>
  loadPart(() => import('./proposed-change').then((module) => ({ default: module.ProposedChange }))),
)

interface ConversationProps {
  /** As the screen shows it. */
  itinerary: ItineraryView
  plan: PlanType
  onPlanAnew: (change: PlanAnew) => void
}

const Offered = lazy(() =>
  loadPart(() => import('./offered').then((module) => ({ default: module.Offered }))),
)

const trouble = 'I could not look that up just now. Please try again.'

/** Questions and requests about a finished plan, with their answers. */
export function Conversation({ itinerary, plan, onPlanAnew }: ConversationProps) {
  const session = useEditSession()
  const [messages, setMessages] = useState<ChatMessage[]>([])
  const [busy, setBusy] = useState(false)
  const [proposed, setProposed] = useState<Proposed | null>(null)
  const log = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState('')
  const { revisions, editing: paid } = entitlements(plan)

  const say = (role: ChatMessage['role'], content: string, more: Pick<ChatMessage, 'note' | 'offer'> = {}) =>
    setMessages((list) => [...list, { id: list.length, role, content, ...more }])

  async function ask(sentence: string) {
    say('user', sentence)
    setBusy(true)
    try {
      // The code that understands sentences loads with the first one.
      const { answerSentence } = await import('./conversation-state')
      const shown = session?.shown ?? itinerary
      const onWords = setWords
      const {
        say: told,
        proposed: change,
        ...more
      } = await answerSentence(sentence, {
        itinerary: shown,
        paid,
        revisions,
        session,
        before: messages,
        onWords,
      })
      say('assistant', told, more)
      setProposed(change)
    } catch (error) {
      console.warn('the assistant could not answer', error)
      say('system', trouble)
    }
    setWords('')
    setBusy(false)
  }

  const underWay: ChatMessage = { id: messages.length, role: 'assistant', content: words }
  const spoken = words === '' ? messages : [...messages, underWay]

  useEffect(() => {
    if (messages.length > 0 || words !== '') log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [messages, words])

  return (
    <>
      {messages.length > 0 && (
        <div
          ref={log}
          role="log"
          aria-label="Conversation"
          // Announced to screen readers when it is complete.
          aria-busy={words !== ''}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
          tabIndex={0}
          className="grid max-h-96 gap-3 overflow-y-auto p-1"
        >
          {spoken.map(({ id, role, content, note, offer }) => (
            <ChatBubble key={id} role={role}>
              <p>{content}</p>
              {note && <p className="mt-1 text-ink-soft text-small">{note}</p>}
              {offer && (
                <Suspense fallback={null}>
                  <Offered offer={offer} place={itinerary.destination} onPlanAnew={onPlanAnew} />
                </Suspense>
              )}
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
