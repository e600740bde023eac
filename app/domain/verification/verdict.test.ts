import { describe, expect, it } from 'vitest'
import { sayIn } from '~/messages/languages'
import { tell } from './sentences'
import { besideItsDay, fault, faultsOf, listOf, verdict, worst } from './verdict'

const say = sayIn()

describe('a verdict', () => {
  it('lets a failure win over a gap, and a gap over a pass', () => {
    const findings = { faults: [{ said: 'Wrong.', stops: [] }], unknowns: ['Open.'], pass: 'Fine.' }
    expect(verdict('open', findings)).toEqual({ id: 'open', status: 'fail', evidence: 'Wrong.' })
    expect(verdict('open', { ...findings, faults: [] })).toMatchObject({
      status: 'unknown',
      evidence: 'Open.',
    })
    expect(verdict('open', { ...findings, faults: [], unknowns: [] })).toMatchObject({
      status: 'pass',
      evidence: 'Fine.',
    })
  })

  it('tells two findings and counts the others, and keeps all of them', () => {
    const made = (words: string[]) =>
      verdict('open', { faults: words.map((said) => ({ said, stops: [] })), unknowns: [], pass: '' })
    expect(say(made(['A.', 'B.']).evidence)).toBe('A. B.')
    const four = made(['A.', 'B.', 'C.', 'D.'])
    expect(say(four.evidence)).toBe('A. B. And 2 more.')
    expect(faultsOf(four).map(({ said }) => said)).toEqual(['A.', 'B.', 'C.', 'D.'])
    expect(faultsOf({ id: 'open', status: 'fail', evidence: 'Of old.' })).toEqual([
      { said: 'Of old.', stops: [] },
    ])
  })
})

describe('a fault', () => {
  const hungry = fault(tell('check.meals.missing', { day: 2, meal: 'lunch' }))

  it('knows its day, which need not be named beside it', () => {
    expect(hungry).toMatchObject({ day: 2, stops: [] })
    expect(say(hungry.said)).toBe('Day 2 has no lunch.')
    expect(say(besideItsDay(hungry.said))).toBe('Has no lunch.')
  })

  it('is about the whole trip where it names no day', () => {
    const long = fault(tell('check.plan.over-limit', { days: 4, limit: 3 }))
    expect(long.day).toBeUndefined()
    expect(besideItsDay(long.said)).toBe(long.said)
    expect(besideItsDay('Of old.')).toBe('Of old.')
  })
})

describe('parts of the evidence', () => {
  it('are the first names of a list, and the worst of some', () => {
    expect(listOf(['A', 'B', 'C', 'D', 'E'])).toEqual({ names: ['A', 'B', 'C', 'D'], total: 5 })
    expect(worst([2, 5, 5, 1], (value) => value)).toBe(5)
    expect(worst([], (value: number) => value)).toBeUndefined()
  })
})
