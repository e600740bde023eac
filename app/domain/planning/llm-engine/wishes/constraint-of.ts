import { addDays, type CalendarDate, weekday } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import { interests, placeKinds } from '~/domain/catalogue/vocabulary'
import { Constraint, certainEnough, dayParts, type Target, type When } from '~/domain/reader/constraint'
import { namesIn } from '~/domain/reader/names'
import { withDayTrip } from '~/domain/reader/settle'
import { tokensOf } from '~/domain/reader/tokens'
import type { WrittenWish } from './wish-form'

/** What the values of a wish are held against. */
export interface WishedTrip {
  destination: Destination
  startDate: CalendarDate
  days: number
}

/** Words of a name that may be none of the catalogue's: "the", "museum". */
const mostStrange = 2
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const clock = /^([01]?\d|2[0-3]):([0-5]\d)$/

/**
 * The constraint that a model's wish says; undefined where a value of it is none: a place that the catalogue does not have,
 * a day that is not of the trip, a time that no clock shows.
 */
export function constraintOf(wish: WrittenWish, trip: WishedTrip): Constraint | undefined {
  const meant = valuesOf(wish, trip)
  const constraint = meant && Constraint.safeParse(meant).data
  return constraint && withDayTrip(constraint, trip.destination)
}

function valuesOf(wish: WrittenWish, trip: WishedTrip): object | undefined {
  const target = (text: string) => targetOf(text, trip.destination)
  switch (wish.is) {
    case 'must':
    case 'like':
    case 'seen':
    case 'days': {
      const { words: _, ...rest } = wish
      return { ...rest, what: target(wish.what) }
    }
    case 'count': {
      const { words: _, ...rest } = wish
      return { ...rest, what: target(wish.what) }
    }
    case 'skip': {
      const except = wish.except.map(target)
      const when = whenOf(wish.when, trip)
      if (when === undefined || except.includes(undefined)) return undefined
      return {
        is: wish.is,
        what: target(wish.what),
        ...(except.length > 0 && { except }),
        ...(isSome(when) && { when }),
      }
    }
    case 'pin': {
      const when = whenOf(wish.when, trip)
      if (!when || !isSome(when)) return undefined
      return { is: wish.is, what: target(wish.what), when, ...(wish.booked && { booked: true }) }
    }
    case 'eat':
    case 'avoid-food': {
      const when = whenOf(wish.when, trip)
      const food = wish.food.trim().toLowerCase()
      return when && food !== '' ? { is: wish.is, food, ...(isSome(when) && { when }) } : undefined
    }
    case 'meal': {
      const when = whenOf(wish.when, trip)
      return when && { is: wish.is, meal: wish.meal, at: target(wish.at), ...(isSome(when) && { when }) }
    }
    case 'mealtime': {
      const at = minutesOf(wish.at)
      return { is: wish.is, meal: wish.meal, at, ...(wish.limit !== 'at' && { limit: wish.limit }) }
    }
    case 'party': {
      const { is, who, number } = wish
      // Nobody has said an age of 0: a baby is another word.
      const ages = wish.ages.filter((age) => age > 0)
      return { is, who, ...(ages.length > 0 && { ages }), ...(number > 0 && who === 'group' && { number }) }
    }
    case 'start':
    case 'end': {
      if (wish.at.trim() === '') return { is: wish.is, early: wish.early }
      const at = minutesOf(wish.at)
      return at === undefined ? undefined : { is: wish.is, at }
    }
    case 'arrive':
    case 'leave': {
      const when = whenOf(wish.when, trip)
      return when && isSome(when) ? { is: wish.is, when } : undefined
    }
    case 'rest':
    case 'splurge': {
      const when = whenOf(wish.when, trip)
      return when && { is: wish.is, when }
    }
    case 'occasion': {
      const when = whenOf(wish.when, trip)
      return when && { is: wish.is, what: wish.what, when }
    }
    case 'base':
      return { is: wish.is, at: target(wish.at) }
    case 'day-trip': {
      const when = whenOf(wish.when, trip)
      const to = wish.to.trim() === '' ? null : target(wish.to)
      if (!when || to === undefined) return undefined
      return { is: wish.is, ...(to && { to }), ...(wish.not && { not: true }), ...(isSome(when) && { when }) }
    }
    case 'spend':
      return { is: wish.is, amount: wish.amount, currency: wish.currency.trim() || null, per: wish.per }
    case 'move':
      return { is: wish.is, by: wish.by, ...(wish.not && { not: true }) }
    default: {
      const { words: _, ...rest } = wish
      return rest
    }
  }
}

const isSome = (when: When) => Object.keys(when).length > 0

/** A kind, an interest, or a name that the catalogue knows. */
function targetOf(text: string, destination: Destination): Target | undefined {
  const plain = text.trim().toLowerCase()
  const kind = placeKinds.find((each) => each === plain && each !== 'food' && each !== 'base')
  if (kind) return { by: 'kind', kind }
  const interest = interests.find((each) => each.toLowerCase() === plain)
  if (interest) return { by: 'interest', interest }
  // Names are known by their capitals, which models leave out at times.
  const tokens = tokensOf(text).map((token) => ({ ...token, capital: true }))
  const named = namesIn(tokens, destination)
    .filter(({ certainty }) => certainty >= certainEnough)
    .sort((a, b) => b.last - b.first - (a.last - a.first))[0]
  if (!named || tokens.length - (named.last - named.first) > mostStrange) return undefined
  return named.target
}

/** A time as the instructions ask for it; undefined where it is none, or not of the trip. */
function whenOf(text: string, { startDate, days }: WishedTrip): When | undefined {
  const when: When = {}
  const dates = Array.from({ length: days }, (_, index) => addDays(startDate, index))
  for (const part of text.split(',').map((each) => each.trim().toLowerCase())) {
    if (part === '') continue
    const number = /^day (\d{1,2})$/.exec(part)?.[1]
    const at = minutesOf(part)
    const named = weekdays.indexOf(part) + 1
    const dayPart = dayParts.find((each) => each === part)
    if (number !== undefined && Number(number) >= 1 && Number(number) <= days) when.day = Number(number)
    else if (part === 'last day') when.day = 'last'
    else if (part === 'every day') when.day = 'every'
    else if (named > 0 && dates.some((date) => weekday(date) === named % 7)) when.weekday = named
    else if (dates.some((date) => date === part))
      when.date = { month: Number(part.slice(5, 7)), day: Number(part.slice(8, 10)) }
    else if (dayPart) when.part = dayPart
    else if (at !== undefined) when.at = at
    else return undefined
  }
  return when
}

/** Minutes of the day. */
function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = clock.exec(text.trim()) ?? []
  return hours === undefined ? undefined : 60 * Number(hours) + Number(minutes)
}
