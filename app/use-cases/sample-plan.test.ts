import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { addDays, weekdayName } from '~/domain/calendar/calendar-date'
import { Destination } from '~/domain/catalogue/destination'
import { catalogueEngine } from '~/domain/planning/catalogue-engine/catalogue-engine'
import { samplePlans, sampleStart } from './sample-plan'

const rome = Destination.parse(
  JSON.parse(readFileSync(new URL('../../catalogue/rome.json', import.meta.url), 'utf8')),
)

describe('the day a sample begins', () => {
  it('is a Friday three to four weeks ahead', () => {
    expect(sampleStart('2026-11-20', {})).toBe('2026-12-11')
    expect(sampleStart('2026-11-21', {})).toBe('2026-12-18')
    expect(weekdayName(sampleStart('2027-02-24', {}))).toBe('Friday')
  })

  it('leaves out weekends with a public holiday there', () => {
    const holidays = {
      '2026-12-25': 'Christmas Day',
      '2026-12-26': 'St Stephen’s Day',
      '2027-01-01': 'New Year',
    }
    expect(sampleStart('2026-11-29', { holidays })).toBe('2027-01-08')
    expect(sampleStart('2026-11-21', { holidays })).toBe('2026-12-18')
    const always = Object.fromEntries(
      Array.from({ length: 70 }, (_, day) => [addDays('2026-12-18', day), 'Feast']),
    )
    expect(sampleStart('2026-11-21', { holidays: always })).toBe('2026-12-18')
  })
})

describe('the sample of a destination', () => {
  const find = vi.fn(async (id: string) => (id === 'rome' ? rome : null))
  const sample = samplePlans({
    engine: catalogueEngine,
    catalogue: { list: async () => [], find },
    sunTimes: () => ({ rise: '07:28', set: '16:39' }),
  })

  it('is a real plan that passes every check, and is made once', async () => {
    const plan = await sample('rome', '2026-12-11')
    expect(plan).toMatchObject({ destinationId: 'rome', sample: true, startDate: '2026-12-11' })
    expect(plan?.days).toHaveLength(3)
    expect(plan?.checks.filter(({ status }) => status !== 'pass')).toEqual([])
    expect(await sample('rome', '2026-12-11')).toBe(plan)
    expect(find).toHaveBeenCalledTimes(1)
  })

  it('does not exist where the catalogue has no places', async () => {
    expect(await sample('atlantis', '2026-12-11')).toBeNull()
  })
})
