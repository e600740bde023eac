import { randomBytes } from 'node:crypto'

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** An id in Stripe's manner: `pi_` and 24 characters. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`
}
