import { createHash } from 'node:crypto'

export interface Claims {
  sub: string
  email: string
  email_verified: true
  name: string
  given_name: string
  family_name?: string
}

/** A trimmed, lower-case address, or null when it is none. */
export function readEmail(given: string): string | null {
  const email = given.trim().toLowerCase()
  return email.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(email) ? email : null
}

/** The same address is the same person, today and after a restart. The name is guessed: `ada.lovelace@…` is Ada Lovelace. */
export function claimsOf(email: string): Claims {
  const words = (email.split('@')[0] ?? '')
    .split('+', 1)
    .join('')
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const [given = 'Traveller', ...rest] = words
  return {
    sub: createHash('sha256').update(email).digest('base64url').slice(0, 22),
    email,
    email_verified: true,
    name: [given, ...rest].join(' '),
    given_name: given,
    ...(rest.length > 0 && { family_name: rest.join(' ') }),
  }
}
