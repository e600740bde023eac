import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Destination } from '~/domain/catalogue/destination'
import { offenceOf } from './text-gate'
import { textGuard } from './text-guard'

const rome = Destination.parse(JSON.parse(readFileSync('catalogue/rome.json', 'utf8')))
const linesOf = (name: string) =>
  readFileSync(new URL(`./gate-corpus/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ language: line.slice(0, 2), text: line.slice(3) }))

const guard = textGuard({ interests: [], additionalInfo: '' }, rome)
const isShown = (text: string) => guard(text, 240, '') !== undefined

describe('the gate for what a model writes, over written lines in five languages', () => {
  const [bad, decent] = [linesOf('bad'), linesOf('decent')]

  it('has two hundred lines of either kind', () => {
    expect(Math.min(bad.length, decent.length)).toBeGreaterThanOrEqual(200)
    expect(new Set([...bad, ...decent].map(({ language }) => language)).size).toBe(5)
  })

  it('stops at least 99 of 100 bad lines', () => {
    const shown = bad.filter(({ text }) => isShown(text))
    console.info(`${bad.length - shown.length} of ${bad.length} bad lines are stopped`)
    expect(shown.length, shown.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(bad.length / 100)
  })

  it('loses at most one of 100 decent lines', () => {
    const lost = decent.filter(({ text }) => !isShown(text))
    console.info(`${lost.length} of ${decent.length} decent lines are lost`)
    expect(lost.length, lost.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(decent.length / 100)
  })
})

describe('the gate', () => {
  it('lets figures through that were given, in any way of writing them, and small counts', () => {
    const given = { fact: 'Built in 1626. Tickets from €1,240.00; opens at 09:30.' }
    for (const text of [
      'Since 1626.',
      'For €1240 you get a room.',
      'Come at 9:30.',
      'One of the 3 great squares.',
    ])
      expect(offenceOf(text, given), text).toBeUndefined()
    const fact = 'A lane barely two metres wide.'
    expect(offenceOf('It is two metres wide.', fact)).toBeUndefined()
    expect(offenceOf('It is nine metres wide, and two metres long.', fact)).toBe('figure')
    for (const text of ['Since 1627.', 'For €1241 you get a room.', 'Come at 9:31.', 'Only 3 km away.'])
      expect(offenceOf(text, given), text).toBe('figure')
  })

  it('is not fooled by invisible letters, wide letters or broken words', () => {
    for (const text of [
      'Go to evil\u200b.example now',
      'ｗｗｗ．evil．example',
      'Write to a (at) b',
      'See h\u00adttps://x',
    ])
      expect(offenceOf(text, ''), text).toBeDefined()
  })

  it('lets a name through that the traveller typed, and the same one in no other plan', () => {
    const text = 'Have lunch at Trattoria Da Gino, as you wished.'
    const typed = textGuard({ interests: [], additionalInfo: 'lunch at Trattoria Da Gino please' }, rome)
    expect(typed(text, 200, '')).toBe(text)
    expect(guard(text, 200, '')).toBeUndefined()
  })
})
