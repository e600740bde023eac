import type { ReactNode } from 'react'
import type { ChatMessage } from '~/domain/assistant/chat-message'
import { classes } from '~/ui/classes'

interface ChatBubbleProps {
  role: ChatMessage['role']
  children: ReactNode
}

/** A message: the traveller's own on the right, all others with the assistant's icon. */
export function ChatBubble({ role, children }: ChatBubbleProps) {
  const own = role === 'user'
  return (
    <div className={classes('flex items-start gap-3', own && 'justify-end')} data-role={role}>
      {!own && (
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full bg-ink-key font-place text-ink-paper text-small"
        >
          AI
        </span>
      )}
      <div
        className={classes(
          'max-w-[38em] rounded-sheet px-4 py-2.5 leading-snug',
          own ? 'bg-ink-field text-ink-on-field' : 'bg-ink-sheet',
          role === 'system' && 'shadow-[inset_4px_0_0_var(--ink-hot)]',
        )}
      >
        <span className="sr-only">{own ? 'You: ' : 'Assistant: '}</span>
        {children}
      </div>
    </div>
  )
}
