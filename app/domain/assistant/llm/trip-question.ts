import { daysIn, stopIn } from '~/domain/assistant/subject'
import { weekdayName } from '~/domain/calendar/calendar-date'
import { footMeters } from '~/domain/catalogue/foot-meters'
import { type EditFacts, stopsOf } from '~/domain/itinerary/edit/draft'
import type { ActivityView, DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { amountOf, checkName, priceOf, statedPrice } from '~/domain/itinerary/sentences'
import type { Say } from '~/domain/message'
import type { Question } from '~/domain/planning/llm-engine/language-model'
import { promptOf } from '~/domain/planning/llm-engine/prompts'
import type { OfferedPlace } from './offered-places'
import type { AssistantQuestion } from './trip-talk'
import { talkForm } from './wished-edits'

/** Of a long trip the days spoken of come first, and so many stops are told: a form may hold a thousand ids. */
const mostStops = 110
/** Why a stop is there is told of short trips, and always of the stop that is spoken of. */
const reasonsUpTo = 60
const longestReason = 140
const longestTitle = 80

/** A sentence about a trip, with the trip as it stands and what else the catalogue has for it. */
export function tripQuestion(
  { sentence, before, itinerary }: Pick<AssistantQuestion, 'sentence' | 'before' | 'itinerary'>,
  offered: OfferedPlace[],
  { request, destination, say }: EditFacts,
): Question {
  const found = stopIn(sentence, itinerary)
  const told = daysTold(
    [...daysIn(sentence, itinerary.days.length), ...(found ? [found.day.day] : [])],
    itinerary,
  )
  const stops = told.flatMap(stopsOf)
  const reasons = (id: string) => stops.length <= reasonsUpTo || id === found?.stop.id
  const { currency, budget, checks } = itinerary
  const money = (units: number) => say(amountOf(Math.round(units * 100), currency))
  return {
    name: 'talk',
    instructions: () => promptOf('talk'),
    data: {
      sentence,
      ...(before.length > 0 && { before: before.map(({ role, content }) => ({ by: role, said: content })) }),
      destination: itinerary.destination,
      wishes: {
        interests: request.interests.slice(0, 15),
        budget: request.budget,
        pace: request.filters.pace,
      },
      costs: {
        total: money(budget.grandTotal),
        nights: money(budget.accommodationTotal),
        food: money(budget.foodTotal),
        activities: money(budget.activitiesTotal),
        transport: money(budget.transportTotal),
      },
      openChecks: checks
        .filter(({ status }) => status !== 'pass')
        .map(({ id, status, evidence }) => ({
          check: say(checkName(id)),
          status,
          evidence: cut(evidence, 200),
        })),
      days: told.map((day) => dayData(day, currency, reasons, say)),
      places: offered.map(({ place, openOn }) => ({
        id: place.id,
        name: place.name,
        kind: place.kind,
        ...(place.meals && { meals: place.meals }),
        area: destination.areas.find(({ id }) => id === place.area)?.name ?? place.area,
        ...(place.interests.length > 0 && !place.meals && { for: place.interests }),
        ...(place.cost && { cost: say(statedPrice(place.cost.cents, currency, place)) }),
        ...(openOn.length < itinerary.days.length && { openOnDays: openOn }),
      })),
    },
    form: talkForm(
      stops.map(({ id }) => id),
      offered.map(({ place }) => place.id),
    ),
    mostTokens: 700,
  }
}

function daysTold(named: readonly number[], { days }: ItineraryView): DayView[] {
  const spokenOf = new Set(named)
  const inTurn = [...days].sort((a, b) => Number(spokenOf.has(b.day)) - Number(spokenOf.has(a.day)))
  let stops = 0
  const told = inTurn.filter((day) => {
    stops += stopsOf(day).length
    return stops <= mostStops
  })
  return told.sort((a, b) => a.day - b.day)
}

function dayData(
  day: DayView,
  currency: ItineraryView['currency'],
  reasons: (id: string) => boolean,
  say: Say,
) {
  const walked = day.activities.reduce((sum, { travel }) => sum + footMeters(travel), 0)
  return {
    day: day.day,
    date: day.date,
    weekday: weekdayName(day.date),
    title: cut(day.title, longestTitle),
    cost: say(amountOf(day.costCents, currency)),
    onFoot: `${(walked / 1000).toFixed(1)} km`,
    ...(day.openMeals && day.openMeals.length > 0 && { mealsLeftOpen: day.openMeals }),
    stops: stopsOf(day).map((stop) => stopData(stop, currency, reasons(stop.id), say)),
  }
}

function stopData(stop: ActivityView, currency: ItineraryView['currency'], withReason: boolean, say: Say) {
  const { id, title, type, meal, startTime, endTime, hours, locked, travel, reason, unverified } = stop
  const open = hours?.map(({ from, to }) => `${from}-${to}`)
  return {
    id,
    title: cut(title, longestTitle),
    type,
    ...(meal && { meal }),
    from: startTime,
    to: endTime,
    cost: stop.cost ?? say(priceOf(stop.costCents, currency)),
    way: `${travel.mode} ${travel.minutes} min, ${travel.meters} m`,
    ...(open && { open: open.length > 0 ? open : 'always' }),
    ...(locked && { locked }),
    ...(unverified && { unverified }),
    ...(withReason && reason && { why: cut(reason, longestReason) }),
  }
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most)
}
