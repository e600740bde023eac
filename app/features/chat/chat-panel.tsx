import type { PlanType } from '~/domain/billing/plans'
import type { GenerationView } from '~/domain/planning/generation-view'
import { narrationOf } from '~/messages/en/narration'
import { ChatBubble } from './chat-bubble'
import { Conversation } from './conversation'
import type { PlanAnew } from './plan-anew'

interface ChatPanelProps {
  view: GenerationView
  plan: PlanType
  onPlanAnew: (change: PlanAnew) => void
}

/** The assistant: reports progress while a plan is made, and answers questions about the finished plan. */
export function ChatPanel({ view, plan, onPlanAnew }: ChatPanelProps) {
  const { itinerary, phase, failure, trouble } = view
  return (
    <section aria-label="Assistant" className="not-printed mb-6 grid gap-3">
      <div data-testid="guide" aria-live="polite">
        <ChatBubble role={failure || trouble ? 'system' : 'assistant'}>
          <p>{narrationOf(view, plan)}</p>
        </ChatBubble>
      </div>
      {phase === 'done' && itinerary && (
        <Conversation key={view.generationId} itinerary={itinerary} plan={plan} onPlanAnew={onPlanAnew} />
      )}
    </section>
  )
}
