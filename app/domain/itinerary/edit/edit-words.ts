import type { Destination } from '~/domain/catalogue/destination'
import { isGem } from '~/domain/catalogue/fame'
import type { Place } from '~/domain/catalogue/place'
import type { ActivityView } from '~/domain/itinerary/itinerary'
import { editSentences, statedPrice } from '~/domain/itinerary/sentences'
import { type Message, sayer } from '~/domain/message'
import type { Currency } from '~/domain/money/currency'
import { readAmount } from '~/domain/money/read-amount'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { SpokenFacts } from './draft'

export const tell = sayer(editSentences)

/** Places from this fame on are main sights. */
const worldFamous = 85

interface Asked {
  request: Pick<PlanRequest, 'interests'>
  destination: Pick<Destination, 'name' | 'currency'>
}

/** Reasons to visit a place, from facts that do not depend on its position in the plan. */
export function reasonOf(place: Place, { request, destination }: Asked): Message {
  const matched = matchedInterests(place, request.interests)
  if (place.kind === 'food') {
    const { currency } = destination
    return tell('edit.table', { cents: place.cost?.cents ?? null, currency, gem: isGem(place) })
  }
  if (matched.length > 0) return tell('edit.interests', { wishes: matched.slice(0, 2) })
  if (place.fame >= worldFamous) return tell('edit.famous', { destination: destination.name })
  return tell(isGem(place) ? 'edit.gem' : 'edit.chosen', {})
}

/** The requested interests that a place matches. */
export function matchedInterests({ interests }: Place, asked: readonly string[]): string[] {
  return asked.filter((wish) => interests.some((known) => known.toLowerCase() === wish.trim().toLowerCase()))
}

/** A title from the areas of a day, the longest stay first. */
export function dayName(places: { place: Place; minutes: number }[], destination: Destination) {
  const shares = new Map<string, number>()
  for (const { place, minutes } of places) shares.set(place.area, (shares.get(place.area) ?? 0) + minutes)
  const names = [...shares]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([id]) => destination.areas.find((area) => area.id === id)?.name ?? [])
  const [first, second] = names
  if (!first) return { title: tell('edit.free-day', {}), area: '' }
  const short = [first, second].flatMap((name) => name?.split(':')[0] ?? [])
  return { title: tell('edit.areas', { areas: short }), area: first }
}

/** The price of a visit, from the catalogue. */
export function priceWords({ cost, assumed }: Place, { destination: { currency }, say }: SpokenFacts) {
  return cost
    ? { cost: say(statedPrice(cost.cents, currency, { assumed })), costCents: cost.cents }
    : { costCents: 0 }
}

/** The amount of a stored cost; 0 for a text without one. The browser has written it so that it has one meaning. */
export function centsIn(cost: string, currency: Currency): number {
  const read = readAmount(cost, { locale: 'en', currency })
  return 'cents' in read ? read.cents : read.readings[1]
}

export function titleStandsFor({ title }: Pick<ActivityView, 'title'>, { name }: Place): boolean {
  return title.includes(name)
}
