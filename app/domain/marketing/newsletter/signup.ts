import { z } from 'zod'
import { problem } from '~/domain/field-problem'
import { longestName, signupLocations } from './signup-rules'

/** A sign-up as it is sent. The use case checks the address, because its message is specified. */
export const Signup = z.object({
  email: z.string().catch(''),
  name: z
    .string()
    .trim()
    .max(longestName, problem('too-long', longestName))
    .optional()
    .transform((name) => name || null),
  location: z.enum(signupLocations, problem('signup-location')),
  /** Whether the person wants offers as well. */
  offers: z.boolean(problem('not-yes-or-no')).default(false),
  /** The path of the page with the form. */
  source: z
    .string()
    .regex(/^\/(?!\/)/, problem('path-form'))
    .max(300, problem('too-long', 300))
    .default('/'),
})
export type Signup = z.infer<typeof Signup>

/** The list of sign-ups. An address is in it once; an address that unsubscribes is deleted. */
export interface SignupList {
  /** Stores an address that is not in the list; one that is stays as it is. */
  add(signup: Signup): Promise<void>
  has(unsubscribeToken: string): Promise<boolean>
  /** The owner of the address wants the newsletter; false for an unknown link. */
  confirm(unsubscribeToken: string): Promise<boolean>
  /** Deletes the address of an unsubscribe link; harmless when repeated. */
  remove(unsubscribeToken: string): Promise<void>
}
