import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, month } from '~/domain/calendar/calendar-date'
import { Destination } from '~/domain/catalogue/destination'
import { seeded } from '~/domain/seeded-random'
import { sayIn } from '~/messages/languages'
import { tripIdea } from './trip-idea'

const files = import.meta.glob<unknown>('/catalogue/{bali,berlin,santorini,vienna,sydney}.json', {
  eager: true,
  import: 'default',
})
const destinations = Object.values(files).map((file) => Destination.parse(file))
const today = '2027-01-15'
const ideas = destinations.flatMap((destination) =>
  Array.from({ length: 30 }, (_, seed) => ({
    destination,
    idea: tripIdea(destination, { today, mostDays: 10, random: seeded(seed) }),
  })),
)

describe('a trip idea', () => {
  it('leaves time to get ready, lies within the year and keeps to the plan', () => {
    for (const { idea } of ideas) {
      expect(daysBetween(today, idea.startDate)).toBeGreaterThanOrEqual(21)
      expect(daysBetween(today, idea.startDate)).toBeLessThanOrEqual(340)
      const days = daysBetween(idea.startDate, idea.endDate) + 1
      expect(days).toBeGreaterThanOrEqual(3)
      expect(days).toBeLessThanOrEqual(10)
    }
    const [destination] = destinations
    if (!destination) throw new Error('no destination')
    const short = tripIdea(destination, { today, mostDays: 3, random: seeded(1) })
    expect(short.endDate).toBe(addDays(short.startDate, 2))
  })

  it('sends nobody to a cold beach', () => {
    for (const { destination, idea } of ideas) {
      if (!idea.interests.includes('Beach')) continue
      expect(destination.climate[month(idea.startDate) - 1]?.high).toBeGreaterThanOrEqual(24)
    }
    expect(ideas.some(({ idea }) => idea.interests.includes('Beach'))).toBe(true)
  })

  it('goes mostly in the pleasant half of the year, and never to an island that is closed', () => {
    const cold = ideas.filter(
      ({ destination, idea }) => (destination.climate[month(idea.startDate) - 1]?.high ?? 0) < 8,
    )
    expect(cold.length).toBeLessThan(ideas.length / 20)
    const winter = ideas.filter(
      ({ destination, idea }) => destination.id === 'santorini' && [12, 1, 2].includes(month(idea.startDate)),
    )
    expect(winter).toEqual([])
  })

  it('is another one each time, and the same for the same seed', () => {
    const [destination] = destinations
    if (!destination) throw new Error('no destination')
    const of = (seed: number) => tripIdea(destination, { today, mostDays: 10, random: seeded(seed) })
    expect(of(7)).toEqual(of(7))
    expect(new Set(Array.from({ length: 20 }, (_, seed) => JSON.stringify(of(seed)))).size).toBe(20)
  })

  it('says what the weather is then', () => {
    for (const { destination, idea } of ideas) {
      expect(sayIn()(idea.reason)).toContain(`${destination.climate[month(idea.startDate) - 1]?.high} °C`)
      expect(idea.interests).toHaveLength(3)
      expect(new Set(idea.interests).size).toBe(3)
    }
  })
})
