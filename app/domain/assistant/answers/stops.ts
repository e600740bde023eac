import { wholeFact } from '~/domain/catalogue/hint'
import type { Meal } from '~/domain/catalogue/place'
import { dayTripLines } from '~/domain/itinerary/day-trip-lines'
import { stopsOf } from '~/domain/itinerary/edit/draft'
import type { ActivityView } from '~/domain/itinerary/itinerary'
import { priceOf, statedPrice } from '~/domain/itinerary/sentences'
import { type Said, sequence } from '~/domain/message'
import type { Target, When } from '~/domain/reader/constraint'
import { daysNamed, type Known, placeMeant, stopsMeant } from '../scene'
import { answer } from '../sentences'
import { notPlanned } from './near'

interface About {
  what?: Target | undefined
}

export function why({ what }: About, scene: Known): Said {
  const [found] = stopsMeant(what, scene)
  if (!found) return notPlanned(what, scene)
  const { title, reason, description, placeId } = found.stop
  return placeId === null
    ? answer('chat.own-stop', { title })
    : answer('chat.why', { title, reason, description })
}

export function whenIs({ what }: About, scene: Known): Said {
  const [found] = stopsMeant(what, scene)
  if (!found) return notPlanned(what, scene)
  const { stop, day } = found
  const times = { from: stop.startTime, to: stop.endTime }
  return sequence([
    answer('chat.when', { title: stop.title, day: day.day, date: day.date, ...times }),
    partsInPlan(stop, day.day),
  ])
}

export function about({ what }: About, scene: Known): Said {
  const [found] = stopsMeant(what, scene)
  const place = placeMeant(what, scene)
  if (found)
    return sequence([
      answer('chat.stop', {
        title: found.stop.title,
        description: place ? wholeFact(place) : found.stop.description,
      }),
      partsInPlan(found.stop, found.day.day),
    ])
  const trip = scene.facts.destination.dayTrips.find(({ id }) => what?.by === 'place' && what.id === id)
  if (trip) {
    const names = trip.parts?.map(({ name }) => name)
    return sequence([
      answer('chat.stop', { title: trip.name, description: trip.fact }),
      names ? answer('chat.day-trip-parts', { day: null, rows: names }) : '',
    ])
  }
  const area = scene.facts.destination.areas.find(({ id }) => what?.by === 'area' && what.id === id)
  if (area && !place) return answer('chat.stop', { title: area.name, description: area.fact })
  return notPlanned(what, scene)
}

/** What one does on a day trip of the plan, by the clock; its hints stand with the stop. */
function partsInPlan(stop: ActivityView, day: number): Said {
  const rows = dayTripLines(stop, false)
  return rows.length > 0 ? answer('chat.day-trip-parts', { day, rows }) : ''
}

/** Whether a place has to be booked, and what it costs. */
export function tickets({ what }: About, scene: Known): Said {
  const { itinerary, facts } = scene
  const place = placeMeant(what, scene)
  if (!place) {
    const needed = facts.destination.places
      .filter(
        ({ id, booking }) =>
          booking === 'required' &&
          itinerary.days.some((day) => stopsOf(day).some((stop) => stop.placeId === id)),
      )
      .map(({ name }) => name)
    return answer('chat.tickets-needed', { names: needed })
  }
  const ticket = facts.destination.tickets.find(({ places }) => places.includes(place.id))
  return sequence([
    answer('chat.ticket', { name: place.name, booking: place.booking ?? null }),
    ticket
      ? answer('chat.ticket-of', {
          name: ticket.name,
          price: priceOf(ticket.cost.cents, facts.destination.currency),
          fact: ticket.fact,
        })
      : place.cost
        ? answer('chat.stop-cost', {
            title: place.name,
            price: statedPrice(place.cost.cents, facts.destination.currency, place),
          })
        : '',
  ])
}

/** How long people stay at a place, and how long the plan does. */
export function takes({ what }: About, scene: Known): Said {
  const place = placeMeant(what, scene)
  const [shortest, usual, longest] = place?.visit ?? []
  if (!place || shortest === undefined || usual === undefined || longest === undefined)
    return notPlanned(what, scene)
  const [found] = stopsMeant(what, scene)
  return sequence([
    answer('chat.takes', { name: place.name, shortest, usual, longest }),
    found ? whenIs({ what }, scene) : '',
  ])
}

/** At what time of day a place is at its best, where the catalogue says it, and when the plan is there. */
export function bestTime({ what }: About, scene: Known): Said {
  const place = placeMeant(what, scene)
  const [found] = stopsMeant(what, scene)
  if (!place) return answer('chat.which-stop', {})
  const parts = place.best ?? []
  return sequence([
    parts.length > 0
      ? answer('chat.best-time', { name: place.name, parts })
      : answer('chat.no-best-time', { name: place.name }),
    found ? whenIs({ what }, scene) : '',
  ])
}

export function dayPlan(
  { when, meal }: { when?: When | undefined; meal?: Meal | undefined },
  { itinerary }: Known,
): Said {
  const days = daysNamed(when, itinerary)
  if (meal) return mealsOn(meal, days.length > 0 ? days : itinerary.days)
  if (days.length === 0) return answer('chat.no-such-day', { days: itinerary.days.length })
  return sequence(
    days.map((day) =>
      answer('chat.day', {
        day: day.day,
        stops: stopsOf(day).map(({ startTime, title }) => `${startTime} ${title}`),
      }),
    ),
  )
}

function mealsOn(meal: Meal, days: Known['itinerary']['days']): Said {
  const eaten = days.flatMap((day) =>
    stopsOf(day)
      .filter((stop) => stop.meal === meal)
      .map(({ title, startTime, endTime }) =>
        answer('chat.when', { title, day: day.day, date: day.date, from: startTime, to: endTime }),
      ),
  )
  return eaten.length > 0 ? sequence(eaten) : answer('chat.no-such-meal', { meal })
}

export function checksAsked({ itinerary: { checks } }: Known): Said {
  const open = checks.filter(({ status }) => status !== 'pass')
  if (open.length === 0) return answer('chat.all-pass', { checks: checks.length })
  return sequence(open.map(({ id, status, evidence }) => answer('chat.check', { id, status, evidence })))
}
