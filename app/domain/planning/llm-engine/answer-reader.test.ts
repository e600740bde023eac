import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AnswerReader } from './answer-reader'
import type { Answer, LanguageModel, Question } from './language-model'

const question = (name: string): Question => ({
  name,
  instructions: () => '',
  data: null,
  form: z.string(),
  mostTokens: 100,
})
const said: Answer = { ok: true, value: '', usage: { inputTokens: 1, outputTokens: 1 } }

function readerOf(model: LanguageModel, { parallel = 1, now = (): number => 0 } = {}) {
  const answers = { recall: () => undefined, keep: () => {} }
  const pause = async () => {}
  return new AnswerReader({ model, answers, now, pause, parallel }, new AbortController().signal)
}

describe('the questions of a plan', () => {
  it('go out one after the other, the next as soon as an answer has begun', async () => {
    const asked: string[] = []
    const begin: (() => void)[] = []
    const end: (() => void)[] = []
    const reader = readerOf({
      async ask({ name }, onPart) {
        asked.push(name)
        begin.push(() => onPart(''))
        await new Promise<void>((resolve) => end.push(resolve))
        return said
      },
    })
    const all = ['a', 'b', 'c'].map((name) => reader.within()(question(name)))
    const settle = () => new Promise((resolve) => setTimeout(resolve))
    await settle()
    expect(asked).toEqual(['a'])
    begin[0]?.()
    begin[0]?.()
    await settle()
    expect(asked).toEqual(['a', 'b'])
    end[1]?.()
    await settle()
    expect(asked).toEqual(['a', 'b', 'c'])
    end[0]?.()
    end[2]?.()
    await Promise.all(all)
  })

  it('are not sent any more when nothing was heard of the first ones', async () => {
    let clock = 0
    let asked = 0
    const reader = readerOf(
      {
        async ask() {
          asked++
          clock += 8000
          return { ok: false, failure: 'late', usage: { inputTokens: 1, outputTokens: 0 } }
        },
      },
      { now: () => clock },
    )
    await Promise.all(['a', 'b', 'c'].map((name) => reader.within()(question(name))))
    expect(asked).toBe(1)
  })

  it('have eight seconds for each part, which begin when the first one is sent', async () => {
    let clock = 100
    const until: (number | undefined)[] = []
    const reader = readerOf(
      {
        async ask(asked) {
          until.push(asked.until)
          clock += 3000
          return said
        },
      },
      { now: () => clock },
    )
    const ask = reader.within()
    await ask(question('day-1'))
    await ask(question('day-1-again'))
    await reader.within()(question('day-2'))
    expect(until).toEqual([8100, 8100, 14_100])
  })

  it('are sent after other work of the plan, however long that took, within what is left of their time', async () => {
    let clock = 0
    const until: (number | undefined)[] = []
    const reader = readerOf(
      {
        async ask(question) {
          until.push(question.until)
          clock += 3000
          return { ok: false, failure: 'late', usage: { inputTokens: 1, outputTokens: 0 } }
        },
      },
      { now: () => clock },
    )
    await reader.within(3000)(question('wishes'))
    clock = 60_000
    reader.goOn()
    await reader.within()(question('day-1'))
    expect(until).toEqual([3000, 65_000])
  })
})
