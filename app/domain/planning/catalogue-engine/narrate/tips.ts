import { month } from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import { closureOn } from '~/domain/catalogue/closure'
import { sunlight } from '~/domain/catalogue/daylight'
import type { Destination } from '~/domain/catalogue/destination'
import { holidayName, isHoliday } from '~/domain/catalogue/holidays'
import { hotHigh, hotHours, wetMonth } from '~/domain/catalogue/season'
import type { Message, Said } from '~/domain/message'
import type { DayFrame, SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import { type DayHours, mealsWithin } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { tell } from '../sentences'

/** Pieces of the destination's general advice that a plan carries. */
const generalTips = 6
/** Closed days are worth a word for places at least this well known. */
const wellKnown = 55

/** Advice for this trip: what to book, what is closed when, the weather, getting around, and the destination's own tips. */
export function tipsOf({
  request,
  destination,
  candidates,
  meals: { frames },
  solve: { days },
}: SolvedDraft): Said[] {
  const { tipping, emergency, plug, airport } = destination
  return [
    ...ownMeals(request, frames, destination, candidates.hours),
    ...bookAhead(days),
    ...closedDays(frames, days),
    ...shutForNow(frames, destination),
    ...holidays(frames, destination),
    ...seasonTips(frames, destination, days),
    ...relevantTips(request, destination, days),
    gettingAround(destination),
    tell('tip.arrival', { way: airport }),
    tell('tip.tipping', { custom: tipping }),
    tell('tip.emergency', { number: emergency, plug }),
  ]
}

/** Where a diet leaves this many meals open, a kitchen is worth having. */
const manyMeals = 3

function ownMeals(
  { filters: { dietaryRestrictions: diets } }: PlanRequest,
  frames: DayFrame[],
  { notServed }: Destination,
  hours: DayHours,
): Message[] {
  const none = diets.filter((diet) => notServed.includes(diet))
  const served = none.length === 0
  const needs = tell('wish.needs', { diets: served ? diets : none, access: [] })
  const open = frames.reduce((sum, frame) => sum + mealsWithin(frame, hours).length - frame.meals.length, 0)
  return diets.length > 0 && open >= manyMeals ? [tell('tip.kitchen', { meals: open, needs, served })] : []
}

function stopsOf(days: TimedOption[][]) {
  return days.flatMap((stops, day) =>
    stops.map(({ option }) => ({ option, place: option.candidate.place, day })),
  )
}

function bookAhead(days: TimedOption[][]): Message[] {
  const names = stopsOf(days).flatMap(({ place }) => (place.booking === 'required' ? [place.name] : []))
  return names.length > 0 ? [tell('tip.book', { names })] : []
}

/**
 * Well-known sights that are closed on a day of the trip, and when the plan goes instead; at most two. Of a stop that stays only
 * its own hours are known.
 */
function closedDays(frames: DayFrame[], days: TimedOption[][]): Message[] {
  return stopsOf(days)
    .flatMap(({ option, place, day }) => {
      const closed = option.candidate.open.findIndex((spans) => spans.length === 0)
      const silent = option.meal || option.kept || place.fame < wellKnown
      return closed < 0 || silent ? [] : [{ place, closed, day }]
    })
    .sort((a, b) => b.place.fame - a.place.fame)
    .slice(0, 2)
    .map(({ place, closed, day }) =>
      tell('tip.closed', {
        place: place.name,
        closed: frames[closed]?.date ?? '',
        visit: frames[day]?.date ?? '',
      }),
    )
}

/** Well-known places that are being rebuilt during the trip, so that nobody wonders why they are missing; at most three. */
function shutForNow(frames: DayFrame[], { places }: Destination): Message[] {
  return places
    .flatMap((place) => {
      const closures = frames.map(({ date }) => closureOn(place, date))
      const closure = closures.every(Boolean) ? closures.at(-1) : undefined
      return closure && place.fame >= wellKnown ? [{ place, closure }] : []
    })
    .sort((a, b) => b.place.fame - a.place.fame)
    .slice(0, 3)
    .map(({ place, closure: { to = null, why } }) => tell('tip.shut', { place: place.name, until: to, why }))
}

const mostHolidays = 4

/** The public holidays of the trip, whatever the plan does on them. */
function holidays(frames: DayFrame[], destination: Destination): Message[] {
  const found = frames.flatMap(({ date }) =>
    isHoliday(destination, date) ? [tell('tip.holiday', { date, name: holidayName(destination, date) })] : [],
  )
  return found.length > 0 ? [tell('tip.holidays', { holidays: found.slice(0, mostHolidays) })] : []
}

/** From this many days on there may be one for a day trip. */
const timeForTrips = 4

/**
 * The destination's tips, those first that name a stop of the plan, and none that names only other places, or one that the
 * traveller has seen or does not want; of day trips one that the plan does not make, where there are days enough for it.
 */
function relevantTips(
  request: PlanRequest,
  { tips, dayTrips, places }: Destination,
  days: TimedOption[][],
): string[] {
  const stops = stopsOf(days)
  const names = stops.map(({ place }) => place.name)
  const about = (tip: string) => (names.some((name) => tip.includes(name)) ? 0 : 1)
  const isOfOthers = (tip: string) => about(tip) === 1 && places.some(({ name }) => tip.includes(name))
  const refused = (request.wishes ?? []).flatMap((wish) =>
    (wish.is === 'seen' || wish.is === 'skip') && wish.what.by === 'place' ? [wish.what.id] : [],
  )
  const isRefused = (tip: string) => places.some(({ id, name }) => refused.includes(id) && tip.includes(name))
  const isTrip = (tip: string) => /^day trips?\b/i.test(tip)
  const made = (tip: string) =>
    dayTrips.some(({ id, name }) => tip.includes(name) && stops.some(({ place }) => place.id === id)) ||
    names.some((name) => tip.includes(name.split(' ')[0] ?? name))
  const open = tips.filter((tip) => isTrip(tip) && !made(tip))
  const offered = request.days >= timeForTrips ? open.slice(0, 1) : []
  return tips
    .filter((tip) => !isRefused(tip) && (isTrip(tip) ? offered.includes(tip) : !isOfOthers(tip)))
    .sort((a, b) => about(a) - about(b))
    .slice(0, generalTips)
}

function gettingAround({ transit, currency }: Destination): Message {
  const { name, fareCents, dayPassCents = null, year } = transit
  return tell('tip.transit', { transit: name, fareCents, passCents: dayPassCents, currency, year })
}

/** The months of the trip, and what they change in the plan. */
function seasonTips(frames: DayFrame[], destination: Destination, days: TimedOption[][]): Message[] {
  const months = [...new Set(frames.map(({ date }) => month(date)))]
  const usual = months.flatMap((number) => {
    const climate = destination.climate[number - 1]
    if (!climate) return []
    const { high, low, rainDays } = climate
    return [tell('season.usual', { month: number, high, low, rainDays })]
  })
  return [
    ...usual,
    ...inHeat(months, destination, days, frames),
    ...inRain(months, destination, days),
    ...inShortDays(frames, destination),
  ]
}

function sightsOf(days: TimedOption[][]) {
  return days.flatMap((stops, day) =>
    stops.flatMap(({ option, start, end }) =>
      option.meal || option.away ? [] : [{ place: option.candidate.place, day, start, end }],
    ),
  )
}

const mostNamed = 4

/** Where a month is hot, what is outdoors keeps out of the early afternoon; what cannot is named. */
function inHeat(
  months: number[],
  { climate }: Destination,
  days: TimedOption[][],
  frames: DayFrame[],
): Message[] {
  const hot = months.filter((number) => (climate[number - 1]?.high ?? 0) >= hotHigh)
  if (hot.length === 0) return []
  const left = sightsOf(days).filter(
    ({ place, day, start, end }) =>
      place.setting === 'outdoor' &&
      hot.includes(month(frames[day]?.date ?? '')) &&
      start < hotHours.to &&
      end > hotHours.from,
  )
  const names = left.slice(0, mostNamed).map(({ place }) => place.name)
  return [tell('season.hot', { months: hot, left: names, more: left.length > names.length })]
}

/** In a wet month roofs weigh more in the choice of sights. */
function inRain(months: number[], { climate }: Destination, days: TimedOption[][]): Message[] {
  const wet = months.filter((number) => (climate[number - 1]?.rainDays ?? 0) >= wetMonth)
  const sights = sightsOf(days)
  if (wet.length === 0 || sights.length === 0) return []
  const roofed = sights.filter(({ place }) => place.setting !== 'outdoor').length
  return [tell('season.wet', { months: wet, roofed, sights: sights.length })]
}

/** A day on which the sun sets before then is short, minutes. */
const earlySunset = 17 * 60

function inShortDays(frames: DayFrame[], { center, timeZone }: Destination): Message[] {
  const dark = frames.flatMap(({ date }) => {
    const sun = sunlight(date, center, timeZone)
    return sun && sun.set < earlySunset ? [{ date, ...sun }] : []
  })
  const [first] = dark.toSorted((a, b) => a.set - b.set)
  return first
    ? [tell('season.short-days', { date: first.date, rise: toClock(first.rise), set: toClock(first.set) })]
    : []
}
