import { describe, expect, it } from 'vitest'
import { isExact, readCorpus, wronglyApplied } from './corpus'

const results = readCorpus()
const languages = [...new Set(results.map(({ language }) => language))]

describe.each(languages)('what people write, in "%s"', (language) => {
  const own = results.filter((each) => each.language === language)

  it('is understood exactly in nine of ten sentences', () => {
    const missed = own.filter((each) => !isExact(each))
    const lines = missed.map(({ sentence, got }) => `${sentence} → ${got.join(' ; ')}`)
    expect(missed.length, lines.join('\n')).toBeLessThanOrEqual(own.length * 0.1)
  })

  it('is never passed over in silence', () => {
    expect(own.filter(({ silent }) => silent).map(({ sentence }) => sentence)).toEqual([])
  })

  it('is rarely read as something that was not meant', () => {
    const wrong = own.flatMap((each) => wronglyApplied(each).map((got) => `${each.sentence} → ${got}`))
    const applied = own.reduce((sum, { got }) => sum + got.length, 0)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(applied * 0.04)
  })
})
