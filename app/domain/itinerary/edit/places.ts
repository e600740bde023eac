import { fromClock, type MinuteOfDay } from '~/domain/calendar/clock-time'
import type { DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { idInPlace, idInTrip, type PlacePartView, splitPlaces } from '~/domain/itinerary/split-places'
import type { Draft, EditFacts, Wishes } from './draft'

/** One place of a trip that is edited, as a trip of its own: its days count from 1, its stops have the ids of the place. */
export interface EditedPart {
  part: PlacePartView
  draft: Draft
  facts: EditFacts
}

/** The places of a trip to several; empty of a trip to one. */
export function partsOf({ itinerary, wishes }: Draft, { places = [] }: EditFacts): EditedPart[] {
  return splitPlaces(itinerary).flatMap((part): EditedPart[] => {
    const facts = places[part.index]
    if (!facts) return []
    const own = splitWishes(wishes, part.index)
    const alone = { ...part.plan, days: part.plan.days.map(inPlace), checks: [], scores: [] }
    return [
      { part, draft: { itinerary: alone, wishes: own }, facts: { ...facts, recompute: unjudged(alone) } },
    ]
  })
}

/** A part is judged with the whole. */
function unjudged(itinerary: ItineraryView): EditFacts['recompute'] {
  return (plan) => ({ ...itinerary, ...plan })
}

function inPlace(day: DayView): DayView {
  return { ...day, activities: day.activities.map((stop) => ({ ...stop, id: idInPlace(stop.id) })) }
}

function splitWishes(wishes: Wishes, index: number): Wishes {
  const own = idInTrip('', index)
  return Object.fromEntries(
    Object.entries(wishes).flatMap(([id, wish]) => (id.startsWith(own) ? [[idInPlace(id), wish]] : [])),
  )
}

/** The place that a stop is in; undefined of a journey. */
export function partWithStop(parts: readonly EditedPart[], id: string): EditedPart | undefined {
  const own = idInPlace(id)
  return parts.find(
    ({ part, draft }) =>
      id === idInTrip(own, part.index) &&
      draft.itinerary.days.some(({ activities }) => activities.some((stop) => stop.id === own)),
  )
}

/** The places that a day of the trip is spent in: two on the day of a journey. */
export function partsOnDay(parts: readonly EditedPart[], day: number): EditedPart[] {
  return parts.filter(({ part, draft }) => {
    const own = day - part.offset
    return own >= 1 && own <= draft.itinerary.days.length
  })
}

/** Where one is at a time of a day, or before one of its stops (null: at its end). */
export function partAt(
  parts: readonly EditedPart[],
  { days }: ItineraryView,
  day: number,
  { before = null, at }: { before?: string | null; at?: MinuteOfDay | undefined },
): EditedPart | undefined {
  const here = partsOnDay(parts, day)
  const journey = days[day - 1]?.activities.find((stop) => stop.journey)
  if (before !== null && before !== journey?.id) return partWithStop(here, before) ?? here.at(-1)
  const leaves = before !== null || (at !== undefined && journey && at < fromClock(journey.startTime))
  return leaves ? here[0] : here.at(-1)
}

/** The part of a trip that a stop or a day is about, with the numbers of days and the ids of stops that it has there. */
export interface PlaceScope {
  itinerary: ItineraryView
  facts: EditFacts
  day(day: number): number
  id(id: string): string
}

/** What a stop or a day is about: its place alone. Of a trip to one place, and of nothing, that is all of it. */
export function placeScope(
  itinerary: ItineraryView,
  facts: EditFacts,
  about: { stop: string } | { day: number; after: string | null } | null,
): PlaceScope {
  const whole = { itinerary, facts, day: (day: number) => day, id: (id: string) => id }
  if (!itinerary.places || !facts.places || !about) return whole
  const parts = partsOf({ itinerary, wishes: {} }, facts)
  const found =
    'stop' in about
      ? partWithStop(parts, about.stop)
      : ((about.after === null ? undefined : partWithStop(parts, about.after)) ??
        partsOnDay(parts, about.day).at(-1))
  if (!found) return whole
  const { part, draft } = found
  return {
    itinerary: draft.itinerary,
    facts: found.facts,
    day: (day) => day - part.offset,
    id: idInPlace,
  }
}
