import { expect, test } from 'vitest'
import { inShort } from './in-short'

test('a description keeps whole sentences, or whole words of a long one', () => {
  expect(inShort('Four days in Rome.')).toBe('Four days in Rome.')
  const sentence = `${'Rome '.repeat(15).trim()}.`
  expect(inShort(`${sentence} ${sentence} ${sentence}`)).toBe(`${sentence} ${sentence}`)
  const long = inShort('Palaces '.repeat(40))
  expect(long).toMatch(/^(Palaces )+Palaces…$/)
  expect(long.length).toBeLessThanOrEqual(160)
})
