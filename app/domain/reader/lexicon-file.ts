import { z } from 'zod'

/** The file with the words of all languages. */
export const LexiconFile = z.array(
  z.strictObject({
    language: z.string(),
    telling: z.string(),
    neutral: z.string().optional(),
    loaded: z.string().optional(),
    meanings: z.record(z.string(), z.string()),
    lists: z.record(z.string(), z.string()).optional(),
  }),
)
