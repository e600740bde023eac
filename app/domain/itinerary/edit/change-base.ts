import { type Base, baseStop, ownBase } from '~/domain/itinerary/base-stop'
import type { ActivityView, DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { priceOf, timeOf } from '~/domain/itinerary/sentences'
import { placeOf, type SpokenFacts, stayOf } from './draft'
import type { BaseChoice } from './moves'

/** The base that was chosen; undefined for an id that the catalogue does not have. */
export function baseOf(choice: BaseChoice, { destination, request }: SpokenFacts): Base | undefined {
  if (!('placeId' in choice)) return ownBase(choice.name, choice.at)
  const place = placeOf(destination, choice.placeId)
  if (place?.kind !== 'base') return undefined
  const { id: placeId, name, at, fact: about, nightly } = place
  const nightCents = nightly?.[request.budget]
  return { placeId, name, at, about, ...(nightCents !== undefined && { nightCents }) }
}

/** The end of a day at another base. Its time and the way there are settled with the day. */
export function stayAt(
  base: Base,
  day: DayView,
  { days, currency }: Pick<ItineraryView, 'days' | 'currency'>,
  { say }: SpokenFacts,
): ActivityView {
  const lastDay = day.day === days.length
  const { title, description, reason, ...stop } = baseStop(base, lastDay)
  const { startTime, endTime, travel } = stayOf(day) ?? {
    startTime: '21:00',
    endTime: '21:00',
    travel: { mode: 'walk', minutes: 0, meters: 0 },
  }
  return {
    id: `d${day.day}-stay`,
    ...stop,
    title: say(title),
    description: say(description),
    reason: say(reason),
    startTime,
    endTime,
    travel,
    time: say(timeOf(startTime)),
    ...(base.nightCents !== undefined && { cost: say(priceOf(stop.costCents, currency)) }),
  }
}
