import type { Destination } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'
import { type DayFrame, isShort } from './day-frame'
import type { TimedOption } from './day-times'
import { listed } from './words'

const kindWords: Record<Place['kind'], string> = {
  sight: 'landmarks',
  museum: 'museums',
  gallery: 'galleries',
  worship: 'sacred places',
  walk: 'a walk',
  viewpoint: 'views',
  park: 'gardens',
  beach: 'the beach',
  market: 'a market',
  shop: 'shops',
  experience: 'experiences',
  show: 'an evening show',
  nightlife: 'a night out',
  food: 'food',
  base: 'home',
}

/** A part of town counts for the title from this share of the time at sights. */
const worthNaming = 0.25
/** Two areas make a title up to this many characters. */
const longestPair = 64

export interface DayWords {
  title: string
  area: string
}

/** Titles made of the areas and kinds a day is about; no two days of a trip share one while there is a choice. */
export function dayWords(
  days: TimedOption[][],
  frames: DayFrame[],
  fullDay: number,
  { areas, name }: Destination,
  used: Set<string> = new Set(),
): DayWords[] {
  const areaOf = (place: Place) => areas.find(({ id }) => id === place.area)?.name ?? name
  const shortAreaOf = (place: Place) => areaOf(place).split(':')[0] ?? name
  return days.map((stops, index) => {
    const { trip, wander } = frames[index] ?? {}
    if (trip) return { title: `Day trip to ${trip.name}`, area: trip.name }
    if (wander) return { title: `A free day: ${wander.name}`, area: wander.name }
    const sights = stops.filter(({ option }) => !option.meal)
    const frame = frames[index]
    if (frame && sights.length === 0 && isShort(frame))
      return { title: `${frame.day === 0 ? 'Arrival in' : 'Departure from'} ${name}`, area: name }
    const choices = titles(sights, sights.length < fullDay, shortAreaOf)
    const title = choices.find((choice) => !used.has(choice)) ?? choices.at(-1) ?? name
    used.add(title)
    return { title, area: shares(stops, areaOf)[0]?.key ?? name }
  })
}

/** Possible titles, best first. */
function titles(sights: TimedOption[], slow: boolean, areaOf: (place: Place) => string): string[] {
  const [first, second] = shares(sights, areaOf)
  if (!first) return []
  const byKind = shares(sights, ({ kind }) => kindWords[kind])
  const kinds = (count: number) =>
    listed(
      byKind
        .slice(0, count)
        .sort((a, b) => a.order - b.order)
        .map(({ key }) => key),
    )
  const named =
    second && second.share >= worthNaming ? [first, second].sort((a, b) => a.order - b.order) : [first]
  const pair = joined(named.map(({ key }) => key))
  return [
    ...(slow ? [`A slower day in ${first.key}`] : []),
    ...(named.length > 1 && pair.length <= longestPair ? [pair] : []),
    ...[2, 1, 3].map((count) => `${first.key}: ${kinds(count)}`),
    pair,
    `${pair}: ${kinds(2)}`,
  ]
}

/** "Monti and Trastevere"; names with an "and" of their own are set one after the other. */
function joined(names: string[]): string {
  return names.some((name) => name.includes(' and ')) ? names.join(', then ') : listed(names)
}

interface Share {
  key: string
  share: number
  order: number
}

/** The shares of a day's time by some property of the place, largest first, with the order in which they come. */
function shares(stops: TimedOption[], keyOf: (place: Place) => string): Share[] {
  const total = stops.reduce((sum, { start, end }) => sum + end - start, 0) || 1
  const list: Share[] = []
  stops.forEach(({ option, start, end }, order) => {
    const key = keyOf(option.candidate.place)
    const found = list.find((each) => each.key === key)
    if (found) found.share += (end - start) / total
    else list.push({ key, share: (end - start) / total, order })
  })
  return list.sort((a, b) => b.share - a.share)
}
