import type { Answer, AnswerBook, LanguageModel, Question } from './language-model'

/** Time that a part of a plan has for its questions, milliseconds; what comes later finds the plan finished without it. */
const timeOfPart = 8000

/** How long after its time an answer may still come, to be offered for a finished plan, milliseconds. */
const timeOfOffer = 22_000

const late: Answer = { ok: false, failure: 'late', usage: { inputTokens: 0, outputTokens: 0 } }

export interface AnswerReaderParts {
  model: LanguageModel
  answers: AnswerBook
  now(): number
  /** Lets other work of the thread go first. */
  pause(): Promise<void>
  /** Loads what the questions and the gate for the answers need; never fails. */
  loadWords?(): Promise<void>
  /** Questions that may wait for the beginning of their answer at once. */
  parallel: number
}

/** Asks a plan's questions: each once, and so many at a time. */
export class AnswerReader {
  private running = 0
  /** When the first question was sent, and whether an answer to any has begun. */
  private begun: number | undefined
  private heard = false
  /** How long a question has waited in vain, milliseconds. */
  private waited = 0
  private readonly waiting: (() => void)[] = []
  private readonly words: Promise<void> | undefined

  constructor(
    private readonly parts: AnswerReaderParts,
    private readonly signal: AbortSignal,
  ) {
    this.words = parts.loadWords?.()
  }

  /** Asks for one part of the plan, within `time` milliseconds: all its questions share one deadline, which begins when the
   * first one is sent. An answer that has begun by then goes on for `whenLate`. */
  within(
    time = timeOfPart,
    whenLate?: (answer: Promise<Answer>, question: Question) => void,
  ): (question: Question) => Promise<Answer> {
    let until: number | undefined
    return async (question) => {
      const { model, answers, now } = this.parts
      await this.words
      const known = answers.recall(question.name)
      if (known) return known
      const leave = await this.turn()
      const sent = this.parts.now()
      try {
        this.begun ??= now()
        // A service that has not been heard yet gets the time of one part for all of them.
        until ??= (this.heard ? now() : this.begun) + time
        // Who was silent for the first questions is not asked the others.
        if (!this.heard && now() >= this.begun + timeOfPart) return late
        const onPart = () => {
          this.heard = true
          // Once its answer has begun, the next question may be sent.
          leave()
        }
        const take = whenLate && ((answer: Promise<Answer>) => whenLate(answer, question))
        const goesOn = take && { until: until + timeOfOffer, take }
        const asked = { ...question, until, ...(goesOn && { goesOn }) }
        const answer = await model.ask(asked, onPart, this.signal)
        if (answer.ok) this.heard = true
        if (!this.heard) this.waited = Math.max(this.waited, now() - sent)
        // What was broken off here is asked again when the work goes on.
        if (!this.signal.aborted) answers.keep(question.name, answer)
        return answer
      } finally {
        leave()
      }
    }
  }

  /** Goes on after other work of the plan, whose time is not the service's: what was waited for in vain still counts. */
  goOn(): void {
    if (this.begun !== undefined) this.begun = this.parts.now() - this.waited
  }

  /** Waits until a question may be sent; the function that it gives lets the next one go, once. */
  private async turn(): Promise<() => void> {
    if (this.running >= this.parts.parallel) await new Promise<void>((go) => this.waiting.push(go))
    else this.running++
    let left = false
    return () => {
      if (left) return
      left = true
      const next = this.waiting.shift()
      if (next) next()
      else this.running--
    }
  }
}
