import { describe, expect, it } from 'vitest'
import { count, kilometres, nameList, verdict, worst } from './verdict'

describe('a verdict', () => {
  it('lets a failure win over a gap, and a gap over a pass', () => {
    const findings = { faults: ['Wrong.'], unknowns: ['Open.'], pass: 'Fine.' }
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

  it('tells two findings and counts the others', () => {
    const told = (faults: string[]) => verdict('open', { faults, unknowns: [], pass: '' }).evidence
    expect(told(['A.', 'B.'])).toBe('A. B.')
    expect(told(['A.', 'B.', 'C.', 'D.'])).toBe('A. B. And 2 more.')
  })
})

describe('words of the evidence', () => {
  it('list up to four names and count beyond', () => {
    expect(nameList([])).toBe('')
    expect(nameList(['A'])).toBe('A')
    expect(nameList(['A', 'B'])).toBe('A and B')
    expect(nameList(['A', 'B', 'C', 'D'])).toBe('A, B, C and D')
    expect(nameList(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C and 2 more')
  })

  it('count, measure and find the worst', () => {
    expect([count(1, 'visit'), count(0, 'visit'), count(14, 'visit')]).toEqual([
      '1 visit',
      '0 visits',
      '14 visits',
    ])
    expect([kilometres(84), kilometres(994), kilometres(995), kilometres(1249)]).toEqual([
      '80 m',
      '990 m',
      '1.0 km',
      '1.2 km',
    ])
    expect(worst([2, 5, 5, 1], (value) => value)).toBe(5)
    expect(worst([], (value: number) => value)).toBeUndefined()
  })
})
