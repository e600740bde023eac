import { describe, expect, it } from 'vitest'
import { fromClock } from '~/domain/calendar/clock-time'
import { defaultFilters } from './filters'
import { dayHours, mealsWithin } from './pace'

const asked = (filters: Partial<typeof defaultFilters> = {}, interests: string[] = []) => ({
  filters: { ...defaultFilters, ...filters },
  interests,
})
const [germany, spain] = [{ country: 'Germany' }, { country: 'Spain' }]

describe('the hours of a day', () => {
  it('begin with the pace and end with the evenings of the country', () => {
    const hours = (pace: 'relaxed' | 'moderate' | 'fast-paced', country = germany) => {
      const { from, to } = dayHours(asked({ pace }), country)
      return [from, to]
    }
    expect(hours('relaxed')).toEqual(['08:00', '21:45'].map(fromClock))
    expect(hours('moderate')).toEqual(['07:30', '22:15'].map(fromClock))
    expect(hours('fast-paced')).toEqual(['07:00', '22:45'].map(fromClock))
    expect(hours('moderate', spain)[1]).toBe(fromClock('23:45'))
  })

  it('are longer for nightlife, but never past midnight', () => {
    expect(dayHours(asked({}, ['Nightlife']), germany).to).toBe(fromClock('23:00'))
    expect(dayHours(asked({ pace: 'fast-paced' }, ['Nightlife']), spain).to).toBe(fromClock('23:55'))
  })

  it('end at half past eight with children, who dine early', () => {
    const { to, meals } = dayHours(asked({ childFriendly: true }), spain)
    expect(to).toBe(fromClock('20:30'))
    expect(meals.dinner.usual).toBe(fromClock('19:00'))
  })
})

describe('the meals of a day', () => {
  const at = (from: string, to: string, country = germany) =>
    mealsWithin({ from: fromClock(from), to: fromClock(to) }, dayHours(asked(), country))

  it('are three from breakfast to the evening', () => {
    expect(at('07:00', '22:00')).toEqual(['breakfast', 'lunch', 'dinner'])
    expect(at('07:00', '23:00', spain)).toEqual(['breakfast', 'lunch', 'dinner'])
  })

  it('begin with what is not over yet, to the minute', () => {
    expect(at('09:00', '22:00')).toEqual(['breakfast', 'lunch', 'dinner'])
    expect(at('09:01', '22:00')).toEqual(['lunch', 'dinner'])
    expect(at('13:00', '22:00')).toEqual(['lunch', 'dinner'])
    expect(at('13:01', '22:00')).toEqual(['dinner'])
    expect(at('18:00', '22:00')).toEqual(['dinner'])
    expect(at('18:01', '22:00')).toEqual([])
  })

  it('end with what can still be eaten, by the hours of the country', () => {
    expect(at('07:00', '19:44')).toEqual(['breakfast', 'lunch'])
    expect(at('07:00', '19:45')).toEqual(['breakfast', 'lunch', 'dinner'])
    expect(at('07:00', '21:44', spain)).toEqual(['breakfast', 'lunch'])
    expect(at('07:00', '14:14')).toEqual(['breakfast'])
    expect(at('07:00', '09:29')).toEqual([])
  })
})
