import { describe, expect, it } from 'vitest'
import { metersBetween } from '~/domain/catalogue/distance'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { catalogueStages } from '../catalogue-engine/catalogue-engine'
import { solvedDraft } from '../stages'
import { effort } from '../weights'
import { dayPools } from './day-pools'

const { sights, tables, nearby } = effort.choice

describe('what a model may choose from', () => {
  const solved = solvedDraft(catalogueStages, cityRequest({ days: 2 }), testCity)
  if (!solved.ok) throw new Error('two days that cannot be planned')
  const draft = solved.value
  const pools = dayPools(draft)
  const extras = pools.map(({ places, proposal }) => places.slice(proposal.length))

  it('begins with the stops of the day in their order', () => {
    expect(pools.map(({ day }) => day)).toEqual([0, 1])
    for (const [day, { proposal, places }] of pools.entries()) {
      const stops = draft.solve.days[day]?.map(({ option }) => option.candidate.place.id)
      expect(proposal).toEqual(stops)
      expect(places.slice(0, proposal.length).map(({ id }) => id)).toEqual(stops)
    }
  })

  it('offers each place on one day, and none that the plan has already', () => {
    const offered = extras.flat().map(({ id }) => id)
    expect(new Set(offered).size).toBe(offered.length)
    const planned = pools.flatMap(({ proposal }) => proposal)
    expect(offered.filter((id) => planned.includes(id))).toEqual([])
  })

  it('has as many sights and tables a day as the limits say, each counted by itself', () => {
    for (const extra of extras) {
      const eaten = extra.filter(({ kind }) => kind === 'food').length
      expect(eaten).toBe(tables)
      expect(extra.length - eaten).toBe(sights)
    }
  })

  it('has only what is near a stop of that day and open on it', () => {
    for (const [day, { places, proposal }] of pools.entries())
      for (const place of places.slice(proposal.length)) {
        const stops = places.slice(0, proposal.length)
        expect(Math.min(...stops.map(({ at }) => metersBetween(at, place.at)))).toBeLessThanOrEqual(nearby)
        const site = draft.candidates.places.findIndex((each) => each.place.id === place.id) + 1
        const opens = draft.meals.options.some(
          (option) => option.site === site && (option.starts[day] ?? []).length > 0,
        )
        expect(opens, place.id).toBe(true)
      }
  })
})
