import { describe, expect, it } from 'vitest'
import { dayShape, mealsWithin } from './pace'

describe('the shape of a day', () => {
  it('follows the pace', () => {
    const shape = (pace: 'relaxed' | 'moderate' | 'fast-paced') => dayShape({ pace, childFriendly: false })
    expect(shape('relaxed')).toEqual({ from: 480, to: 1290, stops: [2, 3], load: 330 })
    expect(shape('moderate')).toEqual({ from: 450, to: 1320, stops: [3, 5], load: 430 })
    expect(shape('fast-paced')).toEqual({ from: 420, to: 1350, stops: [4, 7], load: 540 })
  })

  it('ends at half past eight in the evening with children, and is otherwise the same', () => {
    expect(dayShape({ pace: 'moderate', childFriendly: true })).toEqual({
      from: 450,
      to: 1230,
      stops: [3, 5],
      load: 430,
    })
  })
})

describe('the meals of a day', () => {
  const at = (from: number, to: number) => mealsWithin({ from: from * 60, to: to * 60 })

  it('are three from breakfast to the evening', () => {
    expect(at(7, 22)).toEqual(['breakfast', 'lunch', 'dinner'])
  })

  it('begin with what is not over yet, to the minute', () => {
    expect(at(9, 22)).toEqual(['breakfast', 'lunch', 'dinner'])
    expect(at(9 + 1 / 60, 22)).toEqual(['lunch', 'dinner'])
    expect(at(12.5, 22)).toEqual(['lunch', 'dinner'])
    expect(at(12.5 + 1 / 60, 22)).toEqual(['dinner'])
    expect(at(18, 22)).toEqual(['dinner'])
    expect(at(18 + 1 / 60, 22)).toEqual([])
  })

  it('end with what can still be eaten, to the minute', () => {
    expect(at(7, 20 - 1 / 60)).toEqual(['breakfast', 'lunch'])
    expect(at(7, 20)).toEqual(['breakfast', 'lunch', 'dinner'])
    expect(at(7, 14.5)).toEqual(['breakfast', 'lunch'])
    expect(at(7, 14.5 - 1 / 60)).toEqual(['breakfast'])
    expect(at(7, 9.5)).toEqual(['breakfast'])
    expect(at(7, 9.5 - 1 / 60)).toEqual([])
  })
})
