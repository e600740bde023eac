import { fromClock, toClock } from '~/domain/calendar/clock-time'
import type { Place } from '~/domain/catalogue/place'
import { bookedStop } from '~/domain/itinerary/booked-stop'
import type { ActivityView } from '~/domain/itinerary/itinerary'
import { timeOf } from '~/domain/itinerary/sentences'
import type { Say } from '~/domain/message'
import type { Currency } from '~/domain/money/currency'
import { minutesOf, placeOf, type SpokenFacts } from './draft'
import { centsIn, priceWords, reasonOf, tell, titleStandsFor } from './edit-words'
import type { BookedStop, NewStop, OwnStop, StopChange } from './moves'

/** Placeholder times of a stop until its day is recomputed. */
const untimed = {
  startTime: '12:00',
  travel: { mode: 'walk', minutes: 0, meters: 0 },
} as const
const noon = (say: Say) => ({ ...untimed, time: say(timeOf(untimed.startTime)) })

/** A stop for a catalogue place or a person's own; undefined for a place that is not in the catalogue. */
export function newStop(
  wanted: NewStop,
  others: readonly ActivityView[],
  facts: SpokenFacts,
): ActivityView | undefined {
  if (!('placeId' in wanted)) return ownStop(wanted, freeId('own', others), facts)
  const place = placeOf(facts.destination, wanted.placeId)
  if (!place) return undefined
  const meal = wanted.meal ?? place.meals?.[0]
  return {
    ...noon(facts.say),
    id: freeId(place.id, others),
    ...visitOf(place, facts),
    type: place.kind === 'food' ? 'food' : 'attraction',
    endTime: toClock(fromClock(untimed.startTime) + (place.visit?.[1] ?? 60)),
    ...(place.kind === 'food' && meal && { meal }),
  }
}

function ownStop(
  { type, title, description, cost, minutes }: OwnStop,
  id: string,
  { say, destination: { currency } }: SpokenFacts,
): ActivityView {
  return {
    ...noon(say),
    id,
    type,
    title,
    description,
    ...costOf(cost, currency),
    placeId: null,
    latitude: null,
    longitude: null,
    endTime: toClock(fromClock(untimed.startTime) + minutes),
    reason: say(tell('edit.own', {})),
  }
}

/** The stop of a booking. It takes the price of the place where none was typed. */
export function bookedView(
  { cost, ...booked }: BookedStop,
  id: string | null,
  others: readonly ActivityView[],
  facts: SpokenFacts,
): ActivityView {
  const { say, destination } = facts
  const { place, ...stop } = bookedStop(booked, destination)
  const typed = cost.trim() !== ''
  return {
    ...untimed,
    id: id ?? freeId('booked', others),
    ...stop,
    time: say(timeOf(stop.startTime)),
    description: place?.fact ?? '',
    ...(place && !typed ? priceWords(place, facts) : costOf(cost, destination.currency)),
    ...(place && typed && !sameCost(cost, place, destination.currency) && { ownCost: true }),
    reason: say(tell('edit.own', {})),
  }
}

/** Replaces a stop's place, with the same length if the new place allows it. */
export function replaced(stop: ActivityView, placeId: string, facts: SpokenFacts): ActivityView {
  const place = placeOf(facts.destination, placeId)
  if (!place) return stop
  const {
    cost: _cost,
    ownCost: _own,
    hours: _hours,
    leftAt: _left,
    ticket: _ticket,
    ticketUse: _use,
    booking: _booking,
    ...rest
  } = stop
  const [shortest, , longest] = place.visit ?? [0, 0, 720]
  const minutes = Math.min(longest, Math.max(shortest, minutesOf(stop)))
  return {
    ...rest,
    ...visitOf(place, facts),
    endTime: toClock(fromClock(stop.startTime) + minutes),
  }
}

/**
 * A stop after the edit dialog. If the title no longer names the place, it becomes the traveller's own stop: it keeps
 * its position, but loses the catalogue's data.
 */
export function changed(
  stop: ActivityView,
  { start, minutes, ...change }: StopChange,
  facts: SpokenFacts,
): ActivityView {
  const { cost, ownCost, costCents, leftAt, ticket, ticketUse, ...rest } = stop
  const place = placeOf(facts.destination, stop.placeId)
  const gone = place && !titleStandsFor(change, place)
  // What is paid with a ticket has no price of the place's own to compare with.
  const asBefore = ticket !== undefined && change.cost.trim() === (cost ?? '')
  const repriced =
    place && !gone && (asBefore ? ownCost : !sameCost(change.cost, place, facts.destination.currency))
  return {
    ...rest,
    title: change.title,
    description: change.description,
    ...(asBefore
      ? { ...(cost !== undefined && { cost }), costCents }
      : costOf(change.cost, facts.destination.currency)),
    ...(gone && { placeId: null, reason: facts.say(tell('edit.own', {})) }),
    ...(!gone && { ...(leftAt && { leftAt }), ...(ticket && { ticket }), ...(ticketUse && { ticketUse }) }),
    ...(repriced && { ownCost: true }),
    startTime: toClock(start),
    endTime: toClock(start + minutes),
    time: facts.say(timeOf(toClock(start))),
  }
}

function visitOf(place: Place, facts: SpokenFacts) {
  return {
    title: place.name,
    description: place.fact,
    ...priceWords(place, facts),
    placeId: place.id,
    latitude: place.at[0],
    longitude: place.at[1],
    reason: facts.say(reasonOf(place, facts)),
  }
}

function costOf(text: string, currency: Currency) {
  const cost = text.trim()
  return { ...(cost !== '' && { cost }), costCents: centsIn(cost, currency) }
}

/** Whether a typed cost equals the catalogue's price of the place. */
function sameCost(text: string, { cost }: Place, currency: Currency): boolean {
  return (text.trim() === '') === (cost === undefined) && centsIn(text, currency) === (cost?.cents ?? 0)
}

function freeId(name: string, others: readonly ActivityView[]): string {
  const taken = new Set(others.map(({ id }) => id))
  for (let number = 1; ; number++) {
    const id = `e${number}-${name}`.slice(0, 80)
    if (!taken.has(id)) return id
  }
}
