import type { Change } from '~/domain/planning/solver/solution'
import type { Steps } from '~/domain/planning/steps'
import type { DayFrame, DraftWithMeals, StopOption, TimedOption } from '~/domain/planning/trip-draft'
import { effort, hard, medium, soft } from '~/domain/planning/weights'
import { isWholeDay } from '~/domain/request/trip-ends'
import { isFilling } from './day-costs'
import { dayTimes } from './day-times'
import { fillGaps, nearest } from './fill-gaps'
import { holesOf } from './holes'
import type { Lived, Mender } from './mender'

/** Trips of so many days are tried in every order; in longer ones the first day changes places with another. */
const everyOrder = 4

/**
 * Begins the trip with what one comes for: the days change places if another than the first has more of it before noon, and
 * everything is open then.
 */
export function withIconsFirst(
  days: TimedOption[][],
  draft: DraftWithMeals,
  isWithinLimits: (days: TimedOption[][]) => boolean = () => true,
): TimedOption[][] {
  const { frames } = draft.meals
  if (frames.length !== draft.request.days || !isPlain(0, draft)) return days
  const plain = [...days.keys()].filter((day) => isPlain(day, draft) && eatAlike(frames[day], frames[0]))
  const strength = (day: number) => strengthOf(days[day] ?? [], draft)
  const holes = (list: TimedOption[][]) =>
    list.reduce((sum, times, day) => sum + holesOf(times, day, draft), 0)
  const most = holes(days) + medium.gaps.mended
  const orders = ordersOf(plain)
    .filter(([first]) => strength(first ?? 0) > strength(0))
    .sort((a, b) => strength(b[0] ?? 0) - strength(a[0] ?? 0))
  for (const order of orders) {
    const moved = order.map((from, index) => {
      const to = plain[index] ?? 0
      return from === to ? days[to] : movedTo(to, withBreakfastOf(days[to] ?? [], days[from] ?? []), draft)
    })
    const list = days.map((times, day) => (plain.includes(day) ? moved[plain.indexOf(day)] : times))
    const settled = list.filter((times) => times !== undefined)
    if (settled.length < days.length || holes(settled) > most || !isWithinLimits(settled)) continue
    if (strengthOf(settled[0] ?? [], draft) > strength(0)) return settled
  }
  return days
}

/**
 * Gives the first day a morning with something one comes for, where no day can be the first as it is: an icon of any day
 * comes right after breakfast, or all that another day has after breakfast changes places with the first one's. Gives whether it did.
 */
export function* beginWithAnIcon(mender: Mender): Steps<boolean> {
  const { draft, lived } = mender
  if (!isPlain(0, draft) || hasMorning(lived[0]?.times, draft)) return false
  yield
  const others = [...lived.keys()].filter((day) => day > 0 && isPlain(day, draft))
  const changes = [...iconsAfterBreakfast(others, mender), ...exchangedWithFirst(others, mender)]
  const { points, tried } = effort.morning
  const isWanted = (made: ReadonlyMap<number, Lived>) =>
    hasMorning(made.get(0)?.times, draft) && ![...made.values()].some(({ times }) => eatsTwice(times))
  const best = (list: Change[]) => mender.best(list, -points, tried, { isWanted })
  const change = best(changes) ?? best(withOtherLunch(changes, mender))
  if (!change) return false
  mender.apply(change)
  return true
}

/** Fills what the icon of the first morning left empty of its day. */
export function* fillFirstDay(mender: Mender): Steps<void> {
  const begun = mender.snapshot()
  yield* fillGaps(mender, [0])
  if (!hasMorning(mender.lived[0]?.times, mender.draft)) mender.restore(begun)
}

/** The same with a lunch that is nearer to the stops around it: the one of the day may lie the other way. */
function withOtherLunch(changes: Change[], mender: Mender): Change[] {
  const { solution, options } = mender
  const tables = solution
    .open()
    .filter((visit) => options[visit]?.meal === 'lunch' && isOpen(options[visit], 0))
  return changes.flatMap(([first, ...others]): Change[] => {
    const visits = first?.[1] ?? []
    const at = visits.findIndex((visit) => options[visit]?.meal === 'lunch' && !options[visit]?.kept)
    if (at < 0) return []
    const near = nearest(mender, tables, [visits[at - 1], visits[at + 1]], effort.morning.tables)
    return near.map((table): Change => [[0, visits.with(at, table)], ...others])
  })
}

/** Whether a class at which one cooks or eats comes right before lunch or dinner, or after one. */
function eatsTwice(times: TimedOption[]): boolean {
  const isMeal = (at: number) => ['lunch', 'dinner'].includes(times[at]?.option.meal ?? '')
  return times.some(
    ({ option }, at) => isFilling(option.candidate.place) && (isMeal(at - 1) || isMeal(at + 1)),
  )
}

/** Whether a day has an icon before noon. */
function hasMorning(times: TimedOption[] | undefined, draft: DraftWithMeals): boolean {
  return strengthOf(times ?? [], draft) > 0
}

/** The first day with an icon after breakfast: its own, one of another day, or one that is in no plan; put in, or exchanged for what is there. */
function iconsAfterBreakfast(others: number[], { solution, options, draft }: Mender): Change[] {
  const icons = new Set(draft.candidates.taste.icons.slice(0, hard.musts(draft.request.days)))
  const first = solution.routes[0]?.visits ?? []
  const at = options[first[0] ?? -1]?.meal === 'breakfast' ? 1 : 0
  const there = first[at]
  const given = there !== undefined && !options[there]?.meal && !options[there]?.kept ? there : undefined
  const isIcon = (visit: number) => {
    const option = options[visit]
    if (!option || option.meal || option.kept || option.night || option.turned !== undefined) return false
    return icons.has(option.candidate.place.id) && isOpen(option, 0)
  }
  const ways = (visit: number) => [visit, ...(solution.instance.siblings[visit] ?? [])].filter(isIcon)
  // What gives way to an icon is no icon.
  const spare = first.filter((visit) => {
    const option = options[visit]
    return option && !option.meal && !option.kept && !option.night && !icons.has(option.candidate.place.id)
  })
  const without = [
    ...spare.map((visit) => [visit]),
    ...spare.flatMap((visit, index) => spare.slice(index + 1).map((other) => [visit, other])),
  ]
  const begun = (way: number, left: readonly number[]) =>
    first.toSpliced(at, 0, way).filter((visit) => !left.includes(visit))
  const own = first.flatMap((visit, from) =>
    ways(visit).flatMap((way): Change[] => {
      const moved = [[], ...without].map((left): Change => {
        const rest = first.filter((each) => each !== visit && !left.includes(each))
        return [[0, rest.toSpliced(at, 0, way)]]
      })
      return given === undefined ? moved : [...moved, [[0, first.with(from, given).with(at, way)]]]
    }),
  )
  const taken = others.flatMap((day) => {
    const theirs = solution.routes[day]?.visits ?? []
    return theirs.flatMap((visit, from) =>
      ways(visit).flatMap((way): Change[] => [
        [
          [0, begun(way, [])],
          [day, theirs.toSpliced(from, 1)],
        ],
        ...without.flatMap((left): Change[] => {
          const moved = left.filter((each) => isOpen(options[each], day))
          return [
            [
              [0, begun(way, left)],
              [day, theirs.toSpliced(from, 1)],
            ],
            [
              [0, begun(way, left)],
              [day, theirs.toSpliced(from, 1, ...moved)],
            ],
          ]
        }),
      ]),
    )
  })
  const missing = solution
    .open()
    .filter(isIcon)
    .flatMap((way) => [[], ...without].map((left): Change => [[0, begun(way, left)]]))
  return [...own, ...taken, ...missing]
}

/**
 * The first day and another with everything after breakfast exchanged. A lunch or dinner that is shut on its new day stays
 * on the old one, and so does the one it would change places with; a sight that is shut there and is no icon is left out.
 */
function exchangedWithFirst(others: number[], { solution, options, draft }: Mender): Change[] {
  const icons = new Set(draft.candidates.taste.icons.slice(0, hard.musts(draft.request.days)))
  const mealOf = (visit: number) => options[visit]?.meal
  const partsOf = (day: number) => {
    const visits = solution.routes[day]?.visits ?? []
    const after = mealOf(visits[0] ?? -1) === 'breakfast' ? 1 : 0
    return { breakfast: visits.slice(0, after), rest: visits.slice(after) }
  }
  const first = partsOf(0)
  return others.flatMap((day): Change[] => {
    const other = partsOf(day)
    const tableOf = ({ rest }: typeof first, meal: string) => rest.find((visit) => mealOf(visit) === meal)
    const staying = new Set<string>()
    for (const meal of ['lunch', 'dinner']) {
      const [ours, theirs] = [tableOf(first, meal), tableOf(other, meal)]
      if (!isOpen(options[ours ?? -1], day) || !isOpen(options[theirs ?? -1], 0)) staying.add(meal)
    }
    const movedTo = (to: number, rest: number[], ofDay: typeof first) =>
      rest.flatMap((visit) => {
        const meal = mealOf(visit)
        if (meal) return (staying.has(meal) ? tableOf(ofDay, meal) : visit) ?? []
        const ways = [visit, ...(solution.instance.siblings[visit] ?? [])]
        const way = ways.find(
          (each) => isOpen(options[each], to) && options[each]?.night === options[visit]?.night,
        )
        return way ?? (icons.has(options[visit]?.candidate.place.id ?? '') ? visit : [])
      })
    return [
      [
        [0, [...first.breakfast, ...movedTo(0, other.rest, first)]],
        [day, [...other.breakfast, ...movedTo(day, first.rest, other)]],
      ],
    ]
  })
}

function isOpen(option: StopOption | undefined, day: number): boolean {
  return (option?.starts[day] ?? []).length > 0
}

/** The orders in which days may come. */
function ordersOf(days: number[]): number[][] {
  if (days.length > everyOrder)
    return days.slice(1).map((day, index) => days.with(0, day).with(index + 1, days[0] ?? 0))
  if (days.length < 2) return [days]
  return days.flatMap((day) => ordersOf(days.filter((other) => other !== day)).map((rest) => [day, ...rest]))
}

/** Whether two days have the same meals after breakfast: who arrives in the morning has had one. */
function eatAlike(one: DayFrame | undefined, other: DayFrame | undefined): boolean {
  const after = (frame: DayFrame | undefined) => frame?.meals.filter((meal) => meal !== 'breakfast').join()
  return after(one) === after(other)
}

/** What a day has after breakfast, with the breakfast of another. */
function withBreakfastOf(other: TimedOption[], day: TimedOption[]): TimedOption[] {
  const isBreakfast = ({ option }: TimedOption) => option.meal === 'breakfast'
  return [...other.filter(isBreakfast), ...day.filter((stop) => !isBreakfast(stop))]
}

/** A full day in town, or one with a usual arrival or departure, with nothing settled. */
function isPlain(day: number, { candidates, meals: { frames } }: DraftWithMeals): boolean {
  const frame = frames[day]
  if (!frame) return false
  const { kept, trip, filledBy, wander, indoors } = frame
  return isWholeDay(frame, candidates.hours) && kept.length === 0 && !trip && !filledBy && !wander && !indoors
}

/** How much of what one comes for a day has before noon, by its rank. */
function strengthOf(times: TimedOption[], { candidates: { taste }, request }: DraftWithMeals): number {
  const most = hard.musts(request.days)
  return times.reduce((sum, { option, start }) => {
    const rank = taste.icons.indexOf(option.candidate.place.id)
    const counts = rank >= 0 && rank < most && !option.meal && start <= soft.morningUntil
    return sum + (counts ? most - rank : 0)
  }, 0)
}

/** The stops of a day on another, with new times; undefined where they do not fit there. */
function movedTo(day: number, times: TimedOption[], draft: DraftWithMeals): TimedOption[] | undefined {
  const stops = times.map(({ option }): StopOption => option)
  const fits = stops.every(({ starts }) => (starts[day] ?? []).length > 0)
  return fits
    ? dayTimes(stops, day, draft, { room: hard.roomForGaps.minutes[draft.request.filters.pace] })
    : undefined
}
