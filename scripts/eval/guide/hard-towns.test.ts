import { expect, it } from 'vitest'
import { catalogueEngine } from '../../../app/domain/planning/catalogue-engine/catalogue-engine'
import { checkContext } from '../../../app/domain/verification/context'
import { collectPlan } from '../collect-plan'
import { readDestinations } from '../destinations'
import { figuresOf, type TripFigures } from './measure'
import { type GuideSet, guideRequests } from './requests'

const destinations = readDestinations()

/** The figures of a three-day trip of a set. */
async function measured(id: string, set: GuideSet = 'default'): Promise<TripFigures> {
  const destination = destinations.find((each) => each.id === id)
  const [request] = destination ? guideRequests(set, destination, { days: 3, dates: 1 }) : []
  if (!destination || !request) throw new Error(`No destination ${id}`)
  const made = await collectPlan(catalogueEngine, request, destination)
  if (!made.ok) throw new Error(made.failure.message)
  return figuresOf(checkContext(made.value.plan, request, destination))
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
    const beijing = destinations.find(({ id }) => id === 'beijing')
    const [request] = beijing ? guideRequests('default', beijing, { days: 3, dates: 1 }) : []
    if (!beijing || !request) throw new Error('No destination beijing')
    const made = await collectPlan(catalogueEngine, { ...request, startDate }, beijing)
    if (!made.ok) throw new Error(made.failure.message)
    const seen = made.value.plan.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId))
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
