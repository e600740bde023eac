import { expect, it } from 'vitest'
import { z } from 'zod'
import { AnswerReader } from './answer-reader'
import type { LanguageModel, Question } from './language-model'

const question: Question = {
  name: 'overview',
  instructions: '',
  data: null,
  form: z.string(),
  mostTokens: 100,
}

it('tells the first words as soon as there are any, and the rest now and then', async () => {
  let clock = 0
  const parts = ['', '', 'R', 'Ro', 'Rom', 'Rome']
  const model: LanguageModel = {
    async ask(_question, onPart) {
      for (const part of parts) {
        onPart(part)
        clock += 40
      }
      return { ok: true, value: 'Rome', usage: { inputTokens: 1, outputTokens: 1 } }
    },
  }
  const answers = { recall: () => undefined, keep: () => {} }
  const reader = new AnswerReader(
    { model, answers, now: () => clock, parallel: 1 },
    new AbortController().signal,
  )
  const told: [string, number][] = []
  await reader.ask(question, String, (words) => told.push([words, clock]))
  expect(told).toEqual([
    ['R', 80],
    ['Rome', 200],
  ])
})
