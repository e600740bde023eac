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

export interface AccountStore {
  find(id: string): Promise<Account | null>
  /** The account of an identity, updated with what the provider says today. A new account uses `visitorId`. */
  signedIn(identity: Identity, visitorId: string | null): Promise<Account>
}
