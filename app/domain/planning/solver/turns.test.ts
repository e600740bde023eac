import { describe, expect, it } from 'vitest'
import type { Steps } from '../steps'
import { Turns } from './turns'

const wait = () => new Promise<void>((resolve) => setTimeout(resolve))

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
    const turns = new Turns(wait)
    const results = await Promise.all(['a', 'b', 'c'].map((name) => turns.run(counted(name, told))))
    expect(results).toEqual(['a', 'b', 'c'])
    expect(told.join(' ')).toBe('a1 a2 a3 b1 b2 b3 c1 c2 c3')
  })

  it('lets what is short run between its steps', async () => {
    const told: string[] = []
    const work = new Turns(wait).run(counted('a', told))
    await wait()
    told.push('short')
    await work
    expect(told.join(' ')).toMatch(/^a1 .*short .*a3$/)
  })

  it('goes on after work that has failed', async () => {
    const turns = new Turns(wait)
    function* failing(): Steps<string> {
      yield
      throw new Error('no timetable')
    }
    const results = await Promise.allSettled([turns.run(failing()), turns.run(counted('b', []))])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  })

  it('does not wait for work that was broken off from outside', async () => {
    const gone = () => new Promise<void>(() => {})
    let pause = gone
    const turns = new Turns(() => pause())
    void turns.run(counted('gone', []))
    await wait()
    pause = wait
    expect(await turns.run(counted('b', []))).toBe('b')
  })
})
