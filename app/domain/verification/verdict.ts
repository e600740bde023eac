import type { Check } from '~/domain/itinerary/itinerary'
import { type Said, sequence } from '~/domain/message'
import type { Stop } from './context'
import { tell } from './sentences'

/** A fault of a plan, and what it is about. */
export interface Fault {
  said: Said
  /** The number of the day; left out where it is about the whole trip. */
  day?: number
  /** Ids of the stops that it is about, the one to change first. */
  stops: string[]
}

/** The result of a check. Any fault fails it; without a fault, any gap makes it unknown. */
interface Findings {
  faults: Fault[]
  /** Facts that the catalogue does not have, so that the check cannot decide. */
  unknowns: Said[]
  /** The evidence when there are no faults and no gaps. */
  pass: Said
  /** Whether the search for faults ended before all was read. */
  endedEarly?: boolean
}

/** Every fault of a failed check; its evidence names the first two. */
const found = new WeakMap<Check, readonly Fault[]>()

/** The faults of a check result, kept in memory beside it. */
export function faultsOf(check: Check): readonly Fault[] {
  return found.get(check) ?? (check.status === 'fail' ? [{ said: check.evidence, stops: [] }] : [])
}

export function verdict(id: Check['id'], { faults, unknowns, pass, endedEarly = false }: Findings): Check {
  if (faults.length > 0) {
    const evidence = firstTwo(
      faults.map(({ said }) => said),
      endedEarly ? 'check.at-least-more' : 'check.more',
    )
    const failed: Check = { id, status: 'fail', evidence }
    found.set(failed, faults)
    return failed
  }
  if (unknowns.length > 0) return { id, status: 'unknown', evidence: firstTwo(unknowns) }
  return { id, status: 'pass', evidence: pass }
}

function firstTwo(findings: Said[], ofMore: 'check.more' | 'check.at-least-more' = 'check.more'): Said {
  const more = findings.length - 2
  return sequence([...findings.slice(0, 2), ...(more > 0 ? [tell(ofMore, { more })] : [])])
}

/** A fault of a day or, if its message names none, of the trip, and the stops that it is about. */
export function fault(said: ReturnType<typeof tell>, ...stops: Stop[]): Fault {
  const { day } = said.params
  return {
    said,
    ...(typeof day === 'number' && { day }),
    stops: stops.map(({ activity }) => activity.id),
  }
}

/** The message of a fault where its day is plain from the context. */
export function besideItsDay(said: Said): Said {
  return typeof said === 'string' || said.params.day === undefined
    ? said
    : { ...said, params: { ...said.params, day: null } }
}

/** The first names of a list, which a sentence writes out, and their number. */
export function listOf(names: Said[]): { names: Said[]; total: number } {
  return { names: names.slice(0, 4), total: names.length }
}

/** The item with the largest value; undefined of an empty list. */
export function worst<T>(items: T[], value: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (most, item) => (most === undefined || value(item) > value(most) ? item : most),
    undefined,
  )
}
