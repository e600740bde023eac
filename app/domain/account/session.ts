import { z } from 'zod'
import { PlanType } from '~/domain/billing/plan-type'

/**
 * A browser that the product knows: a guest until `userId` is set. `id` is the visitor id to which all data belongs. It
 * is not secret and does not change with the cookie's secret; at sign-in the visitor is linked to the account.
 */
export interface Session {
  id: string
  userId: string | null
}

export interface SessionStore {
  /** The live session with this cookie secret. */
  find(token: string): Promise<Session | null>
  create(): Promise<{ token: string; session: Session }>
  /**
   * Begins a session of an account with a new secret, ends the session of `oldToken`, and gives the data of the guest
   * `guestId` to the account, in one transaction.
   */
  replace(
    session: Session & { userId: string },
    old: { token: string | null; guestId: string | null },
  ): Promise<{ token: string }>
  end(token: string): Promise<void>
}

/** The signed-in person as `GET /api/auth/user` answers. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  planType: PlanType,
})
export type User = z.infer<typeof User>
