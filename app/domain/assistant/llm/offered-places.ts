import { plain } from '~/domain/assistant/subject'
import type { Place } from '~/domain/catalogue/place'
import type { EditFacts } from '~/domain/itinerary/edit/draft'
import { stopsOf } from '~/domain/itinerary/edit/draft'
import { windowsOn } from '~/domain/itinerary/edit/open-times'
import { additionsFor, alternativesFor } from '~/domain/itinerary/edit/suggest'
import type { ItineraryView } from '~/domain/itinerary/itinerary'
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
  const days = itinerary.days.map(({ day }) => additionsFor(itinerary, day, null, facts, wanted))
  const meals = itinerary.days
    .flatMap(stopsOf)
    .filter(({ type }) => type === 'food')
    .map(({ id }) => alternativesFor(itinerary, id, facts, wanted)[0])
  const all = new Map((days[0] ?? []).map(({ place }) => [place.id, place]))
  const spoken = [...all.values()]
    .map((place) => ({ place, score: spokenOf(place) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.place.fame - a.place.fame)
    .slice(0, mostOffered / 2)
    .map(({ place }) => place)
  const near = days.flatMap((list) => list.slice(0, ofEachDay).map(({ place }) => place))
  const tables = meals.flatMap((meal) => (meal ? [meal.place] : []))
  const famous = [...all.values()].sort((a, b) => b.fame - a.fame)
  const chosen = [...new Set([...spoken, ...near, ...tables, ...famous])].slice(0, mostOffered)
  return chosen.map((place) => ({
    place,
    openOn: itinerary.days.flatMap(({ day, date }) =>
      windowsOn(place, date, facts.destination)?.length === 0 ? [] : [day],
    ),
  }))
}
