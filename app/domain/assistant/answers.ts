import { toClock } from '~/domain/calendar/clock-time'
import { closureOn } from '~/domain/catalogue/closure'
import { findStop, placeOf, stopsOf, type TripFacts } from '~/domain/itinerary/edit/draft'
import { windowsOn } from '~/domain/itinerary/edit/open-times'
import { additionsFor } from '~/domain/itinerary/edit/suggest'
import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { priceOf } from '~/domain/itinerary/sentences'
import { type Message, type Said, sequence } from '~/domain/message'
import { answer } from './sentences'
import { daysIn, inOrder, placeIn, plain, stopIn } from './subject'

/** What is known of a trip without asking anybody: the itinerary and the catalogue. */
export interface Known {
  itinerary: ItineraryView
  facts: TripFacts
}

type Answer = (text: string, known: Known) => Said | null

/** Each reads a question it knows and answers it, or passes it on. */
const answers: Answer[] = [why, openingHours, nearby, whenIsIt, money, onFoot, checksAsked, dayAsked]

/** The answer to a question about the trip; null where it is not understood as one. */
export function answerTo(text: string, known: Known): Said | null {
  for (const read of answers) {
    const said = read(text, known)
    if (said !== null) return said
  }
  return null
}

function why(text: string, { itinerary }: Known): Said | null {
  if (!/\bwhy\b/.test(plain(text))) return null
  const found = stopIn(text, itinerary)
  if (!found) return answer('chat.which-stop', {})
  const { stop } = found
  const { title, reason, description } = stop
  return stop.placeId === null
    ? answer('chat.own-stop', { title })
    : answer('chat.why', { title, reason, description })
}

function openingHours(text: string, { itinerary, facts }: Known): Said | null {
  if (!/\b(open|opens|opening|hours|close|closes|closed)\b/.test(plain(text))) return null
  const found = stopIn(text, itinerary)
  const place = found ? placeOf(facts.destination, found.stop.placeId) : placeIn(text, facts.destination)
  if (!place) return found ? hoursUnknown(found.stop.title) : answer('chat.which-place', {})
  const [number] = daysIn(text, itinerary.days.length)
  const day = found?.day ?? itinerary.days[(number ?? 1) - 1]
  if (!day) return null
  const windows = windowsOn(place, day.date, facts.destination)
  const planned = found
    ? answer('chat.planned', { from: found.stop.startTime, to: found.stop.endTime })
    : ('' as const)
  const { name } = place
  if (!windows) return hoursUnknown(name)
  const closure = closureOn(place, day.date)
  if (closure) return answer('chat.shut', { name, until: closure.to ?? null, why: closure.why })
  if (windows.length === 0) return answer('chat.closed', { name, date: day.date })
  if (windows.some(({ from, to }) => from === 0 && to === 1440))
    return sequence([answer('chat.always-open', { name }), planned])
  const open = windows.map(({ from, to }) => answer('chat.window', { from: toClock(from), to: toClock(to) }))
  return sequence([
    answer('chat.open', { name, windows: open, date: day.date }),
    place.lastEntry ? answer('chat.last-entry', { minutes: place.lastEntry }) : '',
    planned,
  ])
}

function hoursUnknown(name: string): Message {
  return answer('chat.hours-unknown', { name })
}

function nearby(text: string, { itinerary, facts }: Known): Said | null {
  if (!/\b(near|nearby|around|close to|else)\b/.test(plain(text))) return null
  const found = stopIn(text, itinerary)
  const day = found?.day ?? itinerary.days[(daysIn(text, itinerary.days.length)[0] ?? 1) - 1]
  if (!day) return null
  const stop = found?.stop ?? stopsOf(day)[0]
  const near = additionsFor(itinerary, day.day, stop?.id ?? null, facts)
    .filter(({ open }) => open !== false)
    .sort((a, b) => a.meters - b.meters)
    .slice(0, 4)
  if (near.length === 0) return answer('chat.nothing-near', {})
  const places = near.map(({ place, meters }) =>
    answer('chat.place-near', { name: place.name, meters: Math.round(meters / 10) * 10 }),
  )
  return answer('chat.near', { title: stop?.title ?? null, day: day.day, places })
}

function whenIsIt(text: string, { itinerary }: Known): Said | null {
  if (!/\b(when|what time)\b/.test(plain(text))) return null
  const found = stopIn(text, itinerary)
  if (!found) return null
  const { stop, day } = found
  const { title, startTime: from, endTime: to } = stop
  return answer('chat.when', { title, day: day.day, date: day.date, from, to })
}

function money(text: string, { itinerary }: Known): Said | null {
  if (!/\b(how much|costs?|total|price|budget|spend|expensive)\b/.test(plain(text))) return null
  if (/\bwalk/.test(plain(text))) return null
  const { budget, currency, days } = itinerary
  const cents = (units: number) => Math.round(units * 100)
  const [number] = daysIn(text, days.length)
  const day = number === undefined ? undefined : days[number - 1]
  if (day) return answer('chat.day-cost', { day: day.day, cents: day.costCents, currency })
  const found = stopIn(text, itinerary)
  if (found) {
    const { title, cost, costCents } = found.stop
    return answer('chat.stop-cost', { title, price: cost ?? priceOf(costCents, currency) })
  }
  return answer('chat.total', {
    total: cents(budget.grandTotal),
    nights: cents(budget.accommodationTotal),
    food: cents(budget.foodTotal),
    activities: cents(budget.activitiesTotal),
    transport: cents(budget.transportTotal),
    currency,
  })
}

function asksOnFoot(words: string, isQuestion: boolean): boolean {
  return (
    (isQuestion && /\bwalking\b/.test(words)) ||
    inOrder(words, /\bhow (far|long|much)\b/, /\bwalk/) ||
    /\bhow many (km|kilometres|kilometers|steps)\b/.test(words)
  )
}

function onFoot(text: string, { itinerary }: Known): Said | null {
  if (!asksOnFoot(plain(text), text.includes('?'))) return null
  const [number] = daysIn(text, itinerary.days.length)
  const days = number === undefined ? itinerary.days : itinerary.days.filter(({ day }) => day === number)
  return sequence(days.map((day) => answer('chat.on-foot', { day: day.day, meters: metersOnFoot(day) })))
}

function metersOnFoot({ activities }: DayView): number {
  return activities.reduce((sum, { travel }) => sum + (travel.mode === 'walk' ? travel.meters : 0), 0)
}

function checksAsked(text: string, { itinerary: { checks } }: Known): Said | null {
  if (!/\b(checks?|proof|proven|wrong|problems?)\b/.test(plain(text))) return null
  const open = checks.filter(({ status }) => status !== 'pass')
  if (open.length === 0) return answer('chat.all-pass', { checks: checks.length })
  return sequence(open.map(({ id, status, evidence }) => answer('chat.check', { id, status, evidence })))
}

function dayAsked(text: string, { itinerary }: Known): Said | null {
  if (!/\b(what|whats|show|tell)\b/.test(plain(text))) return null
  const [number] = daysIn(text, itinerary.days.length)
  const day = number === undefined ? undefined : itinerary.days[number - 1]
  if (day) {
    const stops = stopsOf(day).map(({ startTime, title }) => `${startTime} ${title}`)
    return answer('chat.day', { day: day.day, stops })
  }
  const found = stopIn(text, itinerary)
  if (!found || !findStop(itinerary, found.stop.id)) return null
  const { title, description } = found.stop
  return answer('chat.stop', { title, description })
}
