import { describe, expect, it } from 'vitest'
import { fromClock } from '~/domain/calendar/clock-time'
import type { MatrixQuestion, WalkRouter } from '~/domain/catalogue/matrix-call'
import type { Coordinates } from '~/domain/catalogue/place'
import { applyMoves } from '~/domain/itinerary/edit/apply-moves'
import { draftOf, stopsOf } from '~/domain/itinerary/edit/draft'
import type { Move } from '~/domain/itinerary/edit/moves'
import { Itinerary, type ItineraryView } from '~/domain/itinerary/itinerary'
import { referenceRates } from '~/domain/money/reference-rates'
import { storeWith } from '~/domain/testing/store-with'
import { testDestination } from '~/domain/testing/test-destination'
import { testPlan, testRequest } from '~/domain/testing/test-plan'
import { asPlanned } from '~/domain/trips/as-planned'
import type { Trip } from '~/domain/trips/trip'
import { judge } from '~/domain/verification/judge'
import { editFacts } from '~/messages/edit-facts'
import { itineraryView } from '~/messages/itinerary-view'
import { sayIn } from '~/messages/languages'
import { editTrip } from './edit-trip'

const say = sayIn()
const planned = { ...testPlan, walks: 'through-gates' as const }
const start: Itinerary = { ...planned, ...judge(planned, testRequest, testDestination) }
const wheelchair = {
  ...testRequest,
  filters: { ...testRequest.filters, accessibility: ['Wheelchair accessible' as const] },
}

/** The itinerary as the browser sends it after moves. */
function edited(moves: Move[], was: Itinerary = start): ItineraryView {
  const destination = asPlanned(testDestination, was, [])
  const facts = editFacts({ request: testRequest, destination, sunTimes: () => null }, say)
  return applyMoves(draftOf(itineraryView(was, say)), moves, facts).itinerary
}

/** A router by which every walk is `times` a straight line, and what it was asked. */
function router(times: number | null) {
  const asked: MatrixQuestion[] = []
  const meters = ([north, east]: Coordinates, [otherNorth, otherEast]: Coordinates) =>
    Math.hypot(north - otherNorth, (east - otherEast) * Math.cos((north / 180) * Math.PI)) * 111_195
  const answers: WalkRouter = {
    async meters(question) {
      asked.push(question)
      if (times === null) return null
      return question.sources.map((from) => question.targets.map((to) => meters(from, to) * times))
    },
  }
  return { asked, answers }
}

async function saved(
  sent: ItineraryView,
  walkRouter: WalkRouter | null,
  { was = start, request = testRequest } = {},
): Promise<Itinerary> {
  const trip = { itinerary: was, request, version: 1, id: 't', budget: 'moderate', interests: [] }
  const { trips, kept } = storeWith(trip as unknown as Trip)
  const answer = await editTrip(
    {
      user: { id: 'ada', planType: 'premium' } as never,
      tripId: 't',
      version: 1,
      itinerary: Itinerary.parse(JSON.parse(JSON.stringify(sent))),
    },
    {
      trips,
      walkRouter,
      catalogue: { list: async () => [], find: async () => testDestination },
      localities: { find: async () => null },
      rates: async () => referenceRates,
      sunTimes: () => null,
      say,
    },
  )
  const [stored] = kept
  if (!answer.ok || !stored) throw new Error(answer.ok ? 'nothing stored' : answer.failure.message)
  return stored
}

const day = ({ days }: { days: ItineraryView['days'] | Itinerary['days'] }, number: number) => {
  const found = days[number - 1]
  if (!found) throw new Error(`no day ${number}`)
  return found as ItineraryView['days'][number]
}
const line = (itinerary: ItineraryView | Itinerary, number: number) =>
  stopsOf(day(itinerary, number)).map(
    ({ id, startTime, travel: { mode, minutes, meters } }) =>
      `${startTime} ${id}: ${mode} ${minutes} ${meters}`,
  )
const reach = ({ checks }: Itinerary) => {
  const found = checks.find(({ id }) => id === 'reach')
  return found && `${found.status}: ${say(found.evidence)}`
}

const move: Move[] = [{ kind: 'move', id: 'sea-gate', day: 2, before: 'salt-store' }]
const sent = edited(move)
/** Of the days that a moved stop changes, the pairs that are new. */
const newPairs = 4

describe('the walks of an edit', () => {
  it('are estimates where no router is set up, or where it knows nothing', async () => {
    const alone = await saved(sent, null)
    expect(line(alone, 2)).toEqual(line(sent, 2))
    expect(alone).not.toHaveProperty('measured')
    expect(alone).not.toHaveProperty('credit')
    const silent = router(null)
    expect(await saved(sent, silent.answers)).toEqual(alone)
    expect(silent.asked).toHaveLength(1)
    expect(await saved(sent, router(0.2).answers)).toEqual(alone)
    expect(await saved(sent, router(80).answers)).toEqual(alone)
  })

  it('are as long as the router says, in one question about the new ones alone', async () => {
    const { asked, answers } = router(1.6)
    const kept = await saved(sent, answers)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.type).toBe('foot')
    expect(kept.measured?.length).toBeGreaterThan(0)
    expect(kept.measured?.length).toBeLessThanOrEqual(newPairs)
    expect(kept.credit?.attribution).toBe('© OpenStreetMap contributors')
    expect(line(kept, 2)).not.toEqual(line(sent, 2))
    // What was not moved is as it was sent.
    expect(line(kept, 3)).toEqual(line(sent, 3))
    expect(reach(kept)).toMatch(/^pass: .* A router measured \d+ of the walks along the streets\.$/)
    const stops = stopsOf(day(kept, 2))
    for (const [index, stop] of stops.slice(1).entries())
      expect(
        fromClock(stop.startTime) - fromClock(stops[index]?.endTime ?? ''),
        stop.id,
      ).toBeGreaterThanOrEqual(stop.travel.minutes)
  })

  it('are kept with the trip: the browser computes with them, and nothing is asked again', async () => {
    const kept = await saved(sent, router(1.6).answers)
    const { asked, answers } = router(1.6)
    const again = await saved(itineraryView(kept, say), answers, { was: kept })
    expect(asked).toHaveLength(0)
    expect(again).toEqual(kept)
    // A browser that knew nothing of them sends estimates: the server has its own.
    expect(line(await saved(sent, null, { was: kept }), 2)).toEqual(line(kept, 2))
    const later = edited([{ kind: 'retime', id: 'lamp-room', start: fromClock('18:50') }], kept)
    const ways = (lines: string[]) => lines.map((each) => each.slice('18:50 '.length))
    expect(line(later, 2)).not.toEqual(line(kept, 2))
    expect(ways(line(later, 2))).toEqual(ways(line(kept, 2)))
  })

  it('are not what a client says that they are', async () => {
    const [first] = (await saved(sent, router(1.6).answers)).measured ?? []
    if (!first) throw new Error('nothing measured')
    const lie = { ...sent, measured: [{ ...first, meters: 1 }] }
    expect(await saved(lie, null)).toEqual(await saved(sent, null))
  })

  it('go with the pairs that a trip has no more', async () => {
    const kept = await saved(sent, router(1.6).answers)
    const without = edited([{ kind: 'remove', id: 'sea-gate' }], kept)
    const after = await saved(without, null, { was: kept })
    expect(after.measured?.length ?? 0).toBeLessThan(kept.measured?.length ?? 0)
  })

  it('are without steps for those who cannot use them', async () => {
    const { asked, answers } = router(1.6)
    await saved(sent, answers, { request: wheelchair })
    expect(asked.map(({ type }) => type)).toEqual(['wheelchair'])
  })

  it('let what follows begin later, except a locked stop, of which the check tells', async () => {
    const free = line(await saved(sent, router(2.9).answers), 2)
    const locked = edited([...move, { kind: 'lock', id: 'salt-store', locked: true }])
    const kept = await saved(locked, router(2.9).answers)
    const startOf = (lines: string[], id: string) =>
      lines.find((each) => each.includes(id))?.slice(0, 5) ?? ''
    expect(startOf(free, 'salt-store') > startOf(line(sent, 2), 'salt-store')).toBe(true)
    expect(startOf(line(kept, 2), 'salt-store')).toBe(startOf(line(locked, 2), 'salt-store'))
    expect(reach(kept)).toMatch(/^fail: /)
  })

  it('of an old trip, whose ways are straight lines, are not measured', async () => {
    const { asked, answers } = router(1.6)
    const { walks: _, ...old } = start
    await saved(edited(move, old), answers, { was: old })
    expect(asked).toHaveLength(0)
  })
})
