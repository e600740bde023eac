import type { Destination } from '../../../app/domain/catalogue/destination'
import type { Meal, Place } from '../../../app/domain/catalogue/place'
import { companionPairs, isTogether } from '../../../app/domain/verification/companions'
import {
  type CheckContext,
  isMealStop,
  isVisit,
  type JudgedDay,
  nameOf,
  type Stop,
} from '../../../app/domain/verification/context'
import { dayLoad } from '../../../app/domain/verification/day-rules'
import { chordSquared, onSphere } from '../../../app/domain/verification/great-circle'
import { wantedIcons } from '../../../app/domain/verification/icons'
import { fastestMinutes } from '../../../app/domain/verification/measure-way'
import { waitsOf } from '../../../app/domain/verification/waits'
import { sayIn } from '../../../app/messages/languages'
import { type MealFigures, mealFigures } from './meals'
import { type Fault, faultsOf } from './reading'
import { templateOf } from './template'

/** Minutes of the day from which on it is the night, and minutes of it that make an evening out. */
const night = 20 * 60
const eveningOut = 30

/** A wait of a day, with the stops around it. */
export interface Gap {
  day: number
  minutes: number
  around: string
}

/** Minutes of a shortest visit from which on a place takes a day of its own. */
const wholeDay = 250

/**
 * How many of the places a trip has time for at most, by the time that each needs: its shortest visit and the way from the
 * nearest of the others, within the load of the days; a place that fills a day takes one.
 */
function possibleIcons(places: Place[], context: CheckContext): number {
  const { destination, days } = context
  const nearest = (place: Place) =>
    Math.min(
      ...places.flatMap((other) =>
        other === place
          ? []
          : fastestMinutes(chordSquared(onSphere(place.at), onSphere(other.at)), destination),
      ),
    )
  const needs = places.map((place) => ({ stay: place.visit?.[0] ?? 0, place }))
  const full = needs.filter(({ stay }) => stay >= wholeDay).length
  const short = needs
    .filter(({ stay }) => stay < wholeDay)
    .map(({ stay, place }) => stay + (places.length > 1 ? nearest(place) : 0))
    .sort((one, other) => one - other)
  const most = Array.from({ length: Math.min(full, days.length) + 1 }, (_, fullDays) => {
    let [left, count] = [(days.length - fullDays) * dayLoad(context), fullDays]
    for (const minutes of short) {
      left -= minutes
      if (left < 0) break
      count++
    }
    return count
  })
  return Math.max(...most)
}

/** Figures of a city day: day trips and free days are not measured. */
export interface DayFigures {
  day: number
  rides: number
  /** The first quarter to which the day comes back after it was left. */
  comesBackTo: string | null
  /** Waits that nothing explains. */
  gaps: Gap[]
  breakfastIsRiddenTo: boolean | null
  dinnerStarts: number | null
  anythingAfterDinner: boolean | null
  nightVenue: boolean
  /** Share of the level's daily cap that is spent. */
  capUsed: number
}

export interface TripFigures {
  /** `possible`: how many of the wanted ones the days have time for at most. */
  icons: {
    wanted: string[]
    missing: string[]
    closed: string[]
    source: 'icons' | 'fame'
    possible: number
  }
  topFive: number
  pairs: { places: string; together: boolean }[]
  days: DayFigures[]
  tables: { chain: boolean; foodCourt: boolean; underMedianDinner: boolean | null; name: string }[]
  bestTables: number
  meals: MealFigures
  /** Minutes on the way, and of the best partition of the same stops; null where it was not looked for. */
  way: { plan: number; best: number } | null
  sights: string[]
  /** What a reader would object to. */
  faults: Fault[]
  /** The reasons of its stops, without names and figures. */
  reasons: string[]
}

/** What the guide's table counts of one trip. Only the plan and the catalogue are read. */
export function figuresOf(context: CheckContext): TripFigures {
  const { days, request, destination, plan } = context
  const dates = plan.days.map(({ date }) => date)
  const visits = days.flatMap(({ stops }) => stops.filter(isVisit))
  const visited = new Set(visits.map(({ activity }) => activity.placeId))
  const ten = wantedIcons(destination, request, dates, 10)
  const wanted = ten.places.map(({ id }) => id)
  const inTown = days.filter(({ day }) => day.kind === undefined)
  const best = bestKnown(destination.places, 9)
  return {
    icons: {
      wanted,
      missing: wanted.filter((id) => !visited.has(id)),
      closed: ten.closed.map(({ id }) => id),
      source: ten.source,
      possible: possibleIcons(ten.places, context),
    },
    topFive: wanted.slice(0, 5).filter((id) => visited.has(id)).length,
    pairs: companionPairs(context, wanted).map((pair) => ({
      places: pair.places.join(' + '),
      together: isTogether(pair),
    })),
    days: inTown.map((judged) => dayFigures(judged, context)),
    tables: visits.filter(isMealStop).map((stop) => tableFigures(stop, destination)),
    way: null,
    bestTables: best.filter(({ id }) => visited.has(id)).length,
    meals: mealFigures(context),
    sights: visits.flatMap((stop) => (isMealStop(stop) ? [] : (stop.activity.placeId ?? []))),
    faults: faultsOf(context),
    reasons: visits.map(({ activity }) => templateOf(activity.reason)),
  }
}

function dayFigures(judged: JudgedDay, context: CheckContext): DayFigures {
  const { destination, request } = context
  const { day, stops, activities } = judged
  const meal = (name: Meal) => stops.find(({ activity }) => activity.meal === name)
  const [breakfast, dinner] = [meal('breakfast'), meal('dinner')]
  const quarters = quartersOf(judged)
  const spent = activities.filter(({ activity }) => activity.type !== 'accommodation')
  const cents = spent.reduce((sum, { activity }) => sum + activity.costCents, 0)
  return {
    day: day.day,
    rides: stops.filter(({ activity }) => activity.travel.mode === 'transit').length,
    comesBackTo: quarters.find((quarter, index) => quarters.indexOf(quarter) < index) ?? null,
    gaps: waitsOf(judged, context)
      .filter(({ explained }) => !explained)
      .map(({ before, after, minutes }) => ({
        day: day.day,
        minutes,
        around: `${say(before)} to ${say(after)}`,
      })),
    breakfastIsRiddenTo: breakfast ? breakfast.activity.travel.mode === 'transit' : null,
    dinnerStarts: dinner?.from ?? null,
    anythingAfterDinner: dinner ? stops.some((stop) => isVisit(stop) && stop.from >= dinner.to) : null,
    nightVenue: stops.some(
      ({ place, to }) => to >= night + eveningOut && (place?.kind === 'nightlife' || place?.kind === 'show'),
    ),
    capUsed: cents / destination.daily[request.budget],
  }
}

/**
 * The quarters that a day goes through, each once while the day stays in it. Breakfast is left out, and the last stops where
 * they are in the quarter of the base: both are on the way from and to the bed.
 */
function quartersOf({ stops, base }: JudgedDay): string[] {
  const quarters = stops
    .filter((stop) => isVisit(stop) && stop.activity.meal !== 'breakfast')
    .flatMap(({ place }) => place?.area ?? [])
  const away = quarters.findLastIndex((quarter) => quarter !== base?.area)
  return quarters.slice(0, away + 1).filter((quarter, index, all) => quarter !== all[index - 1])
}

function tableFigures(stop: Stop, { places }: Destination): TripFigures['tables'][number] {
  const { place, activity } = stop
  const dinners = places.filter(({ meals }) => meals?.includes('dinner')).flatMap(({ cost }) => cost ?? [])
  const prices = dinners.map(({ cents }) => cents).sort((one, other) => one - other)
  const middle = prices[Math.floor(prices.length / 2)] ?? 0
  // Where the catalogue does not tell chains yet, the common kinds stand in.
  const telling = places.some(({ cuisine }) => cuisine !== undefined)
  return {
    name: say(stop),
    chain: telling ? place?.chain === true : place?.everyday === true,
    foodCourt: place?.cuisine?.includes('food court') === true,
    underMedianDinner: activity.meal === 'dinner' && place?.cost ? place.cost.cents < middle : null,
  }
}

function bestKnown(places: Place[], most: number): Place[] {
  return places
    .filter(({ kind }) => kind === 'food')
    .sort((one, other) => other.fame - one.fame)
    .slice(0, most)
}

function say(stop: Stop): string {
  return sayIn()(nameOf(stop))
}
