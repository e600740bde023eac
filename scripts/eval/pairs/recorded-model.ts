import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Answer, LanguageModel, Question } from '../../../app/domain/planning/llm-engine/language-model'
import { answerSchema } from '../../../app/services/openai/answer-schema.server'

/** The answers that were written for a traveller, by the question's name; the stops of a day are named, not numbered. */
type Recorded = Record<string, unknown>

const folder = 'scripts/eval/pairs/answers'
const nothing = { inputTokens: 0, outputTokens: 0 }

/** A question that nobody has answered yet, or one that lacks a place of its answer. */
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
  const recorded = recordedFor(traveller)
  const unanswered: Unanswered[] = []
  return {
    unanswered,
    model: {
      async ask(question): Promise<Answer> {
        const known = recorded[question.name]
        const value = known === undefined ? undefined : numbered(known, question)
        if (value !== undefined) return { ok: true, value, usage: nothing }
        // The engine asks again where an answer was of no use: that is part of what is looked at.
        unanswered.push({ traveller, question: question.name, changed: known !== undefined })
        if (askIn) writeQuestion(join(askIn, traveller), question)
        return { ok: false, failure: 'refused', usage: nothing }
      },
    },
  }
}

const DayWritten = z.looseObject({ stops: z.array(z.looseObject({ id: z.string() })) })
const DayAsked = z.looseObject({ proposal: z.string(), others: z.string() })

/**
 * The answer with the numbers that the question has for its places. Undefined where the question lacks one of them: then it is about
 * another day. A day that has them all may have changed otherwise, so that an answer outlives small changes of the planner.
 */
function numbered(answer: unknown, { data }: Question): unknown {
  const day = DayWritten.safeParse(answer).data
  const asked = DayAsked.safeParse(data).data
  if (!day || !asked) return answer
  const numbers = new Map(
    [...`${asked.proposal}\n${asked.others}`.matchAll(/^(\d+) ([^;\n]+)/gm)].map(([, number, name]) => [
      name,
      number,
    ]),
  )
  const stops = day.stops.flatMap(({ id, ...rest }) => {
    const number = numbers.get(id)
    return number === undefined ? [] : [{ ...rest, id: number }]
  })
  return stops.length === day.stops.length ? { ...day, stops } : undefined
}

function recordedFor(traveller: string): Recorded {
  const file = join(folder, `${traveller}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function writeQuestion(to: string, { name, data, form, ...question }: Question): void {
  mkdirSync(to, { recursive: true })
  const schema = JSON.stringify(answerSchema(form))
  writeFileSync(
    join(to, `${name}.txt`),
    `${question.instructions()}\n\n${schema}\n\n${JSON.stringify(data)}\n`,
  )
}

/** Takes answers that were written beside the questions of `askIn`, as `NAME.answer.json`, into what is recorded. */
export function record(traveller: string, askIn: string, names: readonly string[]): number {
  const recorded = recordedFor(traveller)
  let taken = 0
  for (const name of names) {
    const written = join(askIn, traveller, `${name}.answer.json`)
    if (!existsSync(written)) continue
    recorded[name] = JSON.parse(readFileSync(written, 'utf8'))
    taken++
  }
  if (taken > 0) writeFileSync(join(folder, `${traveller}.json`), `${JSON.stringify(recorded, null, 1)}\n`)
  return taken
}
