import { z } from 'zod'
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

/** It was an itinerary a moment ago, so nothing is checked. Only what JSON leaves out is gone. */
const JustWritten = z.custom<Itinerary>()

/** Whether JSON gives a value back as it is: it leaves out what is undefined, and knows no zero below zero and nothing infinite. */
function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (typeof value !== 'object' || value === null) return value !== undefined
  return Object.values(value).every(isJson)
}

/** Characters of the texts whose itineraries are kept, for each isolate: about three trips at the caps, or fifty usual ones. */
const room = 2_000_000

/** Itineraries by their text, those that were read last at the end. */
const kept = new Map<string, Itinerary>()
let used = 0

/**
 * A stored itinerary. Throws on text that is none. The same text is parsed once, since a trip that is open is read with every
 * call: so nobody may change what they get. Outside of production it is frozen.
 */
export function readItinerary(text: string): Itinerary {
  const known = kept.get(text)
  return keep(text, known ?? Itinerary.parse(parseStored(text)))
}

/** Makes the text of an itinerary that is stored, and keeps what the text says: its next reader needs no schema, and mostly gets the same object. */
export function storedText(itinerary: Itinerary): string {
  const text = JSON.stringify(itinerary)
  keep(text, isJson(itinerary) ? itinerary : JustWritten.parse(JSON.parse(text)))
  return text
}

function keep(text: string, itinerary: Itinerary): Itinerary {
  if (!kept.delete(text)) {
    used += text.length
    if (!import.meta.env.PROD) freeze(itinerary)
  }
  kept.set(text, itinerary)
  for (const oldest of kept.keys()) {
    if (used <= room || oldest === text) break
    kept.delete(oldest)
    used -= oldest.length
  }
  return itinerary
}

function freeze(value: unknown) {
  if (typeof value !== 'object' || value === null) return
  for (const part of Object.values(value)) freeze(part)
  Object.freeze(value)
}
