import type { Account, AccountStore, Identity } from '~/domain/account/account'
import type { Device } from '~/domain/account/device'
import type { Session, SessionStore } from '~/domain/account/session'
import type { Generations } from '~/domain/planning/generation'

interface Arrival {
  identity: Identity
  /** The session of this browser so far, with its secret. */
  session: Session | null
  token: string | null
  device: Device
}

/**
 * Begins the session of an account and gives its secret. What the guest did in this browser becomes the account's: the
 * generator's latest work is copied first, and purchases and trips follow with the session itself, so that a sign-in
 * that breaks in the middle can just be done again.
 */
export async function signIn(
  { identity, ...arrival }: Arrival,
  parts: { accounts: AccountStore; sessions: SessionStore; generations: Generations },
): Promise<{ session: Session; token: string }> {
  return beginSession(await parts.accounts.signedIn(identity, guestOf(arrival)), arrival, parts)
}

const guestOf = ({ session }: Pick<Arrival, 'session'>) =>
  session && session.userId === null ? session.id : null

/** The session of an account that somebody has proven to have. */
export async function beginSession(
  account: Account,
  { session, token, device }: Omit<Arrival, 'identity'>,
  { sessions, generations }: { sessions: SessionStore; generations: Generations },
): Promise<{ session: Session; token: string }> {
  const guestId = guestOf({ session })
  if (guestId && guestId !== account.visitorId) await generations.moveLatest(guestId, account.visitorId)
  const own = { id: account.visitorId, userId: account.id }
  const { token: secret } = await sessions.replace(own, { token, guestId }, device)
  return { session: own, token: secret }
}
