import { describe, expect, it } from 'vitest'
import { Destination } from '~/domain/catalogue/destination'
import { stayAsPlace } from '~/domain/catalogue/stays'
import { nothingSaid, solvedDraft } from '~/domain/planning/stages'
import { cityWithHouses, housesOfCity } from '~/domain/testing/city-houses'
import { cityRequest } from '~/domain/testing/test-city'
import { sayIn } from '~/messages/languages'
import { tripCandidates } from './candidates/candidates'
import { catalogueStages } from './catalogue-engine'

const say = sayIn()

function planned(...asked: Parameters<typeof cityRequest>) {
  const request = cityRequest(...asked)
  const draft = solvedDraft(catalogueStages, request, cityWithHouses)
  if (!draft.ok) throw new Error('no plan')
  const said = nothingSaid()
  const { narrate } = catalogueStages
  const days = Array.from({ length: request.days }, (_, index) => narrate.day(draft.value, index, said))
  return { days, overview: say(narrate.overview(draft.value)) }
}

describe('where a trip sleeps', () => {
  it('is one house of the budget level, named in the overview and at the end of each day', () => {
    const { days, overview } = planned({ budget: 'luxury' })
    const [base] = new Set(days.map(({ basePlaceId }) => basePlaceId))
    const house = housesOfCity.find(({ id }) => id === base)
    expect(house?.level).toBe('luxury')
    expect(overview).toContain(`from ${house?.name} in `)
    const ends = days.map(({ activities }) => activities.at(-1))
    expect(ends.map((end) => say(end?.title ?? ''))).toEqual([
      ...Array.from({ length: 3 }, () => `Back to ${house?.name}`),
      `Leave ${house?.name} with your bags`,
    ])
    // Half of a room for two, and no night on the day of departure.
    const night = (house?.night.cents ?? 0) / 2
    expect(ends.map((end) => end?.costCents)).toEqual([night, night, night, 0])
    expect(ends.map((end) => end?.latitude)).toEqual(ends.map(() => house?.at[0]))
  })

  it('is the house from which most of what is wanted is near', () => {
    const bases = (stays: Destination['stays']) =>
      tripCandidates(cityRequest(), { ...cityWithHouses, stays }).candidates.bases.map(({ id }) => id)
    const [first] = bases(housesOfCity)
    const far = housesOfCity.map((stay) =>
      stay.id === first ? { ...stay, at: [50.06, 10.06] as [number, number] } : stay,
    )
    expect(first).toMatch(/^house-moderate-/)
    expect(bases(far).indexOf(first ?? '')).toBe(2)
  })

  it('is a neighbourhood where no house is confirmed for a need', () => {
    const { days } = planned({}, { accessibility: ['Wheelchair accessible'] })
    expect(days[0]?.basePlaceId).toMatch(/^base-/)
  })

  it('a house as a place is valid in the catalogue', () => {
    const [stay] = housesOfCity
    const { stays: _, ...rest } = cityWithHouses
    expect(stay && Destination.safeParse({ ...rest, places: [stayAsPlace(stay)] }).success).toBe(true)
  })
})
