import { z } from 'zod'
import type { Interest } from '~/domain/catalogue/place'

type Part = 'morning' | 'afternoon' | 'evening'

/** A kind of place to look for: what it is, not which one, because none is known. */
export interface Kind {
  id: KindId
  interest: Interest
  /** Needs daylight. */
  outdoor: boolean
  /** People of a town in which one can be expected. */
  from: number
  /** The part of the day it is for; null for any before dinner. */
  best: Part | null
}

const table = {
  'local-history-museum': ['Museums', 'in', 3000],
  'art-museum': ['Museums', 'in', 40_000],
  'house-museum': ['Museums', 'in', 20_000],
  'crafts-museum': ['Museums', 'in', 30_000],
  'odd-collection': ['Museums', 'in', 60_000],
  'science-museum': ['Museums', 'in', 150_000, 'morning'],
  'main-square': ['Sightseeing', 'out', 0],
  'oldest-church': ['Sightseeing', 'in', 0],
  'town-hall': ['Sightseeing', 'out', 2000],
  viewpoint: ['Sightseeing', 'out', 5000],
  waterfront: ['Sightseeing', 'out', 0],
  'station-quarter': ['Sightseeing', 'out', 20_000],
  'oldest-street': ['History', 'out', 0],
  'walls-gates-castle': ['History', 'out', 5000],
  memorial: ['History', 'out', 0],
  'old-cemetery': ['History', 'out', 2000],
  archive: ['History', 'in', 50_000],
  'largest-park': ['Nature & Outdoors', 'out', 2000],
  'water-path': ['Nature & Outdoors', 'out', 0],
  'botanic-garden': ['Nature & Outdoors', 'out', 60_000, 'morning'],
  'wood-or-hill': ['Nature & Outdoors', 'out', 0],
  'open-gardens': ['Nature & Outdoors', 'out', 15_000],
  'market-day': ['Shopping', 'out', 2000, 'morning'],
  'small-shops': ['Shopping', 'in', 3000],
  'second-hand': ['Shopping', 'in', 20_000],
  workshop: ['Shopping', 'in', 5000],
  arcade: ['Shopping', 'in', 80_000],
  'market-hall': ['Food & Dining', 'in', 10_000],
  bakery: ['Food & Dining', 'in', 0, 'morning'],
  tasting: ['Food & Dining', 'in', 3000],
  picnic: ['Food & Dining', 'in', 0],
  'cooking-class': ['Food & Dining', 'in', 60_000],
  'early-square': ['Photography', 'out', 0, 'morning'],
  'shop-fronts': ['Photography', 'out', 0],
  'view-of-town': ['Photography', 'out', 0],
  reflections: ['Photography', 'out', 0],
  shadows: ['Photography', 'out', 2000, 'afternoon'],
  bar: ['Nightlife', 'in', 3000, 'evening'],
  'live-music': ['Nightlife', 'in', 15_000, 'evening'],
  theatre: ['Nightlife', 'in', 20_000, 'evening'],
  'late-walk': ['Nightlife', 'in', 5000, 'evening'],
  'living-artists': ['Art', 'in', 30_000],
  'street-art': ['Art', 'out', 8000],
  'open-studio': ['Art', 'in', 40_000],
  'art-in-churches': ['Art', 'in', 3000],
  'three-centuries': ['Architecture', 'out', 2000],
  'argued-building': ['Architecture', 'out', 15_000],
  courtyards: ['Architecture', 'out', 20_000],
  'newest-building': ['Architecture', 'in', 30_000],
  waterworks: ['Architecture', 'out', 3000],
  swimming: ['Beach', 'out', 0],
  'shore-walk': ['Beach', 'out', 0],
  'quiet-water': ['Beach', 'out', 0, 'afternoon'],
  bicycle: ['Adventure', 'out', 5000],
  boat: ['Adventure', 'out', 3000],
  climb: ['Adventure', 'out', 0, 'morning'],
  'guided-outing': ['Adventure', 'out', 10_000],
} as const satisfies Record<string, readonly [Interest, 'in' | 'out', number, Part?]>

export type KindId = keyof typeof table
export const KindId = z.custom<KindId>(isKindId)

function isKindId(value: unknown): value is KindId {
  return typeof value === 'string' && Object.hasOwn(table, value)
}

/** Every kind there is, by interest. */
export const kinds: readonly Kind[] = Object.entries(table).flatMap(
  ([id, [interest, where, from, best = null]]) =>
    isKindId(id) ? [{ id, interest, outdoor: where === 'out', from, best }] : [],
)
