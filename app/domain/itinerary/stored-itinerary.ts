import { Itinerary } from './itinerary'

/** Names that stored JSON of earlier versions may still use, and what they are called now. */
const renamed = new Map([
  ['print', 'palette'],
  ['making', 'provenance'],
])

/** Stored JSON with an itinerary anywhere in it, its names brought up to date. Throws on text that is not JSON. */
export function parseStored(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const entries = Object.entries(value)
    if (!entries.some(([name]) => renamed.has(name))) return value
    return Object.fromEntries(entries.map(([name, each]) => [renamed.get(name) ?? name, each]))
  })
}

/** A stored itinerary. Throws on text that is none. */
export function readItinerary(text: string): Itinerary {
  return Itinerary.parse(parseStored(text))
}
