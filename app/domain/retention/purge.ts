import type { RetentionId, RetentionRule, retention } from './retention-rules'

/** Rules of the database that a period ends: these the purge carries out. */
export type PurgedRule = {
  [Id in RetentionId]: (typeof retention)[Id] extends RetentionRule & { storage: 'database'; keep: number }
    ? Id
    : never
}[RetentionId]

/** Those that need nothing but the deletion of rows. */
export type RowRule = Exclude<PurgedRule, 'guest-trips' | 'deleted-trips'>

/** A trip that is to be deleted. */
export interface DueTrip {
  id: string
  generationId: string
  /** Every visitor whose generator may know it. */
  visitors: string[]
}

/** What is due in the database. Everything can be repeated; nothing takes more than it is told to. */
export interface PurgeStore {
  /** Deletes rows that are due by a rule alone, `most` at most. Gives how many. */
  remove(rule: RowRule, most: number): Promise<number>
  /** Deleted trips that can no longer be brought back. */
  dueTrips(most: number): Promise<DueTrip[]>
  removeTrips(ids: string[]): Promise<void>
  /** Guests whose session has ended: nobody can come back as one of them. */
  endedGuests(most: number): Promise<string[]>
  /**
   * Deletes what a guest left, `most` trips at most, and the session last, so that a guest with something left is found
   * again. Gives how many rows it deleted.
   */
  removeGuest(visitorId: string, most: number): Promise<number>
}

/** How much one run may do. */
export const purgeLimits = {
  /** Rows of one rule that are deleted at once. */
  batch: 200,
  /** Guests at once: each is a call to a Durable Object. */
  guests: 20,
  /** Rows that a run deletes at most; what is left waits for the next run. */
  rows: 10_000,
  /** How often a run comes back to a rule: with one call a rule, a run stays under the platform's 1,000 calls. */
  rounds: 15,
} as const
