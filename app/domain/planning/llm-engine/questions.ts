import { z } from 'zod'
import { addDays, month, monthName, weekdayName } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import type { Locality } from '~/domain/catalogue/locality'
import type { Place } from '~/domain/catalogue/place'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import type { Say } from '~/domain/message'
import { paceLimits } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Travellers } from '~/domain/travellers'
import type { DayPool } from './day-pools'
import type { Question } from './language-model'
import { promptOf } from './prompts'

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
  stops: z.array(z.object({ id: z.coerce.string(), note: z.unknown() }).partial({ note: true })).max(40),
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
    instructions: () => promptOf('areaOverview'),
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
    instructions: () => promptOf('names'),
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

export function overviewQuestion(
  request: PlanRequest,
  destination: Destination,
  pools: readonly DayPool[],
): Question {
  const { climate, name, country, tips } = destination
  const weather = climate[month(request.startDate) - 1]
  return {
    name: 'overview',
    instructions: () => promptOf('overview'),
    data: {
      destination: { name, country, advice: tips.slice(0, 3) },
      month: monthName(month(request.startDate)),
      ...(weather && { weather }),
      days: request.days,
      plan: pools
        .slice(0, mostDaysTold)
        .map(
          (pool) =>
            `${pool.day + 1}: ${sightsOf(pool)
              .map(({ name }) => name)
              .join(', ')}`,
        )
        .join('\n'),
      traveller: travellerOf(request),
    },
    form: z.strictObject({ overview: z.string(), tips: z.array(z.string()) }),
    mostTokens: 320,
  }
}

/** Days of a long trip that are enough to introduce it, and sights of each. */
const mostDaysTold = 14
const mostSightsTold = 4

/** Sights of a day as the solver has it, which an introduction may name. */
function sightsOf({ places, proposal }: DayPool): Place[] {
  return places
    .slice(0, proposal.length)
    .filter(({ kind }) => kind !== 'food')
    .slice(0, mostSightsTold)
}

/**
 * The form of a day's answer, the same for every day: a service prepares it once. Ids that are none of the day's are left out
 * when the answer is read.
 */
const dayForm = z.strictObject({
  title: z.string(),
  stops: z.array(z.strictObject({ id: z.string(), note: z.string() })),
})

/**
 * A day of a trip. What all its days share comes first, so that a service that keeps the beginning of a question reads it once.
 * Places are lines with a number: names of fields and ids would be half of what is read.
 */
export function dayQuestion(
  { day, places, proposal }: DayPool,
  request: PlanRequest,
  destination: Destination,
): Question {
  const [fewest, most] = paceLimits(request.filters).stops
  const own = proposal.length
  return {
    name: `day-${day + 1}`,
    instructions: () => promptOf('day'),
    data: {
      destination: destination.name,
      month: monthName(month(request.startDate)),
      fewest,
      most,
      traveller: travellerOf(request),
      day: day + 1,
      weekday: weekdayName(addDays(request.startDate, day)),
      proposal: linesOf(places.slice(0, own), 1, factOf),
      // Of what is not proposed its kind and what it is for have to be enough.
      others: linesOf(places.slice(own), own + 1, purposeOf),
    },
    form: dayForm,
    mostTokens: 900,
  }
}

/** The id of the place that a number of an answer is for; what is no number stays what it is. */
export function idOf(number: string, { places }: DayPool): string {
  return /^\d{1,3}$/.test(number) ? (places[Number(number) - 1]?.id ?? number) : number
}

/** The same question once more, with what was wrong with the answer. */
export function askAgain(question: Question, faults: string[]): Question {
  return {
    ...question,
    name: `${question.name}-again`,
    instructions: () => `${question.instructions()}\n${promptOf('again')}`,
    data: { ...(question.data as object), faults: faults.slice(0, 8) },
  }
}

export function travellerOf({ interests, budget, filters, additionalInfo, travellers }: PlanRequest) {
  const { travelStyle: styles, dietaryRestrictions: diets, accessibility: access } = filters
  const typed = cut(additionalInfo.trim(), mostTyped)
  return {
    interests: interests.slice(0, mostInterests).map((interest) => cut(interest, mostInterestLength)),
    budget,
    pace: filters.pace,
    ...(styles.length > 0 && { styles }),
    ...(diets.length > 0 && { diets }),
    ...(access.length > 0 && { access }),
    ...(travellers && { party: partyOf(travellers) }),
    ...(filters.childFriendly && !travellers?.children.length && { withChildren: true }),
    ...(typed !== '' && { ownWords: typed }),
  }
}

function partyOf({ adults, children }: Travellers) {
  return {
    adults,
    ...(children.length > 0 && { children: children.map((age) => age ?? 'of no stated age') }),
  }
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most)
}

/**
 * Places as lines, numbered from `first`, with the quarter as a line of its own where it changes: "centro" and below it
 * "3 Palazzo Altemps; museum; morning; Ancient statues in painted rooms".
 */
function linesOf(places: readonly Place[], first: number, last: (place: Place) => string): string {
  return places
    .flatMap((place, index) => {
      const { name, kind, area, meals, best } = place
      const parts = [
        `${first + index} ${name}`,
        meals ? meals.join(' ') : kind,
        // Two parts of the day say little.
        best?.length === 1 ? best[0] : undefined,
        // A table is chosen for its meal and its kitchen.
        last(place),
      ]
      const line = parts.filter((part) => part !== undefined && part !== '').join('; ')
      return places[index - 1]?.area === area ? [line] : [area, line]
    })
    .join('\n')
}

/** What a place is for, where its kind does not say it. */
function purposeOf({ kind, cuisine = [], interests }: Place): string {
  if (kind === 'food') return cuisine[0] ?? ''
  return plainKinds.has(kind) ? '' : (interests.find((each) => each !== 'Sightseeing') ?? '')
}

const plainKinds: ReadonlySet<Place['kind']> = new Set([
  'nightlife',
  'show',
  'shop',
  'museum',
  'beach',
  'park',
])
const mostKitchens = 2

/** Characters of a fact after which it ends, with its clause or, where that is longer, with a word. */
const clauses = { from: 30, to: 56 }

function factOf({ fact, cuisine, knownFor }: Place): string {
  if (cuisine || knownFor)
    return [...(cuisine ?? []).slice(0, mostKitchens), ...(knownFor ? [knownFor] : [])].join(', ')
  if (fact.length <= clauses.to) return fact
  const start = fact.slice(0, clauses.to)
  const ends = [...start.matchAll(/[,;:.](?= )/g)].map(({ index }) => index)
  const end = ends.findLast((each) => each >= clauses.from)
  return end === undefined ? `${start.slice(0, start.lastIndexOf(' '))} …` : start.slice(0, end)
}
