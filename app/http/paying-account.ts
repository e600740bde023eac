import type { User } from '~/domain/account/session'

/** A signed-in person as the payment provider's customer. */
export function payingAccount({ id, email, firstName, lastName }: User) {
  return { id, email, name: [firstName, lastName].filter(Boolean).join(' ') || null }
}
