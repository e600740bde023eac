import { metersBetween } from '~/domain/catalogue/distance'
import type { Place } from '~/domain/catalogue/place'
import type { SolvedDraft } from '~/domain/planning/trip-draft'
import { effort } from '~/domain/planning/weights'

/** What a model may choose from on one day; no place is in the pools of two days, so that no two days can share one. */
export interface DayPool {
  /** From 0. */
  day: number
  places: Place[]
  /** Ids of the solver's own day, in order. */
  proposal: string[]
}

/** The solver's stops of each day, and what else is near them and open that day, shared out so that each day gets its turn. */
export function dayPools({ candidates, meals: { options }, solve: { days } }: SolvedDraft): DayPool[] {
  const { places, taste } = candidates
  const taken = new Set(days.flatMap((stops) => stops.map(({ option }) => option.turned ?? option.site)))
  const pools = days.map((stops, day): DayPool => {
    const own = stops.map(({ option }) => option.candidate.place)
    return { day, places: own, proposal: own.map(({ id }) => id) }
  })
  const openOn = days.map((_, day) => {
    return new Set(options.flatMap(({ starts, site }) => ((starts[day] ?? []).length > 0 ? [site] : [])))
  })
  const wanted = places
    .map((candidate, index) => ({
      place: candidate.place,
      site: index + 1,
      worth: candidate.place.kind === 'food' ? candidate.place.fame : taste.sightScore(candidate),
    }))
    .filter(({ site }) => !taken.has(site))
    .sort((a, b) => b.worth - a.worth)
  for (const { place, site } of wanted) {
    const food = place.kind === 'food'
    const room = pools
      .filter(({ day, places: own, proposal }) => {
        const extra = own.slice(proposal.length).filter(({ kind }) => (kind === 'food') === food).length
        return openOn[day]?.has(site) === true && extra < (food ? effort.choice.tables : effort.choice.sights)
      })
      .map((pool) => ({ pool, meters: nearestOf(place, pool) }))
      .filter(({ meters }) => meters <= effort.choice.nearby)
      .sort((a, b) => a.meters - b.meters)[0]
    room?.pool.places.push(place)
  }
  // What is in one quarter stands together.
  return pools.map((pool) => {
    const own = pool.proposal.length
    const others = pool.places.slice(own).sort((a, b) => a.area.localeCompare(b.area))
    return { ...pool, places: [...pool.places.slice(0, own), ...others] }
  })
}

function nearestOf(place: Place, { places, proposal }: DayPool): number {
  return Math.min(...places.slice(0, proposal.length).map(({ at }) => metersBetween(at, place.at)))
}
