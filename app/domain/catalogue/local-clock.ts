import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import { type ClockFacts, centralEurope, clockFacts } from './clock-facts'
import { countryCodes } from './countries'
import type { Meal } from './place'

/** A range of a day in minutes after midnight, both ends included. */
export interface Hours {
  from: MinuteOfDay
  to: MinuteOfDay
}

/** When a meal is eaten in a country. */
export interface MealHours extends Hours {
  /** When most people sit down. */
  usual: MinuteOfDay
  /** A day has the meal if it begins by the first time and does not end before the second. */
  beginsBy: MinuteOfDay
  endsFrom: MinuteOfDay
}

/** The hours of a country: when people eat and go home. */
export interface LocalClock {
  /** A meal lies completely within its hours. */
  meals: Record<Meal, MealHours>
  /** Dinner with small children, who are in bed before others sit down. */
  familyDinner: MealHours
  /** When kitchens usually take orders. Many are shut between the two. */
  kitchens: { lunch: Hours; dinner: Hours }
  /** The hours in which shops and small museums are shut and people rest, where that is usual. */
  siesta?: Hours
  /** When one is home after an ordinary evening out. */
  home: MinuteOfDay
}

/** "12:00-14:30" */
function hours(text: string): Hours {
  const [from = '', to = ''] = text.split('-')
  return { from: fromClock(from), to: fromClock(to) }
}

/** The least time for a lunch and the way to it, minutes: who comes later eats at dinner. */
const shortLunch = 90

/** Minutes off the usual hour: by when a day with the meal has begun, and until when it lasts at least. */
const due: Record<Meal, [beginsBy: number, endsFrom: number]> = {
  breakfast: [30, 60],
  lunch: [-15, 105],
  dinner: [-60, 45],
}

/** "12:00-14:30 13:00": the hours of a meal and the usual one. */
function mealHours(meal: Meal, text: string): MealHours {
  const [range = '', hour = ''] = text.split(' ')
  const usual = fromClock(hour)
  const [beginsBy, endsFrom] = due[meal]
  const { from, to } = hours(range)
  const latest = meal === 'lunch' ? to - shortLunch : 0
  return { from, to, usual, beginsBy: Math.max(usual + beginsBy, latest), endsFrom: usual + endsFrom }
}

function clock(facts: ClockFacts): LocalClock {
  const { breakfast = '06:00-10:30 08:30', lunch, dinner, kitchens, siesta, home } = facts
  const late = fromClock(dinner.slice(-5)) >= fromClock('20:30')
  return {
    meals: {
      breakfast: mealHours('breakfast', breakfast),
      lunch: mealHours('lunch', lunch),
      dinner: mealHours('dinner', dinner),
    },
    familyDinner: mealHours('dinner', late ? '18:00-20:30 19:00' : '17:00-20:30 18:00'),
    kitchens: { lunch: hours(kitchens[0]), dinner: hours(kitchens[1]) },
    ...(siesta && { siesta: hours(siesta) }),
    home: fromClock(home),
  }
}

/** By ISO 3166-1 code, two letters. */
export const localClocks: Readonly<Record<string, LocalClock>> = Object.fromEntries(
  clockFacts.flatMap(([facts, codes]) => {
    const each = clock(facts)
    return codes.split(' ').map((code) => [code, each])
  }),
)

const fallback = clock(centralEurope)

/** The clock of a destination's country. One that is not known has central European hours. */
export function localClock({
  country,
  countryCode,
}: {
  country: string
  countryCode?: string | undefined
}): LocalClock {
  return localClocks[countryCode ?? countryCodes[country] ?? ''] ?? fallback
}
