import { Itinerary } from './itinerary'

/** Names that JSON stored by earlier versions may still use, and their current names. */
const renamed = new Map([
  ['print', 'palette'],
  ['making', 'provenance'],
])

/**
 * Parses stored JSON that contains an itinerary and brings its names up to date. Throws on text that is not JSON. Only what
 * may hold an earlier name is looked through, which takes three times as long as parsing.
 */
export function parseStored(text: string): unknown {
  if (![...renamed.keys()].some((name) => text.includes(`"${name}"`))) return JSON.parse(text) as unknown
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
