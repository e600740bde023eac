import { fromClock, toClock } from '~/domain/calendar/clock-time'
import type { ActivityView, DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import type { Journey } from '~/domain/itinerary/journey'
import type { Said } from '~/domain/message'
import { type JourneyQuestion, readJourneyQuestion } from './read-journeys'
import type { NamedPlace } from './read-places'
import { ofSeveral } from './sentences'

interface Found {
  day: DayView
  stop: ActivityView
  journey: Journey
  /** Labels of the places at its ends. */
  from: string
  to: string
  /** The first sight or table after it, of the day on which one arrives. */
  next: ActivityView | undefined
}

/**
 * The answers to sentences about the journeys between the places of a trip, and the sentences that are about something else.
 * `earlier` are messages of the same traveller, the latest first: "What does it cost?" is about the train that was asked about before.
 */
export function journeysAsked(
  sentences: readonly string[],
  itinerary: ItineraryView,
  named: readonly NamedPlace[],
  earlier: readonly string[] = [],
): { answers: Said[]; rest: string[] } {
  const journeys = journeysIn(itinerary)
  if (journeys.length === 0) return { answers: [], rest: [...sentences] }
  const answers: Said[] = []
  const rest: string[] = []
  let before = askedBefore(earlier, named)
  for (const sentence of sentences) {
    const question = readJourneyQuestion(sentence, named, before)
    const meant = question ? meantBy(question, journeys) : []
    if (question && meant.length > 0) {
      answers.push(...meant.flatMap((each) => told(question, each)))
      before = question
    } else {
      rest.push(sentence)
      before = null
    }
  }
  return { answers, rest }
}

/** What the messages before asked about a journey, where the last of them did. */
function askedBefore(earlier: readonly string[], named: readonly NamedPlace[]): JourneyQuestion | null {
  let before: JourneyQuestion | null = null
  for (const message of [...earlier].reverse())
    for (const sentence of sentencesOf(message)) before = readJourneyQuestion(sentence, named, before)
  return before
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence))
}

function journeysIn({ days, places = [] }: ItineraryView): Found[] {
  const all = days.flatMap((day, index) => {
    const at = day.activities.findIndex(({ journey }) => journey)
    const stop = day.activities[at]
    if (!stop?.journey) return []
    const { journey } = stop
    const after = journey.daysLater > 0 ? (days[index + 1]?.activities ?? []) : day.activities.slice(at + 1)
    return [{ day, stop, journey, next: after.find(({ type }) => type === 'attraction' || type === 'food') }]
  })
  return all.flatMap((each, index) => {
    const [from, to] = [places[index], places[index + 1]]
    return from && to ? [{ ...each, from: from.destination, to: to.destination }] : []
  })
}

/** The journeys that a question means. None of the kind it names: those that its towns mean, whose kind is told. */
function meantBy({ mode, from, to, at, day }: JourneyQuestion, journeys: readonly Found[]): Found[] {
  const there = journeys.filter(
    (each) =>
      (from === undefined || each.from === from) &&
      (to === undefined || each.to === to) &&
      (day === undefined || each.day.day === day),
  )
  const towards = there.filter((each) => each.to === at)
  const near =
    at === undefined ? there : towards.length > 0 ? towards : there.filter((each) => each.from === at)
  const ofMode = near.filter(({ journey }) => journey.mode === mode)
  const isPlain = from === undefined && to === undefined && at === undefined && day === undefined
  // With a car in the trip or without: what is driven in general is no journey of it.
  if (mode === 'car' && ofMode.length === 0 && isPlain) return []
  return ofMode.length > 0 ? ofMode : near
}

function told({ asks }: JourneyQuestion, { day, stop, journey, to, next }: Found): Said[] {
  const { mode, fromStation, toStation, minutes, daysLater, leadMinutes, afterMinutes, year } = journey
  const { every = null, first = null, last = null } = journey
  const own = asks.filter((aspect) => aspect !== 'missed')
  const answers: Said[] = []
  if (own.length > 0)
    answers.push(
      ofSeveral('chat.journey', {
        asks: own,
        title: stop.title,
        day: day.day,
        date: day.date,
        departs: stop.startTime,
        arrives: stop.endTime,
        later: daysLater > 0,
        from: fromStation ?? null,
        to: toStation ?? null,
        minutes,
        lead: leadMinutes,
        after: afterMinutes,
        every,
        first,
        last,
        price: stop.cost ?? null,
        year,
        sure: stop.booking ? 'booked' : every === null ? 'estimate' : 'known',
      }),
    )
  if (asks.includes('missed')) {
    const departs = fromClock(stop.startTime) + (every ?? 0)
    const runs = every !== null && last !== null && departs <= fromClock(last)
    const atBase = fromClock(stop.endTime) + (every ?? 0) + afterMinutes
    const isLate = next && daysLater === 0 && fromClock(next.startTime) < atBase
    answers.push(
      ofSeveral('chat.journey-missed', {
        mode,
        title: stop.title,
        to: to.split(',')[0] ?? to,
        next: runs ? toClock(departs) : null,
        at: toClock(atBase),
        late: runs && isLate ? next.title : null,
        lateAt: next?.startTime ?? '',
        first,
        last,
      }),
    )
  }
  return answers
}
