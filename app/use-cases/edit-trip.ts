import type { User } from '~/domain/account/session'
import { entitlements } from '~/domain/billing/plans'
import { openStreetMap } from '~/domain/catalogue/credit'
import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import type { WalkRouter } from '~/domain/catalogue/matrix-call'
import { fail, ok, type Result } from '~/domain/errors'
import { dayCost } from '~/domain/itinerary/budget'
import { tooManyStops } from '~/domain/itinerary/caps'
import type { SunTimes } from '~/domain/itinerary/day-facts'
import { dayWithFacts } from '~/domain/itinerary/day-facts'
import type { Activity, Itinerary, ItineraryView, Plan, TripPlace } from '~/domain/itinerary/itinerary'
import { nameOfSeveral } from '~/domain/itinerary/part-request'
import { splitPlaces, withParts } from '~/domain/itinerary/split-places'
import type { Said, Say } from '~/domain/message'
import type { Currency } from '~/domain/money/currency'
import { converted, type ReferenceRates } from '~/domain/money/reference-rates'
import { namedTown } from '~/domain/posters/named-town'
import { overDayLimit } from '~/domain/request/admission'
import { tripLength } from '~/domain/request/trip-rules'
import { recompute } from '~/domain/trips/recompute'
import { recomputeSeveral } from '~/domain/trips/recompute-several'
import type { Trip, TripStore } from '~/domain/trips/trip'
import { creditOfPlaces, tripPlaces } from '~/domain/trips/trip-places'
import { requestOf } from '~/domain/trips/trip-request'
import { problemText } from '~/messages/en/problems'
import { refusedTrip } from '~/messages/en/refusals'
import { itineraryView } from '~/messages/itinerary-view'
import { createMemory, recalled, rememberTrip, withAmounts } from '~/messages/recall'
import { type DestinationSources, findDestination } from './find-destination'
import { withMeasuredWalks } from './measured-walks'
import type { Planners } from './plan-anywhere'

interface Edit {
  user: User
  tripId: string
  /** The version the edit began from. */
  version: number
  itinerary: Itinerary
}

/** What is computed of an edit needs. */
export interface EditParts extends DestinationSources, Pick<Planners, 'rates' | 'sunTimes'> {
  say: Say
}

/** What saving an edit needs. */
export interface SaveParts extends EditParts {
  trips: TripStore
  /** Measures the walks that an edit brings; none where no router is set up. */
  walkRouter?: WalkRouter | null
}

/**
 * Saves an edited itinerary. Totals, daylight, hours, checks, and times and costs in words are computed here; those in the
 * request are ignored. A stop that cannot be reached in time on a walk that a router measured starts later.
 */
export async function editTrip(
  { user, tripId, version, itinerary }: Edit,
  { trips, walkRouter, ...parts }: SaveParts,
): Promise<Result<{ version: number; itinerary: ItineraryView }>> {
  const trip = await trips.find(user.id, tripId)
  if (!trip) return fail('not-found', 'There is no such trip.')
  if (!entitlements(user.planType).editing) return editingRefused()
  const edited = await editedOf(trip, itinerary, user, parts, walkRouter)
  if (!edited.ok) return edited
  const saved = await trips.update(user.id, tripId, version, edited.value)
  return saved.ok
    ? { ok: true, value: { version: saved.value.version, itinerary: itineraryView(edited.value, parts.say) } }
    : saved
}

export function editingRefused() {
  return fail('plan-required', 'Editing comes with the paid plans. Upgrade to edit your trips.')
}

/** A trip's itinerary after an edit, with everything computed anew. */
export async function editedOf(
  trip: Trip,
  itinerary: Itinerary,
  user: User,
  { sunTimes, say, rates, ...sources }: EditParts,
  router: WalkRouter | null = null,
): Promise<Result<Itinerary>> {
  const places = placesOf(itinerary, trip)
  const found = await Promise.all(places.map((place) => findDestination(place, sources)))
  const towns = found.flatMap((town) => town ?? [])
  const [destination] = towns
  if (!destination || towns.length < places.length) return placesUnread()
  if (!keepsAPlace(trip, towns)) return anotherTrip()
  const length = longest(itinerary)
  const stops = tooManyStops(itinerary.days, trip.itinerary.days)
  if (stops) {
    const words = problemText(stops)
    return fail('fields-wrong', words, { fields: { 'itinerary.days': words } })
  }
  // A trip that was longer before, under another plan, may stay as long as it is.
  const refused = length > longest(trip.itinerary) ? overDayLimit(user.planType, length) : null
  if (refused) return refusedTrip(refused)
  // Texts come back as words and are stored as the messages behind them.
  const memory = createMemory()
  const remembered = memory.over(say)
  rememberTrip(trip.itinerary, memory, say)
  const { days, measured } = await withMeasuredWalks(itinerary, trip, towns, {
    router,
    visitorId: user.id,
    sunTimes,
    say: remembered,
  })
  const isOneOfSeveral = trip.itinerary.places !== undefined && places.length === 1
  const { currency } = isOneOfSeveral ? destination : trip.itinerary
  const kept = { ...withAmounts({ ...recalled({ ...itinerary, days }, memory.recall), currency }), measured }
  return ok(
    places.length > 1
      ? severalRecomputed(kept, trip, towns, {
          sunTimes,
          rates: trip.itinerary.rates ?? (await rates()),
        })
      : recomputed(kept, isOneOfSeveral ? aloneIn(trip, destination) : trip, destination, sunTimes),
  )
}

/** The places that a sent itinerary is about. One place becomes several and the reverse, and an edit is undone. */
function placesOf(
  sent: Itinerary,
  { itinerary }: Trip,
): readonly Pick<TripPlace, 'destination' | 'destinationId'>[] {
  if (sent.places) return sent.places
  const isOne = sent.days.every(({ place, before }) => place === undefined && !before)
  return itinerary.places ? (isOne ? [sent] : itinerary.places) : [itinerary]
}

/** Whether a trip still goes to a place that it was planned for: a plan is paid for a trip, and others are trips of their own. */
export function keepsAPlace(trip: Trip, towns: readonly (Destination | Locality)[]): boolean {
  const { itinerary, request } = trip
  const planned = request?.places ?? (request ? [request] : (itinerary.places ?? [itinerary]))
  return planned.some((place) => {
    const label = 'destination' in place ? place.destination : place.locality
    return towns.some(({ id, label: own }) =>
      place.destinationId === null ? own === label : id === place.destinationId,
    )
  })
}

export function anotherTrip() {
  const message =
    'Keep at least one of the places that this trip was planned for. The others can be planned as a trip of their own.'
  return fail('fields-wrong', message, { fields: { destinations: message } })
}

/** A trip to several places as one to a single place of it. */
function aloneIn(trip: Trip, town: Destination | Locality): Trip {
  const { places: _places, rates: _rates, credit: _credit, ...itinerary } = trip.itinerary
  const { destination, destinationId, palette, credit, currency } = namedTown(town)
  return {
    ...trip,
    itinerary: {
      ...itinerary,
      destination,
      destinationId,
      ...(destinationId === null && { palette }),
      ...(credit && { credit }),
      currency,
    },
  }
}

/** The places of an imported town cannot be read: the bucket is away, or the town was taken out of it. */
export function placesUnread() {
  const words =
    'The places of this town cannot be read right now. Your trip is as it was. Please try again later.'
  return fail('upstream-down', words, { retryAfter: 30 })
}

/** Days of a trip, by its dates or by its list. */
function longest({ days, startDate, endDate }: Pick<Itinerary, 'days' | 'startDate' | 'endDate'>): number {
  return Math.max(days.length, tripLength(startDate, endDate))
}

type Edited = Pick<
  Itinerary,
  'startDate' | 'endDate' | 'overview' | 'tips' | 'days' | 'travellers' | 'measured'
>

/** The walks that a router measured, with the credit that its map asks for. */
function withWalks({ measured = [] }: Pick<Itinerary, 'measured'>) {
  return measured.length > 0 ? { measured, credit: openStreetMap } : {}
}

/** A trip to several places: each place's days with its own light and hours, and what follows from them for the whole. */
export function severalRecomputed(
  {
    startDate,
    endDate,
    overview,
    tips,
    days,
    travellers = undefined,
    measured,
    ...sent
  }: Edited & { places?: Itinerary['places'] },
  { itinerary: was, ...trip }: Trip,
  towns: readonly (Destination | Locality)[],
  { sunTimes, rates: latest }: { sunTimes: SunTimes; rates: ReferenceRates },
): Itinerary {
  const {
    checks: _checks,
    scores: _scores,
    provenance: _provenance,
    palette: _palette,
    credit: _credit,
    measured: _measured,
    ...before
  } = was
  const told = new Map((was.places ?? [was]).map((place) => [place.destination, place.overview]))
  const overviews = towns.map(({ label }, index) => told.get(label) ?? sent.places?.[index]?.overview ?? '')
  const isMixed = towns.some(({ currency }) => currency !== was.currency)
  const rates = was.rates ?? (isMixed ? latest : undefined)
  const places = tripPlaces(days, towns, overviews)
  const plan: Plan = {
    ...before,
    ...creditOfPlaces(places),
    ...withWalks({ measured }),
    destination: nameOfSeveral(places.map(({ name }) => name)),
    destinationId: places[0]?.destinationId ?? null,
    ...(places[0]?.destinationId === null && { palette: places[0].palette }),
    ...((travellers ?? was.travellers) && { travellers: travellers ?? was.travellers }),
    ...(rates && { rates }),
    startDate,
    endDate,
    overview,
    tips: tips.map((tip) => ofPlace(tip, places)),
    places,
    days: days.map((day) => ({
      ...day,
      activities: day.activities.map((stop) => inTripMoney(stop, was.currency, rates)),
    })),
  }
  const parts = splitPlaces(plan)
  const lit = parts.map(({ index, plan: { days: own } }) => {
    const town = towns[index]
    return town ? own.map((day) => dayWithFacts(day, town, sunTimes)) : own
  })
  const withFacts = {
    ...plan,
    days: withParts(plan, parts, lit).map((day) => ({ ...day, costCents: dayCost(day.activities) })),
  }
  return recomputeSeveral(withFacts, requestOf({ ...trip, itinerary: was }, withFacts), towns)
}

/** A tip says at which position its place is now. */
function ofPlace(tip: Said, places: readonly TripPlace[]): Said {
  if (typeof tip === 'string' || tip.code !== 'place.tip') return tip
  const at = places.findIndex(({ name }) => name === tip.params.place)
  return at < 0 ? tip : { ...tip, params: { ...tip.params, at } }
}

/** What is paid in another currency counts as much as the rates say. */
function inTripMoney(stop: Activity, currency: Currency, rates: ReferenceRates | undefined): Activity {
  return stop.local && rates
    ? { ...stop, costCents: converted(stop.local.cents, stop.local.currency, currency, rates) }
    : stop
}

function recomputed(
  edited: Edited,
  trip: Trip,
  destination: Destination | Locality,
  sunTimes: SunTimes,
): Itinerary {
  const {
    destination: label,
    destinationId,
    palette,
    credit,
    currency,
    engine,
    clock,
    lines,
    walks,
    tickets,
    dayTripRides,
    sample,
  } = trip.itinerary
  const days = edited.days.map((day) => dayWithFacts(day, destination, sunTimes))
  const { startDate, endDate, overview, tips } = edited
  // By which rules it was planned: an edit does not change them.
  const rules = {
    ...(clock && { clock }),
    ...(lines && { lines }),
    ...(walks && { walks }),
    ...(tickets && { tickets }),
    ...(dayTripRides && { dayTripRides }),
  }
  const named = {
    destination: label,
    destinationId,
    ...(palette && { palette }),
    ...(credit && { credit }),
    currency,
    engine,
    sample,
  }
  // Who sends an edit without travellers knows nothing of them.
  const travellers = edited.travellers ?? trip.itinerary.travellers
  const plan = {
    ...withWalks(edited),
    ...named,
    ...rules,
    ...(travellers && { travellers }),
    startDate,
    endDate,
    overview,
    tips,
    days,
  }
  return recompute(plan, requestOf(trip, plan), destination)
}
