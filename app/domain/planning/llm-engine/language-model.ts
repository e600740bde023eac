import { z } from 'zod'

/** A question to a language model. Whatever a person typed is in `data`, as JSON, never in the instructions. */
export interface Question {
  /** Names the question within a plan; the same name is the same question after a restart. */
  name: string
  /** What the model is told; asked for when the question is sent, since the words wait in a file. */
  instructions(): string
  data: unknown
  /** The form of the answer. Models that hold to a JSON schema can give no other; all others are read with care. */
  form: z.ZodType
  /** The answer's length that is paid for at most, tokens. */
  mostTokens: number
  /** Asked before the plan's other work: the plan's time begins with a later question. */
  beforehand?: true
  /** When the answer is too late, on the clock of the model, milliseconds; without it, when the plan's time is over. */
  until?: number
  /**
   * What is to be done with an answer that has begun by `until` and goes on: it may take until `goesOn.until` and is given to
   * `goesOn.take`, while the question is answered with "late".
   */
  goesOn?: { until: number; take(answer: Promise<Answer>): void }
}

/** What a question has cost. */
const Usage = z.object({ inputTokens: z.int().min(0), outputTokens: z.int().min(0) })
export type Usage = z.infer<typeof Usage>

/**
 * Why there is no answer: our instructions could not be loaded; the service cannot be reached, asks to come back later, has no credit
 * left, does not accept our key, does not know the model, or does not take the question; the answer came to a halt, came too late, is no
 * JSON or not of its form, was cut off, refused or filtered; the plan's budget is spent; or the service failed so often of late that it
 * is left alone for a while.
 */
export const answerFailures = [
  'no-prompts',
  'unreachable',
  'overloaded',
  'no-credit',
  'not-allowed',
  'no-model',
  'not-understood',
  'stalled',
  'late',
  'malformed',
  'cut-off',
  'refused',
  'filtered',
  'budget-spent',
  'day-spent',
  'resting',
] as const
export type AnswerFailure = (typeof answerFailures)[number]

/** An answer as it is kept; its value is read with care by whoever asked. */
export const Answer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown(), usage: Usage }),
  z.object({ ok: z.literal(false), failure: z.enum(answerFailures), usage: Usage }),
])
export type Answer = z.infer<typeof Answer>

/** A model for one plan: it tries again where that helps, within the plan's budget of tokens and time. */
export interface LanguageModel {
  /** `onPart` is told the answer as far as it has come, as a value; after a new try it begins anew. */
  ask(question: Question, onPart: (value: unknown) => void, signal: AbortSignal): Promise<Answer>
}

/**
 * Answers of a plan, kept as soon as they are complete. An engine that is started again after a crash recalls them, so
 * that it comes to the same plan and no answer is paid for twice.
 */
export interface AnswerBook {
  recall(name: string): Answer | undefined
  keep(name: string, answer: Answer): void
}
