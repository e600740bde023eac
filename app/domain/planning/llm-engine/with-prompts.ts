import type { LanguageModel } from './language-model'
import { hasPrompts } from './prompts'

/** A model that is asked only where the instructions for it were provided; our own planner serves where they were not. */
export function withPrompts(model: LanguageModel): LanguageModel {
  return {
    async ask(...asked) {
      if (hasPrompts()) return model.ask(...asked)
      return { ok: false, failure: 'no-prompts', usage: { inputTokens: 0, outputTokens: 0 } }
    },
  }
}
