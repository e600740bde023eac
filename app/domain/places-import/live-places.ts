import type { Destination } from '~/domain/catalogue/destination'
import type { Ranks } from './fame'
import type { MapAnswer } from './map-answer'

/** What is known of the real places of a town: on their way, there, not to be had now, or nobody looks them up. */
export type LivePlacesState = 'waiting' | 'ready' | 'none' | 'off'

/** Looks up real places of towns without a catalogue, one town at a time, outside of any request. */
export interface LivePlaces {
  /** Puts a town into the queue, unless it is there, was looked up lately or failed lately. */
  ask(town: string): Promise<void>
  stateOf(town: string): Promise<Exclude<LivePlacesState, 'off' | 'ready'> | 'done' | 'unknown'>
}

/** Why a map server gave no answer. `busy`: it says when to come again, in seconds. */
export type MapFailure =
  | { is: 'busy'; retryAfter: number | null }
  | { is: 'broken'; why: string }
  | { is: 'refused'; status: number }

export type MapReply = { is: 'answer'; answer: MapAnswer } | MapFailure

/** A server that speaks the Overpass protocol. */
export interface MapServer {
  ask(query: string): Promise<MapReply>
}

/** Knows how well known things are, and what they are called in English, by their numbers in Wikidata. */
export interface FameServer {
  ask(ids: readonly string[]): Promise<{ is: 'answer'; ranks: Ranks } | MapFailure>
}

/** Seconds for which a server rests that is busy and does not say how long, or that does not answer well. */
const usualRest = 300

/** A server of fame that is not asked before it said that it may be. `rest` keeps until when, milliseconds since 1970. */
export function restingFame(
  fame: FameServer,
  rest: { until(): number; set(until: number): void },
  now: () => number,
): FameServer {
  return {
    async ask(ids) {
      if (rest.until() > now()) return { is: 'busy', retryAfter: null }
      const reply = await fame.ask(ids)
      const told = reply.is === 'busy' ? reply.retryAfter : null
      if (reply.is !== 'answer') rest.set(now() + Math.min(longestWait, (told ?? usualRest) * 1000))
      return reply
    },
  }
}

/** Where imported destinations are kept. */
export interface PlaceShelf {
  /** What an earlier import left. */
  find(id: string): Promise<Destination | undefined>
  /** Keeps a destination and lists it; one of the same town is replaced. */
  keep(destination: Destination): Promise<void>
}

const minute = 60_000
const day = 24 * 60 * minute

/** How a town in the queue stands. Times in milliseconds since 1970. */
export interface QueuedTown {
  town: string
  state: 'waiting' | 'done' | 'failed'
  tries: number
  /** When it is looked up, or up to when what was found out counts. */
  until: number
}

/** The queue holds no more towns than this that wait. */
export const mostWaiting = 40
/** Towns that are looked up within a day at most: a server of a map is shared with others. */
export const mostADay = 300
/** Milliseconds between two questions. */
export const pause = 5000

const kept = 30 * day
const failedFor = day
const mostTries = 4
const waits = [minute, 10 * minute, 60 * minute]
const longestWait = 6 * 60 * minute

/** A town after it was asked for; undefined where nothing is to be done. */
export function queued(known: QueuedTown | undefined, town: string, now: number): QueuedTown | undefined {
  if (known && (known.state === 'waiting' || known.until > now)) return undefined
  return { town, state: 'waiting', tries: 0, until: now }
}

/** A town after it was looked up. */
export function lookedUp(
  { town, tries }: QueuedTown,
  result: 'kept' | 'too-little' | MapFailure,
  now: number,
): QueuedTown {
  if (result === 'kept') return { town, state: 'done', tries: 0, until: now + kept }
  const failed: QueuedTown = { town, state: 'failed', tries: 0, until: now + failedFor }
  if (result === 'too-little' || result.is === 'refused') return failed
  if (tries + 1 >= mostTries) return failed
  const usual = waits[tries] ?? longestWait
  const told = result.is === 'busy' && result.retryAfter !== null ? result.retryAfter * 1000 : 0
  return {
    town,
    state: 'waiting',
    tries: tries + 1,
    until: now + Math.min(longestWait, Math.max(usual, told)),
  }
}
