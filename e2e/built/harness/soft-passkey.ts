// A device with a passkey, in software: a key that answers questions as WebAuthn level 3 says.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The kinds of keys that the product asks for, and the sign that each has in CBOR. */
type Algorithm = 'ES256' | 'RS256'
const algorithmItem = { ES256: Buffer.from([0x26]), RS256: Buffer.from([0x39, 0x01, 0x00]) }

/** How a device attests a new key: not at all, by signing with the key itself, or with a certificate of its maker. */
type Attestation = 'none' | 'self' | 'certificate'

interface Said {
  challenge: string
  origin: string
  /** The host that the device takes itself to be asked by; that of `origin` where left out. */
  host?: string
  type?: string
  /** 1: somebody was there; 4: recognised. */
  flags?: number
}

export class SoftPasskey {
  readonly id = randomBytes(16).toString('base64url')
  uses = 0
  private readonly pair

  constructor(private readonly algorithm: Algorithm = 'ES256') {
    this.pair =
      algorithm === 'ES256'
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
        : generateKeyPairSync('rsa', { modulusLength: 2048 })
  }

  /** The answer to a question for a new passkey. */
  made(said: Said & { attestation?: Attestation }) {
    const clientDataJSON = clientData({ type: 'webauthn.create', ...said })
    const data = Buffer.concat([
      this.data({ ...said, flags: (said.flags ?? 5) | 64 }),
      // Of no known make.
      Buffer.alloc(16),
      Buffer.from([0, 16]),
      Buffer.from(this.id, 'base64url'),
      this.cose(),
    ])
    const signature = this.signed(data, clientDataJSON)
    const statement = {
      none: [textItem('none'), Buffer.from([0xa0])],
      self: [textItem('packed'), Buffer.from([0xa2]), ...this.signedBy(signature)],
      certificate: [
        textItem('packed'),
        Buffer.from([0xa3]),
        ...this.signedBy(signature),
        textItem('x5c'),
        Buffer.from([0x81]),
        bytesItem(randomBytes(200)),
      ],
    }[said.attestation ?? 'none']
    const [format, ...rest] = statement
    const parts = [
      textItem('fmt'),
      format ?? [],
      textItem('attStmt'),
      ...rest,
      textItem('authData'),
      bytesItem(data),
    ]
    const attestationObject = Buffer.concat([Buffer.from([0xa3]), ...parts.flat()]).toString('base64url')
    const response = { clientDataJSON, attestationObject }
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} }
  }

  /** The answer to a question for a log-in. */
  used(said: Said) {
    this.uses++
    const [clientDataJSON, data] = [clientData({ type: 'webauthn.get', ...said }), this.data(said)]
    const signature = this.signed(data, clientDataJSON)
    const response = {
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    }
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} }
  }

  /** The key as earlier releases kept it. */
  spki(): string {
    return this.pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64url')
  }

  /** The key as devices report it (RFC 9053, 7.1; RFC 8230, 4). */
  private cose(): Buffer {
    const { x = '', y = '', n = '', e = '' } = this.pair.publicKey.export({ format: 'jwk' })
    const number = (text: string) => bytesItem(Buffer.from(text, 'base64url'))
    const [begin, end] =
      this.algorithm === 'ES256'
        ? [
            Buffer.from([0xa5, 0x01, 0x02, 0x03]),
            [Buffer.from([0x20, 0x01, 0x21]), number(x), Buffer.from([0x22]), number(y)],
          ]
        : [
            Buffer.from([0xa4, 0x01, 0x03, 0x03]),
            [Buffer.from([0x20]), number(n), Buffer.from([0x21]), number(e)],
          ]
    return Buffer.concat([begin, algorithmItem[this.algorithm], ...end])
  }

  /** The statement that a key signed: its algorithm and the signature. */
  private signedBy(signature: Buffer) {
    return [textItem('alg'), algorithmItem[this.algorithm], textItem('sig'), bytesItem(signature)]
  }

  private signed(data: Buffer, clientDataJSON: string): Buffer {
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    return sign('sha256', Buffer.concat([data, hash]), this.pair.privateKey)
  }

  private data({ origin, host = new URL(origin).hostname, flags = 5 }: Said): Buffer {
    const rest = Buffer.alloc(5)
    rest[0] = flags
    rest.writeUInt32BE(this.uses, 1)
    return Buffer.concat([createHash('sha256').update(host).digest(), rest])
  }
}

const clientData = ({ type, challenge, origin }: Said) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')

/** Items of CBOR (RFC 8949): a text of under 24 bytes, and up to 65,535 bytes. */
const textItem = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
function bytesItem(bytes: Buffer): Buffer {
  const length = bytes.length
  const [high, low] = [length >> 8, length & 255]
  const head = length < 24 ? [0x40 + length] : length < 256 ? [0x58, length] : [0x59, high, low]
  return Buffer.concat([Buffer.from(head), bytes])
}
