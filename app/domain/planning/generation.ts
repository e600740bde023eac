import { z } from 'zod'
import type { Result } from '~/domain/errors'
import { ReferenceRates } from '~/domain/money/reference-rates-schema'
import { PlanRequest } from '~/domain/request/plan-request'
import { TripForm } from '~/domain/request/trip-form'
import { Written } from '~/domain/request/written'
import type { StreamEvent } from './stream-events'

/** What is asked of the generator: the request, and the form to show again after a reload. */
export const GenerationCommand = z.object({
  /** Two commands of one owner with the same key are one generation. */
  key: z.string().min(1).max(200),
  /** Digest of what was asked; a key may not be used again for something else. */
  digest: z.string(),
  /** A key made from the digest alone holds for moments only, so that the same form can be planned again later. */
  keyMade: z.boolean(),
  form: TripForm,
  request: PlanRequest,
  /** What the form says in words, for a language model to read as well; left out where it says nothing. */
  written: Written.optional(),
  /** Of a trip to several places: the rates of its start, so that going on after a stop makes the same plan. */
  rates: ReferenceRates.optional(),
  /** What pays for it. With `none` the command only finds a generation that has begun already. */
  cover: z.enum(['plan', 'trip', 'gift', 'none']).default('plan'),
  /** With `trip`: the purchases that may pay. */
  trip: z.object({ plan: z.enum(['explorer', 'premium']), place: z.string() }).optional(),
})
export type GenerationCommand = z.infer<typeof GenerationCommand>

/** Where a visitor's latest generation stands. */
export interface GenerationState {
  generationId: string
  status: 'running' | 'done' | 'failed'
  form: TripForm
  /** The itinerary as it is stored, once there is one: `readItinerary` reads it, where no trip has taken its place. */
  stored: string | null
}

/** A generation with all it has come to, on its way to another owner's generator. */
export interface Handover {
  id: string
  tripId: string
  command: GenerationCommand
  status: GenerationState['status']
  createdAt: number
  events: StreamEvent[]
}

/** The generator of one owner: it takes commands, does the work on its own time, and lets the owner read along. */
export interface Generations {
  start(owner: string, command: GenerationCommand): Promise<Result<{ generationId: string }>>
  /** Server-sent events after `after`, live until the end; null when the owner has no such generation. */
  events(
    owner: string,
    generationId: string,
    after: number,
    signal: AbortSignal,
  ): Promise<ReadableStream<Uint8Array> | null>
  latest(owner: string): Promise<GenerationState | null>
  /** Gives another owner a copy of the latest generation, which goes on there if it is under way; harmless when repeated. */
  moveLatest(from: string, to: string): Promise<void>
  /** Ends what is under way for an owner who is gone and deletes everything the owner ever asked for. */
  forget(owner: string): Promise<void>
  /** Deletes one generation; harmless when there is none. */
  drop(owner: string, generationId: string): Promise<void>
}
