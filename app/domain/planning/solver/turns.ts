import type { Steps } from './steps'

interface Clock {
  /** Milliseconds. */
  now(): number
  /** Lets other work of the thread run for that many milliseconds at least. */
  wait(milliseconds: number): Promise<void>
}

/** How often work looks whether its turn has come, milliseconds. */
const look = 10
/** Work that has not moved on for so long was broken off from outside; nobody waits for it, milliseconds. */
const patience = 2000

/**
 * Work in steps that shares one thread, first come, first served. Between the steps the thread is free for everything
 * short. Taking steps of all in turn would end all of them as late as the last one.
 */
export class Turns {
  private readonly line: object[] = []
  /** When the first in line last moved on. */
  private moved = 0

  constructor(private readonly clock: Clock) {}

  async run<Result>(steps: Steps<Result>): Promise<Result> {
    const { now, wait } = this.clock
    const mine = {}
    if (this.line.push(mine) === 1) this.moved = now()
    try {
      while (this.line.includes(mine) && this.line[0] !== mine) {
        await wait(look)
        if (now() - this.moved > patience) this.leave(this.line[0] ?? mine)
      }
      for (;;) {
        const step = steps.next()
        if (step.done) return step.value
        if (this.line[0] === mine) this.moved = now()
        await wait(0)
      }
    } finally {
      this.leave(mine)
    }
  }

  private leave(work: object): void {
    const at = this.line.indexOf(work)
    if (at < 0) return
    this.line.splice(at, 1)
    if (at === 0) this.moved = this.clock.now()
  }
}
