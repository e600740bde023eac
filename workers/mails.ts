import { waitUntil } from 'cloudflare:workers'
import type { MailPost } from '~/domain/mail/mail'
import { housePalette } from '~/domain/posters/house-palette'
import type { AppContext } from '~/load-context'
import { database } from '~/services/db/database.server'
import { d1Outbox, type MailDesk } from '~/services/db/outbox.server'
import { cloudflarePost } from '~/services/mail/cloudflare-post.server'
import { mailHtml } from '~/services/mail/mail-html.server'
import { resendPost } from '~/services/mail/resend-post.server'
import { mailTrip } from '~/use-cases/mail-trip'
import type { MailParts } from '~/use-cases/send-mails'
import type { Env } from './env'
import { operatorLog } from './operator'
import type { Parts } from './settings/parts'
import { companyOf, partsOf } from './setup'

const now = () => Date.now()

/** The service that sends mail, and the address that mail comes from; null where none works. */
function serviceOf(env: Env, { mail, site }: Parts): { post: MailPost; from: string; site: string } | null {
  const address = site.value?.APP_URL
  if (!mail.value || !address) return null
  const { MAIL_FROM: from, RESEND_API_KEY: apiKey, RESEND_API_BASE: apiBase } = mail.value
  const origin = new URL(address).origin
  if (apiKey) return { post: resendPost({ apiKey, ...(apiBase && { apiBase }) }), from, site: origin }
  return env.EMAIL ? { post: cloudflarePost(env.EMAIL), from, site: origin } : null
}

/** Whether and how mail is sent: by a service, or into the local mailbox. */
export function mailState(env: Env, parts: Parts): 'on' | 'test' | 'off' {
  if (!serviceOf(env, parts)) return 'off'
  return parts.mail.value?.RESEND_API_BASE ? 'test' : 'on'
}

/** What writes mails beside what causes them; null where no mail is set up. */
export function mailDesk(env: Env, parts: Parts): MailDesk {
  if (!serviceOf(env, parts)) return null
  const mailer = () => env.MAILER.get(env.MAILER.idFromName('mailer'))
  // The hourly run wakes it too, so that a call that is lost delays a mail and loses none.
  return {
    wake: () =>
      waitUntil(
        mailer()
          .wake()
          .catch(() => undefined),
      ),
  }
}

/** What the sending needs; null where no mail is set up. */
export function composeMails(env: Env, { reminders, planOf, ...sources }: AppContext): MailParts | null {
  const log = operatorLog(env)
  const parts = partsOf(env, log)
  const service = serviceOf(env, parts)
  if (!service) return null
  const { site } = service
  const company = companyOf(parts)
  return {
    ...service,
    company,
    outbox: d1Outbox(database(env.DB), now),
    replyTo: parts.contact.value?.CONTACT_EMAIL ?? null,
    html: (mail, palette) => mailHtml(mail, { site, company, palette: palette ?? housePalette }),
    tripOf: (tripId) => mailTrip(tripId, site, { reminders, planOf, ...sources }),
    log,
    now,
  }
}
