import { priceOf, statedPrice } from '~/domain/itinerary/sentences'
import { type Said, sequence } from '~/domain/message'
import type { Target, When } from '~/domain/reader/constraint'
import type { costParts } from '../intent/intent'
import { daysNamed, type Known, placeMeant, stopsMeant } from '../scene'
import { answer } from '../sentences'
import { tickets } from './stops'

interface Asked {
  what?: Target | undefined
  of?: (typeof costParts)[number] | undefined
  when?: When | undefined
}

/** What a place, a day, one kind of expense or the whole trip costs. */
export function cost({ what, of, when }: Asked, scene: Known): Said {
  const { itinerary, facts } = scene
  const { budget, currency } = itinerary
  const cents = (units: number) => Math.round(units * 100)
  const parts = {
    food: cents(budget.foodTotal),
    nights: cents(budget.accommodationTotal),
    activities: cents(budget.activitiesTotal),
    transport: cents(budget.transportTotal),
  }
  const own = what && placeMeant(what, scene)
  // What is entered with a ticket for several places costs what that ticket does.
  if (own && facts.destination.tickets.some(({ places }) => places.includes(own.id)))
    return tickets({ what }, scene)
  const [found] = what || (!of && !when) ? stopsMeant(what, scene) : []
  if (found) {
    const { title, cost: said, costCents } = found.stop
    return answer('chat.stop-cost', { title, price: said ?? priceOf(costCents, currency) })
  }
  const place = what && placeMeant(what, scene)
  if (place)
    return place.cost
      ? answer('chat.stop-cost', {
          title: place.name,
          price: statedPrice(place.cost.cents, facts.destination.currency, place),
        })
      : answer('chat.price-unknown', { name: place.name })
  const days = daysNamed(when, itinerary)
  if (days.length > 0)
    return sequence(
      days.map((day) => answer('chat.day-cost', { day: day.day, cents: day.costCents, currency })),
    )
  if (of && of !== 'day')
    return answer('chat.part-cost', { part: of, cents: parts[of], total: cents(budget.grandTotal), currency })
  return answer('chat.total', { total: cents(budget.grandTotal), ...parts, currency })
}
