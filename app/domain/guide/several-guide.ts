import type { Itinerary } from '~/domain/itinerary/itinerary'
import { placeTip } from '~/domain/itinerary/sentences'
import { journeysOf, type PlacePart } from '~/domain/itinerary/split-places'
import { type Said, sequence } from '~/domain/message'
import type { Essentials } from './essentials'
import type { PackingItem } from './packing'
import { repeatedTips } from './repeated-tips'
import type { PlaceGuide, TripGuide } from './trip-guide'

/** A place of a trip to several, with the guide beside its part of it; null where that place is not found any more. */
export interface GuidedPart {
  part: PlacePart
  guide: TripGuide | null
}

/** The guide beside a trip to several places: what to take along for all of it, and of each place what is true there. */
export function severalGuide(itinerary: Itinerary, guided: readonly GuidedPart[]): TripGuide {
  const places = guided.flatMap(({ part, guide }): PlaceGuide[] =>
    guide ? [placeGuide(guide, part, itinerary)] : [],
  )
  const tips = guided.flatMap(({ part: { index, place, plan }, guide }) =>
    guide?.essentials
      ? repeatedTips(plan.tips, guide.essentials).map((tip) => placeTip(index, place.name, tip))
      : [],
  )
  return {
    facts: null,
    essentials: wholeEssentials(guided),
    recommendations: null,
    houses: null,
    dailyCents: null,
    repeatedTips: tips,
    places,
  }
}

function placeGuide(
  { facts, essentials, recommendations, houses }: TripGuide,
  { place: { name, days }, index }: PlacePart,
  itinerary: Itinerary,
): PlaceGuide {
  const journeys = journeysOf(itinerary)
  const ways = [journeys[index - 1], journeys[index]]
  // The way from an airport is of use where the trip begins or ends, and where one flies to or from.
  const isFlownTo = ways.some((way) => !way || way.journey?.mode === 'flight')
  return {
    name,
    index,
    days,
    facts,
    recommendations,
    houses,
    essentials: essentials && {
      ...essentials,
      arrival: isFlownTo ? essentials.arrival : null,
      // Of the whole trip.
      packing: [],
      documents: [],
      bookings: [],
    },
  }
}

/** What to take along for all places; null where the plan includes none of it. What is true of one place only is empty. */
function wholeEssentials(guided: readonly GuidedPart[]): Essentials | null {
  const named = guided.flatMap(({ part: { place }, guide }) =>
    guide?.essentials ? [{ name: place.name, essentials: guide.essentials }] : [],
  )
  if (named.length === 0) return null
  const items = new Map<PackingItem['id'], { item: Said; why: Map<string, { why: Said; names: string[] }> }>()
  for (const { name, essentials } of named)
    for (const { id, item, why } of essentials.packing) {
      const kept = items.get(id) ?? { item, why: new Map() }
      items.set(id, kept)
      const key = JSON.stringify(why)
      kept.why.set(key, { why, names: [...(kept.why.get(key)?.names ?? []), name] })
    }
  const packing = [...items].map(([id, { item, why }]): PackingItem => {
    const [first = { why: '', names: [] }] = why.values()
    // A stop that asks for it is reason enough; figures are said with the places that they are of.
    const reasons = [...why.values()].map((each) => placeTip(0, each.names.join(', '), each.why))
    return { id, item, why: isFigure(first.why) ? sequence(reasons) : first.why }
  })
  return {
    packing,
    // The passports of all countries, then what is the same everywhere.
    documents: distinct([
      ...named.map(({ essentials }) => essentials.documents[0] ?? ''),
      ...named.flatMap(({ essentials }) => essentials.documents.slice(1)),
    ]),
    bookings: named.flatMap(({ essentials }) => essentials.bookings),
    plug: null,
    drivesOn: null,
    money: { localMoney: '', tipping: null },
    emergency: null,
    arrival: null,
    phrases: null,
  }
}

const figures: readonly string[] = [
  'guide.hot-days',
  'guide.days-and-nights',
  'guide.cool-nights',
  'guide.rain',
  'guide.longest-walk',
]

function isFigure(why: Said): boolean {
  return typeof why !== 'string' && figures.includes(why.code)
}

function distinct(texts: readonly Said[]): Said[] {
  return [...new Map(texts.map((text) => [JSON.stringify(text), text])).values()]
}
