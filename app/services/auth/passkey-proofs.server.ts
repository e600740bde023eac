import { z } from 'zod'
import type { Passkey, PasskeyDemand, PasskeyProofs } from '~/domain/account/passkey'

/** What the browser says that it answers (WebAuthn level 3, 5.8.1). */
const ClientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
})

/** Bits of the flags of a device's data: somebody was there, and was recognised (6.1). */
const present = 1
const recognised = 4

const keyOf = {
  [-7]: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  [-257]: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
} as const

/**
 * Checks passkeys by the steps of WebAuthn level 3, 7.1 and 7.2. No attestation is asked for: which device it is does not
 * matter, so the key that the browser reports is taken. Recognition is demanded, since a passkey is the only proof here.
 */
export const passkeyProofs: PasskeyProofs = {
  async made({ id, response }, demand) {
    const { publicKey, publicKeyAlgorithm: algorithm } = response
    const uses = await usesOf(response, 'webauthn.create', demand)
    if (uses === null || !(await importKey({ publicKey, algorithm }))) return null
    return { id, publicKey, algorithm, uses }
  },
  async used({ response }, passkey, demand) {
    const uses = await usesOf(response, 'webauthn.get', demand)
    const key = uses === null ? null : await importKey(passkey)
    const [data, client, signature] = [
      bytesOf(response.authenticatorData),
      bytesOf(response.clientDataJSON),
      bytesOf(response.signature),
    ]
    if (uses === null || !key || !data || !client || !signature) return null
    const raw = passkey.algorithm === -7 ? rawSignature(signature) : signature
    if (!raw) return null
    const signed = new Uint8Array(data.length + 32)
    signed.set(data)
    signed.set(new Uint8Array(await crypto.subtle.digest('SHA-256', client)), data.length)
    const isValid = await crypto.subtle.verify(keyOf[passkey.algorithm], key, raw, signed)
    return isValid ? { uses } : null
  },
}

/** The device's count of uses, if the answer is to this question on this site, by somebody it recognised; else null. */
async function usesOf(
  { clientDataJSON, authenticatorData }: { clientDataJSON: string; authenticatorData: string },
  type: 'webauthn.create' | 'webauthn.get',
  { challenge, origin }: PasskeyDemand,
): Promise<number | null> {
  const client = clientDataOf(clientDataJSON)
  if (client?.type !== type || client.challenge !== challenge) return null
  if (client.origin !== origin || client.crossOrigin === true) return null
  const data = bytesOf(authenticatorData)
  if (!data || data.length < 37) return null
  const site = new TextEncoder().encode(new URL(origin).hostname)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', site))
  if (!hash.every((byte, index) => byte === data[index])) return null
  const flags = data[32] ?? 0
  if (!(flags & present) || !(flags & recognised)) return null
  return new DataView(data.buffer, data.byteOffset).getUint32(33)
}

function clientDataOf(base64: string) {
  const bytes = bytesOf(base64)
  try {
    return bytes && ClientData.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return null
  }
}

async function importKey({ publicKey, algorithm }: Pick<Passkey, 'publicKey' | 'algorithm'>) {
  const bytes = bytesOf(publicKey)
  if (!bytes) return null
  return crypto.subtle.importKey('spki', bytes, keyOf[algorithm], false, ['verify']).catch(() => null)
}

/**
 * The two numbers of an ECDSA signature side by side, 32 bytes each. Devices send them as a DER sequence of two integers, which
 * lose leading zeros and get one where the first bit is set.
 */
function rawSignature(der: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return null
  const raw = new Uint8Array(64)
  let at = 2
  for (const end of [32, 64]) {
    const length = der[at + 1] ?? 0
    if (der[at] !== 0x02 || length === 0 || at + 2 + length > der.length) return null
    let number = der.subarray(at + 2, at + 2 + length)
    while (number.length > 32 && number[0] === 0) number = number.subarray(1)
    if (number.length > 32) return null
    raw.set(number, end - number.length)
    at += 2 + length
  }
  return at === der.length ? raw : null
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    )
  } catch {
    return null
  }
}
