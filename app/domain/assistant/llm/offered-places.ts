import { plain } from '~/domain/assistant/subject'
import type { Place } from '~/domain/catalogue/place'
import type { EditFacts } from '~/domain/itinerary/edit/draft'
import { stopsOf } from '~/domain/itinerary/edit/draft'
import { windowsOn } from '~/domain/itinerary/edit/open-times'
import { type Suggestions, suggestionsFor } from '~/domain/itinerary/edit/suggest'
import type { ActivityView, DayView, ItineraryView } from '~/domain/itinerary/itinerary'
import { unwanted } from '~/domain/request/wishes'

/** Places that a model may bring into a trip. */
const mostOffered = 36
/** The best of each day come in any case, so that far ends of a trip have theirs. */
const ofEachDay = 3

/** A place that could come into the plan, and the days on which it is open. */
export interface OfferedPlace {
  place: Place
  openOn: number[]
}

/**
 * What may come into a trip for a sentence: places whose name, kind or interests it speaks of first, then what suits each
 * day best. All of them meet what was asked for of every stop, none is shut out by a wish, and none is in the plan.
 */
export function offeredPlaces(sentence: string, itinerary: ItineraryView, facts: EditFacts): OfferedPlace[] {
  const words = plain(sentence)
    .split(' ')
    .filter((word) => word.length >= 3)
    .map((word) => word.replace(/(ies|es|s)$/, ''))
  const spokenOf = ({ name, kind, interests, meals = [] }: Place) => {
    const about = ` ${plain([name, kind, ...interests, ...meals].join(' '))}`
    return words.filter((word) => about.includes(` ${word}`)).length
  }
  // What was shut out stays out, unless this sentence names it.
  const refused = unwanted(facts.request.wishes ?? [])
  const said = plain(sentence)
  const wanted = (place: Place) => !refused(place) || said.includes(plain(place.name))
  const suggestions = suggestionsFor(itinerary, facts, wanted)
  const spoken = suggestions.places
    .map((place) => ({ place, score: spokenOf(place) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.place.fame - a.place.fame)
    .slice(0, mostOffered / 2)
    .map(({ place }) => place)
  const chosen = firstOf(mostOffered, inTurn(spoken, itinerary, suggestions))
  return chosen.map((place) => ({
    place,
    openOn: itinerary.days.flatMap(({ day, date }) =>
      windowsOn(place, date, facts.destination)?.length === 0 ? [] : [day],
    ),
  }))
}

/** What was spoken of, what suits each day best, the best table for each meal, then what is most famous. */
function* inTurn(
  spoken: Place[],
  { days }: ItineraryView,
  { places, additions, alternatives }: Suggestions,
): Generator<Place> {
  yield* spoken
  for (const { day } of days) for (const { place } of additions(day, null, ofEachDay)) yield place
  for (const day of days)
    for (const { id } of mealsOf(day)) for (const { place } of alternatives(id, 1)) yield place
  yield* places.toSorted((a, b) => b.fame - a.fame)
}

/** A stop for each of a day's meals. */
function mealsOf(day: DayView): Iterable<ActivityView> {
  const tables = stopsOf(day).filter(({ type }) => type === 'food')
  return new Map(tables.map((stop) => [stop.meal, stop])).values()
}

/** The first so many that differ; what comes after them is not made. */
function firstOf<Item>(most: number, items: Iterable<Item>): Item[] {
  const found = new Set<Item>()
  for (const item of items) {
    if (found.size === most) break
    found.add(item)
  }
  return [...found]
}
