import { z } from 'zod'
import { PlanType } from '~/domain/billing/plan-type'
import type { Device } from './device'

/**
 * A browser that the product knows: a guest until `userId` is set. `id` is the visitor id to which all data belongs. It
 * is not secret and does not change with the cookie's secret; at sign-in the visitor is linked to the account.
 */
export interface Session {
  id: string
  userId: string | null
}

/** A place where an account is signed in. */
export interface SignedInPlace extends Device {
  /** Ends it; of use to its owner alone. */
  id: string
  /** Milliseconds since 1970. */
  signedInAt: number
  /** The same, on the day. */
  lastUsedAt: number
  /** The one that is looking. */
  isThis: boolean
}

export interface SessionStore {
  /**
   * The live session with this cookie secret. Using it moves its end; that is written once a day at most, with the device
   * of a signed-in person.
   */
  find(token: string, device?: Device): Promise<Session | null>
  create(): Promise<{ token: string; session: Session }>
  /**
   * Begins a session of an account with a new secret, ends the session of `oldToken`, and gives the data of the guest
   * `guestId` to the account, in one transaction.
   */
  replace(
    session: Session & { userId: string },
    old: { token: string | null; guestId: string | null },
    device?: Device,
  ): Promise<{ token: string }>
  end(token: string): Promise<void>
  /** When the person of a session signed in; null where nobody is. */
  signedInAt(token: string): Promise<number | null>
  /** Where an account is signed in, the latest used first. */
  placesOf(userId: string, token: string): Promise<SignedInPlace[]>
  /** Signs an account out in one place. */
  endPlace(userId: string, id: string): Promise<void>
  /** Signs an account out everywhere but here. */
  endOthers(userId: string, token: string): Promise<void>
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
