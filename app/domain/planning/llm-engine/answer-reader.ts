import type { Answer, AnswerBook, LanguageModel, Question } from './language-model'

/** Time between two tellings of an answer that is still being written, milliseconds; its first words wait for nothing. */
const tellEvery = 90

export interface AnswerReaderParts {
  model: LanguageModel
  answers: AnswerBook
  now(): number
  /** Questions that may be under way at once. */
  parallel: number
}

/** Asks a plan's questions: each once, so many at a time, telling the words as they are written. */
export class AnswerReader {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly parts: AnswerReaderParts,
    private readonly signal: AbortSignal,
  ) {}

  /** `wordsOf` gives what a guard may see of an answer so far, and nothing while there are no words. */
  async ask(
    question: Question,
    wordsOf: (value: unknown) => string,
    tell: (words: string) => void,
  ): Promise<Answer> {
    const { model, answers, now } = this.parts
    const known = answers.recall(question.name)
    if (known) return known
    await this.turn()
    try {
      let last = Number.NEGATIVE_INFINITY
      const onPart = (value: unknown) => {
        if (now() - last < tellEvery) return
        const words = wordsOf(value)
        if (words === '') return
        last = now()
        tell(words)
      }
      const answer = await model.ask(question, onPart, this.signal)
      // What was broken off here is asked again when the work goes on.
      if (!this.signal.aborted) answers.keep(question.name, answer)
      return answer
    } finally {
      this.running--
      this.waiting.shift()?.()
    }
  }

  private async turn(): Promise<void> {
    if (this.running >= this.parts.parallel) await new Promise<void>((go) => this.waiting.push(go))
    this.running++
  }
}
