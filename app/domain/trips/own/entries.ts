import { z } from 'zod'
import { CalendarDate } from '~/domain/calendar/calendar-date-schema'
import { problem } from '~/domain/field-problem'

/** The lists of a trip that can be ticked. */
export const checklists = ['packing', 'documents', 'book', 'own'] as const
export type Checklist = (typeof checklists)[number]

/** What a cost that is no stop's counts to, as in the budget. */
export const costKinds = ['accommodation', 'food', 'activities', 'transport'] as const
export type CostKind = (typeof costKinds)[number]

export const entryCaps = { note: 2000, line: 160, entries: 400, changes: 200 } as const

const line = z.string().trim().min(1).max(entryCaps.line, problem('too-long', entryCaps.line))
const Cents = z.int().min(0).max(100_000_000)
/** `trip`, `day 2027-05-01` or `stop d1-colosseum`. */
const On = z.string().regex(/^(trip|day \d{4}-\d\d-\d\d|stop .{1,80})$/)

/** What a traveller keeps about a trip, apart from its plan. */
export const Entry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('note'),
    on: On,
    text: z.string().trim().min(1).max(entryCaps.note, problem('too-long', entryCaps.note)),
  }),
  /** A line of a checklist: one that follows from the plan, or the traveller's own. */
  z.object({
    kind: z.literal('line'),
    list: z.enum(checklists),
    text: line,
    done: z.boolean(),
    /** The traveller added it. */
    own: z.boolean().optional(),
    due: CalendarDate.optional(),
  }),
  /** What was really paid for a stop, by one traveller, hundredths of the trip's currency. */
  z.object({ kind: z.literal('paid'), stop: z.string().min(1).max(80), cents: Cents }),
  /** Another cost of a day. */
  z.object({ kind: z.literal('cost'), date: CalendarDate, text: line, cents: Cents, of: z.enum(costKinds) }),
])
export type Entry = z.infer<typeof Entry>

/** An entry as it was at a time; null when it was taken out. */
export const Change = z.object({
  id: z.string().min(1).max(180),
  /** Milliseconds since 1970, by the clock of the device. */
  at: z.int().min(0),
  entry: Entry.nullable(),
})
export type Change = z.infer<typeof Change>

/** Body of `POST /api/trips/{id}/own`. */
export const Changes = z.object({ changes: z.array(Change).max(entryCaps.changes) })

/** The store of entries. null where the account has no such trip. */
export interface EntryStore {
  list(userId: string, tripId: string): Promise<Change[] | null>
  /** Keeps what is newer than what is stored; harmless when repeated. Returns all that is stored. */
  merge(userId: string, tripId: string, changes: Change[]): Promise<Change[] | null>
}

/** Both lists as one: of two changes to an entry the later one counts, whichever device made it. */
export function merged(a: readonly Change[], b: readonly Change[]): Change[] {
  const byId = new Map<string, Change>()
  for (const change of [...a, ...b]) {
    const other = byId.get(change.id)
    if (!other || isLater(change, other)) byId.set(change.id, change)
  }
  return [...byId.values()].sort((one, two) => (one.id < two.id ? -1 : 1))
}

/** Two changes of the same moment are compared by what they say, so that every device comes to the same. */
function isLater(a: Change, b: Change): boolean {
  if (a.at !== b.at) return a.at > b.at
  return JSON.stringify(a.entry) > JSON.stringify(b.entry)
}

/** A clock that is ahead must not win for ever: nothing is later than a minute from now. */
export function notAhead(changes: readonly Change[], now: number): Change[] {
  return changes.map((change) => ({ ...change, at: Math.min(change.at, now + 60_000) }))
}

/** The entries that there are. */
export function entriesOf(changes: readonly Change[]): Entry[] {
  return changes.flatMap(({ entry }) => entry ?? [])
}
