import { z } from 'zod'
import type { TripPaid } from '~/domain/billing/purchase'
import { BudgetLevel } from '~/domain/catalogue/place'
import type { Result } from '~/domain/errors'
import { problem } from '~/domain/field-problem'
import { overCaps } from '~/domain/itinerary/caps'
import { Itinerary, ItineraryView } from '~/domain/itinerary/itinerary'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { PlanRequest } from '~/domain/request/plan-request'
import type { TripForm } from '~/domain/request/trip-form'
import { longestTrip, tripLength } from '~/domain/request/trip-rules'
import type { LateOffer } from './late-offer'

/** A finished generation as it is stored. */
export interface TripRecord {
  id: string
  generationId: string
  /** The visitor that asked for it. */
  owner: string
  form: TripForm
  request: PlanRequest
  itinerary: Itinerary
  /** The purchases that may pay for it; left out where something else does. */
  paidBy?: TripPaid | undefined
}

/** A trip as a list shows it; dates are calendar dates, `createdAt` is milliseconds since 1970. */
export const TripSummary = z.object({
  id: z.string(),
  destination: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  budget: BudgetLevel,
  interests: z.array(z.string()),
  isSaved: z.boolean(),
  shareCode: z.string().nullable(),
  createdAt: z.number(),
})
export type TripSummary = z.infer<typeof TripSummary>

/** A trip in a list. */
export interface ListedTrip extends TripSummary {
  /** Source of the colours of its poster, for a place without a catalogue. */
  palette: PaletteSource | null
}

export const Trip = TripSummary.extend({
  generationId: z.string(),
  version: z.int(),
  itinerary: Itinerary,
  /** The request; null for trips from before it was stored. */
  request: PlanRequest.nullable(),
})
export type Trip = z.infer<typeof Trip>

/** An earlier version of a trip. */
export interface TripVersion {
  version: number
  replacedAt: number
}

/** Number of earlier versions that are stored. */
export const versionsKept = 20
/** How long a deletion can be undone, milliseconds. */
export const undoTime = 86_400_000

/** A trip whose itinerary is rendered in words. */
export const TripView = Trip.extend({ itinerary: ItineraryView })
export type TripView = z.infer<typeof TripView>

/** Body of `PUT /api/trips/{id}`. What is stored already may be longer, and is read all the same. */
export const TripEdit = z.object({
  /** The version the edit began from. */
  version: z.int().min(1),
  itinerary: Itinerary.refine(
    ({ startDate, endDate }) => {
      const days = tripLength(startDate, endDate)
      return days >= 1 && days <= longestTrip
    },
    problem('dates-wrong', longestTrip),
  ).superRefine((itinerary, context) => {
    for (const { path, problem: message } of overCaps(itinerary))
      context.addIssue({ code: 'custom', path, message })
  }),
})

/**
 * The store of trips. Methods with a `userId` see only the trips of that account; null and false mean that it has no
 * such trip.
 */
export interface TripStore {
  /**
   * Stores a trip, and makes it the trip of the purchase that pays for it, in one transaction. False when none does: then
   * nothing is stored. Harmless when repeated for the same generation.
   */
  record(trip: TripRecord): Promise<boolean>
  /** Whether one of the visitor's purchases pays for a trip, or did for this generation. */
  isPaid(owner: string, generationId: string, paidBy: TripPaid): Promise<boolean>
  /** Newest first. */
  list(userId: string, which: 'all' | 'saved'): Promise<ListedTrip[]>
  find(userId: string, id: string): Promise<Trip | null>
  byGeneration(userId: string, generationId: string): Promise<Trip | null>
  /**
   * Replaces version `version` of an itinerary and keeps the old one; the failure contains the current version. If the
   * new itinerary is stored already, it counts as replaced.
   */
  update(
    userId: string,
    id: string,
    version: number,
    itinerary: Itinerary,
  ): Promise<Result<{ version: number }>>
  versions(userId: string, id: string): Promise<TripVersion[] | null>
  /** Keeps what came after a generation was finished, to be offered; nothing where its trip is gone. */
  offer(generationId: string, offers: readonly LateOffer[]): Promise<void>
  /** What is offered for a trip. */
  offers(userId: string, id: string): Promise<LateOffer[]>
  /** The same for what a visitor has planned, with the plan. */
  offersToGuest(
    visitorId: string,
    generationId: string,
  ): Promise<{ itinerary: Itinerary; offers: LateOffer[] } | null>
  /** Only these are offered from now on. */
  keepOffers(userId: string, id: string, offers: readonly LateOffer[]): Promise<void>
  /** The itinerary of an earlier version; null when it is not stored any more. */
  atVersion(userId: string, id: string, version: number): Promise<Itinerary | null>
  setSaved(userId: string, id: string, isSaved: boolean): Promise<boolean>
  /** Hides the trip at once and deletes it after `undoTime`. Returns the share code that ended with it. */
  remove(userId: string, id: string): Promise<{ shareCode: string | null } | null>
  undoRemove(userId: string, id: string): Promise<boolean>
}
