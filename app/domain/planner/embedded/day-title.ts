import type { Destination } from '~/domain/places/destination'
import type { Place } from '~/domain/places/place'
import type { TimedOption } from './day-times'
import { listed } from './words'

const kindWords: Record<Place['kind'], string> = {
  sight: 'landmarks',
  museum: 'museums',
  gallery: 'galleries',
  worship: 'sacred places',
  walk: 'walks',
  viewpoint: 'views',
  park: 'gardens',
  beach: 'beaches',
  market: 'markets',
  shop: 'shops',
  experience: 'things to do',
  show: 'an evening show',
  nightlife: 'a night out',
  food: 'food',
  base: 'home',
}

export interface DayWords {
  title: string
  area: string
}

/** Titles made of the areas and kinds a day is about; no two days of a trip share one while there is a choice. */
export function dayWords(days: TimedOption[][], fullDay: number, { areas, name }: Destination): DayWords[] {
  const used = new Set<string>()
  const areaName = (id: string) => areas.find((area) => area.id === id)?.name ?? name
  return days.map((stops) => {
    const sights = stops.filter(({ option }) => !option.meal)
    const shown = shares(sights.length > 0 ? sights : stops, (place) => areaName(place.area))
    const all = shares(stops, (place) => areaName(place.area))
    const area = all[0]?.key ?? name
    const [first = { key: area, share: 1, order: 0 }, second] = shown
    const pair =
      second && second.share > 0.2
        ? listed([first, second].sort((a, b) => a.order - b.order).map(({ key }) => key))
        : first.key
    const kinds = listed(
      shares(sights, (place) => kindWords[place.kind])
        .slice(0, 2)
        .map(({ key }) => key),
    )
    const choices = [
      ...(sights.length < fullDay ? [`A slower day in ${first.key}`] : []),
      ...(second && second.share > 0.2 ? [pair] : []),
      `${first.key}: ${kinds}`,
      `${pair}: ${kinds}`,
      pair,
    ]
    const title = choices.find((choice) => !used.has(choice)) ?? pair
    used.add(title)
    return { title, area }
  })
}

interface Share {
  key: string
  share: number
  order: number
}

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
