/** Who a sign-in provider says somebody is. `issuer` and `subject` together name a person; an address does not. */
export interface Identity {
  issuer: string
  subject: string
  email: string
  /** Whether the provider made sure that the address is theirs; only then does what goes by addresses belong to them. */
  emailVerified: boolean
  firstName: string | null
  lastName: string | null
  profileImageUrl: string | null
}

export interface Account extends Omit<Identity, 'issuer' | 'subject' | 'emailVerified'> {
  id: string
  /** The session id that every session of this account has. */
  visitorId: string
}

export interface AccountStore {
  find(id: string): Promise<Account | null>
  /** The account of an identity, with what the provider says today; a new one goes by `visitorId` from now on. */
  signedIn(identity: Identity, visitorId: string | null): Promise<Account>
}
