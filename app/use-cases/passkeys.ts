import type { AccountStore } from '~/domain/account/account'
import type { Device } from '~/domain/account/device'
import {
  algorithms,
  type NewPasskey,
  type PasskeyProofs,
  type Passkeys,
  passkeyIssuer,
  passkeyLasts,
  type UsedPasskey,
} from '~/domain/account/passkey'
import type { Session, SessionStore } from '~/domain/account/session'
import { fail, ok, type Result } from '~/domain/errors'
import type { Log } from '~/domain/operations/events'
import type { Generations } from '~/domain/planning/generation'
import { beginSession } from './sign-in'

interface Books {
  passkeys: Passkeys
  passkeyProofs: PasskeyProofs
  log: Log
}

/** The browser that answers: its secret, and the site that it is on. */
interface Asked {
  browser: string | null
  origin: string
}

interface Options {
  options: Record<string, unknown>
  browser: string
}

/** What a browser is told to make a passkey for an account. */
export async function askToAdd(
  user: { id: string; email: string; name: string | null },
  origin: string,
  { passkeys, digest }: { passkeys: Passkeys; digest(text: string): Promise<string> },
): Promise<Options> {
  const [{ challenge, browser }, known] = await Promise.all([passkeys.ask(user.id), passkeys.of(user.id)])
  const id = new URL(origin).hostname
  return {
    browser,
    options: {
      challenge,
      rp: { id, name: 'Vacation Planner HQ' },
      // A device keeps it: it must not say who somebody is.
      user: {
        id: await digest(`passkey ${user.id}`),
        name: user.email,
        displayName: user.name ?? user.email,
      },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map((each) => ({ type: 'public-key', id: each })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      timeout: passkeyLasts,
    },
  }
}

/** What a browser is told to log in by any passkey that it has for this site. */
export async function askToLogIn(origin: string, { passkeys }: { passkeys: Passkeys }): Promise<Options> {
  const { challenge, browser } = await passkeys.ask(null)
  const rpId = new URL(origin).hostname
  return { browser, options: { challenge, rpId, userVerification: 'required', timeout: passkeyLasts } }
}

/** Adds the passkey that a browser made for the account that it was asked for. */
export async function addPasskey(
  answer: NewPasskey,
  { userId, browser, origin }: Asked & { userId: string },
  { passkeys, passkeyProofs, log }: Books,
): Promise<Result<null>> {
  const question = browser === null ? null : await passkeys.take(browser)
  const made =
    question?.userId === userId
      ? await passkeyProofs.made(answer, { challenge: question.challenge, origin })
      : null
  if (made && (await passkeys.add({ ...made, userId }))) return ok(null)
  log('sign-in-refused', { reason: 'passkey-not-added' })
  return fail('sign-in-failed', 'This passkey could not be added. Please try again.')
}

interface Arrival {
  session: Session | null
  token: string | null
  device: Device
}

/** Logs in whoever used a passkey that an account has. All that does not hold gets the same answer. */
export async function logInByPasskey(
  answer: UsedPasskey,
  { browser, origin, ...arrival }: Asked & Arrival,
  parts: Books & { accounts: AccountStore; sessions: SessionStore; generations: Generations },
): Promise<Result<{ session: Session; token: string }>> {
  const { passkeys, passkeyProofs, accounts, log } = parts
  const question = browser === null ? null : await passkeys.take(browser)
  const passkey = question?.userId === null ? await passkeys.find(answer.id) : null
  const proof =
    question && passkey
      ? await passkeyProofs.used(answer, passkey, { challenge: question.challenge, origin })
      : null
  const isGood = passkey !== null && proof !== null && (await passkeys.used(passkey.id, proof.uses))
  const account = isGood ? await accounts.find(passkey.userId) : null
  if (!account) {
    log('sign-in-refused', { reason: 'passkey' })
    return fail('sign-in-failed', 'This passkey opens no account here. Please log in another way.')
  }
  log('signed-in', { provider: passkeyIssuer })
  return ok(await beginSession(account, arrival, parts))
}
