import { expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import { Itinerary } from '~/domain/itinerary/itinerary'
import { referenceRates } from '~/domain/money/reference-rates'
import { catalogueEngine } from '~/domain/planning/catalogue-engine/catalogue-engine'
import {
  knownTown,
  planners,
  planSeveral,
  severalRequest,
  storedTrip,
} from '~/domain/testing/plan-of-several'
import { storeWith } from '~/domain/testing/store-with'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import type { Trip } from '~/domain/trips/trip'
import { itineraryView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'
import { editTrip } from './edit-trip'
import { generateItinerary } from './generate-itinerary'

const credit = {
  attribution: '© Walkers of Testland',
  licence: 'TDL 2.0',
  url: 'https://maps.example/licence',
}
const imported: Destination = {
  ...testCity,
  imported: {
    ...credit,
    from: 'Testland’s map',
    date: '2026-06-01',
    fame: 'map',
    usual: 'Testland, 2026',
    known: { sights: 1, sightsWithHours: 1, sightsWithPrice: 1, tables: 1, tablesWithHours: 1 },
  },
}
const request = cityRequest({ days: 2 })

async function planned(destination: Destination): Promise<Itinerary> {
  const work = generateItinerary(catalogueEngine, request, destination, () => null)
  let step = await work.next()
  while (!step.done) step = await work.next()
  if (!step.value.ok) throw new Error(step.value.failure.code)
  return Itinerary.parse(JSON.parse(JSON.stringify(step.value.itinerary)))
}

it('a trip keeps whose data its places are, and what their licence asks for', async () => {
  const trip = await planned(imported)
  expect(trip.credit).toEqual(credit)
  expect(itineraryView(trip, sayIn()).credit).toEqual(credit)
})

it('a trip of our own catalogue is the same, without it', async () => {
  const { credit: _, ...same } = await planned(imported)
  expect(JSON.stringify(await planned(testCity))).toBe(JSON.stringify(same))
})

it('an edit keeps it, and cannot write another', async () => {
  const itinerary = await planned(imported)
  const trip = {
    itinerary,
    request,
    version: 1,
    id: 't',
    budget: 'moderate',
    interests: [],
  } as unknown as Trip
  const { trips, kept } = storeWith(trip)
  const { credit: _, ...without } = itinerary
  for (const sent of [without, { ...itinerary, credit: { ...credit, attribution: 'Mine' } }]) {
    const saved = await editTrip(
      { user: { id: 'ada', planType: 'premium' } as never, tripId: 't', version: 1, itinerary: sent },
      {
        trips,
        catalogue: { list: async () => [], find: async () => imported },
        localities: { find: async () => null },
        rates: async () => referenceRates,
        sunTimes: () => null,
        say: sayIn(),
      },
    )
    expect(saved.ok).toBe(true)
  }
  expect(kept.map((each) => each.credit)).toEqual([credit, credit])
})

it('a trip to several places names whose data those of one are, and an edit keeps it', async () => {
  const paris = knownTown('paris')
  const find = async (id: string | null) =>
    id === 'paris'
      ? { ...paris, ...(imported.imported && { imported: imported.imported }) }
      : knownTown(id ?? '')
  const wanted = severalRequest(
    [
      ['london', 2],
      ['paris', 2],
    ],
    5,
  )
  const sources = { ...planners, catalogue: { list: async () => [], find } }
  const made = await planSeveral(wanted, sources)
  expect(made.itinerary.credit).toEqual(credit)
  expect((await planSeveral(wanted)).itinerary).not.toHaveProperty('credit')
  const trip = storedTrip(made, 'London and Paris', 1)
  const { trips, kept } = storeWith(trip)
  const { credit: _, ...sent } = trip.itinerary
  const user = { id: 'ada', planType: 'globetrotter' } as never
  const edit = { user, tripId: 't', version: 1, itinerary: sent }
  expect((await editTrip(edit, { ...sources, trips, say: sayIn() })).ok).toBe(true)
  expect(kept[0]?.credit).toEqual(credit)
})
