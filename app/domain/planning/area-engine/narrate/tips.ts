import { addDays } from '~/domain/calendar/calendar-date'
import type { Locality } from '~/domain/catalogue/locality'
import type { SunTimes } from '~/domain/itinerary/day-facts'
import { type Message, type Said, sequence } from '~/domain/message'
import { moneyName } from '~/domain/money/country-money'
import { lastDay, type PlanRequest } from '~/domain/request/plan-request'
import { tell } from '../sentences'
import { lightOf } from '../solve/light'

/** What can be said for certain: light, holidays, money, clocks; and what has to be asked on the spot. */
export function tipsOf(request: PlanRequest, locality: Locality, sunTimes: SunTimes): Said[] {
  const { name } = locality
  return [
    tell('sketch.tourist-office', { place: name }),
    daylight(request, locality, sunTimes),
    holidays(request, locality),
    money(locality),
    tell('sketch.no-climate', { place: name }),
    ...needs(request),
  ]
}

function daylight(request: PlanRequest, locality: Locality, sunTimes: SunTimes): Message {
  const dates = [...new Set([request.startDate, lastDay(request)])]
  return tell('sketch.daylight', { days: dates.map((date) => lightOf(date, locality, sunTimes).said) })
}

function holidays({ startDate, days }: PlanRequest, locality: Locality): Message {
  const { holidays: calendar, country } = locality
  if (!calendar) return tell('sketch.no-calendar', { country })
  const found = Array.from({ length: days }, (_, day) => addDays(startDate, day)).flatMap((date) => {
    const called = calendar[date]
    return called === undefined ? [] : [tell('sketch.holiday', { date, name: called })]
  })
  if (found.length === 0) {
    const years = Object.keys(calendar).map((date) => date.slice(0, 4))
    const known = years.includes(startDate.slice(0, 4))
    return tell(known ? 'sketch.no-holiday' : 'sketch.calendar-ends', { country })
  }
  return tell('sketch.holidays', { country, holidays: found })
}

function money({ country, countryCode }: Locality): Said {
  return sequence([
    ...(moneyName(countryCode) ? [tell('sketch.money', { country, countryCode })] : []),
    tell('sketch.nothing-priced', {}),
  ])
}

function needs({ filters }: PlanRequest): Message[] {
  return [
    ...(filters.accessibility.length > 0 ? [tell('sketch.no-access', { needs: filters.accessibility })] : []),
    ...(filters.childFriendly ? [tell('sketch.children', {})] : []),
  ]
}
