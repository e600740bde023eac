import { describe, expect, it } from 'vitest'
import { townOf } from '~/domain/testing/plan-of-town'
import { confirmed } from './confirmed'
import { certainEnough } from './constraint'
import { provideLexicons } from './lexicons'
import { allLexicons } from './lexicons/all'
import { read } from './read'

provideLexicons(allLexicons)

describe('a wish that was asked back', () => {
  const rome = townOf('rome')
  const [asked] = read('my brother says no museums', rome).read

  it('is said by a plain sentence after the text', () => {
    expect(asked?.certainty).toBeLessThan(certainEnough)
    const text = asked && confirmed('my brother says no museums', asked.constraint, 'No museums', rome)
    expect(text).toBe('my brother says no museums. No museums.')
    expect(read(text ?? '', rome).read.some(({ certainty }) => certainty >= certainEnough)).toBe(true)
  })

  it('is not offered where the sentence would be read as something else', () => {
    expect(asked && confirmed('my brother says no museums', asked.constraint, 'Numismatics', rome)).toBeNull()
  })

  it('is not offered where the field is full', () => {
    expect(asked && confirmed('a '.repeat(999), asked.constraint, 'No museums', rome)).toBeNull()
  })
})
