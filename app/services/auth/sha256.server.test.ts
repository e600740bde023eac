import { expect, it } from 'vitest'
import { sha256 } from './sha256.server'

it('is the hash that browsers and the provider of sign-in work out', async () => {
  for (const text of ['', 'abc', 'x'.repeat(43), 'ü'.repeat(200)]) {
    const data = new TextEncoder().encode(text)
    expect(sha256(data)).toEqual(new Uint8Array(await crypto.subtle.digest('SHA-256', data)))
  }
})
