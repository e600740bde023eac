import { describe, expect, it } from 'vitest'
import { isExact, readCorpus, wronglyApplied } from './corpus'

const results = readCorpus()
const languages = [...new Set(results.map(({ language }) => language))]

describe.each(languages)('what people write, in "%s"', (language) => {
  const own = results.filter((each) => each.language === language && !each.heldOut)

  it('is understood exactly in five of six sentences', () => {
    const missed = own.filter((each) => !isExact(each))
    const lines = missed.map(({ sentence, got }) => `${sentence} → ${got.join(' ; ')}`)
    expect(missed.length, lines.join('\n')).toBeLessThanOrEqual(own.length / 6)
  })

  it('is never passed over in silence', () => {
    expect(own.filter(({ silent }) => silent).map(({ sentence }) => sentence)).toEqual([])
  })

  it('is rarely read as something that was not meant', () => {
    const wrong = own.flatMap((each) => wronglyApplied(each).map((got) => `${each.sentence} → ${got}`))
    const applied = own.reduce((sum, { got }) => sum + got.length, 0)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(applied * 0.1)
  })
})
