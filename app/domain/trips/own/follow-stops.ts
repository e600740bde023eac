import type { Activity } from '~/domain/itinerary/itinerary'
import { idInPlace } from '~/domain/itinerary/split-places'
import type { Entry } from './entries'

type Stop = Pick<Activity, 'id' | 'placeId'>

/**
 * Entries as they belong to the stops that there are. A plan that was made anew or got other places has new ids for its stops
 * (`d2-colosseum` for `d1-colosseum`); what was noted of a visit or paid for it goes with its place. An entry whose place is
 * not visited any more, or visited twice, stays with the id that it has.
 */
export function followStops(entries: readonly Entry[], stops: readonly Stop[]): Entry[] {
  const ids = new Set(stops.map(({ id }) => id))
  const taken = new Set(entries.flatMap((entry) => (isOf(entry, ids) ? [keyOf(entry, stopOf(entry))] : [])))
  return entries.map((entry) => {
    const stop = stopOf(entry)
    if (stop === undefined || ids.has(stop)) return entry
    const visits = stops.filter(({ placeId }) => placeId !== null && placeId === placeIn(stop))
    const [visit] = visits
    if (!visit || visits.length > 1 || taken.has(keyOf(entry, visit.id))) return entry
    return withStop(entry, visit.id)
  })
}

/** The place that a stop's id names: `colosseum` of `d1-colosseum` and of `p2-d1-colosseum`. */
const placeIn = (stop: string) => idInPlace(stop).replace(/^d\d+-/, '')

/** The stop that an entry is about. */
export function stopOf(entry: Entry): string | undefined {
  if (entry.kind === 'paid') return entry.stop
  return entry.kind === 'note' && entry.on.startsWith('stop ') ? entry.on.slice('stop '.length) : undefined
}

/** The name under which an entry about a stop is kept. */
export function keyOf({ kind }: Pick<Entry, 'kind'>, stop: string | undefined): string {
  return kind === 'paid' ? `paid ${stop}` : `note stop ${stop}`
}

function isOf(entry: Entry, ids: ReadonlySet<string>): boolean {
  const stop = stopOf(entry)
  return stop !== undefined && ids.has(stop)
}

function withStop(entry: Entry, stop: string): Entry {
  if (entry.kind === 'paid') return { ...entry, stop }
  return entry.kind === 'note' ? { ...entry, on: `stop ${stop}` } : entry
}
