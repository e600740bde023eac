import { describe, expect, it } from 'vitest'
import { agreed } from './agree'
import type { Constraint, Read, Reading } from './constraint'
import { inShort } from './in-short'

const museums = { by: 'kind', kind: 'museum' } as const
const like: Constraint = { is: 'like', what: museums }
const skip: Constraint = { is: 'skip', what: museums }
const vegan: Constraint = { is: 'diet', diet: 'Vegan' }
const children: Constraint = { is: 'party', who: 'children' }
const read = (constraint: Constraint, certainty: number, words: Read['words'] = [[0, 10]]): Read => ({
  constraint,
  certainty,
  words,
})
const reading = (read: Read[], unread: Reading['unread'] = []): Reading => ({ read, unread, language: 'en' })

/** What is applied, and what is asked back. */
function outcome({ read }: Reading) {
  const of = (certain: boolean) =>
    read.flatMap(({ constraint, certainty }) => (certainty >= 0.7 === certain ? [inShort(constraint)] : []))
  return { applied: of(true), asked: of(false) }
}

describe('two readings of one text', () => {
  it('are certain of what both read, in the finer of the two', () => {
    const finer: Constraint = { ...children, ages: [4, 7] }
    const both = agreed(
      reading([read(children, 0.6), read(vegan, 0.8)]),
      reading([read(finer, 0.8), read(vegan, 0.8)]),
    )
    expect(outcome(both)).toEqual({ applied: ['party who:children ages:4,7', 'diet diet:Vegan'], asked: [] })
    expect(both.read.every(({ certainty }) => certainty >= 0.9)).toBe(true)
  })

  it('are asked back where one wants what the other refuses', () => {
    const both = agreed(reading([read(like, 0.9)]), reading([read(skip, 0.8)]))
    expect(outcome(both)).toEqual({ applied: [], asked: [inShort(skip), inShort(like)] })
  })

  it('are asked back where a trip has one value and they read two', () => {
    const pace = (pace: 'relaxed' | 'fast-paced') => read({ is: 'pace', pace }, 0.9)
    expect(outcome(agreed(reading([pace('relaxed')]), reading([pace('fast-paced')]))).applied).toEqual([])
  })

  it('follow the second where the grammar itself doubts', () => {
    expect(outcome(agreed(reading([read(like, 0.6)]), reading([read(skip, 0.8)])))).toEqual({
      applied: [inShort(skip)],
      asked: [],
    })
  })

  it('take what only the second reads, and say no more that it was not understood', () => {
    const both = agreed(
      reading(
        [],
        [
          [0, 10],
          [20, 30],
        ],
      ),
      reading([read(skip, 0.8, [[2, 8]])]),
    )
    expect(outcome(both).applied).toEqual([inShort(skip)])
    expect(both.unread).toEqual([[20, 30]])
  })

  it('keep what only the grammar reads where it has a form of its own, and ask back the rest', () => {
    const other = reading([read(children, 0.8, [[50, 60]])])
    expect(outcome(agreed(reading([read(vegan, 1), read(skip, 1)]), other))).toEqual({
      applied: ['diet diet:Vegan', 'party who:children'],
      asked: [inShort(skip)],
    })
  })

  it('leave a place out that one has read as seen and the other as not wanted', () => {
    const tower = { by: 'place', id: 'tower', name: 'Tower' } as const
    const unwanted: Constraint = { is: 'skip', what: tower }
    const both = agreed(
      reading([read(unwanted, 0.8)]),
      reading([read({ is: 'seen', what: tower }, 0.9, [[20, 30]])]),
    )
    expect(outcome(both).asked).toEqual([])
    expect(outcome(both).applied).toContain(inShort(unwanted))
  })

  it('keep a need that only the grammar reads where the second cites its words and says no value of it', () => {
    const wheelchair = read({ is: 'access', need: 'wheelchair' }, 0.8)
    const cited = reading([read(children, 0.8, [[50, 60]])], [[2, 8]])
    expect(outcome(agreed(reading([wheelchair]), cited)).applied).toContain('access need:wheelchair')
    // Of the same words the second has made something else.
    const else_ = reading([read(children, 0.8, [[50, 60]])], [[70, 80]])
    expect(outcome(agreed(reading([wheelchair]), else_)).asked).toEqual(['access need:wheelchair'])
  })

  it('are the grammar’s where the second says nothing of what the grammar is sure of', () => {
    expect(outcome(agreed(reading([read(skip, 0.9)]), reading([]))).applied).toEqual([inShort(skip)])
  })
})
