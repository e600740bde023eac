import { z } from 'zod'
import { isUpstreamDown } from '~/domain/errors'
import type { Attachment, MailPost, Posted } from '~/domain/mail/mail'
import { isTimeout, outbound } from '../outbound.server'

/** Longest wait for the service, milliseconds. */
const patience = { each: 10_000 }
const usualBase = 'https://api.resend.com'
/** Seconds, where the service does not say how long. */
const usualPause = 5
const mostPause = 3600

const Sent = z.object({ id: z.string().max(100) })
const Refusal = z.object({ name: z.string().regex(/^[a-z_]{1,60}$/) })

/** Resend's API (https://resend.com/docs/api-reference/emails/send-email). */
export function resendPost({ apiKey, apiBase = usualBase }: { apiKey: string; apiBase?: string }): MailPost {
  const fetch = outbound(patience)
  return {
    async send({ key, replyTo, attachments, ...mail }) {
      try {
        const response = await fetch(`${apiBase.replace(/\/$/, '')}/emails`, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${apiKey}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': key,
          },
          body: JSON.stringify({
            ...mail,
            ...(replyTo && { reply_to: replyTo }),
            ...(attachments.length > 0 && { attachments: attachments.map(attachmentOf) }),
          }),
        })
        const body: unknown = await response.json().catch(() => null)
        return postedOf(response, body)
      } catch (error) {
        if (isUpstreamDown(error) || isTimeout(error))
          return { outcome: 'later', reason: 'unreachable', pause: null }
        throw error
      }
    },
  }
}

function attachmentOf({ name, type, text }: Attachment) {
  let bytes = ''
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte)
  return { filename: name, content_type: type, content: btoa(bytes) }
}

function postedOf(response: Response, body: unknown): Posted {
  const { status } = response
  if (response.ok) return { outcome: 'sent', id: Sent.safeParse(body).data?.id ?? null }
  const reason = Refusal.safeParse(body).data?.name ?? `status-${status}`
  // It has sent a mail with this key, in other words: a release between two attempts changed them.
  if (reason === 'invalid_idempotent_request') return { outcome: 'sent', id: null }
  if (status === 429) return { outcome: 'later', reason, pause: pauseOf(response) }
  // A wrong key, a domain that is not verified: the operator mends it, and the mails wait.
  if (status === 401 || status === 403) return { outcome: 'later', reason, pause: 60 }
  if (status >= 500 || status === 408 || status === 409) return { outcome: 'later', reason, pause: null }
  return { outcome: 'refused', reason, stop: false }
}

function pauseOf(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, mostPause) : usualPause
}
