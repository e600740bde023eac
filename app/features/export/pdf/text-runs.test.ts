import { describe, expect, it } from 'vitest'
import { breakable, directedRuns } from './text-runs'

describe('runs of a line', () => {
  it('are one where all letters run one way', () => {
    expect(directedRuns('Colosseum, 9:00')).toEqual([{ text: 'Colosseum, 9:00', rtl: false }])
    expect(directedRuns('جامع الفنا')).toEqual([{ text: 'جامع الفنا', rtl: true }])
    expect(directedRuns('')).toEqual([])
  })

  it('keep an Arabic name together inside an English line, its brackets outside', () => {
    expect(directedRuns('Spice Souk (سوق التوابل)')).toEqual([
      { text: 'Spice Souk (', rtl: false },
      { text: 'سوق التوابل', rtl: true },
      { text: ')', rtl: false },
    ])
  })

  it('read figures from the left inside a line that runs from the right', () => {
    expect(directedRuns('مقهى 24 (قديم)')).toEqual([
      { text: ' )قديم(', rtl: true },
      { text: '24', rtl: false },
      { text: 'مقهى ', rtl: true },
    ])
  })
})

describe('places to break a line', () => {
  it('are blanks, and every character of scripts without blanks', () => {
    expect(breakable('Le Bretagne (神楽坂)')).toEqual(['Le ', 'Bretagne ', '(', '神', '楽', '坂)'])
    expect(breakable('東京、朝')).toEqual(['東', '京、', '朝'])
  })
})
