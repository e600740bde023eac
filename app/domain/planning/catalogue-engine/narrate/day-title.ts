import { metersBetween } from '~/domain/catalogue/distance'
import type { Place } from '~/domain/catalogue/place'
import type { ItineraryDay } from '~/domain/itinerary/itinerary'
import type { Said } from '~/domain/message'
import type { SaidSoFar } from '~/domain/planning/stages'
import type { SolvedDraft, TimedOption } from '~/domain/planning/trip-draft'
import { paceLimits } from '~/domain/request/pace'
import { isShort } from '../candidates/candidates'
import { tell } from '../sentences'

/** A part of town counts for the title from this share of the time at sights. */
const worthNaming = 0.25
/** Two areas make a title when their names have no more characters together; an "and" in one takes more room between. */
const longestPair = 59
const longestPairWithAnd = 57

/**
 * Title and area of a day: the areas and kinds that it is about. No two days of a trip share a title while there is a
 * choice.
 */
export function dayWords(
  { request, destination, meals: { frames }, solve: { days } }: SolvedDraft,
  index: number,
  { titles: used, written }: SaidSoFar,
): Pick<ItineraryDay, 'title' | 'area'> {
  const { areas, name } = destination
  const frame = frames[index]
  const stops = days[index] ?? []
  const areaOf = (place: Place) => areas.find(({ id }) => id === place.area)?.name ?? name
  if (frame?.trip) return { title: tell('day.trip', { to: frame.trip.name }), area: frame.trip.name }
  if (frame?.standstill) return { title: tell('day.standstill', { name: frame.standstill }), area: name }
  if (frame?.wander) return { title: tell('day.free', { area: frame.wander.name }), area: frame.wander.name }
  if (frame?.filledBy)
    return { title: tell('day.full', { place: frame.filledBy.name }), area: areaOf(frame.filledBy) }
  const sights = stops.filter(({ option }) => !option.meal)
  if (frame && sights.length === 0 && isShort(frame))
    return {
      title: frame.day === 0 ? tell('day.arrival', { at: name }) : tell('day.departure', { from: name }),
      area: name,
    }
  const shortAreaOf = (place: Place) =>
    visitedPart(areaOf(place).split(':')[0] ?? name, stops, destination.places) ??
    longestIn(place.area, sights)
  const slow = sights.length < paceLimits(request.filters).stops[0]
  const choices = titles(sights, slow, shortAreaOf)
  const title = choices.find((choice) => !used.has(written(choice))) ?? choices.at(-1) ?? name
  used.add(written(title))
  return { title, area: shares(stops, areaOf)[0]?.key ?? name }
}

/** Metres from a sight that a day does not visit, within which it was there all the same. */
const thereabouts = 700

/** The name of the sight of an area at which a day stays longest. */
function longestIn(area: string, sights: TimedOption[]): string {
  const here = sights.filter(({ option }) => option.candidate.place.area === area)
  const [longest] = here.sort((a, b) => b.end - b.start - (a.end - a.start))
  return longest?.option.candidate.place.name ?? ''
}

/**
 * The name of an area without the sights in it that the day does not come to: "Fushimi Inari and Tofuku-ji" is "Fushimi Inari"
 * for who does not see the temple; undefined where nothing is left of it, such as "City Park" for who was only at its edge.
 */
function visitedPart(area: string, stops: TimedOption[], places: Place[]): string | undefined {
  const parts = area.split(/, | and /)
  const visited = stops.map(({ option }) => option.candidate.place)
  const isMissed = (part: string) => {
    const wanted = bare(part)
    const named = places.filter(
      ({ kind, name, localName }) =>
        !['food', 'base', 'nightlife', 'show'].includes(kind) &&
        [name, localName].some((each) => each !== undefined && bare(each) === wanted),
    )
    return (
      named.length > 0 &&
      !named.some((place) =>
        visited.some(({ id, at }) => id === place.id || metersBetween(at, place.at) < thereabouts),
      )
    )
  }
  const kept = parts.filter((part) => !isMissed(part))
  if (kept.length === parts.length) return area
  if (kept.length === 0) return undefined
  return [kept.slice(0, -1).join(', '), kept.at(-1)].filter(Boolean).join(' and ')
}

function bare(name: string): string {
  return name.toLowerCase().replace(/^the /, '')
}

/** Possible titles, best first. */
function titles(sights: TimedOption[], slow: boolean, areaOf: (place: Place) => string): Said[] {
  const [first, second] = shares(sights, areaOf)
  if (!first) return []
  const byKind = shares(sights, ({ kind }) => kind)
  const kinds = (count: number) =>
    byKind
      .slice(0, count)
      .sort((a, b) => a.order - b.order)
      .map(({ key }) => key)
  const named =
    second && second.share >= worthNaming ? [first, second].sort((a, b) => a.order - b.order) : [first]
  const areas = named.map(({ key }) => key)
  const most = areas.some((name) => name.includes(' and ')) ? longestPairWithAnd : longestPair
  const pair = tell('day.areas', { areas })
  return [
    ...(slow ? [tell('day.slower', { area: first.key })] : []),
    ...(areas.length > 1 && areas.join('').length <= most ? [pair] : []),
    ...[2, 1, 3].map((count) => tell('day.kinds', { areas: [first.key], kinds: kinds(count) })),
    pair,
    tell('day.kinds', { areas, kinds: kinds(2) }),
  ]
}

interface Share<K> {
  key: K
  share: number
  order: number
}

/** The shares of a day's time by some property of the place, largest first, with the order in which they come. */
function shares<K>(stops: TimedOption[], keyOf: (place: Place) => K): Share<K>[] {
  const total = stops.reduce((sum, { start, end }) => sum + end - start, 0) || 1
  const list: Share<K>[] = []
  stops.forEach(({ option, start, end }, order) => {
    const key = keyOf(option.candidate.place)
    const found = list.find((each) => each.key === key)
    if (found) found.share += (end - start) / total
    else list.push({ key, share: (end - start) / total, order })
  })
  return list.sort((a, b) => b.share - a.share)
}
