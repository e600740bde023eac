/** An identity at a sign-in provider. `issuer` and `subject` together identify a person; an email address does not. */
export interface Identity {
  issuer: string
  subject: string
  email: string
  /**
   * Whether the provider has verified that the address is theirs. Only then does data linked to the address belong to
   * them.
   */
  emailVerified: boolean
  firstName: string | null
  lastName: string | null
  profileImageUrl: string | null
}

export interface Account extends Omit<Identity, 'issuer' | 'subject' | 'emailVerified'> {
  id: string
  /** The visitor id that every session of this account uses. */
  visitorId: string
}

/** A way to sign in to an account. */
export interface SignInWay {
  issuer: string
  subject: string
  email: string
  addedAt: number
}

export interface AccountStore {
  /** The ways to sign in to an account, the oldest first. */
  ways(userId: string): Promise<SignInWay[]>
  /** Removes a way; false for the last one. */
  removeWay(userId: string, way: Pick<SignInWay, 'issuer' | 'subject'>): Promise<boolean>
  find(id: string): Promise<Account | null>
  /**
   * The account of an identity, updated with what the provider says today. An identity with a verified address that is also
   * the verified address of an account becomes a way to sign in to that account. A new account uses `visitorId`.
   */
  signedIn(identity: Identity, visitorId: string | null): Promise<Account>
}
