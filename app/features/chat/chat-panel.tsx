import type { PlanType } from '~/domain/billing/plans'
import type { GenerationView } from '~/domain/planning/generation-view'
import { narrationOf } from '~/messages/en/narration'
import { buttonClass } from '~/ui/button-class'
import { classes } from '~/ui/classes'
import { latePart } from '~/ui/late-part'
import { TripIcon } from '~/ui/trip-icon'
import { ChatBubble } from './chat-bubble'
import type { PlanAnew } from './plan-anew'

// Questions come once a plan is there.
const Conversation = latePart(async () => (await import('./conversation')).Conversation)

interface ChatPanelProps {
  view: GenerationView
  plan: PlanType
  onPlanAnew: (change: PlanAnew) => void
}

/** The assistant: reports progress while a plan is made, and answers questions about the finished plan. */
export function ChatPanel({ view, plan, onPlanAnew }: ChatPanelProps) {
  const { itinerary, phase, failure, trouble } = view
  const ready = phase === 'done' && itinerary !== null
  // On a phone a finished plan comes first: its assistant is a button in the row of the plan's buttons.
  const aside = ready && !failure && !trouble
  return (
    <section
      aria-label="Assistant"
      // Beside the actions of the plan, with the field below both.
      className={classes('not-printed', aside ? 'contents' : 'grid gap-3 max-lg:mb-3')}
    >
      <div data-testid="guide" aria-live="polite" className={classes(aside && 'max-lg:sr-only')}>
        <ChatBubble role={failure || trouble ? 'system' : 'assistant'}>
          <p>{narrationOf(view, plan)}</p>
        </ChatBubble>
      </div>
      {ready && (
        <>
          <div className="lg:hidden">
            <button
              type="button"
              data-fold
              aria-expanded="false"
              className={buttonClass({ size: 'small', className: 'max-sm:px-2' })}
            >
              <TripIcon name="chat" className="max-sm:hidden" />
              Ask
            </button>
          </div>
          <div className="phone-fold order-last grid min-w-0 gap-3 max-lg:basis-full lg:col-span-2">
            <Conversation key={view.generationId} itinerary={itinerary} plan={plan} onPlanAnew={onPlanAnew} />
          </div>
        </>
      )}
    </section>
  )
}
