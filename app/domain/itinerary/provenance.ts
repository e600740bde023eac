import { z } from 'zod'
import { said } from '~/domain/message'

/** Corrections of a model's days and texts. */
const repairKinds = [
  'unknown-place',
  'repeated',
  'closed',
  'left-out',
  'meal-added',
  'reordered',
  'few-stops',
  'own-stops',
  'out-of-reach',
  'words',
  'asked-again',
  'planned-without-model',
] as const

/** One correction; day 0 is the overview and the tips. */
export const Repair = z.object({
  day: z.int().min(0).max(60),
  kind: z.enum(repairKinds),
  detail: z.string(),
})
export type Repair = z.infer<typeof Repair>

/** How a plan was made with a language model. */
export const Provenance = z.object({
  /** Version of the prompts. */
  prompt: z.string(),
  /** Tokens of all questions and answers. */
  tokens: z.int().min(0),
  repairs: z.array(Repair),
  /** For the traveller, when the model did not make all of the plan. */
  note: said.optional(),
})
export type Provenance = z.infer<typeof Provenance>
