import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, LanguageModel, Question } from '../../../app/domain/planning/llm-engine/language-model'
import { answerSchema } from '../../../app/services/openai/answer-schema.server'

/** An answer that was written for a question, with the data of the question: it answers no other. */
interface Recorded {
  data: unknown
  answer: unknown
}

const folder = 'scripts/eval/pairs/answers'
const nothing = { inputTokens: 0, outputTokens: 0 }

/** A question that nobody has answered yet, or that is another than the one that was answered. */
export interface Unanswered {
  traveller: string
  question: string
  changed: boolean
}

/** A model that gives the answers that were recorded for a traveller; questions without one are written to `askIn` as they would be sent. */
export function recordedModel(
  traveller: string,
  askIn?: string,
): { model: LanguageModel; unanswered: Unanswered[] } {
  const file = join(folder, `${traveller}.json`)
  const recorded: Record<string, Recorded> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const unanswered: Unanswered[] = []
  return {
    unanswered,
    model: {
      async ask(question): Promise<Answer> {
        const { name, data } = question
        const known = recorded[name]
        if (known && JSON.stringify(known.data) === JSON.stringify(data))
          return { ok: true, value: known.answer, usage: nothing }
        // The engine asks again where an answer was of no use: that is part of what is looked at.
        unanswered.push({ traveller, question: name, changed: known !== undefined })
        if (askIn) writeQuestion(join(askIn, traveller), question)
        return { ok: false, failure: 'refused', usage: nothing }
      },
    },
  }
}

function writeQuestion(to: string, { name, instructions, data, form }: Question): void {
  mkdirSync(to, { recursive: true })
  writeFileSync(join(to, `${name}.data.json`), JSON.stringify(data))
  const schema = JSON.stringify(answerSchema(form))
  writeFileSync(join(to, `${name}.txt`), `${instructions}\n\n${schema}\n\n${JSON.stringify(data)}\n`)
}

/** Takes answers that were written beside the questions of `askIn`, as `NAME.answer.json`, into what is recorded. */
export function record(traveller: string, askIn: string, names: readonly string[]): number {
  const file = join(folder, `${traveller}.json`)
  const recorded: Record<string, Recorded> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  let taken = 0
  for (const name of names) {
    const written = join(askIn, traveller, `${name}.answer.json`)
    if (!existsSync(written)) continue
    const data: unknown = JSON.parse(readFileSync(join(askIn, traveller, `${name}.data.json`), 'utf8'))
    recorded[name] = { data, answer: JSON.parse(readFileSync(written, 'utf8')) }
    taken++
  }
  if (taken > 0) writeFileSync(file, `${JSON.stringify(recorded, null, 1)}\n`)
  return taken
}
