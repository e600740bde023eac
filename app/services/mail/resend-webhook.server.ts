import { z } from 'zod'
import type { StopReason } from '~/domain/mail/mail'
import type { MailEvent } from '~/domain/mail/mail-event'

/** Largest accepted age of an event, seconds. */
const tolerance = 300

const Event = z.object({
  type: z.string(),
  data: z.object({
    to: z.array(z.string().max(320)).max(50),
    bounce: z.object({ type: z.string() }).optional(),
  }),
})

/**
 * The event of a webhook call; null when its signature is wrong or too old. Signed as Svix does: HMAC-SHA256 over id, time
 * and body (https://docs.svix.com/receiving/verifying-payloads/how-manual).
 */
export async function readMailEvent(
  body: string,
  headers: Headers,
  { secret, now }: { secret: string; now: number },
): Promise<MailEvent | null> {
  const [id, time, given] = ['svix-id', 'svix-timestamp', 'svix-signature'].map((name) => headers.get(name))
  if (!id || !time || !given || Math.abs(now / 1000 - Number(time)) > tolerance || !/^\d+$/.test(time))
    return null
  const key = await hmacKey(secret)
  if (!key) return null
  const signed = new TextEncoder().encode(`${id}.${time}.${body}`)
  // Several while the secret is being changed.
  const signatures = given
    .split(' ')
    .flatMap((each) => (each.startsWith('v1,') ? [bytesOf(each.slice(3))] : []))
  const checks = signatures.map(
    (signature) => signature !== null && crypto.subtle.verify('HMAC', key, signature, signed),
  )
  if (!(await Promise.all(checks)).includes(true)) return null
  const event = Event.safeParse(jsonOf(body))
  if (!event.success) return { stop: null, addresses: [] }
  return { stop: stopOf(event.data), addresses: event.data.data.to }
}

function stopOf({ type, data: { bounce } }: z.infer<typeof Event>): StopReason | null {
  if (type === 'email.complained') return 'complained'
  // A mailbox that is full today gets mail tomorrow.
  if (type === 'email.bounced' && bounce?.type !== 'Transient') return 'bounced'
  return null
}

async function hmacKey(secret: string): Promise<CryptoKey | null> {
  const raw = bytesOf(secret.replace(/^whsec_/, ''))
  return raw && crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  } catch {
    return null
  }
}

function jsonOf(text: string): unknown {
  try {
    const read: unknown = JSON.parse(text)
    return read
  } catch {
    return null
  }
}
