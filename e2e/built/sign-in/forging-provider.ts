// A sign-in provider whose next identity token a test makes, well or forged.
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { closeServer } from '../../../local/listen'

/** What a forger knows of the sign-in under way. */
export interface Asked {
  issuer: string
  clientId: string
  nonce: string
}

/** Makes an identity token. */
export type Mint = (asked: Asked, keys: Keys) => Promise<string>
type Keys = Awaited<ReturnType<typeof makeKeys>>

const published = 'published'

async function makeKeys() {
  const [own, other] = await Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('RS256', { extractable: true }),
  ])
  return {
    /** The provider's own, under the published id. */
    own: own.privateKey,
    ownPublic: await exportJWK(own.publicKey),
    ownPublicText: await exportSPKI(own.publicKey),
    /** Anybody's. */
    other: other.privateKey,
    otherPublic: await exportJWK(other.publicKey),
  }
}

/** The claims of a token as it should be. */
export const claimsOf = ({ issuer, clientId, nonce }: Asked): JWTPayload => {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: issuer,
    aud: clientId,
    sub: 'mallory',
    email: 'mallory@example.com',
    email_verified: true,
    nonce,
    iat: now,
    exp: now + 300,
  }
}

/** A token by the provider's key, with other claims where a test changes them; undefined leaves a claim out. */
export const signed =
  (change: (asked: Asked) => JWTPayload = () => ({})): Mint =>
  (asked, { own }) =>
    new SignJWT({ ...claimsOf(asked), ...change(asked) })
      .setProtectedHeader({ alg: 'RS256', kid: published })
      .sign(own)

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token whose signature is made by hand: `sign` gets what is signed. */
export const handmade =
  (header: (keys: Keys) => object, sign: (text: string, keys: Keys) => string | Promise<string>): Mint =>
  async (asked, keys) => {
    const text = `${part({ kid: published, ...header(keys) })}.${part(claimsOf(asked))}`
    return `${text}.${await sign(text, keys)}`
  }

export const hmac = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('base64url')

export async function startForgingProvider() {
  const keys = await makeKeys()
  let token = ''
  const server = createServer((request, response) => {
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      },
      '/keys': { keys: [{ ...keys.ownPublic, kid: published, alg: 'RS256', use: 'sig' }] },
      '/token': { token_type: 'Bearer', access_token: 'a', id_token: token },
    }
    const answer = answers[new URL(request.url ?? '/', issuer).pathname]
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    /** The next answer of the token endpoint has the token that `mint` makes. */
    async answerWith(mint: Mint, asked: Omit<Asked, 'issuer'>) {
      token = await mint({ ...asked, issuer }, keys)
    },
    close: () => closeServer(server),
  }
}
