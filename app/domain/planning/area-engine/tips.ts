import { addDays, shortDate } from '~/domain/calendar/calendar-date'
import type { Locality } from '~/domain/catalogue/locality'
import type { SunTimes } from '~/domain/itinerary/day-facts'
import { localMoneyOf, moneyName } from '~/domain/money/country-money'
import { lastDay, type PlanRequest } from '~/domain/request/plan-request'
import { lightOf } from './light'
import { listed } from './words'

/** What can be said for certain: light, holidays, money, clocks; and what has to be asked on the spot. */
export function tipsOf(request: PlanRequest, locality: Locality, sunTimes: SunTimes): string[] {
  const { name } = locality
  return [
    `The tourist office, where there is one, knows the market day, the closing days and what is on: make it the first stop in ${name}.`,
    ...daylight(request, locality, sunTimes),
    ...holidays(request, locality),
    money(locality),
    `No climate figures are held for ${name}: look at a forecast before you pack.`,
    ...needs(request),
  ]
}

function daylight(request: PlanRequest, locality: Locality, sunTimes: SunTimes): string[] {
  const dates = [...new Set([request.startDate, lastDay(request)])]
  const lines = dates.map((date) => `${shortDate(date)} ${lightOf(date, locality, sunTimes).text}`)
  return [`Daylight: ${listed(lines)}, local time.`]
}

function holidays({ startDate, days }: PlanRequest, locality: Locality): string[] {
  const { holidays: calendar, country } = locality
  if (!calendar) return [`We have no calendar of public holidays for ${country}.`]
  const found = Array.from({ length: days }, (_, day) => addDays(startDate, day)).flatMap((date) => {
    const called = calendar[date]
    return called === undefined ? [] : [`${shortDate(date)} (${called})`]
  })
  if (found.length === 0) {
    const years = Object.keys(calendar).map((date) => date.slice(0, 4))
    if (!years.includes(startDate.slice(0, 4)))
      return [`Our calendar of public holidays for ${country} does not reach that far.`]
    return [
      `No public holiday of the whole of ${country} falls into the trip; regional ones are not in our calendar.`,
    ]
  }
  const those = found.length === 1 ? 'Public holiday' : 'Public holidays'
  return [`${those} in ${country}: ${listed(found)}. Expect closed shops and museums, and fuller trains.`]
}

function money(locality: Locality): string {
  const called = moneyName(locality.countryCode)
  const pay = called
    ? `The money in ${locality.country} is the ${called} (${localMoneyOf(locality.countryCode)}). `
    : ''
  return `${pay}Nothing in this plan is priced, because no price is known to us.`
}

function needs({ filters }: PlanRequest): string[] {
  return [
    ...(filters.accessibility.length > 0
      ? [
          `We hold no facts about steps, ramps or guides here: for ${listed(filters.accessibility.map((need) => need.toLowerCase()))}, ask each place before you go.`,
        ]
      : []),
    ...(filters.childFriendly
      ? ['With children: the late afternoon is kept free, and dinner is early.']
      : []),
  ]
}
