import type { TokenPrices } from '~/domain/planner/model-usage'
import type { LanguageModel } from '~/domain/planner/written/language-model'
import type { WrittenReply } from './written-reply'

/** A language model for the assistant, and what it costs. */
export interface TalkModel {
  name: string
  /** Null where nobody has said. */
  prices: TokenPrices | null
  forOneAnswer(): LanguageModel
}

/** Gives an answer, telling its words as they come. */
export type Answering = (onWords: (text: string) => void, signal: AbortSignal) => Promise<WrittenReply>
