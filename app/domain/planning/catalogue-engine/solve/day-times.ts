import type { MinuteOfDay } from '~/domain/calendar/clock-time'
import type { Meal } from '~/domain/catalogue/place'
import { hotHours } from '~/domain/catalogue/season'
import type { Span } from '~/domain/planning/solver/problem'
import { grid, type TimedStop, type Timetable, timetable } from '~/domain/planning/solver/timetable'
import type { DraftWithMeals, StopOption, TimedOption, TravelMatrix } from '~/domain/planning/trip-draft'
import { hard, medium, soft } from '~/domain/planning/weights'
import { betweenMeals, type DayHours, dayLoad, mealsWithin } from '~/domain/request/pace'
import type { PlanRequest } from '~/domain/request/plan-request'
import { type Morning, morningFrom } from '../candidates/spans'
import { atPeak, isForSunset, restAfter } from '../candidates/stop-options'

interface Freedom {
  /** Whether the day has its free time in the middle where it needs it. */
  restful?: boolean
  /** Minutes by which visits may be longer than the load of a day has room for. */
  room?: number
  /** Share of what the sights after lunch can be longer by that they are planned longer than usual. */
  longer?: number
}

/**
 * Settles the times of a day whose order is settled, with free time in the middle where the day needs it; nothing when
 * that order has no timetable.
 */
export function dayTimes(
  stops: StopOption[],
  day: number,
  { request: { filters }, candidates: { hours: full, weather }, meals: { frames, travel } }: DraftWithMeals,
  { restful = true, room = 0, longer = 0 }: Freedom = {},
): TimedOption[] | undefined {
  const hours: Morning = frames[day] ?? full
  const begins = morningFrom(hours, full)
  const usual = timedStops(stops, day, travel, filters, full, weather[day]?.hot ?? false, room, begins)
  const lunch = stops.findIndex(({ meal }) => meal === 'lunch')
  const timed = usual.map((stop, index) => (index > lunch && longer > 0 ? longerStop(stop, longer) : stop))
  const last = stops.at(-1)?.site ?? 0
  const wayHome = travel.minutes[last * travel.sites] ?? 0
  const settle = (list: TimedStop[]) =>
    timetable(list, { ...hours, wayHome }, { gap: gapCost, stretch: stretchCost })
  const named = (times: Timetable[]) =>
    times.flatMap((time, index) => {
      const option = stops[index]
      return option ? [{ option, ...time }] : []
    })
  const times = settle(timed)
  const pause = restful ? pauseOf(stops, hours, filters, full) : undefined
  if (!times) return undefined
  if (!pause) {
    const settled = withLateBreakfast(named(times), day, travel, full)
    return withLaterLunch(settled, timed, travel, (list) => {
      const later = settle(list)
      return later && withLateBreakfast(named(later), day, travel, full)
    })
  }
  const ends = times.map(({ end }) => end)
  for (const position of pausePositions(stops, ends, filters)) {
    const paused = settle(timed.toSpliced(position, 0, pause))
    if (paused) return withLateBreakfast(named(paused.toSpliced(position, 1)), day, travel, full)
  }
  return undefined
}

/**
 * Nobody gets up to wait: where nothing is open yet after breakfast, that is later, as far as the table, the hours of the
 * meal and the next meal allow.
 */
function withLateBreakfast(
  times: TimedOption[],
  day: number,
  ways: TravelMatrix,
  { meals }: DayHours,
): TimedOption[] {
  const [first, second] = times
  if (!first || !second || first.option.meal !== 'breakfast' || first.option.kept) return times
  const { option, start, end } = first
  const next = times.find(({ option: { meal } }, index) => index > 0 && meal)
  const open = option.candidate.open[day]?.find((span) => start >= span.from && end <= span.to)
  const way = ways.minutes[option.site * ways.sites + second.option.site] ?? 0
  const later = Math.min(
    second.start - way - end - soft.gap.from,
    (next?.start ?? Number.POSITIVE_INFINITY) - betweenMeals - end,
    meals.breakfast.to - end,
    (open?.to ?? end) - end,
    (open?.lastStart ?? start) - start,
  )
  const shift = Math.floor(later / grid) * grid
  return shift <= 0 ? times : times.with(0, { option, start: start + shift, end: end + shift })
}

/**
 * Where the first sight opens late and lunch comes soon after it, breakfast cannot be later: then lunch is, as far as it takes to
 * leave no long wait before that sight.
 */
function withLaterLunch(
  times: TimedOption[],
  timed: TimedStop[],
  ways: TravelMatrix,
  settle: (list: TimedStop[]) => TimedOption[] | undefined,
): TimedOption[] {
  const lunch = times.findIndex(({ option }) => option.meal === 'lunch' && !option.kept)
  const stop = timed[lunch]
  const from = times[lunch]?.start ?? 0
  const wait = waitOfMorning(times, ways)
  if (!stop || lunch < 2 || wait <= medium.gaps.tooLong.from) return times
  for (let later = grid; later <= soft.laterLunch; later += grid) {
    const open = stop.open
      .filter(({ lastStart }) => lastStart >= from + later)
      .map((span) => ({ ...span, from: Math.max(span.from, from + later) }))
    const made = settle(timed.with(lunch, { ...stop, open }))
    if (made && waitOfMorning(made, ways) <= medium.gaps.tooLong.from) return made
  }
  return times
}

/** Minutes between breakfast and the first sight beside the way. */
function waitOfMorning([first, second]: TimedOption[], ways: TravelMatrix): number {
  if (!first || !second || first.option.meal !== 'breakfast' || second.option.meal) return 0
  return second.start - first.end - (ways.minutes[first.option.site * ways.sites + second.option.site] ?? 0)
}

function timedStops(
  stops: StopOption[],
  day: number,
  ways: TravelMatrix,
  filters: PlanRequest['filters'],
  hours: DayHours,
  hot: boolean,
  longer: number,
  begins: MinuteOfDay,
): TimedStop[] {
  let at = 0
  let onTheWay = 0
  const legs = stops.map(({ site }) => {
    const minutes = ways.minutes[at * ways.sites + site] ?? 0
    at = site
    onTheWay += minutes
    return minutes
  })
  const wayHome = ways.minutes[at * ways.sites] ?? 0
  const sights = stops.filter(({ meal, night }) => !meal && !night)
  const spare =
    dayLoad(filters, hours) + longer - onTheWay - wayHome - sights.reduce((sum, { stay }) => sum + stay[1], 0)
  const room = sights.reduce((sum, { stay }) => sum + stay[2] - stay[1], 0)
  const share = Math.max(0, Math.min(1, room > 0 ? spare / room : 0))
  return stops.map((option, index): TimedStop => {
    const { meal, stay, spans, kept } = option
    const stretch = kept
      ? 0
      : meal
        ? Math.min(stay[2] - stay[1], soft.longerMeal)
        : (stay[2] - stay[1]) * share
    const before = stops[index - 1]
    const rest = before?.kept ? 0 : restAfter(before?.meal, filters)
    return {
      open: spans[day] ?? [],
      shortest: stay[0],
      wished: stay[1],
      longest: stay[1] + Math.floor(stretch / grid) * grid,
      way: (legs[index] ?? 0) + rest,
      waitCost: waitCostFor(option, before),
      ...restCostFor(index, stops, filters, hot, (legs[index] ?? 0) <= soft.rest.onFoot),
      startCost: (start) =>
        kept
          ? 0
          : meal
            ? mealCost(meal, start, filters, hours)
            : offPeakCost(option, day, start, hot) +
              (index === 0 ? freeCost(Math.max(0, start - begins - (legs[0] ?? 0))) : 0),
    }
  })
}

/** A visit planned longer by a share of what it can be. */
function longerStop(stop: TimedStop, share: number): TimedStop {
  const { wished, longest } = stop
  return { ...stop, wished: wished + Math.floor((share * (longest - wished)) / grid) * grid }
}

/** What a start costs that is not at the best hours of a place, more in the heat. */
function offPeakCost(option: StopOption, day: number, start: MinuteOfDay, hot: boolean): number {
  if (option.night || atPeak(option, day, start)) return 0
  return hot && isInHeat(option, start) ? soft.inHeat : soft.offPeak
}

function isInHeat({ candidate, stay }: StopOption, start: MinuteOfDay): boolean {
  const { from, to } = hotHours
  return candidate.place.setting === 'outdoor' && start < to && start + stay[0] > from
}

function mealCost(
  meal: Meal,
  start: MinuteOfDay,
  { pace }: PlanRequest['filters'],
  { meals }: DayHours,
): number {
  return soft.mealOffHour * Math.abs(start - meals[meal].usual - soft.mealShift[pace])
}

/**
 * What waiting for a stop costs. A few minutes are breathing space. Free time belongs before a meal, until people sit down,
 * or before the sun sets; anywhere else it is a hole in the day, and the visits around it are made longer.
 */
function waitCostFor(
  { meal, candidate }: StopOption,
  before: StopOption | undefined,
): (minutes: number) => number {
  if (meal) return meal === 'lunch' ? waitCosts.lunch : waitCosts.meal
  return isForSunset(candidate.place) && before?.meal !== 'breakfast' ? waitCosts.sunset : waitCosts.any
}

const waitCosts = {
  lunch: waitCost(soft.pause.table, soft.gap.minute, soft.rest.minute),
  meal: waitCost(soft.pause.table, soft.gap.rest, soft.rest.minute),
  sunset: waitCost(soft.pause.sunset, soft.gap.rest, 0),
  any: waitCost(0, soft.gap.rest, 0),
}

/** What a wait costs that has a name up to so many minutes, for each minute of it and for each of a long one. */
function waitCost(longest: number, named: number, long: number): (minutes: number) => number {
  const { rest } = soft
  const most = longest - grid
  return (minutes) =>
    minutes <= most ? named * minutes + long * Math.max(0, minutes - rest.long) : freeCost(minutes)
}

/** What free time without a name costs, in the middle of a day or before a first sight. */
function freeCost(minutes: number): number {
  const { gap } = soft
  return gap.minute * minutes + gap.square * Math.max(0, minutes - gap.from) ** 2
}

/**
 * What the one rest of a day costs before a stop: after lunch, longer in the heat, or later in the day. Children have theirs
 * after lunch in any case.
 */
function restCostFor(
  index: number,
  stops: StopOption[],
  filters: PlanRequest['filters'],
  hot: boolean,
  near: boolean,
): Pick<TimedStop, 'restCost'> {
  const { pause, rest } = soft
  const before = stops[index - 1]
  const lunch = stops.findIndex(({ meal }) => meal === 'lunch')
  const afterLunch = index === lunch + 1
  const possible = filters.childFriendly ? lunch < 0 || afterLunch : index > lunch
  if (!before || before.meal === 'breakfast' || !possible) return {}
  const siesta = filters.childFriendly || (hot && afterLunch)
  const most = (siesta ? pause.siesta : pause.rest) - (afterLunch ? restAfter('lunch', filters) : 0) - grid
  // A siesta is welcome; any other long rest is time that a sight could have, and so is one of hours.
  const long = siesta || filters.pace === 'relaxed' ? Math.min(most, rest.welcome) : rest.long
  const apart = !before.meal && !stops[index]?.meal && near ? rest.betweenSights : 0
  return { restCost: restCost(most, long, apart) }
}

const restCosts = new Map<string, (minutes: number) => number>()

/** What a rest costs: of at most so many minutes, from how many on it is long, and what it costs in any case. The same costs are the same function. */
function restCost(most: number, long: number, apart: number): (minutes: number) => number {
  const { gap, rest } = soft
  const key = `${most} ${long} ${apart}`
  const known = restCosts.get(key)
  if (known) return known
  const made = (minutes: number) =>
    minutes > most
      ? Number.POSITIVE_INFINITY
      : gap.rest * minutes + rest.minute * Math.max(0, minutes - long) + (minutes > 0 ? apart : 0)
  restCosts.set(key, made)
  return made
}

/** A gap before free time that has its place in the order already. */
function gapCost(minutes: number): number {
  return soft.gap.minute * minutes
}

function stretchCost(minutes: number): number {
  return minutes < 0 ? -soft.shorterVisit * minutes : soft.longerVisit * minutes
}

/** The free time that a day needs beside its stops: where lunch is left open, or children had no rest after it. */
function pauseOf(
  stops: StopOption[],
  hours: Span,
  { childFriendly }: PlanRequest['filters'],
  full: DayHours,
): TimedStop | undefined {
  const sights = sightsOf(stops)
  const lunch = stops.find(({ meal }) => meal === 'lunch')
  const lunchIsOpen = !lunch && sights > 0 && mealsWithin(hours, full).includes('lunch')
  const restless = childFriendly && sights > 1 && (!lunch || lunch.kept !== undefined)
  if ((!lunchIsOpen && !restless) || stops.some(({ away }) => away)) return undefined
  const { from, to } = lunchIsOpen ? soft.pauseHours : hours
  return {
    open: [{ from, to: to + hard.pause, lastStart: to }],
    shortest: hard.pause,
    wished: hard.pause,
    longest: hard.pause,
    way: 0,
    startCost: (start) => soft.pauseOffNoon * Math.abs(start - soft.noon),
  }
}

/** Where in the order of stops the free time can lie, nearest to midday first; children rest between two stops. */
function pausePositions(
  stops: StopOption[],
  ends: MinuteOfDay[],
  { childFriendly }: PlanRequest['filters'],
): number[] {
  const first = childFriendly && sightsOf(stops) > 1 ? 1 : 0
  const positions = Array.from({ length: ends.length + 1 - 2 * first }, (_, index) => index + first)
  const offNoon = (position: number) => Math.abs((ends[position - 1] ?? 0) - soft.noon)
  return positions.sort((a, b) => offNoon(a) - offNoon(b))
}

function sightsOf(stops: StopOption[]): number {
  return stops.filter(({ meal }) => !meal).length
}
