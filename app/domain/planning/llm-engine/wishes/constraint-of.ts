import { addDays, type CalendarDate, weekday } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import { diets, interests, placeKinds } from '~/domain/catalogue/vocabulary'
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

function valuesOf({ is, what, when: said }: WrittenWish, trip: WishedTrip): object | undefined {
  const target = (text = what) => targetOf(text, trip.destination)
  const when = whenOf(said, trip)
  const value = what.trim().toLowerCase()
  const timed = when && isSome(when) ? { when } : undefined
  // A time that nobody can make out is not left out: the wish is asked back.
  const perhaps = when && (timed ?? {})
  switch (is) {
    case 'must':
    case 'like':
    case 'seen':
      return { is, what: target() }
    case 'skip': {
      const [all, ...but] = what.split(/ except /i)
      const except = but.flatMap((each) => each.split(',')).map(target)
      if (!perhaps || except.includes(undefined)) return undefined
      return { is, what: target(all), ...(except.length > 0 && { except }), ...perhaps }
    }
    case 'pin':
    case 'booked':
      return timed && { is: 'pin', what: target(), ...timed, ...(is === 'booked' && { booked: true }) }
    case 'count': {
      const [, compare, number, per] = /^(most|least|exactly) (\d+) (day|trip)$/.exec(said.trim()) ?? []
      return { is, what: target(), compare, number: Number(number), per }
    }
    case 'days':
      return { is, what: target(), number: numberIn(said) }
    case 'diet':
      return { is, diet: diets.find((each) => each.toLowerCase() === value) }
    case 'allergy':
      return { is, to: what }
    case 'eat':
    case 'avoid-food':
      return perhaps && value !== '' ? { is, food: value, ...perhaps } : undefined
    case 'breakfast':
    case 'lunch':
    case 'dinner': {
      if (value !== '') return perhaps && { is: 'meal', meal: is, at: target(), ...perhaps }
      const [, limit, at = ''] = /^(by |from )?(.*)$/.exec(said.trim().toLowerCase()) ?? []
      return { is: 'mealtime', meal: is, at: minutesOf(at), ...(limit && { limit: limit.trim() }) }
    }
    case 'party': {
      const [who = '', ...numbers] = value.split(/[^\da-z]+/)
      // Nobody has said an age of 0: a baby is another word.
      const ages = numbers.map(Number).filter((age) => age > 0)
      if (who === 'group') return { is, who, ...(ages[0] && { number: ages[0] }) }
      return { is, who, ...(ages.length > 0 && { ages }) }
    }
    case 'start':
    case 'end': {
      const part = said.trim().toLowerCase()
      if (part === 'early' || part === 'late') return { is, early: part === 'early' }
      return { is, at: minutesOf(said) ?? NaN }
    }
    case 'arrive':
    case 'leave':
      return timed && { is, ...timed }
    case 'rest':
    case 'splurge':
      return when && { is, when }
    case 'occasion':
      return when && { is, what: value, when }
    case 'base':
      return { is, at: target() }
    case 'day-trip':
    case 'no-day-trip': {
      const to = value === '' ? null : target()
      if (!perhaps || to === undefined) return undefined
      return { is: 'day-trip', ...(to && { to }), ...(is === 'no-day-trip' && { not: true }), ...perhaps }
    }
    case 'spend': {
      const currency = /[a-z]{3}/i.exec(what)?.[0].toUpperCase() ?? null
      return { is, amount: numberIn(what), currency, per: said.trim().toLowerCase() }
    }
    case 'move':
    case 'no-move':
      return { is: 'move', by: value, ...(is === 'no-move' && { not: true }) }
    case 'access':
      return { is, need: value }
    case 'pace':
      return { is, pace: value }
    case 'budget':
      return { is, level: value }
    case 'avoid':
      return { is, what: value }
    case 'walk-limit':
      return { is, km: numberIn(what) }
  }
}

/** The first number in a text; not a number where there is none. */
const numberIn = (text: string) => Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? NaN)

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
