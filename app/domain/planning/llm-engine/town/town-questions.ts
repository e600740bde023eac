import { z } from 'zod'
import { month, monthName } from '~/domain/calendar/calendar-date'
import type { Locality } from '~/domain/catalogue/locality'
import { Meal } from '~/domain/catalogue/place'
import { paceLimits } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Question } from '../language-model'
import { promptOf } from '../prompts'
import { travellerOf } from '../questions'
import type { NamedKind } from './town-answer'

/** Tokens of an entry, and of what is around them. */
const tokensOfEntry = 75
const tokensAround = 80

/** What is asked for side by side, so that the answers are there in the time of the longest of them. */
const parts: { name: string; kinds: [NamedKind, ...NamedKind[]] }[] = [
  { name: 'town-houses', kinds: ['sight', 'museum', 'gallery', 'worship', 'experience'] },
  { name: 'town-outdoors', kinds: ['walk', 'park', 'viewpoint', 'beach', 'market', 'shop'] },
  { name: 'town-tables', kinds: ['food'] },
  { name: 'town-evenings', kinds: ['nightlife', 'show'] },
]

/** The questions about a town that nobody has a catalogue of, for so many days in it: once for the whole trip. */
export function townQuestions(request: PlanRequest, locality: Locality, days: number): Question[] {
  const [, stops] = paceLimits(request.filters).stops
  const count: Record<string, number> = {
    'town-houses': Math.min(18, 3 + Math.ceil((stops * days) / 2)),
    'town-outdoors': Math.min(18, 3 + Math.ceil((stops * days) / 2)),
    'town-tables': Math.min(20, 4 + 3 * days),
    'town-evenings': request.filters.childFriendly ? 0 : Math.min(8, 1 + days),
  }
  return parts.flatMap(({ name, kinds }) => {
    const most = count[name] ?? 0
    return most === 0 ? [] : [questionOf(name, kinds, most, request, locality)]
  })
}

function questionOf(
  name: string,
  kinds: [NamedKind, ...NamedKind[]],
  count: number,
  request: PlanRequest,
  { name: place, town, country, center, population }: Locality,
): Question {
  const entry = {
    name: z.string(),
    kind: z.enum(kinds),
    latitude: z.number(),
    longitude: z.number(),
    note: z.string(),
  }
  const food = kinds.includes('food')
  return {
    name,
    instructions: () => promptOf('town'),
    data: {
      town: town ?? place,
      country,
      center,
      population,
      month: monthName(month(request.startDate)),
      traveller: travellerOf(request),
      kinds,
      count,
    },
    form: z.strictObject({
      places: z.array(z.strictObject(food ? { ...entry, meals: z.array(Meal) } : entry)),
    }),
    mostTokens: tokensAround + tokensOfEntry * count,
  }
}
