import { z } from 'zod'
import { type FailureCode, failureStatus } from '~/domain/errors'
import { Budget, keptSchemas, type SchemasOver, viewSchemas } from '~/domain/itinerary/itinerary'

const Code = z.custom<FailureCode>((code) => typeof code === 'string' && code in failureStatus)

/** The events of a generation in the order they are sent; each has an increasing id of its own. */
function eventsOver<T extends z.ZodType, A extends z.ZodType>({
  Itinerary,
  ItineraryDay,
  Check,
}: SchemasOver<T, A>) {
  return z.discriminatedUnion('event', [
    z.object({ event: z.literal('accepted'), data: z.object({ generationId: z.string() }) }),
    z.object({
      event: z.literal('overview'),
      data: z.object({
        destination: z.string(),
        destinationId: Itinerary.shape.destinationId,
        palette: Itinerary.shape.palette,
        overview: Itinerary.shape.overview,
        /** Of a trip to several: where one is when. */
        places: Itinerary.shape.places,
        days: z.int(),
        sample: z.boolean(),
        /** Of the amounts of the days; left out by generations of before November 2026. */
        currency: Itinerary.shape.currency.optional(),
        /** Whether revisions may follow the days. */
        revising: z.boolean().optional(),
      }),
    }),
    /** Of generations that were made before there were revisions: words as they were written. */
    z.object({
      event: z.literal('draft'),
      data: z.object({ day: z.int(), from: z.int(), text: z.string() }),
    }),
    z.object({ event: z.literal('day'), data: ItineraryDay }),
    /** Takes the place of the overview, or of the day with the same number. Only from engines that ask a model. */
    z.object({
      event: z.literal('revised'),
      data: z.union([ItineraryDay, z.object({ overview: Itinerary.shape.overview })]),
    }),
    z.object({ event: z.literal('tips'), data: z.object({ tips: Itinerary.shape.tips }) }),
    z.object({
      event: z.literal('budget'),
      data: z.object({ budget: Budget, currency: Itinerary.shape.currency }),
    }),
    z.object({
      event: z.literal('checks'),
      data: z.object({ checks: z.array(Check), scores: Itinerary.shape.scores }),
    }),
    z.object({
      event: z.literal('done'),
      data: z.object({ tripId: z.string().optional(), itinerary: Itinerary }),
    }),
    z.object({
      event: z.literal('error'),
      data: z.object({ code: Code, message: Itinerary.shape.overview }),
    }),
  ])
}

export const StreamEvent = eventsOver(keptSchemas)
export type StreamEvent = z.infer<typeof StreamEvent>
/** An event as readers get it, in words. */
export const StreamEventView = eventsOver(viewSchemas)
export type StreamEventView = z.infer<typeof StreamEventView>
