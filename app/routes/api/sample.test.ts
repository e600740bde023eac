import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fromClock } from '~/domain/calendar/clock-time'
import { Destination } from '~/domain/catalogue/destination'
import { catalogueEngine } from '~/domain/planning/catalogue-engine/catalogue-engine'
import { sampleSheet } from '~/features/marketing/sample-sheet'
import { itineraryView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'
import { samplePlans } from '~/use-cases/sample-plan'

async function sheetOf(id: string) {
  const file = readFileSync(new URL(`../../../catalogue/${id}.json`, import.meta.url), 'utf8')
  const destination = Destination.parse(JSON.parse(file))
  const sample = samplePlans({
    engine: catalogueEngine,
    catalogue: { list: async () => [], find: async () => destination },
    sunTimes: () => ({ rise: '07:28', set: '16:39' }),
  })
  const plan = await sample(id, '2026-12-11')
  if (!plan) throw new Error(`no sample of ${id}`)
  const view = itineraryView(plan, sayIn())
  return {
    plan: view,
    sheet: sampleSheet(view, destination),
    icons: destination.icons.map(({ place }) => place),
  }
}

describe.each(['rome', 'tokyo', 'bali'])('the sheet of %s', (id) => {
  it('says what the plan says', async () => {
    const { plan, sheet, icons } = await sheetOf(id)
    const counts = plan.days.map(
      ({ activities }) => activities.filter(({ placeId }) => placeId && icons.includes(placeId)).length,
    )
    const best = counts.indexOf(Math.max(...counts))
    const other = best === 0 ? 1 : 0
    expect(counts[best]).toBeGreaterThan(1)
    expect(sheet.head.heading).toBe(`Day ${best + 1}: ${plan.days[best]?.title}`)
    expect(sheet.line.heading).toBe(`Day ${other + 1}: ${plan.days[other]?.title}`)
    expect(sheet.budget.reduce((sum, { cents }) => sum + cents, 0)).toBe(
      Math.round(plan.budget.grandTotal * 100),
    )
    expect(sheet.passed).toBe(plan.checks.filter(({ status }) => status === 'pass').length)
    const titles = plan.days.flatMap(({ activities }) => activities.map(({ title }) => title))
    for (const { title } of [...sheet.head.stops, ...sheet.marks, ...sheet.gems])
      expect(titles).toContain(title)
  })

  it('marks the stops with the least time to spare, in their order', async () => {
    const { sheet } = await sheetOf(id)
    expect(sheet.marks).toHaveLength(4)
    const order = sheet.marks.map(
      ({ day, time }) => Number(/Day (\d)/.exec(day)?.[1]) * 1440 + fromClock(time),
    )
    expect(order).toEqual([...order].sort((one, other) => one - other))
    for (const { evidence } of sheet.marks)
      expect(evidence).toMatch(/^(Opens|Closes) at \d\d:\d\d on this \w+day, you (arrive|leave) at \d\d:\d\d/)
  })
})
