import type { PlannedStop } from './planned-stops'
import type { TripFacts } from './trip-facts'

/** One thing to pack, and the reason in this trip. */
export interface PackingItem {
  item: string
  why: string
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

function forWeather({ months, high, low, rainyDays }: TripFacts['climate'], days: number): PackingItem[] {
  const usual = `${months} days reach about ${high} °C`
  const nights = `nights fall to about ${low} °C`
  const items: PackingItem[] = []
  if (high >= 28) {
    items.push({ item: 'Light clothes that breathe', why: `${usual}.` })
    items.push({
      item: 'Sun hat, sun cream, a bottle to refill',
      why: 'For the hours outdoors around midday.',
    })
  } else if (high >= 19) items.push({ item: 'Light layers', why: `${usual}, ${nights}.` })
  else if (high >= 11) items.push({ item: 'A jumper and a jacket', why: `${usual}, ${nights}.` })
  else items.push({ item: 'A warm coat, hat and gloves', why: `${usual}, ${nights}.` })
  if (high >= 19 && low < 13)
    items.push({ item: 'Something warm for the evening', why: `In ${months}, ${nights}.` })
  if (rainyDays > 0)
    items.push({
      item: high < 12 || rainyDays / days >= 0.4 ? 'A rain jacket' : 'A small umbrella',
      why: `Rain is to be expected on ${rainyDays === 1 ? 'one day' : `${rainyDays} days`} of ${days}.`,
    })
  return items
}

/** Shoes for the longest day, metres. */
export function shoesFor(longestWalk: number, stops: readonly PlannedStop[]): PackingItem[] {
  const steep = stops.find(({ place }) => place.effort === 3)
  if (steep) return [{ item: 'Sturdy shoes with a grip', why: `For ${steep.place.name}.` }]
  if (longestWalk < 3000) return []
  const km = (longestWalk / 1000).toFixed(1)
  return [{ item: 'Shoes you have walked in before', why: `The longest day is ${km} km on foot.` }]
}

const byKind: { kinds: string[]; item: string }[] = [
  { kinds: ['worship'], item: 'Something that covers shoulders and knees' },
  { kinds: ['beach'], item: 'Swimwear and a quick-drying towel' },
  { kinds: ['show', 'nightlife'], item: 'One outfit for the evening' },
  { kinds: ['museum', 'gallery'], item: 'A small bag' },
]

const reasons: Record<string, (name: string) => string> = {
  worship: (name) => `Asked for at places of worship; the plan visits ${name}.`,
  beach: (name) => `For ${name}.`,
  show: (name) => `For ${name}.`,
  nightlife: (name) => `For ${name}.`,
  museum: (name) => `Large bags have to be left at the door of most museums, as at ${name}.`,
  gallery: (name) => `Large bags have to be left at the door of most museums, as at ${name}.`,
}

function forStops(stops: readonly PlannedStop[]): PackingItem[] {
  return byKind.flatMap(({ kinds, item }) => {
    const stop = stops.find(({ place }) => kinds.includes(place.kind))
    const why = stop && reasons[stop.place.kind]?.(stop.place.name)
    return why ? [{ item, why }] : []
  })
}
