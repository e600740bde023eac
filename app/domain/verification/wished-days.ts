import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Constraint, DayPart } from '~/domain/reader/constraint'
import { type CheckContext, isMealStop, isVisit, type JudgedDay, type Stop } from './context'
import { crowFlies } from './great-circle'
import { isMeant } from './wished-places'
import { isAbout, isThatDay } from './wished-times'

/** What became of a wish: it holds in the plan, it does not, or it cannot be seen in a plan. */
export type Outcome = 'holds' | 'fails' | 'unseen'

type DayWish = Extract<Constraint, { is: 'days' | 'rest' | 'spend' | 'splurge' | 'meal' | 'mealtime' }>

/** What became of a wish about whole days, rest, money or a meal. */
export function dayOutcome(wish: DayWish, context: CheckContext): Outcome {
  const { days } = context
  const answer = (holds: boolean): Outcome => (holds ? 'holds' : 'fails')
  switch (wish.is) {
    case 'days':
      return answer(days.filter((day) => isFor(day, wish)).length >= wish.number)
    case 'rest': {
      const resting = days.filter((day) => isThatDay(day, wish.when, context))
      const { day: named, part, weekday, date } = wish.when
      // "A free afternoon" is one, "a break at noon" is on every day.
      const once = part !== undefined && part !== 'noon' && named === undefined && !weekday && !date
      const free = resting.filter((day) => isAtRest(day, wish)).length
      return answer(free >= (once ? 1 : Math.max(1, resting.length)))
    }
    case 'spend':
      return spendOutcome(wish, context)
    case 'splurge':
      return dinnerOutcome(wish, context)
    case 'mealtime':
      return answer(isOnTime(wish, days))
    case 'meal':
      return answer(
        days.some(
          (day) =>
            isThatDay(day, wish.when ?? {}, context) &&
            day.stops.some((stop) => isEatenAt(stop, wish, context)),
        ),
      )
  }
}

const sightsOf = ({ stops }: JudgedDay) => stops.filter((stop) => isVisit(stop) && !isMealStop(stop))

/** A day is for something when at least half of what is seen on it is that. */
function isFor(day: JudgedDay, { what }: Extract<DayWish, { is: 'days' }>): boolean {
  const sights = sightsOf(day)
  const about = sights.filter((stop) => isAbout(stop, what)).length
  return about > 0 && 2 * about >= sights.length
}

/** The hours of each rest; without a part of the day it is half an hour and more after lunch, or the day that was named. */
const restHours: Record<DayPart | 'nap' | 'day', [from: MinuteOfDay, to: MinuteOfDay]> = {
  sunrise: [240, 540],
  morning: [360, 720],
  noon: [790, 860],
  nap: [850, 920],
  afternoon: [850, 1070],
  sunset: [1030, 1400],
  evening: [1090, 1700],
  night: [1210, 1700],
  day: [0, 1800],
}

/** How far from the hour that was named a meal may begin, minutes. */
const nearEnough = 30

/** Whether the meal is in the plan, and begins at the hour that was named on every day that has it. */
function isOnTime({ meal, at, limit }: Extract<DayWish, { is: 'mealtime' }>, days: readonly JudgedDay[]) {
  const begun = days.flatMap(({ stops }) =>
    stops.filter(({ activity }) => activity.meal === meal).map(({ from }) => from),
  )
  const fits = (from: MinuteOfDay) =>
    limit === 'by' ? from <= at : limit === 'from' ? from >= at : Math.abs(from - at) <= nearEnough
  return begun.length > 0 && begun.every(fits)
}

/** Minutes at either end of the hours of rest that a way into them may take. */
const atEitherEnd = 10

function isAtRest(day: JudgedDay, { when, until }: Extract<DayWish, { is: 'rest' }>): boolean {
  const oneDay =
    (when.day !== undefined && when.day !== 'every') || when.weekday !== undefined || when.date !== undefined
  const [from, to] =
    until === undefined
      ? restHours[when.part ?? (oneDay ? 'day' : 'nap')]
      : [(when.at ?? 0) + atEitherEnd, until - atEitherEnd]
  return sightsOf(day).every((stop) => stop.to <= from || stop.from >= to)
}

function spendOutcome(
  { amount, currency, per }: Extract<DayWish, { is: 'spend' }>,
  { plan, days }: CheckContext,
): Outcome {
  // Nothing here knows the rates of exchange.
  if (currency !== plan.currency) return 'unseen'
  const most = 100 * amount
  const costs = (stops: Stop[]) => stops.reduce((sum, { activity }) => sum + activity.costCents, 0)
  const holds =
    per === 'trip'
      ? Math.round(100 * plan.budget.grandTotal) <= most
      : per === 'day'
        ? days.every(
            ({ activities }) =>
              costs(activities.filter(({ activity }) => activity.type !== 'accommodation')) <= most,
          )
        : days.every(({ stops }) =>
            stops.every((stop) => stop.activity.meal === undefined || stop.activity.costCents <= most),
          )
  return holds ? 'holds' : 'fails'
}

/** How many times the usual dinner of the trip a special one costs at least. */
const special = 1.4

function dinnerOutcome({ when }: Extract<DayWish, { is: 'splurge' }>, context: CheckContext): Outcome {
  const dinners = context.days.flatMap((day) =>
    day.stops
      .filter(({ activity }) => activity.meal === 'dinner')
      .map((stop) => ({ day, cents: stop.activity.costCents })),
  )
  if (dinners.length < 2) return 'unseen'
  const dear = dinners.filter(({ day }) => isThatDay(day, when, context)).sort((a, b) => b.cents - a.cents)[0]
  const others = dinners
    .filter((dinner) => dinner !== dear)
    .map(({ cents }) => cents)
    .sort((a, b) => a - b)
  const usual = others[Math.floor((others.length - 1) / 2)] ?? 0
  return dear && dear.cents >= special * usual ? 'holds' : 'fails'
}

/** How far from a place one still eats near it, metres. */
const near = 900

function isEatenAt(
  { activity, place }: Stop,
  { meal, at }: Extract<DayWish, { is: 'meal' }>,
  { destination }: CheckContext,
): boolean {
  if (activity.meal !== meal || place === undefined) return false
  const beside = at.by === 'place' ? destination.places.find(({ id }) => id === at.id) : undefined
  return beside ? crowFlies(place.at, beside.at) <= near : isMeant(place, at)
}
