import type { Steps } from '../steps'

/** How often work looks whether its turn has come, milliseconds. */
const look = 10
/**
 * Looks in a row that find no step more: the work was broken off from outside, and nobody waits for it. Looks and not time
 * are counted, since on a busy thread the work whose turn it is waits as long as those that look.
 */
const patience = 200

/**
 * Work in steps that shares one thread, first come, first served. Between the steps the thread is free for everything
 * short. Taking steps of all in turn would end all of them as late as the last one.
 */
export class Turns {
  private readonly line: object[] = []
  /** Steps of all work so far. */
  private steps = 0

  /** `wait` lets other work of the thread run for that many milliseconds at least. */
  constructor(private readonly wait: (milliseconds: number) => Promise<void>) {}

  async run<Result>(steps: Steps<Result>): Promise<Result> {
    const mine = {}
    this.line.push(mine)
    try {
      await this.turnOf(mine)
      for (;;) {
        const step = steps.next()
        this.steps++
        if (step.done) return step.value
        await this.wait(0)
      }
    } finally {
      this.leave(mine)
    }
  }

  private async turnOf(work: object): Promise<void> {
    let [seen, looks] = [this.steps, 0]
    while (this.line[0] !== work) {
      await this.wait(look)
      if (this.steps !== seen) [seen, looks] = [this.steps, 0]
      else if (++looks > patience) {
        this.leave(this.line[0] ?? work)
        looks = 0
      }
    }
  }

  private leave(work: object): void {
    const at = this.line.indexOf(work)
    if (at >= 0) this.line.splice(at, 1)
  }
}
