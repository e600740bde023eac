import { daysBetween } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import { metersBetween } from '~/domain/catalogue/distance'
import type { Locality } from '~/domain/catalogue/locality'
import { budgetOf } from '~/domain/itinerary/budget'
import { caps } from '~/domain/itinerary/caps'
import { currentForm } from '~/domain/itinerary/current-form'
import { addDayFacts } from '~/domain/itinerary/day-facts'
import type { ItineraryDay, Plan, TripPlace } from '~/domain/itinerary/itinerary'
import { nameOfSeveral, partRequest } from '~/domain/itinerary/part-request'
import { joinDays, joinTips } from '~/domain/itinerary/split-places'
import type { Said } from '~/domain/message'
import { referenceRates } from '~/domain/money/reference-rates'
import { type AskedTown, planRoute, type Route } from '~/domain/planning/several-places/route'
import type { StreamEvent } from '~/domain/planning/stream-events'
import { lastDay, type PlanRequest } from '~/domain/request/plan-request'
import { judgeSeveral } from '~/domain/trips/judge-several'
import { findDestination } from './find-destination'
import type { GenerationOutcome } from './generate-itinerary'
import type { ModelUse, Planners } from './plan-anywhere'
import { destinationAsked } from './start-generation'

/** A day trip to a town that is a place of the trip is left out: kilometres from its middle. */
const sameTown = 6

type Town = Destination | Locality

/** What an engine has made of one place so far. */
interface Made {
  days: ItineraryDay[]
  tips: Said[]
  overview: Said
}

/**
 * The events of a trip to several places, in the order of every plan. Each place is planned by its engine, between the
 * journeys. The last day of a place is told once the next one is begun, since both share it or a journey ends it.
 */
export async function* generateSeveral(
  request: PlanRequest,
  use: ModelUse,
  planners: Planners,
): AsyncGenerator<StreamEvent, GenerationOutcome> {
  const found = await townsOf(request, planners)
  const home = await homeOf(request, planners)
  const routed = planRoute(request, found, await planners.connections(), { home })
  if (!routed.ok) return routed
  const route = routed.value
  const towns = route.towns.map(({ town }) => town)
  const { first: _first, last: _last, ...rest } = request
  const asked: PlanRequest = {
    ...rest,
    ...(route.arrival && { arrival: route.arrival }),
    ...(route.departure && { departure: route.departure }),
    places: route.towns.map((each) => each.asked),
  }
  const named = namedAfter(route.places)
  const { overview, places } = route
  yield { event: 'overview', data: { ...named, overview, places, days: request.days, sample: false } }
  const made: Made[] = places.map(() => ({ days: [], tips: [], overview: '' }))
  let told = 0
  let engine: Plan['engine'] = 'embedded'
  let provenance: Pick<Plan, 'provenance'> = {}
  for (const [index, town] of towns.entries()) {
    const part = made[index]
    if (!part) continue
    for await (const piece of planned(
      withoutOthers(town, towns, index),
      partRequest(asked, places, index),
      use,
      planners,
    )) {
      if (!piece.ok) return piece
      const { value } = piece
      if (value.kind === 'tips') part.tips = value.tips
      else if ('overview' in value) part.overview = value.overview
      else if (value.kind === 'provenance' && value.engine === 'openai') {
        engine = value.engine
        provenance = { provenance: value.provenance }
      } else if (value.kind === 'day' || value.kind === 'revised') {
        const day = addDayFacts(value.day, town, planners.sunTimes)
        const at = part.days.findIndex((each) => each.day === day.day)
        if (at >= 0) part.days[at] = day
        else part.days.push(day)
        const days = joined(route, made)
        const ready = index === places.length - 1 ? days.length : days.length - 1
        const again = days[daysBetween(request.startDate, day.date)]
        if (value.kind === 'revised' && again && again.day <= told) yield { event: 'revised', data: again }
        for (const next of days.slice(told, ready)) yield { event: 'day', data: next }
        told = Math.max(told, ready)
      }
    }
  }
  const days = joined(route, made)
  const tips = joinTips(
    places.map((place, index) => ({ place, tips: made[index]?.tips ?? [] })),
    caps.tips,
  )
  yield { event: 'tips', data: { tips } }
  const plan: Plan = {
    ...named,
    places: places.map((place, index) => ({ ...place, overview: made[index]?.overview ?? '' })),
    ...(route.rates && { rates: route.rates }),
    startDate: request.startDate,
    endDate: lastDay(request),
    overview,
    days,
    tips,
    budget: budgetOf(days),
    currency: route.currency,
    engine,
    ...currentForm,
    ...(request.travellers && { travellers: request.travellers }),
    sample: false,
  }
  yield { event: 'budget', data: { budget: plan.budget, currency: plan.currency } }
  const verdict = judgeSeveral(plan, asked, towns)
  yield { event: 'checks', data: verdict }
  return { ok: true, itinerary: { ...plan, ...verdict, ...provenance }, request: asked }
}

function planned(town: Town, request: PlanRequest, use: ModelUse, { engines }: Planners) {
  return town.id === null
    ? engines.elsewhere(use).plan(request, town)
    : engines.forCatalogue(use).plan(request, town)
}

async function townsOf({ places = [] }: PlanRequest, sources: Planners): Promise<AskedTown[]> {
  const found = await Promise.all(
    places.map(async (asked) => {
      const town = await findDestination(
        { destinationId: asked.destinationId, destination: asked.locality ?? '' },
        sources,
      )
      if (!town) throw new Error(`no destination ${asked.destinationId ?? asked.locality}`)
      return { asked, town }
    }),
  )
  return found
}

/** The town that the trip begins and ends at, where one was named. */
async function homeOf({ home }: PlanRequest, sources: Planners): Promise<Town | null> {
  const named = home ? await destinationAsked(home, sources) : null
  return (
    named &&
    findDestination({ destinationId: named.destinationId, destination: named.locality ?? '' }, sources)
  )
}

/** "Rome, Florence and Venice", in the order of the trip, with the poster of the first. */
function namedAfter(places: readonly TripPlace[]): Pick<Plan, 'destination' | 'destinationId' | 'palette'> {
  const [first] = places
  return {
    destination: nameOfSeveral(places.map(({ name }) => name)),
    destinationId: first?.destinationId ?? null,
    ...(first && first.destinationId === null && { palette: first.palette }),
  }
}

/** A town without what another place of the trip is for: day trips to it, and places that an earlier town has as well. */
function withoutOthers(town: Town, towns: readonly Town[], index: number): Town {
  if (town.id === null) return town
  const others = towns.filter((_, other) => other !== index)
  const dayTrips = town.dayTrips.filter(
    ({ at }) => !others.some(({ center }) => metersBetween(at, center) < sameTown * 1000),
  )
  const seen = towns.slice(0, index).flatMap((each) => each.places)
  const near = others.some(({ center }) => metersBetween(center, town.center) < 150_000)
  const places = near
    ? town.places.filter(
        ({ name, at, kind }) =>
          kind === 'base' || !seen.some((other) => other.name === name && metersBetween(other.at, at) < 300),
      )
    : town.places
  return dayTrips.length === town.dayTrips.length && places.length === town.places.length
    ? town
    : { ...town, dayTrips, places }
}

function joined({ places, journeys, currency, rates }: Route, made: readonly Made[]): ItineraryDay[] {
  const begun = made.findLastIndex(({ days }) => days.length > 0)
  const parts = places.slice(0, begun + 1).map((place, index) => ({ place, days: made[index]?.days ?? [] }))
  const startDate = places[0]?.startDate ?? ''
  return joinDays(parts, journeys, { startDate, currency, rates: rates ?? referenceRates })
}
