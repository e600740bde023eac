import { type CalendarDate, weekdayName } from '~/domain/calendar/calendar-date'
import { fromClock } from '~/domain/calendar/clock-time'
import type { Destination } from '~/domain/catalogue/destination'
import { isGem } from '~/domain/catalogue/fame'
import type { ActivityView, CheckView, DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { proofOf } from '~/domain/itinerary/proof'
import { formatMoney } from '~/domain/money/format-money'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { clockText, plainUnits, type Units, wayText } from '~/domain/units'
import { type DayLineStop, dayLineStops, walkedMeters } from '~/features/itinerary/day-line-stops'
import { checkNames } from '~/messages/en/check-names'
import { dateSpan, shortDate } from '~/messages/en/dates'

/** A stop with what was checked about it. */
export interface Mark {
  id: string
  time: string
  title: string
  /** "Day 2, Sat 12 December" */
  day: string
  evidence: string
  unknown: boolean
}

/** What the front page shows of a destination's sample plan. */
export interface SampleSheet {
  id: string
  label: string
  name: string
  country: string
  palette: PaletteSource
  dates: string
  /** First day of the sample. */
  start: CalendarDate
  days: number
  total: string
  /** The day with the most icons: what a stranger sees of us first. */
  head: { heading: string; date: string; stops: HeadStop[]; more: number }
  /** Another day, drawn as a line. */
  line: {
    heading: string
    facts: string
    stops: DayLineStop[]
    sun: { rise: string; set: string } | null
  }
  marks: Mark[]
  checks: { name: string; status: CheckView['status']; evidence: string }[]
  passed: number
  checked: number
  budget: { name: string; cents: number; text: string }[]
  gems: { title: string; text: string }[]
}

interface HeadStop {
  id: string
  time: string
  title: string
  way: string
  walked: boolean
  cost: string
}

const headStops = 4
const shownMarks = 4
const shownChecks: CheckView['id'][] = ['real', 'open', 'reach', 'walk', 'meals', 'money']

/** Selects what the front page shows of a plan. */
export function sampleSheet(
  plan: ItineraryView,
  destination: Destination,
  units: Units = plainUnits,
): SampleSheet {
  const { days, currency, checks, budget } = plan
  const head = mostIcons(days, destination)
  const line = days.find((day) => day !== head) ?? head
  if (!head || !line) throw new Error(`the sample of ${destination.id} has no days`)
  const stops = stopsOf(head)
  const proof = proofOf(plan)
  const money = (whole: number) => Math.round(whole * 100)
  return {
    id: destination.id,
    label: destination.label,
    name: destination.name,
    country: destination.country,
    palette: { name: destination.name, facts: destination.poster, latitude: destination.center[0] },
    dates: dateSpan(plan.startDate, plan.endDate),
    start: plan.startDate,
    days: days.length,
    total: formatMoney(money(budget.grandTotal), currency),
    head: {
      heading: `Day ${head.day}: ${head.title}`,
      date: shortDate(head.date),
      stops: stops.slice(0, headStops).map((stop) => headStop(stop, units)),
      more: Math.max(0, stops.length - headStops),
    },
    line: {
      heading: `Day ${line.day}: ${line.title}`,
      facts: `${stopsOf(line).length} stops, ${wayText(walkedMeters(line), units)} on foot, ${formatMoney(line.costCents, currency)}`,
      stops: dayLineStops(line),
      sun: line.sun ?? null,
    },
    marks: tightest(days, units),
    checks: shownChecks.flatMap((id) => {
      const check = checks.find((candidate) => candidate.id === id)
      return check ? [{ name: checkNames[id], status: check.status, evidence: check.evidence }] : []
    }),
    passed: proof.passed,
    checked: proof.total,
    budget: [
      { name: 'Accommodation', cents: money(budget.accommodationTotal) },
      { name: 'Food', cents: money(budget.foodTotal) },
      { name: 'Activities', cents: money(budget.activitiesTotal) },
      { name: 'Transport', cents: money(budget.transportTotal) },
    ].map((part) => ({ ...part, text: formatMoney(part.cents, currency) })),
    gems: gemsOf(days, destination),
  }
}

/** The day with the most icons of the destination; of equal ones the earliest. */
function mostIcons(days: DayView[], destination: Destination): DayView | undefined {
  const icons = new Set(destination.icons.map(({ place }) => place))
  const counted = days.map((day) => ({
    day,
    count: day.activities.filter(({ placeId }) => placeId !== null && icons.has(placeId)).length,
  }))
  return counted.sort((one, other) => other.count - one.count)[0]?.day
}

function stopsOf({ activities }: DayView): ActivityView[] {
  return activities.filter(({ type }) => type === 'attraction' || type === 'food')
}

function headStop({ id, startTime, title, travel, cost }: ActivityView, units: Units): HeadStop {
  const walked = travel.mode === 'walk'
  return {
    id,
    time: clockText(startTime, units),
    title,
    way: `${travel.minutes} min ${walked ? 'walk' : 'ride'} · ${wayText(travel.meters, units)}`,
    walked,
    cost: cost ?? '',
  }
}

/** Minutes between a visit and the opening or closing time, with their text. */
interface Margin {
  minutes: number
  words: string
}

function marginOf({ startTime, endTime, hours }: ActivityView, weekday: string, units: Units): Margin | null {
  const clock = (time: string) => clockText(time, units)
  if (!hours) return null
  const from = fromClock(startTime)
  const to = later(fromClock(endTime), from)
  for (const span of hours) {
    const opens = fromClock(span.from)
    const closes = later(fromClock(span.to), opens)
    if (from < opens || to > closes) continue
    const before = from - opens
    const after = closes - to
    if (before < after) {
      const arrive =
        before === 0
          ? `you arrive at ${clock(startTime)}`
          : `you arrive at ${clock(startTime)}, ${before} minutes later`
      return { minutes: before, words: `Opens at ${clock(span.from)} on this ${weekday}, ${arrive}.` }
    }
    const leave =
      after === 0
        ? `you leave at ${clock(endTime)}`
        : `you leave at ${clock(endTime)}, ${after} minutes before`
    return { minutes: after, words: `Closes at ${clock(span.to)} on this ${weekday}, ${leave}.` }
  }
  return null
}

/** A time at or before the start belongs to the day after. */
function later(minute: number, start: number): number {
  return minute <= start ? minute + 1440 : minute
}

/** The stops with the least time to spare, and those without published hours. */
function tightest(days: DayView[], units: Units): Mark[] {
  const marks = days.flatMap((day, index) =>
    stopsOf(day)
      .filter(({ hours }) => !hours || hours.length > 0)
      .map((stop) => {
        const margin = marginOf(stop, weekdayName(day.date), units)
        return {
          order: index * 1440 + fromClock(stop.startTime),
          minutes: margin?.minutes ?? -1,
          mark: {
            id: stop.id,
            time: clockText(stop.startTime, units),
            title: stop.title,
            day: `Day ${day.day}, ${shortDate(day.date)}`,
            evidence: margin?.words ?? 'No opening hours are published for this stop.',
            unknown: margin === null,
          },
        }
      }),
  )
  return marks
    .sort((one, other) => one.minutes - other.minutes || one.order - other.order)
    .slice(0, shownMarks)
    .sort((one, other) => one.order - other.order)
    .map(({ mark }) => mark)
}

/** Little known stops, with a fact about each. */
function gemsOf(days: DayView[], destination: Destination): SampleSheet['gems'] {
  const gems = new Set(destination.places.filter(isGem).map(({ id }) => id))
  return (
    days
      .flatMap(stopsOf)
      .filter(({ placeId }) => placeId !== null && gems.has(placeId))
      // Sights before restaurants.
      .sort((one, other) => Number(one.type === 'food') - Number(other.type === 'food'))
      .slice(0, 2)
      .map(({ title, description }) => ({ title, text: description }))
  )
}
