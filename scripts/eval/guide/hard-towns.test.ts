import { expect, it } from 'vitest'
import { catalogueEngine } from '../../../app/domain/planning/catalogue-engine/catalogue-engine'
import type { PlanRequest } from '../../../app/domain/request/plan-request'
import { checkContext } from '../../../app/domain/verification/context'
import { collectPlan } from '../collect-plan'
import { readDestinations } from '../destinations'
import { figuresOf, type TripFigures } from './measure'
import { type GuideSet, guideRequests } from './requests'

const destinations = readDestinations()

/** A three-day trip of a set, as its checks see it. */
async function planned(id: string, set: GuideSet = 'default', more: Partial<PlanRequest> = {}) {
  const destination = destinations.find((each) => each.id === id)
  const [usual] = destination ? guideRequests(set, destination, { days: 3, dates: 1 }) : []
  if (!destination || !usual) throw new Error(`No destination ${id}`)
  const request = { ...usual, ...more }
  const made = await collectPlan(catalogueEngine, request, destination)
  if (!made.ok) throw new Error(made.failure.message)
  return checkContext(made.value.plan, request, destination)
}

/** The figures of a three-day trip of a set. */
async function measured(id: string, set: GuideSet = 'default'): Promise<TripFigures> {
  return figuresOf(await planned(id, set))
}

// Long ways, shows at fixed hours, beaches in the early dusk, and late dinners.
it.each(['rio-de-janeiro', 'hong-kong', 'luxor', 'buenos-aires', 'san-sebastian'])(
  'nobody waits three quarters of an hour for nothing in %s',
  async (id) => {
    const { days } = await measured(id)
    expect(days.flatMap(({ gaps }) => gaps).filter(({ minutes }) => minutes > 45)).toEqual([])
  },
)

// What a search can lose by bad luck, though there is time for it.
it.each(['luxor', 'paris'])('none of the first icons is left out for a filler in %s', async (id) => {
  const { faults } = await measured(id)
  expect(faults.filter(({ kind }) => kind === 'left out')).toEqual([])
})

// A day out of town takes one of three days, and the first sight half of another.
it.each(['2027-05-10', '2027-05-11', '2027-05-12', '2027-09-15'])(
  'three days in Beijing from %s have the palace',
  async (startDate) => {
    const { plan } = await planned('beijing', 'default', { startDate })
    const seen = plan.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId))
    expect(seen).toContain('palace-museum')
  },
)

it.each(['lisbon', 'stockholm'])('the first morning has an icon in %s', async (id) => {
  const { faults } = await measured(id)
  expect(faults.filter(({ kind }) => kind === 'first icon')).toEqual([])
})

it.each(['rome', 'nara'])('nobody waits for a table next door to a sight in %s', async (id) => {
  const { faults } = await measured(id)
  expect(faults.filter(({ kind }) => kind === 'rest')).toEqual([])
})

// Famous cafés and snacks, which are no dinner however well known they are. In Vienna one does dine at a café.
it.each(['amsterdam', 'rome', 'turin', 'hong-kong'])(
  'every dinner is at a house for dinner in %s',
  async (id) => {
    const { meals } = await measured(id)
    expect(meals.dinners).toBeGreaterThan(1)
    expect(meals.wrongDinners).toEqual([])
  },
)

// On other days than the museums are open, and far from the icons that come first.
it.each([
  ['lisbon', '2027-05-10'],
  ['kyoto', '2027-05-10'],
  ['kyoto', '2027-10-15'],
  ['delhi', '2027-05-10'],
  ['rio-de-janeiro', '2027-05-10'],
  ['rio-de-janeiro', '2027-10-15'],
  ['busan', '2027-10-15'],
  ['fiji', '2027-05-10'],
])('each interest that was asked for is answered in %s from %s', async (id, startDate) => {
  const { request, days } = await planned(id, 'default', { startDate })
  const visited = days.flatMap(({ stops }) => stops.flatMap(({ place }) => place?.interests ?? []))
  expect(request.interests.filter((interest) => !visited.some((each) => each === interest))).toEqual([])
})

// Where sights are hours apart, the house that is chosen decides how much of them the days reach.
it.each(['yellowstone', 'cancun'])('the days reach most of what one comes for in %s', async (id) => {
  const { icons } = await measured(id)
  expect(icons.missing.length).toBeLessThan(0.3 * icons.wanted.length)
})

// Cheaper tables pay for what is behind a gate.
it('a small budget keeps most of what one comes for', async () => {
  for (const [id, most] of [
    ['grand-canyon', 5],
    ['rome', 1],
    ['athens', 1],
  ] as const) {
    const { icons } = await measured(id, 'small budget')
    expect(icons.missing.length, id).toBeLessThanOrEqual(most)
  }
})
