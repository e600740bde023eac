// A device with a passkey, in software: an ES256 key that answers questions as WebAuthn level 3 says.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

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
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  /** The answer to a question for a new passkey. */
  made(said: Said) {
    const publicKey = this.pair.publicKey.export({ type: 'spki', format: 'der' })
    const response = {
      clientDataJSON: clientData({ type: 'webauthn.create', ...said }),
      authenticatorData: this.data(said).toString('base64url'),
      publicKey: publicKey.toString('base64url'),
      publicKeyAlgorithm: -7,
    }
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} }
  }

  /** The answer to a question for a log-in. */
  used(said: Said) {
    this.uses++
    const [clientDataJSON, data] = [clientData({ type: 'webauthn.get', ...said }), this.data(said)]
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    const signature = sign('sha256', Buffer.concat([data, hash]), this.pair.privateKey)
    const response = {
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    }
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} }
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
