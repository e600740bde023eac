import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import { type WalkRouter, walkType } from '~/domain/catalogue/matrix-call'
import { type MeasuredWalk, plausibleWalk } from '~/domain/catalogue/measured-walks'
import type { SunTimes } from '~/domain/itinerary/day-facts'
import { type Itinerary, type ItineraryView, mostMeasured } from '~/domain/itinerary/itinerary'
import { splitPlaces, withParts } from '~/domain/itinerary/split-places'
import type { Say } from '~/domain/message'
import { asPlanned } from '~/domain/trips/as-planned'
import type { Trip } from '~/domain/trips/trip'
import { requestOf } from '~/domain/trips/trip-request'
import { type DaysInPlace, walksInUse, walksToMeasure, withMeasured } from '~/domain/trips/walks-of-edits'
import { itineraryView } from '~/messages/itinerary-view'

interface Parts {
  router: WalkRouter | null
  visitorId: string
  sunTimes: SunTimes
  /** Remembers what it says, so that it can be stored as messages. */
  say: Say
}

type Town = Destination | Locality

/**
 * An edit whose new walks a router has measured, where one is set up and answers, and whose days fit the walks that it measured before.
 * With the walks that the trip keeps as measured.
 */
export async function withMeasuredWalks(
  sent: Itinerary,
  { itinerary: was, ...trip }: Trip,
  towns: readonly Town[],
  { router, visitorId, sunTimes, say }: Parts,
): Promise<{ days: Itinerary['days']; measured: MeasuredWalk[] }> {
  const known = was.measured ?? []
  if (!was.walks || (!router && known.length === 0)) return { days: sent.days, measured: known }
  const request = requestOf({ ...trip, itinerary: was }, sent)
  const { accessibility } = request.filters
  const groundOf = (town: Destination, measured: MeasuredWalk[]) =>
    asPlanned(town, { ...was, measured }, accessibility)
  const places = towns.length > 1 ? (sent.places ?? was.places) : undefined
  const plan: ItineraryView = {
    ...itineraryView({ ...sent, checks: [], scores: [] }, say),
    ...(was.rates && { rates: was.rates }),
    ...(places && { places: places.map((place) => ({ ...place, overview: say(place.overview) })) }),
  }
  const split = places ? splitPlaces(plan) : []
  const parts = places
    ? split.map(({ index, plan: { days } }) => ({ days, town: towns[index] }))
    : [{ days: plan.days, town: towns[0] }]
  const onGround = (list: readonly Part[]): DaysInPlace[] =>
    list.flatMap(({ days, town }) =>
      town && town.id !== null ? [{ days, destination: groundOf(town, known) }] : [],
    )
  const now = onGround(parts)
  const wanted = router
    ? walksToMeasure(now, onGround(partsBefore(itineraryView(was, say), towns)), known)
    : []
  const found =
    router && wanted.length > 0 ? await asked(wanted, router, walkType(accessibility), visitorId) : []
  const measured = walksInUse(now, [...known, ...found]).slice(0, mostMeasured)
  if (measured.length === 0) return { days: sent.days, measured }
  const made = parts.map(({ days, town }) =>
    town && town.id !== null
      ? withMeasured(days, { request, destination: groundOf(town, measured), sunTimes, say })
      : days,
  )
  const days = places ? withParts(plan, split, made) : made[0]
  // A day that did not change stays as it came.
  const same = (at: number) => days?.[at] === undefined || days[at] === plan.days[at]
  return { days: sent.days.map((day, at) => (same(at) ? day : (days?.[at] ?? day))), measured }
}

interface Part {
  days: ItineraryView['days']
  town: Town | undefined
}

/** What the trip had in the towns that it goes to now. */
function partsBefore(was: ItineraryView, towns: readonly Town[]): Part[] {
  const townOf = (name: string) => towns.find(({ label }) => label === name)
  if (!was.places) return [{ days: was.days, town: townOf(was.destination) ?? towns[0] }]
  return splitPlaces(was).map(({ place, plan }) => ({ days: plan.days, town: townOf(place.destination) }))
}

/** One question; what the router does not know or what cannot be true stays an estimate. */
async function asked(
  wanted: ReturnType<typeof walksToMeasure>,
  router: WalkRouter,
  type: ReturnType<typeof walkType>,
  visitorId: string,
): Promise<MeasuredWalk[]> {
  const sources = [...new Map(wanted.map(({ from }) => [String(from), from])).values()]
  const targets = [...new Map(wanted.map(({ to }) => [String(to), to])).values()]
  const meters = await router.meters({ sources, targets, type }, visitorId)
  return wanted.flatMap(({ from, to }) => {
    const told =
      meters?.[sources.findIndex((at) => String(at) === String(from))]?.[
        targets.findIndex((at) => String(at) === String(to))
      ]
    return (typeof told === 'number' && plausibleWalk(from, to, told)) || []
  })
}
