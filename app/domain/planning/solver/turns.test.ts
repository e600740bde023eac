import { describe, expect, it } from 'vitest'
import type { Steps } from './steps'
import { Turns } from './turns'

/** A clock that goes on by what is waited for, a millisecond at least. */
function clock() {
  let time = 0
  return {
    now: () => time,
    async wait(milliseconds: number) {
      await new Promise((resolve) => setTimeout(resolve))
      time += Math.max(1, milliseconds)
    },
  }
}

function* counted(name: string, told: string[], steps = 3): Steps<string> {
  for (let step = 1; step <= steps; step++) {
    told.push(`${name}${step}`)
    yield
  }
  return name
}

describe('work that shares a thread', () => {
  it('is done in the order in which it came, with its own result', async () => {
    const told: string[] = []
    const turns = new Turns(clock())
    const results = await Promise.all(['a', 'b', 'c'].map((name) => turns.run(counted(name, told))))
    expect(results).toEqual(['a', 'b', 'c'])
    expect(told.join(' ')).toBe('a1 a2 a3 b1 b2 b3 c1 c2 c3')
  })

  it('lets what is short run between its steps', async () => {
    const told: string[] = []
    const work = new Turns(clock()).run(counted('a', told))
    await new Promise((resolve) => setTimeout(resolve))
    told.push('short')
    await work
    expect(told.join(' ')).toBe('a1 a2 short a3')
  })

  it('goes on after work that has failed', async () => {
    const turns = new Turns(clock())
    // biome-ignore lint/correctness/useYield: fails in its first step
    function* failing(): Steps<string> {
      throw new Error('no timetable')
    }
    const results = await Promise.allSettled([turns.run(failing()), turns.run(counted('b', []))])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  })

  it('does not wait for work that was broken off from outside', async () => {
    const time = clock()
    let first = true
    const wait = (milliseconds: number) => {
      if (!first) return time.wait(milliseconds)
      first = false
      return new Promise<void>(() => {})
    }
    const turns = new Turns({ now: time.now, wait })
    void turns.run(counted('gone', []))
    expect(await turns.run(counted('b', []))).toBe('b')
  })
})
