import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { cose, decodeCredentialPublicKey } from '@simplewebauthn/server/helpers'
import { base64url } from 'jose'
import { algorithms, type PasskeyDemand, type PasskeyProofs } from '~/domain/account/passkey'

/**
 * Checks passkeys by the steps of WebAuthn level 3, 7.1 and 7.2. No attestation is asked for: which device it is does not
 * matter. Recognition of the owner is demanded, since a passkey is the only proof here.
 */
export const passkeyProofs: PasskeyProofs = {
  async made(answer, demand) {
    const { registrationInfo } = await held(() =>
      verifyRegistrationResponse({
        response: whole(answer),
        ...asked(demand),
        supportedAlgorithmIDs: [...algorithms],
      }),
    )
    if (!registrationInfo) return null
    const { id, publicKey, counter: uses } = registrationInfo.credential
    const named = decodeCredentialPublicKey(publicKey).get(cose.COSEKEYS.alg)
    const algorithm = algorithms.find((each) => each === named)
    if (!algorithm) return null
    return { id, publicKey: base64url.encode(publicKey), algorithm, uses }
  },
  async used(answer, { id, publicKey, uses: counter }, demand) {
    const credential = { id, publicKey: inCose(base64url.decode(publicKey)), counter }
    const { verified, authenticationInfo } = await held(() =>
      verifyAuthenticationResponse({ response: whole(answer), ...asked(demand), credential }),
    )
    return verified && authenticationInfo ? { uses: authenticationInfo.newCounter } : null
  },
}

const asked = ({ challenge, origin }: PasskeyDemand) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: new URL(origin).hostname,
  requireUserVerification: true,
})

/** An answer with what the library reads besides, and the product does not. */
const whole = <T extends { id: string }>(answer: T) => ({
  ...answer,
  rawId: answer.id,
  type: 'public-key' as const,
  clientExtensionResults: {},
})

/** What was proven; nothing where the library refuses the answer. It says why in words that nobody reads. */
async function held<T extends { verified: boolean }>(
  proof: () => Promise<T>,
): Promise<T | { verified: false; registrationInfo?: never; authenticationInfo?: never }> {
  return proof().catch(() => ({ verified: false }))
}

const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

/**
 * A key in COSE. Keys of earlier releases are kept as SubjectPublicKeyInfo, in which the numbers of both kinds (P-256, and RSA of
 * 2,048 bits with the exponent 65,537, the only one that devices make) stand at fixed places.
 */
function inCose(key: Uint8Array): Uint8Array<ArrayBuffer> {
  if (key[0] !== 0x30) return joined(key)
  return key.length === 91
    ? joined(hex('a5010203262001215820'), key.slice(27, 59), hex('225820'), key.slice(59))
    : joined(hex('a401030339010020590100'), key.slice(33, 289), hex('2143010001'))
}
