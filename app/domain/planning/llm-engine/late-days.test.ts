import { expect, it } from 'vitest'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import { catalogueStages } from '~/domain/planning/catalogue-engine/catalogue-engine'
import { nothingSaid, solvedDraft } from '~/domain/planning/stages'
import { cityRequest, testCity } from '~/domain/testing/test-city'
import { lateDays } from './late-days'

it('offers late days in the order of the trip, whichever of them became late first', async () => {
  const draft = solvedDraft(catalogueStages, cityRequest({ days: 3 }), testCity)
  if (!draft.ok) throw new Error('no plan')
  const said = nothingSaid()
  const days: ItineraryDay[] = [0, 1, 2].map((index) => catalogueStages.narrate.day(draft.value, index, said))
  const late = { stops: [], notes: new Map(), repairs: [], answers: [], own: false }
  const waiting = new Map([1, 2, 0].map((index) => [index, Promise.resolve(late)] as const))
  const renamed = (index: number) =>
    days.map((day, each) => (each === index ? { ...day, title: 'Later' } : day))
  expect((await lateDays(waiting, days, renamed)).map(({ day }) => day)).toEqual([1, 2, 3])
})
