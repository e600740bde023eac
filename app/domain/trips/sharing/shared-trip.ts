import type { Itinerary } from '~/domain/itinerary/itinerary'
import { type Param, type Said, saids, sequence, sequenceCode } from '~/domain/message'
import { sketchWishSentences, tell } from '~/domain/planning/area-engine/sentences'
import { wishSentences } from '~/domain/planning/catalogue-engine/sentences'

/** These speak of who travels: what they may eat, how they walk, whom they bring. */
const personal = ['diet', 'access', 'kids']

/** As `wishSentences`, in trips of earlier days whose sentences are kept as words. */
const ofWishes = /\bconfirmed for\b|^We know of nothing in /
/** The title of `sketch.wish` in older trips, stored as words. */
const wishedTitle = /^What there is for "/
const sentences = /(?<=[.!?]) (?=\p{Lu})/u

function withoutWishes(text: Said): Said {
  if (typeof text !== 'string') {
    if (text.code === sequenceCode)
      return sequence(saids.catch([]).parse(text.params.parts).map(withoutWishes))
    return tellsOfWishes(text) ? '' : text
  }
  return text
    .split(sentences)
    .filter((sentence) => !ofWishes.test(sentence))
    .join(' ')
}

const wishCodes = new Set<string>([...wishSentences, ...sketchWishSentences])

/** Whether a message is a sentence about wishes, or holds one. */
function tellsOfWishes(value: Param): boolean {
  if (Array.isArray(value)) return value.some(tellsOfWishes)
  if (typeof value !== 'object' || value === null) return false
  return wishCodes.has(value.code) || Object.values(value.params).some(tellsOfWishes)
}

/** The title of a stop, which a plan without a catalogue may name after a typed interest. */
function withoutWishedTitle(title: Said): Said {
  const wished = typeof title === 'string' ? wishedTitle.test(title) : title.code === 'sketch.wish'
  return wished ? tell('sketch.private-wish', {}) : title
}

/** What anybody with the link may see: nothing that tells of the person behind it, no wishes, no reasons, no account. */
export function sharedTrip(itinerary: Itinerary): Itinerary {
  const { checks, days, overview, tips, provenance: _provenance, ...rest } = itinerary
  return {
    ...rest,
    overview: withoutWishes(overview),
    tips: tips.map(withoutWishes).filter((tip) => tip !== ''),
    scores: [],
    days: days.map(({ note, ...day }) => ({
      ...day,
      ...(note && withoutWishes(note) !== '' && { note: withoutWishes(note) }),
      activities: day.activities.map(({ title, description, ...activity }) => ({
        ...activity,
        title: withoutWishedTitle(title),
        description: typeof description === 'string' ? description : withoutWishes(description),
        reason: '',
      })),
    })),
    checks: checks.filter(({ id }) => !personal.includes(id)),
  }
}

/** Where a share code leads, and to which state of the trip. */
export interface ShareTarget {
  tripId: string
  generationId: string
  version: number
  /** Whether readers may take the trip along as a file, where the owner's plan includes it. */
  sharesFiles: boolean
  /** The visitor whose plan that is. */
  owner: string
}

/** Share codes. Codes have at least 128 bits, so that nobody comes upon one. */
export interface ShareStore {
  /** The trip's code, made if there is none; null when the account has no such trip. */
  open(userId: string, tripId: string): Promise<string | null>
  /** Whether readers may take the trip along; null when the account has no such trip. */
  sharesFiles(userId: string, tripId: string): Promise<boolean | null>
  /** Lets readers take the trip along, or no more; false when the account has no such trip. */
  setSharesFiles(userId: string, tripId: string, allowed: boolean): Promise<boolean>
  /** Takes the link back; gives the code that led here, null when there was no such trip, '' when it was not shared. */
  close(userId: string, tripId: string): Promise<string | null>
  /** What a code leads to; asked at every visit, so that a link that was taken back is dead at once. */
  target(code: string): Promise<ShareTarget | null>
  read(target: ShareTarget): Promise<Itinerary | null>
  /** A copy of a shared trip, as a trip of the visitor's own. */
  copy(target: ShareTarget, visitorId: string): Promise<string | null>
}

/** Holds what shared trips show, so that a visit need not read the whole trip. May forget, may fail, may not decide. */
export interface ShareCache {
  get(code: string, version: number): Promise<Itinerary | null>
  put(code: string, version: number, trip: Itinerary): Promise<void>
  clear(code: string): Promise<void>
}
