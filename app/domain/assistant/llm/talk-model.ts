import type { LanguageModel, Usage } from '~/domain/planning/llm-engine/language-model'
import type { TokenPrices } from '~/domain/planning/model-usage'
import type { LlmReply } from './llm-reply'

/** A language model for the assistant, and what it costs. */
export interface AssistantModel {
  name: string
  /** Null where nobody has said. */
  prices: TokenPrices | null
  /** A model for one answer to somebody, within the day's budget. */
  forOneAnswer(ownerId: string, useId: string): LanguageModel
  /** Counts what the answer took against the day's budget. */
  settle(ownerId: string, useId: string, used: Usage): Promise<void>
}

/** Gives an answer, telling its words as they come. */
export type Answering = (onWords: (text: string) => void, signal: AbortSignal) => Promise<LlmReply<string>>
