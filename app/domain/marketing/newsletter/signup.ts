import { z } from 'zod'
import { longestName, signupLocations } from './signup-rules'

/** A sign-up as it is sent. Whether the address is one is the use case's business, which has the specified words. */
export const Signup = z.object({
  email: z.string().catch(''),
  name: z
    .string()
    .trim()
    .max(longestName, `Use at most ${longestName} characters.`)
    .optional()
    .transform((name) => name || null),
  location: z.enum(signupLocations, 'The form stands inline, in the footer, in a popup or in a banner.'),
  /** Whether offers are welcome, beside inspiration. */
  offers: z.boolean('Say true or false.').default(false),
  /** The path of the page the form stood on. */
  source: z
    .string()
    .regex(/^\/(?!\/)/, 'Send the path of the page.')
    .max(300, 'Use at most 300 characters.')
    .default('/'),
})
export type Signup = z.infer<typeof Signup>

/** Who has signed up. An address is in it once; whoever leaves is forgotten. */
export interface SignupList {
  /** Keeps an address that is not there yet; one that is there stays as it is. */
  add(signup: Signup): Promise<void>
  has(unsubscribeToken: string): Promise<boolean>
  /** Forgets the address of a link; harmless when repeated. */
  remove(unsubscribeToken: string): Promise<void>
}
