import type { Said } from '~/domain/message'
import type { PlannedStop } from './planned-stops'
import { type PackingId, tell } from './sentences'
import type { TripFacts } from './trip-facts'

/** One thing to pack, and the reason in this trip. */
export interface PackingItem<Text extends Said = Said> {
  id: PackingId
  item: Text
  why: Text
}

interface PackingAsk {
  climate: TripFacts['climate']
  stops: readonly PlannedStop[]
  /** Metres on foot on the longest day. */
  longestWalk: number
  days: number
}

/** What to pack for the weather of the dates and for the plan's activities. */
export function packingList({ climate, stops, longestWalk, days }: PackingAsk): PackingItem[] {
  return [...forWeather(climate, days), ...shoesFor(longestWalk, stops), ...forStops(stops)]
}

export function pack(id: PackingId, why: Said): PackingItem {
  return { id, item: tell('guide.pack', { item: id }), why }
}

function forWeather({ months, high, low, rainyDays }: TripFacts['climate'], days: number): PackingItem[] {
  const usual = tell('guide.days-and-nights', { months, high, low })
  const items: PackingItem[] = []
  if (high >= 28) {
    items.push(pack('light-clothes', tell('guide.hot-days', { months, high })))
    items.push(pack('sun-protection', tell('guide.midday', {})))
  } else if (high >= 19) items.push(pack('layers', usual))
  else if (high >= 11) items.push(pack('jumper', usual))
  else items.push(pack('coat', usual))
  if (high >= 19 && low < 13) items.push(pack('warm-for-evening', tell('guide.cool-nights', { months, low })))
  if (rainyDays > 0) {
    const cover = high < 12 || rainyDays / days >= 0.4 ? 'rain-jacket' : 'umbrella'
    items.push(pack(cover, tell('guide.rain', { rainyDays, days })))
  }
  return items
}

/** Shoes for the longest day, metres. */
export function shoesFor(longestWalk: number, stops: readonly PlannedStop[]): PackingItem[] {
  const steep = stops.find(({ place }) => place.effort === 3)
  if (steep) return [pack('sturdy-shoes', tell('guide.for-stop', { place: steep.place.name }))]
  if (longestWalk < 3000) return []
  return [pack('worn-in-shoes', tell('guide.longest-walk', { meters: longestWalk }))]
}

/** What a kind of place asks for. */
const byKind: {
  kinds: string[]
  id: PackingId
  reason: 'guide.for-stop' | 'guide.worship-rule' | 'guide.bag-rule'
}[] = [
  { kinds: ['worship'], id: 'covered-shoulders', reason: 'guide.worship-rule' },
  { kinds: ['beach'], id: 'swimwear', reason: 'guide.for-stop' },
  { kinds: ['show', 'nightlife'], id: 'evening-outfit', reason: 'guide.for-stop' },
  { kinds: ['museum', 'gallery'], id: 'small-bag', reason: 'guide.bag-rule' },
]

function forStops(stops: readonly PlannedStop[]): PackingItem[] {
  return byKind.flatMap(({ kinds, id, reason }) => {
    const stop = stops.find(({ place }) => kinds.includes(place.kind))
    return stop ? [pack(id, tell(reason, { place: stop.place.name }))] : []
  })
}
