import { daysBetween } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import { metersBetween } from '~/domain/catalogue/distance'
import type { Locality } from '~/domain/catalogue/locality'
import type { Result } from '~/domain/errors'
import { budgetOf } from '~/domain/itinerary/budget'
import { caps } from '~/domain/itinerary/caps'
import { currentForm } from '~/domain/itinerary/current-form'
import { addDayFacts } from '~/domain/itinerary/day-facts'
import type { ItineraryDay, Plan, TripPlace } from '~/domain/itinerary/itinerary'
import { nameOfSeveral, partRequest } from '~/domain/itinerary/part-request'
import { joinDays, joinTips } from '~/domain/itinerary/split-places'
import type { Said } from '~/domain/message'
import { referenceRates } from '~/domain/money/reference-rates'
import type { LateWork, PlanPiece } from '~/domain/planning/planner-engine'
import { type AskedTown, planRoute, type Route } from '~/domain/planning/several-places/route'
import type { StreamEvent } from '~/domain/planning/stream-events'
import { lastDay, type PlanRequest } from '~/domain/request/plan-request'
import { judgeSeveral } from '~/domain/trips/judge-several'
import { creditOfPlaces } from '~/domain/trips/trip-places'
import { findDestination } from './find-destination'
import type { GenerationOutcome } from './generate-itinerary'
import { joinedProvenance, type PartProvenance } from './joined-provenance'
import { Merged } from './merged'
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
  /** Where a model was asked. */
  by?: Omit<PartProvenance, 'offset'>
  late?: Promise<LateWork[]>
}

function put({ days }: Made, day: ItineraryDay): void {
  const at = days.findIndex((each) => each.day === day.day)
  if (at >= 0) days[at] = day
  else days.push(day)
}

/**
 * What a model writes after the trip is finished, as days of the whole trip and introductions of its places; left out is what
 * would change another day.
 */
function lateOf(
  made: readonly Made[],
  joinedWith: (index: number, days: readonly ItineraryDay[]) => ItineraryDay[],
): Promise<LateWork[]> | undefined {
  if (!made.some(({ late }) => late)) return undefined
  const offers = Promise.all(made.map(({ late }) => late ?? [])).then((lists) => {
    const stood = joinedWith(0, [])
    return lists.flatMap((list, place) =>
      list.flatMap((late) => {
        const next = joinedWith(place, late.days)
        const days = next.filter((day, at) => JSON.stringify(day) !== JSON.stringify(stood[at]))
        return days.length === late.days.length ? { ...late, days, place } : []
      }),
    )
  })
  offers.catch(() => {})
  return offers
}

/**
 * The events of a trip to several places, in the order of every plan. Each place is planned by its engine, between the
 * journeys; the next one when the days of the one before are there. The last day of a place is told once the next one is begun, since both share it or a journey ends it.
 */
export async function* generateSeveral(
  request: PlanRequest,
  use: ModelUse,
  planners: Planners,
): AsyncGenerator<StreamEvent, GenerationOutcome> {
  const found = await townsOf(request, planners)
  const home = await homeOf(request, planners)
  const known = { connections: await planners.connections(), rates: await planners.rates() }
  const routed = planRoute(request, found, known, { home })
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
  const revising = planners.engines.forCatalogue(use).name === 'openai' && { revising: true }
  yield {
    event: 'overview',
    data: {
      ...named,
      overview,
      places,
      days: request.days,
      sample: false,
      currency: route.currency,
      ...revising,
    },
  }
  const made: Made[] = places.map(() => ({ days: [], tips: [], overview: '' }))
  const pieces = new Merged<Result<PlanPiece, Said>>()
  let begun = 0
  /** A place is begun when the days of those before it are there: what a model makes of them holds nothing up. */
  const begin = () => {
    const town = towns[begun]
    if (!town) return
    const part = partRequest(asked, places, begun)
    pieces.add(planned(withoutOthers(town, towns, begun), part, inPlace(use, begun), planners))
    begun++
  }
  begin()
  let told = 0
  for await (const { from, piece } of pieces.pieces((ended) => ended === begun - 1 && begin())) {
    const [part, town] = [made[from], towns[from]]
    if (!piece.ok) return piece
    if (!part || !town) continue
    const { value } = piece
    if (value.kind === 'tips') part.tips = value.tips
    else if ('overview' in value) part.overview = value.overview
    else if (value.kind === 'provenance') part.by = value
    else if (value.kind === 'late') part.late = value.offers
    else if (value.kind === 'day' || value.kind === 'revised') {
      put(part, addDayFacts(value.day, town, planners.sunTimes))
      const days = joined(route, made)
      const isLast = made.findLastIndex((each) => each.days.length > 0) === places.length - 1
      const ready = isLast ? days.length : days.length - 1
      const again = days[daysBetween(request.startDate, value.day.date)]
      if (value.kind === 'revised' && again && again.day <= told) yield { event: 'revised', data: again }
      for (const next of days.slice(told, ready)) yield { event: 'day', data: next }
      told = Math.max(told, ready)
      if (from === begun - 1 && part.days.length === places[from]?.days) begin()
    }
  }
  const days = joined(route, made)
  const tips = joinTips(
    places.map((place, index) => ({ place, tips: made[index]?.tips ?? [] })),
    route.journeys,
    caps.tips,
  )
  yield { event: 'tips', data: { tips } }
  const by = joinedProvenance(
    made.flatMap((part, index) => {
      const offset = daysBetween(request.startDate, places[index]?.startDate ?? request.startDate)
      return part.by ? [{ ...part.by, offset }] : []
    }),
  )
  const plan: Plan = {
    ...named,
    ...creditOfPlaces(places),
    places: places.map((place, index) => ({ ...place, overview: made[index]?.overview ?? '' })),
    ...(route.rates && { rates: route.rates }),
    startDate: request.startDate,
    endDate: lastDay(request),
    overview,
    days,
    tips,
    budget: budgetOf(days),
    currency: route.currency,
    engine: by.engine,
    ...currentForm,
    ...(request.travellers && { travellers: request.travellers }),
    sample: false,
  }
  yield { event: 'budget', data: { budget: plan.budget, currency: plan.currency } }
  const verdict = judgeSeveral(plan, asked, towns)
  yield { event: 'checks', data: verdict }
  const late = lateOf(made, (index, days) => {
    const town = towns[index]
    const parts = made.map((part) => ({ ...part, days: [...part.days] }))
    const part = parts[index]
    for (const day of days) if (part && town) put(part, addDayFacts(day, town, planners.sunTimes))
    return joined(route, parts)
  })
  const itinerary = { ...plan, ...verdict, ...(by.provenance && { provenance: by.provenance }) }
  return { ok: true, itinerary, request: asked, ...(late && { late }) }
}

function planned(town: Town, request: PlanRequest, use: ModelUse, { engines }: Planners) {
  return town.id === null
    ? engines.elsewhere(use).plan(request, town)
    : engines.forCatalogue(use).plan(request, town)
}

/** Answers about one place of the trip: the same question about another place is another one. */
function inPlace({ answers, ...use }: ModelUse, index: number): ModelUse {
  const named = (name: string) => `${index + 1}/${name}`
  return {
    ...use,
    answers: {
      recall: (name) => answers.recall(named(name)),
      keep: (name, answer) => answers.keep(named(name), answer),
    },
  }
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
