import { z } from 'zod'
import type { MailPost, Posted } from '~/domain/mail/mail'

/** Longest wait for the service, milliseconds. */
const patience = 10_000
/** Seconds until the service is asked again, by the code of its refusal (Email Service, error codes, read on 2026-11-23). */
const pauses: Record<string, number | null> = {
  E_RATE_LIMIT_EXCEEDED: 30,
  E_DAILY_LIMIT_EXCEEDED: 3600,
  E_INTERNAL_SERVER_ERROR: null,
  // The domain is being set up: mails wait for it.
  E_SENDER_NOT_VERIFIED: 600,
  E_SENDER_DOMAIN_NOT_AVAILABLE: 600,
}
const Refusal = z.object({ code: z.string().regex(/^E_[A-Z_]{1,60}$/) })

/**
 * Cloudflare's Email Service, by a binding of the Worker. It knows no idempotency key: after an answer that was lost, the
 * mail is sent a second time.
 */
export function cloudflarePost(binding: Pick<SendEmail, 'send'>): MailPost {
  return {
    async send({ from, replyTo, to, subject, html, text, headers, attachments }) {
      const files = attachments.map(({ name, type, text: content }) => ({
        disposition: 'attachment' as const,
        filename: name,
        type,
        content,
      }))
      const message = {
        from,
        to,
        subject,
        html,
        text,
        headers,
        ...(replyTo && { replyTo }),
        ...(files.length > 0 && { attachments: files }),
      }
      try {
        const sent = binding
          .send(message)
          .then(({ messageId }): Posted => ({ outcome: 'sent', id: messageId }))
        return await Promise.race([sent, silence()])
      } catch (error) {
        const { code = 'unreachable' } = Refusal.safeParse(error).data ?? {}
        if (code === 'unreachable' || code in pauses)
          return { outcome: 'later', reason: code, pause: pauses[code] ?? null }
        return { outcome: 'refused', reason: code, stop: code === 'E_RECIPIENT_SUPPRESSED' }
      }
    },
  }
}

function silence(): Promise<Posted> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ outcome: 'later', reason: 'silent', pause: null }), patience)
  })
}
