import { expect, it } from 'vitest'
import type { MatrixQuestion, WalkRouter } from '~/domain/catalogue/matrix-call'
import type { Coordinates } from '~/domain/catalogue/place'
import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import { draftOf } from '~/domain/itinerary/edit/draft'
import { Itinerary } from '~/domain/itinerary/itinerary'
import {
  failing,
  knownTown,
  planners,
  planSeveral,
  severalRequest,
  storedTrip,
} from '~/domain/testing/plan-of-several'
import { storeWith } from '~/domain/testing/store-with'
import { requestOf } from '~/domain/trips/trip-request'
import { severalFacts } from '~/messages/edit-facts'
import { itineraryView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'
import { editTrip } from './edit-trip'

const say = sayIn()
const degree = 111_195

/** A router by which every walk is 1.4 times a straight line. */
function router() {
  const asked: MatrixQuestion[] = []
  const meters = ([north, east]: Coordinates, [otherNorth, otherEast]: Coordinates) =>
    Math.hypot(north - otherNorth, (east - otherEast) * Math.cos((north / 180) * Math.PI)) * degree * 1.4
  const walkRouter: WalkRouter = {
    async meters(question) {
      asked.push(question)
      return question.sources.map((from) => question.targets.map((to) => meters(from, to)))
    },
  }
  return { asked, walkRouter }
}

it('an edit in one of several places has its walks measured there, and the days of the others stay', async () => {
  const asked = [['london', 2] as [string, number], ['paris', 2] as [string, number]]
  const trip = storedTrip(await planSeveral(severalRequest(asked, 5)), 'London and Paris', 1)
  const view = itineraryView(trip.itinerary, say)
  const towns = [knownTown('london'), knownTown('paris')] as const
  const known = { request: requestOf(trip), sunTimes: planners.sunTimes }
  const facts = severalFacts(known, [...towns], view, say)
  // The sights of the days in Paris, one after the other, until one leaves new neighbours on foot.
  const sights = [3, 4].flatMap((at) =>
    (view.days[at]?.activities ?? [])
      .filter(({ type, ticket }) => type === 'attraction' && !ticket)
      .map(({ id }) => ({ id, at })),
  )
  let measured = 0
  for (const { id, at: edited } of sights) {
    if (measured > 0) break
    const { itinerary } = applyMoves(draftOf(view), [{ kind: 'remove', id }], facts)
    const { asked: questions, walkRouter } = router()
    const store = storeWith(trip)
    const answer = await editTrip(
      {
        user: { id: 'u', planType: 'globetrotter' } as never,
        tripId: 't',
        version: 1,
        itinerary: Itinerary.parse(JSON.parse(JSON.stringify(itinerary))),
      },
      { ...planners, trips: store.trips, say, walkRouter },
    )
    const [kept] = store.kept
    if (!answer.ok || !kept) throw new Error('not stored')
    const saved = itineraryView(kept, say)
    expect(saved.days.filter((_, at) => at !== edited)).toEqual(view.days.filter((_, at) => at !== edited))
    expect(failing(kept)).toEqual([])
    expect(questions.length).toBeLessThanOrEqual(1)
    for (const { sources, targets } of questions)
      for (const [latitude] of [...sources, ...targets]) expect(latitude).toBeCloseTo(48.86, 0)
    if (!kept.measured) continue
    measured += kept.measured.length
    expect(kept.credit?.licence).toBe('ODbL 1.0')
    const reach = saved.checks.find((check) => check.id === 'reach')
    expect(reach?.evidence).toContain('A router measured')
  }
  expect(measured).toBeGreaterThan(0)
})
