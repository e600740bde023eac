import { shortDate } from '~/domain/calendar/calendar-date'
import { toClock } from '~/domain/calendar/clock-time'
import { closureOn, closureWords } from '~/domain/catalogue/closure'
import { checkNames } from '~/domain/itinerary/check-names'
import { findStop, placeOf, stopsOf, type TripFacts } from '~/domain/itinerary/edit/draft'
import { listed } from '~/domain/itinerary/edit/edit-words'
import { windowsOn } from '~/domain/itinerary/edit/open-times'
import { additionsFor } from '~/domain/itinerary/edit/suggest'
import type { ActivityView, DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { costText, formatMoney } from '~/domain/money/format-money'
import { daysIn, placeIn, plain, stopIn } from './subject'

/** What is known of a trip without asking anybody: the itinerary and the catalogue. */
export interface Known {
  itinerary: ItineraryView
  facts: TripFacts
}

type Answer = (text: string, known: Known) => string | null

/** Each reads a question it knows and answers it, or passes it on. */
const answers: Answer[] = [why, openingHours, nearby, whenIsIt, money, onFoot, checksAsked, dayAsked]

/** The answer to a question about the trip; null where it is not understood as one. */
export function answerTo(text: string, known: Known): string | null {
  for (const answer of answers) {
    const said = answer(text, known)
    if (said !== null) return said
  }
  return null
}

function why(text: string, { itinerary }: Known): string | null {
  if (!/\bwhy\b/.test(plain(text))) return null
  const found = stopIn(text, itinerary)
  if (!found) return 'Tell me which stop you mean, by its name.'
  const { stop } = found
  return stop.placeId === null
    ? `${stop.title} is your own.`
    : `${stop.title}: ${stop.reason} ${stop.description}`
}

function openingHours(text: string, { itinerary, facts }: Known): string | null {
  if (!/\b(open|opens|opening|hours|close|closes|closed)\b/.test(plain(text))) return null
  const found = stopIn(text, itinerary)
  const place = found ? placeOf(facts.destination, found.stop.placeId) : placeIn(text, facts.destination)
  if (!place) return found ? hoursUnknown(found.stop.title) : 'Tell me which place you mean, by its name.'
  const [number] = daysIn(text, itinerary.days.length)
  const day = found?.day ?? itinerary.days[(number ?? 1) - 1]
  if (!day) return null
  const windows = windowsOn(place, day.date, facts.destination)
  const when = `on ${shortDate(day.date)}`
  const planned = found ? ` You are there from ${found.stop.startTime} to ${found.stop.endTime}.` : ''
  if (!windows) return hoursUnknown(place.name)
  const closure = closureOn(place, day.date)
  if (closure) return `${place.name} is ${closureWords(closure)}.`
  if (windows.length === 0) return `${place.name} is closed ${when}.`
  if (windows.some(({ from, to }) => from === 0 && to === 1440))
    return `${place.name} never closes.${planned}`
  const open = windows.map(({ from, to }) => `${toClock(from)} to ${toClock(to)}`)
  const entry = place.lastEntry ? ` The last visitor is let in ${place.lastEntry} minutes before.` : ''
  return `${place.name} is open ${listed(open)} ${when}.${entry}${planned}`
}

function hoursUnknown(name: string): string {
  return `The opening hours of ${name} are not in the catalogue.`
}

function nearby(text: string, { itinerary, facts }: Known): string | null {
  if (!/\b(near|nearby|around|close to|else)\b/.test(plain(text))) return null
  const found = stopIn(text, itinerary)
  const day = found?.day ?? itinerary.days[(daysIn(text, itinerary.days.length)[0] ?? 1) - 1]
  if (!day) return null
  const stop = found?.stop ?? stopsOf(day)[0]
  const near = additionsFor(itinerary, day.day, stop?.id ?? null, facts)
    .filter(({ open }) => open !== false)
    .sort((a, b) => a.meters - b.meters)
    .slice(0, 4)
  if (near.length === 0) return 'The catalogue has nothing else near there.'
  const names = near.map(({ place, meters }) => `${place.name} (${Math.round(meters / 10) * 10} m)`)
  return `Near ${stop?.title ?? `day ${day.day}`}, and not in your plan: ${listed(names)}.`
}

function whenIsIt(text: string, { itinerary }: Known): string | null {
  if (!/\b(when|what time)\b/.test(plain(text))) return null
  const found = stopIn(text, itinerary)
  if (!found) return null
  const { stop, day } = found
  return `${stop.title} is on day ${day.day}, ${shortDate(day.date)}, from ${stop.startTime} to ${stop.endTime}.`
}

function money(text: string, { itinerary }: Known): string | null {
  if (!/\b(how much|costs?|total|price|budget|spend|expensive)\b/.test(plain(text))) return null
  if (/\bwalk/.test(plain(text))) return null
  const { budget, currency, days } = itinerary
  const show = (amount: number) => formatMoney(Math.round(amount * 100), currency)
  const [number] = daysIn(text, days.length)
  const day = number === undefined ? undefined : days[number - 1]
  if (day) return `Day ${day.day} comes to ${formatMoney(day.costCents, currency)} for one traveller.`
  const found = stopIn(text, itinerary)
  if (found) return `${found.stop.title}: ${priceOf(found.stop, currency)}, for one traveller.`
  return (
    `${show(budget.grandTotal)} in total for one traveller: ${show(budget.accommodationTotal)} for nights, ` +
    `${show(budget.foodTotal)} for food, ${show(budget.activitiesTotal)} for activities and ` +
    `${show(budget.transportTotal)} for transport. These are estimates, without flights.`
  )
}

function priceOf({ cost, costCents }: ActivityView, currency: ItineraryView['currency']): string {
  return cost ?? costText(costCents, currency)
}

function onFoot(text: string, { itinerary }: Known): string | null {
  if (
    !/\bhow (far|long|much)\b.*\bwalk|\bwalking\b.*\?|\bhow many (km|kilometres|kilometers|steps)\b/.test(
      `${plain(text)}${text.includes('?') ? '?' : ''}`,
    )
  )
    return null
  const [number] = daysIn(text, itinerary.days.length)
  const days = number === undefined ? itinerary.days : itinerary.days.filter(({ day }) => day === number)
  return days.map((day) => `Day ${day.day}: ${kilometres(day)} on foot.`).join(' ')
}

function kilometres({ activities }: DayView): string {
  const meters = activities.reduce((sum, { travel }) => sum + (travel.mode === 'walk' ? travel.meters : 0), 0)
  return `${(meters / 1000).toFixed(1)} km`
}

function checksAsked(text: string, { itinerary: { checks } }: Known): string | null {
  if (!/\b(checks?|proof|proven|wrong|problems?)\b/.test(plain(text))) return null
  const open = checks.filter(({ status }) => status !== 'pass')
  if (open.length === 0) return `All ${checks.length} checks pass.`
  return open.map(({ id, status, evidence }) => `${checkNames[id]} (${status}): ${evidence}`).join(' ')
}

function dayAsked(text: string, { itinerary }: Known): string | null {
  if (!/\b(what|whats|show|tell)\b/.test(plain(text))) return null
  const [number] = daysIn(text, itinerary.days.length)
  const day = number === undefined ? undefined : itinerary.days[number - 1]
  if (day)
    return `Day ${day.day}: ${stopsOf(day)
      .map(({ startTime, title }) => `${startTime} ${title}`)
      .join(', ')}.`
  const found = stopIn(text, itinerary)
  return found && findStop(itinerary, found.stop.id) ? `${found.stop.title}: ${found.stop.description}` : null
}
