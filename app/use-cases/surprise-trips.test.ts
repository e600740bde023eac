import { expect, it } from 'vitest'
import { knownTown, planners } from '~/domain/testing/plan-of-several'
import { sayIn } from '~/messages/languages'
import { surpriseTrips } from './surprise-trips'

const ids = ['rome', 'florence', 'venice', 'reykjavik']
const catalogue = {
  list: async () => ids.map(knownTown),
  find: async (id: string | null) => (id === null ? null : knownTown(id)),
} as never

it('proposes two places that a train connects, where there is time for both', async () => {
  const ideas = []
  for (let seed = 0; seed < 12; seed++) {
    const made = await surpriseTrips(
      { plan: 'premium', count: 4, today: '2027-01-10', seed },
      { catalogue, connections: planners.connections, say: sayIn() },
    )
    if (!made.ok) throw new Error(made.failure.message)
    ideas.push(...made.value)
  }
  const two = ideas.flatMap(({ destination, destinations }) =>
    destinations ? [{ destination, destinations }] : [],
  )
  expect(two.length).toBeGreaterThan(3)
  for (const { destination, destinations } of two) {
    expect(destinations).toHaveLength(2)
    expect(destinations[0]?.destination).toBe(destination)
    expect(destinations[1]?.destination).not.toBe(destination)
    expect(destinations.map((each) => each.destination).join()).not.toContain('Reykjav')
  }
  expect(ideas.some(({ destinations }) => !destinations)).toBe(true)
})
