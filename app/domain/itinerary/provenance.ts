import { z } from 'zod'
import { said } from '~/domain/message'

/** What had to be put right before a model's day, or its words, could stand. */
const repairKinds = [
  'unknown-place',
  'repeated',
  'closed',
  'left-out',
  'meal-added',
  'reordered',
  'few-stops',
  'out-of-reach',
  'words',
  'asked-again',
  'planned-without-model',
] as const

/** One thing that was put right; day 0 is the overview and the tips. */
export const Repair = z.object({
  day: z.int().min(0).max(60),
  kind: z.enum(repairKinds),
  detail: z.string(),
})
export type Repair = z.infer<typeof Repair>

/** How a plan with a language model came about. */
export const Provenance = z.object({
  /** Version of the prompts. */
  prompt: z.string(),
  /** Tokens read and written for it, all questions together. */
  tokens: z.int().min(0),
  repairs: z.array(Repair),
  /** For the traveller, when the model did not make all of it. */
  note: said.optional(),
})
export type Provenance = z.infer<typeof Provenance>
