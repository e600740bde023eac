import { month, monthName, shortDate } from '~/domain/calendar/calendar-date'
import { formatMoney } from '~/domain/itinerary/budget'
import type { Destination } from '~/domain/places/destination'
import type { Place } from '~/domain/places/place'
import type { PlanRequest } from '~/domain/planner/plan-request'
import { tripDates } from './candidates'
import type { TimedOption } from './day-times'
import { inWords, listed } from './words'

/** What the place is and what this plan makes of it. */
export function overviewOf(
  { days, budget, filters }: PlanRequest,
  { overview, daily, currency }: Destination,
  base: Place,
): string {
  const length =
    days === 1 ? 'One day' : `${inWords(days).replace(/^./, (letter) => letter.toUpperCase())} days`
  const spend = formatMoney(daily[budget], currency)
  return `${overview} ${length} at a ${filters.pace} pace, from a base in ${base.name}; food, entries and rides stay within ${spend} a day for one person.`
}

/** Advice for this trip: the destination's own, the month's weather, what to book and what is closed when. */
export function tipsOf(request: PlanRequest, destination: Destination, days: TimedOption[][]): string[] {
  const { tips, tipping, emergency, plug, transit, climate, currency, airport } = destination
  const number = month(request.startDate)
  const weather = climate[number - 1]
  const fare = formatMoney(transit.fareCents, currency)
  const pass =
    transit.dayPassCents === undefined ? '' : `, a day ticket ${formatMoney(transit.dayPassCents, currency)}`
  const lines = [
    ...bookAhead(days),
    ...closedDays(request, days),
    ...tips,
    `Getting around is by ${transit.name}: one ride costs ${fare}${pass} (${destination.transit.year} prices).`,
    airport,
    tipping,
    `Emergency number: ${emergency}. Plugs: ${plug}.`,
  ]
  if (weather) {
    lines.push(
      `${monthName(number)} days reach about ${weather.high} °C and nights about ${weather.low} °C, with rain on about ${weather.rainDays} days of the month.`,
    )
  }
  return lines
}

function bookAhead(days: TimedOption[][]): string[] {
  const names = days.flat().flatMap(
    ({
      option: {
        candidate: { place },
      },
    }) => (place.booking === 'required' ? [place.name] : []),
  )
  return names.length > 0 ? [`Book before you travel: ${listed(names)}.`] : []
}

/** Sights that are closed on a day of the trip, and the day the plan goes instead; the two best known. */
function closedDays(request: PlanRequest, days: TimedOption[][]): string[] {
  const dates = tripDates(request)
  return days
    .flatMap((stops, day) =>
      stops.flatMap(({ option: { candidate, meal } }) => {
        const closed = candidate.open.findIndex((spans) => spans.length === 0)
        const [onClosed, onVisit] = [dates[closed], dates[day]]
        return meal || !onClosed || !onVisit ? [] : [{ candidate, onClosed, onVisit }]
      }),
    )
    .sort((a, b) => b.candidate.place.fame - a.candidate.place.fame)
    .slice(0, 2)
    .map(
      ({ candidate, onClosed, onVisit }) =>
        `Closed on ${shortDate(onClosed)}: ${candidate.place.name}. The plan goes there on ${shortDate(onVisit)}.`,
    )
}
