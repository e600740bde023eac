import type { Stay } from '~/domain/catalogue/destination'
import type { Place } from '~/domain/catalogue/place'

/** Guests of a room: its price is for two, the plan's amounts are for one. */
const guests = 2

/** A house to sleep in as a place for the checks: of what it offers besides a bed, nothing is known. */
export function placeOfHouse({ id, name, area, at, night, assumed, fact, source, confidence }: Stay): Place {
  const each = Math.round(night.cents / guests)
  return {
    id,
    name,
    area,
    at,
    fact,
    ...(assumed && { assumed }),
    source,
    confidence,
    kind: 'base',
    nightly: { budget: each, moderate: each, luxury: each, year: night.year },
    interests: [],
    styles: [],
    setting: 'indoor',
    effort: 1,
    fame: 0,
  }
}
