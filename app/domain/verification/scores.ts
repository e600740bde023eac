import { month } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import type { Coordinates, Place } from '~/domain/catalogue/place'
import type { Score } from '~/domain/itinerary/itinerary'
import { type Message, sequence } from '~/domain/message'
import {
  allStops,
  type CheckContext,
  isMealStop,
  isVisit,
  type JudgedDay,
  nameOf,
  type Stop,
  tripOf,
} from './context'
import { dayLoad } from './day-rules'
import { crowFlies } from './great-circle'
import { evening, rest, tables, together, variety } from './guide-scores'
import { icons } from './icon-score'
import { partition } from './partition-score'
import { hotMinutes, hotMonthHigh, isForDaylight, sunOf, twilightMinutes, wetMonthDays } from './season-rules'
import { tell } from './sentences'
import { mostStops, roundLength, shortestRound } from './shortest-round'
import { listOf, worst } from './verdict'

/** Quality scores for what is not right or wrong, in the order of `scoreIds`. */
export function scoresOf(context: CheckContext): Score[] {
  return [
    icons,
    partition,
    evening,
    together,
    rest,
    tables,
    variety,
    route,
    spread,
    fit,
    gems,
    load,
    season,
  ].map((score) => score(context))
}

/**
 * The largest detour ratio of a day: its route over the shortest route of the same stops, from and to the base. 1 is
 * best.
 */
function route({ days, destination }: CheckContext): Score {
  const rounds = days.flatMap((judged) => roundOf(judged, destination) ?? [])
  const longest = worst(rounds, ({ ratio }) => ratio)
  if (!longest) return { id: 'route', value: 1, evidence: tell('score.route.none', {}) }
  const evidence =
    longest.ratio < 1.005
      ? tell('score.route.shortest', {})
      : tell('score.route.longest', { longestDay: longest.day, meters: longest.meters, best: longest.best })
  return { id: 'route', value: rounded(longest.ratio), evidence }
}

interface Round {
  day: number
  meters: number
  best: number
  ratio: number
}

/** Rounds that are remembered: those of some long trips. */
const mostRounds = 400

/** The shortest rounds by the positions on them: an edit changes one day, and a trip that is saved is read anew. */
const rounds = new WeakMap<Destination, Map<string, number>>()

function shortestKnown(destination: Destination, base: Coordinates, points: Coordinates[]): number {
  const known = rounds.get(destination) ?? new Map<string, number>()
  rounds.set(destination, known)
  const key = [base, ...points].join(' ')
  const best = known.get(key) ?? shortestRound(base, points)
  if (known.size >= mostRounds) known.clear()
  known.set(key, best)
  return best
}

function roundOf({ day, base, stops }: JudgedDay, destination: Destination): Round | null {
  const points = stops
    .filter(({ activity }) => activity.type !== 'accommodation')
    .flatMap(({ at }) => (at ? [at] : []))
  if (!base || points.length === 0 || points.length > mostStops) return null
  const meters = roundLength(base.at, points)
  const best = shortestKnown(destination, base.at, points)
  return { day: day.day, meters, best, ratio: best > 0 ? meters / best : 1 }
}

/** Mean straight-line metres between consecutive stops, without the ways from and to the base. */
function spread({ days, destination }: CheckContext): Score {
  const steps = days.flatMap(({ stops }) => {
    const visits = stops.filter((stop) => isVisit(stop) && !tripOf(stop, destination))
    return visits.flatMap((stop, index) => {
      const before = visits[index - 1]
      return before?.at && stop.at ? [{ before, stop, meters: crowFlies(before.at, stop.at) }] : []
    })
  })
  const farthest = worst(steps, ({ meters }) => meters)
  if (!farthest) return { id: 'spread', value: 0, evidence: tell('score.spread.none', {}) }
  const mean = steps.reduce((sum, { meters }) => sum + meters, 0) / steps.length
  const evidence = tell('score.spread', {
    mean,
    farthest: farthest.meters,
    before: nameOf(farthest.before),
    stop: nameOf(farthest.stop),
    farthestDay: farthest.stop.day.day,
  })
  return { id: 'spread', value: Math.round(mean), evidence }
}

/**
 * Share of stops that match a requested interest: of those besides meals, or of the meals where only restaurants can
 * match.
 */
function fit(context: CheckContext): Score {
  const asked = context.request.interests
  const visits = allStops(context).filter(isVisit)
  const tables = asked.length > 0 && asked.every((interest) => tablesAlone(interest, context.destination))
  const counted = visits.filter((stop) => isMealStop(stop) === tables)
  const matched = counted.filter(({ place }) => asked.some((interest) => matches(place, interest)))
  const absent = asked.filter((interest) => !visits.some(({ place }) => matches(place, interest)))
  return {
    id: 'fit',
    value: share(matched.length, counted.length),
    evidence: sequence([
      tables
        ? tell('score.fit.meals', { matched: matched.length, meals: counted.length })
        : tell('score.fit.stops', { matched: matched.length, stops: counted.length }),
      absent.length > 0 ? tell('score.fit.absent', listOf(absent)) : tell('score.fit.complete', {}),
    ]),
  }
}

/** Whether only restaurants can match an interest. */
function tablesAlone(interest: string, { places }: Destination): boolean {
  const answers = places.filter((place) => matches(place, interest))
  return answers.length > 0 && answers.every(({ kind }) => kind === 'food')
}

function matches(place: Place | undefined, interest: string): boolean {
  return place?.interests.some((known) => known.toLowerCase() === interest.trim().toLowerCase()) ?? false
}

/** Places from this fame on are well known: 0 known in the neighbourhood, 100 known in the whole world. */
const beatenTrack = 45

/** Little known, and not of a common kind. */
function isHidden({ fame, everyday }: Place): boolean {
  return fame < beatenTrack && everyday !== true
}

/** Share of little known stops. */
function gems(context: CheckContext): Score {
  const visits = allStops(context).filter((stop) => isVisit(stop) && stop.place)
  const hidden = visits.filter(({ place }) => place && isHidden(place))
  const sights = hidden.filter((stop) => !isMealStop(stop)).map(nameOf)
  const named = sights.length > 0 ? [tell('score.gems.named', listOf(sights))] : []
  return {
    id: 'gems',
    value: share(hidden.length, visits.length),
    evidence: sequence([tell('score.gems', { hidden: hidden.length, stops: visits.length }), ...named]),
  }
}

/** The fullest day: its minutes at sights and on the way over the pace's limit. Over 1 exceeds the pace. */
function load(context: CheckContext): Score {
  const { days, request } = context
  const holds = Math.round(dayLoad(context))
  const loads = days.map((judged) => ({ day: judged.day.day, minutes: busyMinutes(judged) }))
  const fullest = worst(loads, ({ minutes }) => minutes)
  if (!fullest) return { id: 'load', value: 0, evidence: tell('score.load.none', {}) }
  return {
    id: 'load',
    value: rounded(fullest.minutes / holds),
    evidence: tell('score.load', {
      fullestDay: fullest.day,
      minutes: fullest.minutes,
      pace: request.filters.pace,
      holds,
    }),
  }
}

function busyMinutes({ stops }: JudgedDay): number {
  return stops.reduce((sum, stop) => {
    const atSight = isVisit(stop) && !isMealStop(stop) ? stop.to - stop.from : 0
    return sum + atSight + stop.activity.travel.minutes
  }, 0)
}

/** Share of stops without a problem with the month's closures, rain, heat or early darkness. */
function season({ days, destination }: CheckContext): Score {
  const visits = days.flatMap(({ day, stops }) => {
    const sun = sunOf(day.date, destination.center, destination.timeZone)
    return stops.filter((stop) => isVisit(stop) && stop.place).map((stop) => ({ stop, sun }))
  })
  const disturbed = visits.flatMap(({ stop, sun }) => {
    const why = disturbance(stop, destination) ?? darkness(stop, sun)
    return why ? [tell('score.season.stop', { stop: nameOf(stop), why })] : []
  })
  const fitting = visits.length - disturbed.length
  const affected = disturbed.length > 0 ? [tell('score.season.disturbed', listOf(disturbed))] : []
  return {
    id: 'season',
    value: share(fitting, visits.length),
    evidence: sequence([tell('score.season', { fitting, stops: visits.length }), ...affected]),
  }
}

function disturbance({ place, day, from, to }: Stop, destination: Destination): Message | undefined {
  const number = month(day.date)
  const climate = destination.climate[number - 1]
  if (place?.avoidMonths?.includes(number)) return tell('score.season.month', { month: number })
  if (place?.setting !== 'outdoor' || !climate) return undefined
  if (climate.rainDays >= wetMonthDays)
    return tell('score.season.rain', { rainDays: climate.rainDays, month: number })
  if (climate.high >= hotMonthHigh && from < hotMinutes.to && to > hotMinutes.from)
    return tell('score.season.heat', { high: climate.high })
  return undefined
}

/** Whether a stop for daylight is in daylight. */
function darkness({ place, activity, from, to }: Stop, sun: ReturnType<typeof sunOf>): Message | undefined {
  if (!place || !sun || activity.type === 'food' || !isForDaylight(place)) return undefined
  if (to > sun.set + twilightMinutes) return tell('score.season.sunset', { at: sun.set })
  if (from < sun.rise - twilightMinutes) return tell('score.season.sunrise', { at: sun.rise })
  return undefined
}

/** 1 for an empty list: nothing is wrong. */
function share(part: number, whole: number): number {
  return whole === 0 ? 1 : rounded(part / whole)
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
