import { needsDaylight, twilight } from '~/domain/catalogue/daylight'
import type { Destination } from '~/domain/catalogue/destination'
import { isSunsetOnly } from '~/domain/catalogue/hint'
import type { OpenSpan } from '~/domain/catalogue/open-place'
import type { Meal, Place } from '~/domain/catalogue/place'
import { meals } from '~/domain/catalogue/vocabulary'
import { grid } from '~/domain/planning/solver/timetable'
import type {
  Candidate,
  CatalogueDraft,
  DayFrame,
  DayWeather,
  KeptStop,
  StopOption,
  Taste,
} from '~/domain/planning/trip-draft'
import { hard, soft } from '~/domain/planning/weights'
import type { DayHours } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { daySpend } from '~/domain/request/wishes'
import {
  bestSpans,
  daylightSpans,
  mealSpans,
  nightFrom,
  spansFrom,
  startSpans,
  sunsetSpans,
  usableSpans,
} from './spans'
import { isOrdinary } from './table-taste'
import { turnedSites } from './turned-sites'

/** Things under the sky that are worth seeing lit up. */
const afterDark: Place['kind'][] = ['sight', 'walk', 'viewpoint', 'experience', 'market']
/** What is seen from without. */
const underTheSky: Place['kind'][] = ['sight', 'walk', 'park', 'experience']
/** Squares, bridges and streets where people are out in the evening. */
const stroll: Place['kind'][] = ['sight', 'walk']

/** Free time that follows a meal, minutes. */
export function restAfter(meal: Meal | undefined, { childFriendly }: PlanRequest['filters']): number {
  return childFriendly && meal === 'lunch' ? hard.childrensRest : 0
}

/** At its best time of day, at any, in a hurry, or after dinner. */
type Timing = 'peak' | 'any' | 'brief' | 'night'

/** What a visit at its best time of day, at any time, or after dinner is worth. Lights are nothing to see at noon. */
function worthOf(timing: Timing, place: Place): number {
  const { best = [], kind } = place
  const { timing: worth } = soft
  if (timing === 'night')
    return kind === 'nightlife' || kind === 'show' ? worth.peak : isLit(best) ? worth.night : worth.stroll
  return timing === 'any' && best.length === 1 && isLit(best) ? worth.anyForEvening : worth[timing]
}

function isLit(best: NonNullable<Place['best']>): boolean {
  return best.includes('evening')
}

interface Use {
  candidate: Candidate
  site: number
  filters: PlanRequest['filters']
  hours: DayHours
  frames: DayFrame[]
  weather: DayWeather[]
  icons: ReadonlySet<string>
}

/** Every way in which the places of a draft can be used on these days; then the stops that stay; then what is begun at its other end. */
export function stopOptions(
  { request, destination, candidates: { places, weather, hours, taste } }: CatalogueDraft<'candidates'>,
  frames: DayFrame[],
): StopOption[] {
  const kept = frames.flatMap((frame, index) => frame.kept.map((stop) => ({ stop, index })))
  const shared = { filters: request.filters, hours, frames, weather, icons: new Set(taste.icons) }
  const served = mealsServed(places, frames.length, request, destination)
  const worthwhile = bestSights(places, frames.length, taste)
  const turned = turnedSites(places, kept.length)
  const options = places.flatMap((candidate, index) => {
    const use = { ...shared, candidate, site: index + 1 }
    return candidate.place.kind === 'food'
      ? served(candidate.place).flatMap((meal) => optionOf(use, 'peak', meal))
      : worthwhile(candidate)
        ? usesOf(use)
        : []
  })
  return [
    ...options,
    ...kept.map(({ stop, index }, number) =>
      keptOption(stop, places.length + 1 + number, index, frames.length),
    ),
    ...options.flatMap((option) => {
      const site = turned.get(option.site)
      return site === undefined ? [] : [{ ...option, site, turned: option.site }]
    }),
  ]
}

/** Whether a sight is among those that a trip of so many days may want; the search need not look at the others. */
function bestSights(places: Candidate[], days: number, { sightScore }: Taste): (sight: Candidate) => boolean {
  const { any, eachDay } = hard.sightsToChooseFrom
  const sights = places.filter(({ place }) => place.kind !== 'food')
  if (sights.length <= any + eachDay * days) return () => true
  const best = new Set(
    sights
      .map((sight) => ({ sight, score: sightScore(sight) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, any + eachDay * days)
      .map(({ sight }) => sight),
  )
  return (sight) => best.has(sight)
}

/**
 * The meals for which a table is used: chains, food courts and the like only where there is little else. The catalogue has one
 * price of a house, that of its main meal: a breakfast is not had where that takes much of a day's spend.
 */
function mealsServed(
  places: Candidate[],
  days: number,
  request: PlanRequest,
  destination: Destination,
): (table: Place) => Meal[] {
  const tables = places.map(({ place }) => place).filter(({ kind }) => kind === 'food')
  const ordinary = new Set(
    tables.filter((table) => isOrdinary(table, request, destination)).map(({ id }) => id),
  )
  const scarce = meals.filter(
    (meal) =>
      tables.filter((table) => table.meals?.includes(meal) && !ordinary.has(table.id)).length <
      days + hard.spareTables,
  )
  const simple = simpleForDinner(places, days, request)
  const dear = dearForBreakfast(places, days, daySpend(request, destination))
  return (table) =>
    (ordinary.has(table.id) ? scarce : meals).filter(
      (meal) =>
        table.meals?.includes(meal) &&
        !(meal === 'dinner' && simple.has(table.id)) &&
        !(meal === 'breakfast' && dear.has(table.id)),
    )
}

/** Houses whose price is that of a dinner, while every day has enough others for its breakfast. */
function dearForBreakfast(places: Candidate[], days: number, aDay: number): ReadonlySet<string> {
  const tables = places.filter(({ place }) => place.meals?.includes('breakfast'))
  const dear = tables.filter(
    ({ place, costCents }) =>
      place.meals?.includes('dinner') === true && costCents > hard.breakfastSpend * aDay,
  )
  const enough = tables.length - dear.length >= days + hard.spareTables
  return new Set(enough ? dear.map(({ place }) => place.id) : [])
}

/** Houses at which the luxury level does not dine while every day has enough others: the simple and the cheaper half. */
function simpleForDinner(places: Candidate[], days: number, { budget }: PlanRequest): ReadonlySet<string> {
  if (budget !== 'luxury') return new Set()
  const dinners = places.filter(({ place }) => place.kind === 'food' && place.meals?.includes('dinner'))
  const prices = dinners.map(({ costCents }) => costCents).sort((a, b) => a - b)
  const middle = prices[Math.floor(prices.length / 2)] ?? 0
  const isSimple = ({ place: { tier = 3 }, costCents }: Candidate) => tier < 3 || costCents < middle
  const fine = dinners.filter((table) => !isSimple(table))
  const enough = (day: number) => fine.filter(({ open }) => (open[day] ?? []).length > 0).length >= days
  const always = Array.from({ length: days }, (_, day) => enough(day)).every(Boolean)
  return new Set(always ? dinners.filter(isSimple).map(({ place }) => place.id) : [])
}

function usesOf(use: Use): StopOption[] {
  const { candidate, filters, weather, icons } = use
  const { place, visit } = candidate
  const { kind, best = [], setting, hours } = place
  if (kind === 'nightlife') return filters.childFriendly ? [] : optionOf(use, 'night')
  const timed = best.length > 0 || (setting === 'outdoor' && weather.some(({ hot }) => hot))
  const inTheStreets = stroll.includes(kind) && setting === 'outdoor' && hours === '24/7'
  const late = kind === 'show' || (afterDark.includes(kind) && isLit(best)) || inTheStreets
  const short = icons.has(place.id) && visit[1] - visit[0] >= hard.shorterIcon
  const spans = daySpans(use)
  return [
    ...optionOf(use, 'peak', undefined, spans),
    ...(timed ? optionOf(use, 'any', undefined, spans) : []),
    ...(short ? optionOf(use, 'brief', undefined, spans) : []),
    ...(late && !filters.childFriendly ? optionOf(use, 'night', undefined, spans) : []),
  ]
}

/** Whether a visit that starts then finds the place at its best. */
export function atPeak({ peak }: StopOption, day: number, start: number): boolean {
  return (peak[day] ?? []).some(({ from, lastStart }) => start >= from && start <= lastStart)
}

function optionOf(use: Use, timing: Timing, meal?: Meal, ofPlace = daySpans(use, meal)): StopOption[] {
  const { candidate, site, hours } = use
  const { open, usable, peak, sunset } = ofPlace
  const night = timing === 'night'
  // Who comes for the sunset finds nothing in the dark: after dinner, too, it has to set.
  const { kind } = candidate.place
  const isBar = kind === 'nightlife' || kind === 'show'
  const late = !isBar && isSunsetOnly(candidate.place) ? sunset : open
  const spans = night
    ? eachDay(late, (list) => spansFrom(list, nightFrom(hours)))
    : timing === 'peak'
      ? peak
      : usable
  const longest = Math.min(candidate.visit[2], hours.to - hours.from)
  const shortest = Math.ceil(candidate.visit[0] / grid) * grid
  const last = Math.floor(longest / grid) * grid
  if (shortest > last) return []
  const wished = Math.min(last, Math.max(shortest, plannedStay(use, timing, meal)))
  for (const planned of [wished, shortest]) {
    const starts = eachDay(spans, (list) => startSpans(list, planned))
    if (starts.every((list) => list.length === 0)) continue
    const worth = worthOf(timing, candidate.place)
    const stay: StopOption['stay'] = [shortest, planned, last]
    return [{ candidate, site, worth, night, stay, spans, starts, peak, ...(meal && { meal }) }]
  }
  return []
}

/** By day: what is left of the opening hours, by daylight where that matters, and the best part of it. */
function daySpans({ candidate: { place, open }, hours: day, frames, weather, filters }: Use, meal?: Meal) {
  const kinds = [...new Set(frames.map(hoursKey))]
  const made = kinds.map((key) => {
    const frame = frames.find((each) => hoursKey(each) === key) ?? day
    return eachDay(open, (list) =>
      meal ? mealSpans(list, meal, frame, day) : usableSpans(list, place, frame, day),
    )
  })
  const opening = frames.map((frame, index) => {
    const list = made[kinds.indexOf(hoursKey(frame))]?.[index] ?? []
    if (meal ? frame.meals.includes(meal) : frame.sights) return list
    // Where one place fills a day, what is left of it begins when that place has been seen; children have had enough.
    return !meal && frame.filledBy && !filters.childFriendly ? spansFrom(list, frame.kept[0]?.to ?? 1440) : []
  })
  if (meal) return { open: opening, usable: opening, peak: opening, sunset: [] }
  const seen = needsDaylight(place) ? byDaylight(opening, weather) : opening
  const mild = eachDay(seen, (list) => bestSpans(list, place, false))
  const shady = eachDay(seen, (list) => bestSpans(list, place, true))
  const sunset = seen.map((list, index) => {
    const { light } = weather[index] ?? {}
    return light && (isForSunset(place) || isSunsetOnly(place)) ? sunsetSpans(list, light.to - twilight) : []
  })
  const peak = seen.map((_, index) => {
    const setting = isForSunset(place) ? sunset[index] : undefined
    return setting?.length ? setting : ((weather[index]?.hot ? shady : mild)[index] ?? [])
  })
  return { open: opening, usable: seen, peak, sunset }
}

/** A view that is best in the evening is best when the sun sets, and so is what one comes to at sunset only. */
export function isForSunset(place: Place): boolean {
  const { kind, best = [] } = place
  if (!isLit(best)) return false
  return (
    kind === 'viewpoint' ||
    kind === 'beach' ||
    (best.length === 1 && underTheSky.includes(kind) && isSunsetOnly(place))
  )
}

/** The same list again for days that share one and have the same light. */
function byDaylight(days: OpenSpan[][], weather: DayWeather[]): OpenSpan[][] {
  const made = new Map<string, OpenSpan[]>()
  const lists = [...new Set(days)]
  return days.map((list, day) => {
    const light = weather[day]?.light
    if (!light) return list
    const key = `${lists.indexOf(list)} ${light.from} ${light.to}`
    const seen = made.get(key) ?? daylightSpans(list, light)
    made.set(key, seen)
    return seen
  })
}

function hoursKey({ from, to, sightsFrom }: DayFrame): string {
  return `${from}-${to}-${sightsFrom}`
}

/** The same for each day, worked out once for days that share a list. */
function eachDay<Made>(days: OpenSpan[][], make: (list: OpenSpan[]) => Made): Made[] {
  const made = new Map<OpenSpan[], Made>()
  return days.map((list) => {
    const value = made.get(list) ?? make(list)
    made.set(list, value)
    return value
  })
}

function plannedStay(
  { candidate: { visit }, filters: { pace, childFriendly } }: Use,
  timing: Timing,
  meal?: Meal,
): number {
  const [shortest, typical, longest] = visit
  const down = (minutes: number) => Math.floor(minutes / grid) * grid
  if (meal)
    return down(
      Math.min(
        typical,
        hard.longestMeal[meal] - (childFriendly && meal === 'dinner' ? hard.shorterChildrensDinner : 0),
      ),
    )
  if (timing === 'brief') return down((2 * shortest + typical) / 3)
  if (timing === 'night') return down(Math.min(typical, hard.longestNight))
  const byPace = {
    relaxed: (2 * typical + longest) / 3,
    moderate: typical,
    'fast-paced': (shortest + typical) / 2,
  }
  return down(Math.min(byPace[pace], hard.longestVisit))
}

/** The one way to use a kept stop: on its day, at its hour. */
function keptOption(kept: KeptStop, site: number, frame: number, frames: number): StopOption {
  const { activity, place, from, to, away = false } = kept
  const minutes = to - from
  const onItsDay = <T>(list: T[]) => Array.from({ length: frames }, (_, each) => (each === frame ? list : []))
  const spans = onItsDay([{ from, to, lastStart: from }])
  const candidate: Candidate = {
    place,
    visit: [minutes, minutes, minutes],
    costCents: activity.costCents,
    open: spans,
  }
  return {
    candidate,
    site,
    worth: 1,
    night: false,
    stay: [minutes, minutes, minutes],
    spans,
    starts: onItsDay([{ from, to: from }]),
    peak: spans,
    kept: activity,
    away,
    ...(activity.meal && { meal: activity.meal }),
  }
}
