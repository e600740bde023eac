/** What several tasks put in, one guard takes out in the order in which it came. */
export class AsyncQueue<Letter> implements AsyncIterable<Letter> {
  private readonly letters: Letter[] = []
  private end: { error?: unknown } | undefined
  private wake = () => {}

  put(letter: Letter): void {
    this.letters.push(letter)
    this.wake()
  }

  /** No more letters come; with an error, the guard meets it after the last letter. */
  close(error?: unknown): void {
    this.end ??= error === undefined ? {} : { error }
    this.wake()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Letter> {
    for (;;) {
      const letter = this.letters.shift()
      if (letter !== undefined) yield letter
      else if (this.end) {
        if ('error' in this.end) throw this.end.error
        return
      } else
        await new Promise<void>((resolve) => {
          this.wake = resolve
        })
    }
  }
}
