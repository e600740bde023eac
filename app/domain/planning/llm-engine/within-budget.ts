import type { LanguageModel } from './language-model'

/** A model that is asked only if `reserve` finds money for it in the day's budget; it is called once, at the first question. */
export function withinBudget(model: LanguageModel, reserve: () => Promise<boolean>): LanguageModel {
  let reserved: Promise<boolean> | undefined
  return {
    async ask(question, onPart, signal) {
      reserved ??= reserve()
      if (await reserved) return model.ask(question, onPart, signal)
      return { ok: false, failure: 'day-spent', usage: { inputTokens: 0, outputTokens: 0 } }
    },
  }
}
