import { describe, expect, it } from 'vitest'
import type { Destination } from '../../../app/domain/catalogue/destination'
import { catalogueEngine } from '../../../app/domain/planning/catalogue-engine/catalogue-engine'
import { collectPlan } from '../collect-plan'
import { readDestinations } from '../destinations'
import { shoreRequest, shoreTowns } from './requests'
import { type WalksOfPlan, walksOfPlan } from './wet-walks'

/** The trip of three days that is planned to each town; `npm run eval -- --shores` plans five hundred. */
const trip = 2

async function walksTo(town: Destination, number = trip): Promise<WalksOfPlan> {
  const planned = await collectPlan(catalogueEngine, shoreRequest(number, town, 3), town)
  if (!planned.ok) throw new Error(planned.failure.message)
  return walksOfPlan(planned.value.plan, town)
}

const towns = readDestinations().filter(({ id }) => shoreTowns.includes(id))

describe('plans for towns at the water', { timeout: 60_000 }, () => {
  it('knows them all', () => expect(towns.length).toBe(shoreTowns.length))

  it.each(towns.map((town) => [town.name, town] as const))('%s: no walk leads over it', async (_, town) => {
    const { walks, wet } = await walksTo(town)
    expect(walks).toBeGreaterThan(5)
    expect(wet).toEqual([])
  })

  it('finds walks over the Danube where the catalogue does not say that it is there', async () => {
    const [budapest] = towns.filter(({ id }) => id === 'budapest')
    if (!budapest) throw new Error('no Budapest')
    const dry = await walksTo(budapest)
    expect(dry.wet).toEqual([])
    // Not every trip walks from one bank to the other.
    const trips = [0, 1, 2, 3, 4, 5].map((number) => walksTo({ ...budapest, barriers: [] }, number))
    const wet = (await Promise.all(trips)).flatMap((made) => made.wet)
    expect(wet.length).toBeGreaterThan(0)
    expect(wet.every((walk) => walk.includes('over Danube'))).toBe(true)
  })
})
