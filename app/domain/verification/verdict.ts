import type { Check } from '~/domain/itinerary/itinerary'
import type { Said } from '~/domain/message'

/** What a check found, each a sentence. Any fault fails the plan; without one, any gap in the facts leaves it open. */
interface Findings {
  faults: string[]
  /** What the catalogue does not say, so that nobody can tell. */
  unknowns: string[]
  /** The evidence when there is neither. */
  pass: string
}

/** Every fault of a check that failed: its evidence names the first two. */
const found = new WeakMap<Check, readonly string[]>()

/** The faults of a check made in this run of the program, a sentence each. */
export function faultsOf(check: Check): readonly Said[] {
  return found.get(check) ?? (check.status === 'fail' ? [check.evidence] : [])
}

export function verdict(id: Check['id'], { faults, unknowns, pass }: Findings): Check {
  if (faults.length > 0) {
    const failed: Check = { id, status: 'fail', evidence: firstTwo(faults) }
    found.set(failed, faults)
    return failed
  }
  if (unknowns.length > 0) return { id, status: 'unknown', evidence: firstTwo(unknowns) }
  return { id, status: 'pass', evidence: pass }
}

function firstTwo(sentences: string[]): string {
  const more = sentences.length - 2
  return [...sentences.slice(0, 2), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}

/** "1 visit", "14 visits". */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** "Colosseum, Pantheon and 3 more": the names of a list, the first three written out. */
export function nameList(names: string[]): string {
  const shown = names.length > 4 ? names.slice(0, 3) : names
  const rest = names.length - shown.length
  const parts = rest > 0 ? [...shown, `${rest} more`] : shown
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** "80 m" or "1.2 km". */
export function kilometres(meters: number): string {
  return meters < 995 ? `${Math.round(meters / 10) * 10} m` : `${(meters / 1000).toFixed(1)} km`
}

/** The item with the largest value; undefined of an empty list. */
export function worst<T>(items: T[], value: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (most, item) => (most === undefined || value(item) > value(most) ? item : most),
    undefined,
  )
}
