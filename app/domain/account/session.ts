import { z } from 'zod'
import { PlanType } from '~/domain/plans/plan-type'

/** A browser that the product knows: a guest until `userId` is set. The id is a digest; the cookie holds the secret. */
export interface Session {
  id: string
  userId: string | null
}

export interface SessionStore {
  /** The live session of a cookie's secret. */
  find(token: string): Promise<Session | null>
  create(): Promise<{ token: string; session: Session }>
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
