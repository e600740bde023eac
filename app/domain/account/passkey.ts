import { z } from 'zod'

/** How long a passkey may take from the question to the answer, milliseconds. */
export const passkeyLasts = 300_000
/** Most passkeys of an account. */
export const mostPasskeys = 10
/** What an account's way to log in by a passkey is called in place of a provider. */
export const passkeyIssuer = 'passkey'

const Base64Url = z
  .string()
  .max(4000)
  .regex(/^[\w-]+$/)

/** The two algorithms that every browser offers: ES256 and RS256, by their numbers in COSE. */
export const algorithms = [-7, -257] as const

/** What a browser answers when a passkey was made (WebAuthn level 3, RegistrationResponseJSON). */
export const NewPasskey = z.object({
  id: Base64Url.max(1400),
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** What it answers when one was used (AuthenticationResponseJSON). */
export const UsedPasskey = z.object({
  id: Base64Url.max(1400),
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
  }),
})
export type UsedPasskey = z.infer<typeof UsedPasskey>

/** A passkey of an account. `publicKey` is in COSE, base64url; of earlier releases it is SubjectPublicKeyInfo. */
export interface Passkey {
  id: string
  userId: string
  publicKey: string
  algorithm: (typeof algorithms)[number]
  /** How often it was used, where the device counts; 0 where it does not. */
  uses: number
}

/** A question that a browser was asked, and that it may answer once. */
export interface PasskeyQuestion {
  challenge: string
  /** The account that a passkey is added to; null for a log-in. */
  userId: string | null
}

export interface Passkeys {
  /** Writes a question down; gives it with the secret of the browser that was asked. */
  ask(userId: string | null): Promise<{ challenge: string; browser: string }>
  /** The question of a browser, which is over then; null when there is none, or it is too old. */
  take(browser: string): Promise<PasskeyQuestion | null>
  /** The ids of an account's passkeys. */
  of(userId: string): Promise<string[]>
  /** Adds one, as a way to log in; false when somebody has it, or the account has enough. */
  add(passkey: Passkey): Promise<boolean>
  find(id: string): Promise<Passkey | null>
  /** Notes a use; false when its count is not higher than the last one, as of a copied device. */
  used(id: string, uses: number): Promise<boolean>
}

/** What an answer must be about. */
export interface PasskeyDemand {
  challenge: string
  /** The site's address, without a slash at the end. */
  origin: string
}

/** Checks answers of browsers. Null where something does not hold. */
export interface PasskeyProofs {
  made(answer: NewPasskey, demand: PasskeyDemand): Promise<Omit<Passkey, 'userId'> | null>
  /** How often it was used, where the device counts. */
  used(answer: UsedPasskey, passkey: Passkey, demand: PasskeyDemand): Promise<{ uses: number } | null>
}
