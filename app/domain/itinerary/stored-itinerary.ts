import { Itinerary } from './itinerary'

/** Names that JSON stored by earlier versions may still use, and their current names. */
const renamed = new Map([
  ['print', 'palette'],
  ['making', 'provenance'],
])

/** Codes of messages in such JSON, and their current codes. */
const renamedCodes = new Map<unknown, string>([
  ['making.own-planner', 'provenance.own-planner'],
  ['making.own-days', 'provenance.own-days'],
])

const earlier = [...renamed.keys(), ...renamedCodes.keys()].map((name) => `"${name}"`)

/**
 * Parses stored JSON that contains an itinerary and brings its names up to date. Throws on text that is not JSON. Only text
 * with an earlier name is searched, which takes three times as long as parsing.
 */
export function parseStored(text: string): unknown {
  if (!earlier.some((name) => text.includes(name))) return JSON.parse(text) as unknown
  return JSON.parse(text, (key, value: unknown) => {
    if (key === 'code') return renamedCodes.get(value) ?? value
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
