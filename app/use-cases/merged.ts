/** What several sources give, in the order in which it comes, each piece with the number of its source. Sources may be added while it is read. */
export class Merged<Piece> {
  private readonly sources: AsyncIterator<Piece>[] = []
  private readonly waiting = new Map<number, Promise<{ from: number; step: IteratorResult<Piece> }>>()

  add(source: AsyncIterable<Piece>): void {
    this.sources.push(source[Symbol.asyncIterator]())
    this.ask(this.sources.length - 1)
  }

  /** Ends when all sources have ended, after `onEnd` had the chance to add another one. */
  async *pieces(onEnd: (from: number) => void): AsyncGenerator<{ from: number; piece: Piece }> {
    try {
      while (this.waiting.size > 0) {
        const { from, step } = await Promise.race(this.waiting.values())
        this.waiting.delete(from)
        if (step.done) onEnd(from)
        else {
          yield { from, piece: step.value }
          this.ask(from)
        }
      }
    } finally {
      // Nobody waits for those that still work.
      for (const source of this.sources) source.return?.().catch(() => {})
    }
  }

  private ask(from: number): void {
    const next = this.sources[from]?.next()
    if (!next) return
    const asked = next.then((step) => ({ from, step }))
    asked.catch(() => {})
    this.waiting.set(from, asked)
  }
}
