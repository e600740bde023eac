import { z } from 'zod'
import { addDays, month, monthName, weekdayName } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import type { Place } from '~/domain/catalogue/place'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import type { Say } from '~/domain/message'
import { paceLimits } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { DayPool } from './day-pools'
import type { Question } from './language-model'
import { againPrompt, areaOverviewPrompt, dayPrompt, namesPrompt, overviewPrompt } from './prompts'

/** Of what a traveller typed, this many characters are passed on. */
const mostTyped = 600
const mostInterests = 15
const mostInterestLength = 60

/** What is read of an answer; everything may be missing or wrong, since not every model holds to a form. */
export const OverviewAnswer = z
  .object({ overview: z.unknown(), tips: z.array(z.unknown()).catch([]) })
  .partial()
export const DayAnswer = z.object({
  title: z.unknown(),
  stops: z.array(z.object({ id: z.string(), note: z.unknown() }).partial({ note: true })).max(40),
})

/** Names a model proposes for the ideas of a sketch. */
export const NamesAnswer = z.object({
  stops: z
    .array(
      z.object({
        id: z.string(),
        name: z.string().catch(''),
        latitude: z.number().catch(0),
        longitude: z.number().catch(0),
        note: z.unknown(),
      }),
    )
    .max(40),
})

export function areaOverviewQuestion(
  request: PlanRequest,
  { name, country, population }: Locality,
): Question {
  return {
    name: 'overview',
    instructions: areaOverviewPrompt,
    data: {
      destination: { name, country, population },
      month: monthName(month(request.startDate)),
      days: request.days,
      traveller: travellerOf(request),
    },
    form: z.strictObject({ overview: z.string(), tips: z.array(z.string()) }),
    mostTokens: 200,
  }
}

/** Names for a day's ideas; nothing to ask of a day without any. */
export function namesQuestion(
  day: ItineraryDay,
  request: PlanRequest,
  locality: Locality,
  say: Say,
): Question | undefined {
  // Where a ride begins or ends stays as it is: its length hangs on it.
  const ideas = day.activities.filter(
    ({ idea, type, travel }, index) =>
      idea &&
      (type === 'attraction' || type === 'food') &&
      travel.mode !== 'transit' &&
      day.activities[index + 1]?.travel.mode !== 'transit',
  )
  const ids = ideas.map(({ id }) => id)
  if (ids.length === 0) return undefined
  return {
    name: `day-${day.day}`,
    instructions: namesPrompt,
    data: {
      town: day.kind === 'day trip' ? say(day.area) : (locality.town ?? locality.name),
      country: locality.country,
      center: locality.center,
      weekday: weekdayName(day.date),
      date: day.date,
      title: say(day.title),
      traveller: travellerOf(request),
      stops: ideas.map(({ id, title, description, meal, startTime, latitude, longitude }) => ({
        id,
        kind: say(title),
        idea: say(description),
        at: startTime,
        ...(meal && { meal }),
        ...(latitude !== null && { near: [latitude, longitude] }),
      })),
    },
    form: z.strictObject({
      stops: z.array(
        z.strictObject({
          id: z.enum(ids),
          name: z.string(),
          latitude: z.number(),
          longitude: z.number(),
          note: z.string(),
        }),
      ),
    }),
    mostTokens: 900,
  }
}

export function overviewQuestion(request: PlanRequest, destination: Destination): Question {
  const { overview, climate, name, country, tips } = destination
  const weather = climate[month(request.startDate) - 1]
  return {
    name: 'overview',
    instructions: overviewPrompt,
    data: {
      destination: { name, country, about: overview, advice: tips.slice(0, 6) },
      month: monthName(month(request.startDate)),
      ...(weather && { weather }),
      days: request.days,
      traveller: travellerOf(request),
    },
    form: z.strictObject({ overview: z.string(), tips: z.array(z.string()) }),
    mostTokens: 320,
  }
}

/**
 * The form of a day's answer, the same for every day: a service prepares it once. Ids that are none of the day's are left out
 * when the answer is read.
 */
const dayForm = z.strictObject({
  title: z.string(),
  stops: z.array(z.strictObject({ id: z.string(), note: z.string() })),
})

/** A day of a trip. What all its days share comes first, so that a service that keeps the beginning of a question reads it once. */
export function dayQuestion(pool: DayPool, request: PlanRequest, destination: Destination): Question {
  const date = addDays(request.startDate, pool.day)
  const [fewest, most] = paceLimits(request.filters).stops
  const [own, others] = [pool.places.slice(0, pool.proposal.length), pool.places.slice(pool.proposal.length)]
  return {
    name: `day-${pool.day + 1}`,
    instructions: dayPrompt,
    data: {
      destination: destination.name,
      of: request.days,
      fewest,
      most,
      traveller: travellerOf(request),
      day: pool.day + 1,
      weekday: weekdayName(date),
      date,
      proposal: pool.proposal,
      places: [
        ...own.map((place) => ({ ...placeData(place), fact: place.fact })),
        // Of what is not proposed its kind and what it is for have to be enough.
        ...others.map((place) => ({
          ...placeData(place),
          ...(!place.meals && { for: place.interests.slice(0, 2) }),
        })),
      ],
    },
    form: dayForm,
    mostTokens: 900,
  }
}

/** The same question once more, with what was wrong with the answer. */
export function askAgain(question: Question, faults: string[]): Question {
  return {
    ...question,
    name: `${question.name}-again`,
    instructions: `${question.instructions}\n${againPrompt}`,
    data: { ...(question.data as object), faults: faults.slice(0, 8) },
  }
}

export function travellerOf({ interests, budget, filters, additionalInfo }: PlanRequest) {
  const typed = cut(additionalInfo.trim(), mostTyped)
  return {
    interests: interests.slice(0, mostInterests).map((interest) => cut(interest, mostInterestLength)),
    budget,
    pace: filters.pace,
    ...(filters.travelStyle.length > 0 && { styles: filters.travelStyle }),
    ...(filters.childFriendly && { withChildren: true }),
    ...(typed !== '' && { ownWords: typed }),
  }
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most)
}

function placeData({ id, name, kind, area, meals, best }: Place) {
  return {
    id,
    name,
    ...(meals ? { meals } : { kind }),
    area,
    ...(best && { bestAt: best }),
  }
}
