import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { LanguageModel } from './language-model'
import { withinBudget } from './within-budget'

const question = { name: 'day-1', instructions: () => '', data: {}, form: z.object({}), mostTokens: 10 }
const answer = { ok: true as const, value: {}, usage: { inputTokens: 3, outputTokens: 4 } }

it.each([
  [true, 2, answer],
  [false, 0, { ok: false, failure: 'day-spent', usage: { inputTokens: 0, outputTokens: 0 } }],
])('asks a model with a budget left (%s), and looks for it once', async (left, calls, expected) => {
  const ask = vi.fn<LanguageModel['ask']>().mockResolvedValue(answer)
  const reserve = vi.fn().mockResolvedValue(left)
  const model = withinBudget({ ask }, reserve)
  const questions = [1, 2].map(() => model.ask(question, () => {}, new AbortController().signal))
  expect(await Promise.all(questions)).toEqual([expected, expected])
  expect(ask).toHaveBeenCalledTimes(calls)
  expect(reserve).toHaveBeenCalledOnce()
})
