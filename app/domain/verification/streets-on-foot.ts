import type { Destination } from '~/domain/catalogue/destination'
import type { AccessNeed, Coordinates } from '~/domain/catalogue/place'
import { crowFlies } from './great-circle'

// The checks' own reading of measured streets (the format is described at `Streets`).

type Streets = NonNullable<Destination['streets']>

/** Whoever asks for this cannot use steps. */
const stepFreeNeeds = new Set<AccessNeed>(['No stairs', 'Wheelchair accessible'])
/** Metres from an address that is not in the table to the point of it that stands in. */
const around = 400
/** Metres of a unit of the table; the last value of a byte says that there is no way. */
const unit = 10
const unreachable = 255

interface Read {
  /** Metres between two points by their numbers; undefined where there is no way. */
  between: (a: number, b: number) => number | undefined
  numberOf: ReadonlyMap<string, number>
}

const known = new WeakMap<Streets, Read>()
/** The table without steps as streets of their own. */
const stepFree = new WeakMap<Streets, Streets>()

/** The streets as these travellers can walk them. */
export function streetsWalkedBy(streets: Streets, needs: readonly AccessNeed[]): Streets {
  const { withoutSteps, ...others } = streets
  if (withoutSteps === undefined || !needs.some((need) => stepFreeNeeds.has(need))) return streets
  const walked = stepFree.get(streets) ?? { ...others, table: withoutSteps }
  stepFree.set(streets, walked)
  return walked
}

/** Metres along streets between two positions, whole; undefined where one cannot walk. */
export function streetMeters(from: Coordinates, to: Coordinates, streets: Streets): number | undefined {
  const { between, numberOf } = readOf(streets)
  const [a, b] = [placed(from, numberOf, streets), placed(to, numberOf, streets)]
  if (a === undefined || b === undefined || (a.number === b.number && a.off + b.off > 0))
    return Math.round(streets.detour * crowFlies(from, to))
  const meters = between(a.number, b.number)
  return meters === undefined ? undefined : Math.round(meters + streets.detour * (a.off + b.off))
}

function readOf(streets: Streets): Read {
  const read = known.get(streets) ?? decoded(streets)
  known.set(streets, read)
  return read
}

function decoded({ points, table }: Streets): Read {
  const letters = atob(table)
  const numberOf = new Map(points.map((point, number) => [point.join(' '), number]))
  const between = (a: number, b: number) => {
    if (a === b) return 0
    const row = Math.max(a, b)
    const value = letters.charCodeAt((row * (row - 1)) / 2 + Math.min(a, b))
    // Beyond the end of the table there is no number.
    return Number.isNaN(value) || value === unreachable ? undefined : value * unit
  }
  return { between, numberOf }
}

/** The point of the table that a position is, or that stands in for it, with the metres between them. */
function placed(at: Coordinates, numberOf: ReadonlyMap<string, number>, { points }: Streets) {
  const same = numberOf.get(at.join(' '))
  if (same !== undefined) return { number: same, off: 0 }
  const off = points.map((point) => crowFlies(point, at))
  const nearest = Math.min(...off)
  return nearest < around ? { number: off.indexOf(nearest), off: nearest } : undefined
}
