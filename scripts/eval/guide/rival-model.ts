import { countryCodes } from '../../../app/domain/catalogue/countries'
import { footMeters } from '../../../app/domain/catalogue/foot-meters'
import { localClocks } from '../../../app/domain/catalogue/local-clock'
import type { Coordinates, Meal } from '../../../app/domain/catalogue/place'
import {
  type CheckContext,
  isMealStop,
  isVisit,
  type JudgedDay,
  type Stop,
} from '../../../app/domain/verification/context'
import { dayLoad, leastBetweenMeals } from '../../../app/domain/verification/day-rules'
import { holidayOn } from '../../../app/domain/verification/holiday-hours'
import { byTransit, onFoot } from '../../../app/domain/verification/measure-way'
import { openAround } from '../../../app/domain/verification/read-hours'
import { isForDaylight, sunOf, twilightMinutes } from '../../../app/domain/verification/season-rules'

/** Metres up to which a traveller walks rather than rides. */
const longestWalk = 1800
/** Minutes of waiting that a day may have, where the plan itself has no more. */
const usualWaits = 120

/** When a visit may begin, minutes of the day, both included. */
export interface Starts {
  from: number
  to: number
}

export interface RivalStop {
  id: string
  /** A meal stays that meal, and what comes after dinner stays there. */
  role: Meal | 'evening' | 'day'
  minutes: number
  /** Minutes that count as load. */
  load: number
  /** For each day. */
  starts: Starts[][]
  /** What the plan pays there. */
  cents: number
  /** Locked: it keeps its day. */
  fixed: boolean
}

export interface RivalDay {
  from: number
  to: number
  /** Numbers of stops, in the order of the plan. */
  order: number[]
}

/** The stops of a trip's city days, free to be put in another order and on other days. */
export interface RivalProblem {
  stops: RivalStop[]
  days: RivalDay[]
  /** Minutes from stop to stop; after the stops come the bases of the days. */
  minutes: number[][]
  /** Metres on foot, 0 for a ride. */
  onFoot: number[][]
  /** Cents of one ride, and of all rides of a day at most. */
  fares: { ride: number; most: number }
  limits: {
    load: number
    waits: number
    walk: number
    /** Cents of a day. */
    spend: number
    betweenMeals: number
    breakfastFirst: boolean
  }
}

/** The city days of a plan as a problem whose solution the plan is. */
export function rivalProblem(context: CheckContext): RivalProblem {
  const { request, destination } = context
  const judged = context.days.filter(({ day, base }) => day.kind === undefined && base !== undefined)
  const visits = judged.flatMap((day) => day.stops.filter((stop) => isVisit(stop) && stop.at))
  const first = Math.min(...judged.map(leavesBase))
  const last = Math.max(...judged.map(comesHome))
  const days = judged.map((each): RivalDay => {
    const order = each.stops.flatMap((stop) => {
      const number = visits.indexOf(stop)
      return number < 0 ? [] : [number]
    })
    const short = each.day.hours !== undefined
    return { from: short ? leavesBase(each) : first, to: short ? comesHome(each) : last, order }
  })
  const stops = visits.map((stop) => rivalStop(stop, judged, context))
  const points: Coordinates[] = [
    ...visits.map(({ at }) => at ?? destination.center),
    ...judged.map(({ base }) => base?.at ?? destination.center),
  ]
  const slider = request.filters.maxWalkingDistance * 1000
  const ways = points.map((from) =>
    points.map((to) => {
      const walk = onFoot(from, to, destination)
      return walk && walk.meters <= Math.min(longestWalk, slider) ? walk : byTransit(from, to, destination)
    }),
  )
  const problem: RivalProblem = {
    stops,
    days,
    minutes: ways.map((row) => row.map(({ minutes }) => minutes)),
    onFoot: ways.map((row) => row.map(footMeters)),
    fares: {
      ride: destination.transit.fareCents,
      most: destination.transit.dayPassCents ?? Number.POSITIVE_INFINITY,
    },
    limits: {
      load: dayLoad(context),
      waits: usualWaits,
      walk: Math.max(slider, 1),
      spend: destination.daily[request.budget],
      betweenMeals: leastBetweenMeals,
      breakfastFirst: true,
    },
  }
  return withRoomForPlan(problem)
}

/** What one day comes to: minutes on the way, or why it cannot be. */
export interface DayCourse {
  way: number
  waits: number
  load: number
  walk: number
  spend: number
  /** When one is home. */
  home: number
}

/**
 * A day with its stops in an order, each as early as it can be; undefined where it is not possible. As visits only begin
 * later when those before them do, a plan that keeps all hours is possible in this way too.
 */
export function courseOf(
  problem: RivalProblem,
  day: number,
  order: readonly number[],
): DayCourse | undefined {
  const { stops, days, minutes, onFoot: feet, fares, limits } = problem
  const base = stops.length + day
  const hours = days[day]
  if (!hours) return undefined
  const course = { way: 0, waits: 0, load: 0, walk: 0, spend: 0, home: 0 }
  let rides = 0
  let [time, at, fed, dined] = [hours.from, base, Number.NEGATIVE_INFINITY, false]
  for (let index = 0; index < order.length; index++) {
    const number = order[index] ?? 0
    const stop = stops[number]
    const way = minutes[at]?.[number]
    if (!stop || way === undefined) return undefined
    if (stop.role === 'breakfast' && index > 0 && limits.breakfastFirst) return undefined
    if (dined !== (stop.role === 'evening')) return undefined
    const isMeal = stop.role !== 'day' && stop.role !== 'evening'
    const arrival = Math.max(time + way, isMeal ? fed + limits.betweenMeals : 0)
    const start = firstStart(stop.starts[day], arrival)
    if (start === undefined) return undefined
    if (index > 0) course.waits += start - time - way
    course.way += way
    course.load += stop.load + way
    course.walk += feet[at]?.[number] ?? 0
    course.spend += stop.cents
    if (way > 0 && feet[at]?.[number] === 0) rides++
    time = start + stop.minutes
    at = number
    if (isMeal) fed = time
    if (stop.role === 'dinner') dined = true
  }
  const home = minutes[at]?.[base] ?? 0
  course.way += home
  course.load += home
  course.walk += feet[at]?.[base] ?? 0
  if (home > 0 && feet[at]?.[base] === 0) rides++
  course.spend += Math.min(rides * fares.ride, fares.most)
  course.home = time + home
  const { load, waits, walk, spend } = limits
  const possible =
    course.home <= hours.to &&
    course.load <= load &&
    course.waits <= waits &&
    course.walk <= walk &&
    course.spend <= spend
  return possible ? course : undefined
}

function firstStart(starts: readonly Starts[] | undefined, from: number): number | undefined {
  for (const each of starts ?? []) if (from <= each.to) return Math.max(from, each.from)
  return undefined
}

/** The limits raised to what the plan itself comes to, which may ride where others would walk. */
function withRoomForPlan(problem: RivalProblem): RivalProblem {
  const { limits, days, stops } = problem
  const breakfastFirst = days.every(({ order }) =>
    order.every((number, index) => index === 0 || stops[number]?.role !== 'breakfast'),
  )
  const endless: RivalProblem = {
    ...problem,
    days: days.map((day) => ({ ...day, to: Infinity })),
    limits: { ...limits, breakfastFirst, load: Infinity, waits: Infinity, walk: Infinity, spend: Infinity },
  }
  const own = days.map(({ order }, day) => courseOf(endless, day, order))
  const most = (of: (course: DayCourse) => number, least: number) =>
    Math.max(least, ...own.flatMap((course) => (course ? of(course) : [])))
  return {
    ...problem,
    days: days.map((day, index) => ({ ...day, to: Math.max(day.to, own[index]?.home ?? 0) })),
    limits: {
      ...limits,
      breakfastFirst,
      load: most(({ load }) => load, limits.load),
      waits: most(({ waits }) => waits, limits.waits),
      walk: most(({ walk }) => walk, limits.walk),
      spend: most(({ spend }) => spend, limits.spend),
    },
  }
}

function leavesBase({ stops }: JudgedDay): number {
  const [first] = stops
  return first ? first.from - first.activity.travel.minutes : 1440
}

function comesHome({ stops }: JudgedDay): number {
  return stops.at(-1)?.from ?? 0
}

function rivalStop(stop: Stop, days: JudgedDay[], context: CheckContext): RivalStop {
  const { activity, from, to } = stop
  const own = days.find(({ stops }) => stops.includes(stop))
  const dinner = own?.stops.find((each) => each.activity.meal === 'dinner')
  const role = activity.meal ?? (dinner && from >= dinner.to ? 'evening' : 'day')
  const fixed = activity.locked === true
  return {
    id: activity.id,
    role,
    minutes: to - from,
    load: isMealStop(stop) ? 0 : to - from,
    cents: activity.costCents,
    starts: days.map((day) => {
      if (fixed) return day === own ? [{ from, to: from }] : []
      return startsOn(stop, day, role, context, day === own)
    }),
    fixed,
  }
}

/** When a stop may begin on a day; on its own day at the time of the plan in any case. */
function startsOn(
  { place, activity, from, to }: Stop,
  { day }: JudgedDay,
  role: RivalStop['role'],
  { destination }: CheckContext,
  isOwn: boolean,
): Starts[] {
  const minutes = to - from
  const open = (place &&
    openAround(place, day.date, (date) => holidayOn(destination, date) !== undefined)) ?? [
    { from: 0, to: 2880 },
  ]
  const sun = sunOf(day.date, destination.center, destination.timeZone)
  const within: Starts[] = []
  if (role !== 'day' && role !== 'evening') {
    const hours = localClocks[countryCodes[destination.country] ?? '']?.meals[role]
    within.push({
      from: Math.min(hours?.from ?? from, from),
      to: Math.max((hours?.to ?? to) - minutes, from),
    })
  }
  if (role === 'day' && sun && place && isForDaylight(place))
    within.push({ from: sun.rise - twilightMinutes, to: sun.set + twilightMinutes - minutes })
  // One who comes for the sunset, or for the lights, comes for it on another day as well.
  if (sun && activity.pause === 'sunset') within.push({ from: sun.set - minutes, to: sun.set })
  const starts = open.map((range): Starts => {
    const last = Math.min(range.to - minutes, range.to - (place?.lastEntry ?? 0))
    return within.reduce(
      (span, each) => ({ from: Math.max(span.from, each.from), to: Math.min(span.to, each.to) }),
      { from: Math.max(0, range.from), to: last },
    )
  })
  return [...starts, ...(isOwn ? [{ from, to: from }] : [])]
    .filter((span) => span.from <= span.to && span.from < 1440)
    .sort((a, b) => a.from - b.from)
}
