import { afterEach, expect, it, vi } from 'vitest'
import { askedTogether } from './asked-together'

afterEach(() => vi.useRealTimers())

/** A question whose answers are given by hand. */
function slowQuestion() {
  const asked: { answer: (text: string) => void; refuse: (error: Error) => void }[] = []
  const ask = () =>
    new Promise<string>((answer, refuse) => {
      asked.push({ answer, refuse })
    })
  return { asked, ask }
}

const soon = () => new Promise((resolve) => setTimeout(resolve))

it('gives those who come during a question the answer of the next one, which is asked once', async () => {
  const together = askedTogether<string>(() => undefined)
  const { asked, ask } = slowQuestion()
  const first = together('code', ask)
  const later = [together('code', ask), together('code', ask), together('code', ask)]
  expect(asked).toHaveLength(1)
  asked[0]?.answer('shared')
  expect(await first).toBe('shared')
  await soon()
  expect(asked).toHaveLength(2)
  asked[1]?.answer('revoked')
  expect(await Promise.all(later)).toEqual(['revoked', 'revoked', 'revoked'])
})

it('asks again for who comes after the shared question was asked', async () => {
  const together = askedTogether<string>(() => undefined)
  const { asked, ask } = slowQuestion()
  const all = [together('code', ask), together('code', ask)]
  asked[0]?.answer('first')
  await soon()
  all.push(together('code', ask))
  asked[1]?.answer('second')
  await soon()
  asked[2]?.answer('third')
  expect(await Promise.all(all)).toEqual(['first', 'second', 'third'])
  const alone = together('code', ask)
  asked[3]?.answer('fourth')
  expect(await alone).toBe('fourth')
})

it('keeps keys apart, and tells a failure to all who share it', async () => {
  const together = askedTogether<string>(() => undefined)
  const { asked, ask } = slowQuestion()
  const [one, other] = [together('one', ask), together('other', ask)]
  expect(asked).toHaveLength(2)
  const shared = [together('one', ask), together('one', ask)].map((each) => each.catch(String))
  asked[0]?.refuse(new Error('away'))
  await expect(one).rejects.toThrow('away')
  asked[1]?.answer('there')
  expect(await other).toBe('there')
  await soon()
  asked[2]?.refuse(new Error('still away'))
  expect(await Promise.all(shared)).toEqual(['Error: still away', 'Error: still away'])
})

it('does not wait for a request that ended', async () => {
  vi.useFakeTimers()
  const together = askedTogether<string>(() => undefined)
  const silent = () => new Promise<string>(() => undefined)
  void together('code', silent)
  void together('code', silent)
  const waiting = together('code', async () => 'asked alone')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await waiting).toBe('asked alone')
  const afterwards = together('code', async () => 'asked')
  await vi.advanceTimersByTimeAsync(6000)
  expect(await afterwards).toBe('asked')
})
