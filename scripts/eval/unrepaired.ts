import { fromClock } from '../../app/domain/calendar/clock-time'
import type { Destination } from '../../app/domain/catalogue/destination'
import { meals } from '../../app/domain/catalogue/vocabulary'
import { applyMoves } from '../../app/domain/itinerary/edit/apply-moves'
import { draftOf, stayOf } from '../../app/domain/itinerary/edit/draft'
import type { Move } from '../../app/domain/itinerary/edit/moves'
import { neighboursOf, settleDay } from '../../app/domain/itinerary/edit/settle-day'
import type { ActivityView, Check, DayView, ItineraryView } from '../../app/domain/itinerary/itinerary'
import type { Answer } from '../../app/domain/planning/llm-engine/language-model'
import { DayAnswer, OverviewAnswer } from '../../app/domain/planning/llm-engine/questions'
import type { PlanRequest } from '../../app/domain/request/plan-request'
import { recompute } from '../../app/domain/trips/recompute'
import { editFacts } from '../../app/messages/edit-facts'
import { sayIn } from '../../app/messages/languages'

/** A place that is not in the catalogue becomes an unknown stop of one hour. */
const invented = (id: string) => ({
  type: 'attraction' as const,
  title: id.slice(0, 60) || 'Somewhere',
  description: '',
  cost: '',
  minutes: 60,
})

/**
 * The checks of a trip as the model gave it: its stops, order and words are not changed. Times are those of the finished
 * trip where the stop is on the same day there, else the earliest possible. Null where the answer for a day could not be
 * parsed.
 */
export function checksUnrepaired(
  made: ItineraryView,
  answers: ReadonlyMap<string, Answer>,
  request: PlanRequest,
  destination: Destination,
): Check[] | null {
  const facts = editFacts({ request, destination, sunTimes: () => null }, sayIn())
  const moves: Move[] = []
  const titles = new Map<number, string>()
  const notes = new Map<string, string>()
  // A day trip and a free day have no choice.
  const asked = ({ day, kind }: DayView) => (kind ? undefined : answers.get(`day-${day}`))
  const empty = made.days.map((day) => {
    const stay = stayOf(day)
    return asked(day) ? { ...day, activities: stay ? [stay] : [] } : day
  })
  for (const each of made.days) {
    const answer = asked(each)
    if (!answer) continue
    const { day } = each
    const read = answer.ok ? DayAnswer.safeParse(answer.value) : undefined
    if (!read?.success) return null
    const { title, stops } = read.data
    if (typeof title === 'string' && title !== '') titles.set(day, title)
    const served = new Set<string>()
    for (const { id, note } of stops) {
      const place = destination.places.find((known) => known.id === id)
      const meal = meals.find((name) => place?.meals?.includes(name) && !served.has(name))
      if (meal) served.add(meal)
      if (typeof note === 'string') notes.set(id, note)
      const stop = place ? { placeId: id, ...(meal && { meal }) } : invented(id)
      moves.push({ kind: 'add', day, before: null, stop })
    }
  }
  const { itinerary } = applyMoves(draftOf({ ...made, days: empty }), moves, facts)
  const neighbours = neighboursOf(itinerary.days)
  const timed = itinerary.days.map((day) => {
    if (!asked(day)) return day
    const was = made.days[day.day - 1]?.activities ?? []
    const same = ({ placeId }: ActivityView) =>
      was.find((each) => placeId !== null && each.placeId === placeId)
    const wishes = day.activities.map((stop) => {
      const known = same(stop)
      return [stop.id, known ? fromClock(known.startTime) : null] as const
    })
    const activities = day.activities.map((stop) => {
      const { startTime, endTime, meal } = same(stop) ?? stop
      return { ...stop, startTime, endTime, ...(meal && { meal }) }
    })
    return settleDay({ ...day, activities }, Object.fromEntries(wishes), facts, neighbours)
  })
  const days = timed.map((day) => ({
    ...day,
    title: titles.get(day.day) ?? day.title,
    activities: day.activities.map((each) => ({
      ...each,
      // A stop that is neither the traveller's nor in the catalogue was invented.
      ...(each.placeId === null && each.reason === 'Your own.' && { placeId: `invented: ${each.title}` }),
      reason: notes.get(each.placeId ?? '') || each.reason,
    })),
  }))
  const { checks: _checks, scores: _scores, budget: _budget, ...plan } = itinerary
  const opening = answers.get('overview')
  const { overview } = (opening?.ok && OverviewAnswer.safeParse(opening.value).data) || {}
  const words = typeof overview === 'string' ? overview : plan.overview
  return recompute({ ...plan, overview: words, days }, request, destination).checks
}
