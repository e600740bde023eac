/** One bubble of the conversation. The system speaks of what went wrong. */
export interface ChatMessage {
  id: number
  role: 'user' | 'system' | 'assistant'
  content: string
}
