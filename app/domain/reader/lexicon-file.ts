import { z } from 'zod'

/** The file with the words of all languages. */
export const LexiconFile = z.array(
  z.strictObject({
    language: z.string(),
    telling: z.string(),
    meanings: z.record(z.string(), z.string()),
  }),
)
