import type { Offer } from './offer'

/** One bubble of the conversation. The system speaks of what went wrong. */
export interface ChatMessage {
  id: number
  role: 'user' | 'system' | 'assistant'
  content: string
  /** Beside it, in small: how the answer came about. */
  note?: string
  /** Something to press under it. */
  offer?: Offer
}
