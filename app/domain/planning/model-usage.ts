import type { Usage } from './llm-engine/language-model'

/** Dollars for a million tokens. */
export interface TokenPrices {
  input: number
  output: number
}

/** What one plan, or one answer of the assistant, took of a language model. Says nothing of who asked. */
export interface ModelUsage extends Usage {
  /** Of the generation or of the answer; recorded once. */
  id: string
  purpose: 'plan' | 'talk'
  model: string
  /** Version of the prompts. */
  prompt: string
  questions: number
  /** Millionths of a dollar; null where nobody has said what the model costs. */
  microDollars: number | null
  /** What had to be put right. */
  repairs: number
  seconds: number
  /** Whether the model's words came to the traveller. */
  outcome: 'written' | 'without-model' | 'failed'
}

/** Where usage is written down for whoever pays for it. */
export interface UsageLog {
  record(usage: ModelUsage): Promise<void>
}

/** Millionths of a dollar: dollars for a million tokens are millionths of a dollar for one. */
export function costOf({ inputTokens, outputTokens }: Usage, prices: TokenPrices | null): number | null {
  return prices && Math.round(inputTokens * prices.input + outputTokens * prices.output)
}
