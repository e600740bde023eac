import { z } from 'zod'
import { problem } from '~/domain/field-problem'
import { ItineraryView } from '~/domain/itinerary/itinerary'

/** A sentence is as long as this at most, characters; what was said before is passed on no further. */
const longestSentence = 300
const longestLine = 600
const mostLines = 6

/** What is asked of the assistant: a sentence about a trip as the screen shows it, edits that are not stored included. */
export const AssistantQuestion = z.object({
  sentence: z.string().trim().min(1, problem('question-missing')).max(longestSentence),
  /** The trip of one's own that it is about; null of a plan that is nobody's trip. */
  tripId: z.string().min(1).max(80).nullable(),
  itinerary: ItineraryView,
  /** What was said before, the latest last. */
  before: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(longestLine) }))
    .max(mostLines)
    .default([]),
})
export type AssistantQuestion = z.infer<typeof AssistantQuestion>
